import { isAsked } from '../remarks/asking.ts';
import { citesSources, remarkIn } from '../remarks/remarks.ts';
import { isOfTalk, qualifies } from '../talk/taking-back.ts';
import { saysWhere } from '../talk/talk-phrases.ts';
import {
  contentSpan,
  contentWords,
  goOn,
  isGoingOn,
  isNarrowing,
  joint,
  markBeforeRest,
  withoutJoints,
} from '../talk/talk-words.ts';
import { beforeSource } from '../words/source-names.ts';
import { omission, phraseOf, type Word, wordsOf } from '../words/words.ts';
import type { BesideReader } from './named-beside.ts';

/** Words before or after a sentence of the rules, and what has to be known about them. */
export interface Beside {
  text: string;
  words: readonly Word[];
  /** Those without joints, the first of those, and those as a phrase. */
  said: readonly Word[];
  first: Word;
  phrase: string;
  /** Those that also are no fillers, and the text from the first to the last. */
  tells: readonly Word[];
  name: string;
  /**
   * The last word of the sentence before them, and the first word of the sentence after them; undefined where there is
   * none.
   */
  before: Word | undefined;
  after: Word | undefined;
  /** The text between the sentence and `tells`, and whether it has a mark of omission. */
  between: string;
  isLeftOut: boolean;
  /** Whether the sentence is in quotation marks. */
  isQuoted: boolean;
  reader: BesideReader;
}

/**
 * Collects what has to be known about words before or after a sentence.
 * @param from index of the first of these words; `to` is the index after the last
 * @param isQuoted whether the sentence is in quotation marks
 * @returns null where all of them are joints
 */
export function wordsBeside(
  text: string,
  words: readonly Word[],
  [from, to]: readonly [from: number, to: number],
  reader: BesideReader,
  isQuoted: boolean,
): Beside | null {
  const beside = words.slice(from, to);
  const said = withoutJoints(beside);
  const tells = contentWords(beside);
  const [first] = said;
  const [before, after] = [words[from - 1], words[to]];
  if (!first) return null;
  const between = before
    ? text.slice(before.end, tells[0]?.start)
    : text.slice(tells.at(-1)?.end, after?.start);
  return {
    text,
    words: beside,
    said,
    first,
    phrase: phraseOf(said),
    tells,
    name: contentSpan(text, beside),
    before,
    after,
    between,
    isLeftOut: omission.test(between),
    isQuoted,
    reader,
  };
}

/** People of whom words are not about a case: `For what it's worth`. */
const speakers = / (?:i|it|we|you) /;

/**
 * Whether a case precedes the speaker, so that the sentence holds in it only: `For Jedi, I heard,`. In `I like Leap,
 * which says`, the keyword is what speaks.
 */
export function isOfCaseAlone({ name, reader }: Beside): boolean {
  const leads = name.split(/,(?!\s*which )\s*/).slice(0, -1);
  return leads.some((lead) => {
    const words = wordsOf(lead);
    const isNarrowed = isGoingOn(words[0]?.word ?? '') && !speakers.test(phraseOf(words));
    return !reader.refersIn(lead) && (isNarrowed || words.some(reader.isCase));
  });
}

/** Whether they are set off by a mark of omission, and the rules say them too. */
export function isSaidAlone({ words, isLeftOut, reader }: Beside): boolean {
  return isLeftOut && reader.isSaid(words);
}

/** The beginning of a citation of the keyword after a comma. */
const citing = /^,\sthat(?:['’]s| is)\s/i;

/** Whether words after a sentence cite its keyword or source, or ask about it. */
export function isAboutClaim(beside: Beside): boolean {
  const { text, phrase, name, before, between, reader } = beside;
  const isDenied = joint.test(between) || qualifies(phrase);
  const isApart = isSetOff(beside) || citing.test(text.slice(before?.end));
  const isCited = isApart && !isDenied && reader.keywordIn(name) !== null;
  return isCited || citesSources(name, reader.sources) || isAsked(text.slice(before?.end), reader.isOfRules);
}

/** The end of a sentence that announces what a card adds after it: `It gets the following effect;`. */
const leadsToContent = /\bfollowing (?:ability|cost|effect|when)\b([^.:;]{0,120})[.:;]?\s*[:;]\s*$/i;

/** A cost as a card has it; somebody's own sentence would say who pays it, or whether. */
const isPaid = /^(?:discard|pay|remove|tap)\b/i;

/**
 * Whether words are what a card adds after a meaning that announces it, and do not narrow or deny that: the name of a
 * keyword, an amount, or a payment right after `the following cost`.
 * @param isName whether they are the name of a keyword
 */
export function isContent(text: string, words: readonly Word[], isName: boolean): boolean {
  const [lead, content] = [text.slice(0, words[0]?.start), text.slice(words[0]?.start)];
  const [, announced] = leadsToContent.exec(lead) ?? [];
  const isOfCard = isName || /^\d/.test(content) || (announced === '' && isPaid.test(content));
  const isWritten = /^(?!(?:Cf|It|See|That|This)\b)[\p{Lu}\d[]/u.test(content);
  if (announced === undefined || !isOfCard || !isWritten || remarkIn(content) !== null) return false;
  return !qualifies(phraseOf(words)) && !isGoingOn(words[0]?.word ?? '') && !isNarrowing(words);
}

const leadsToSource = new RegExp(`^ ${beforeSource} `);

/** Whether words before a sentence only name its source: `Per the Glossary,`, `The Glossary has “…”`. */
export function isOfSource({ phrase, between, name, isQuoted, reader }: Beside): boolean {
  const isLead = leadsToSource.test(phrase) && /^\s?[,:–—-]/.test(between);
  return (isLead || isQuoted || phrase.endsWith(' that ')) && citesSources(name, reader.sources);
}

/**
 * Whether words only say where the sentence is from: `Per the rules`; not where they continue: `According to it, only`.
 */
export function isPlace({ words, name, tells, reader }: Beside): boolean {
  const isOfRest = (each: Word) => reader.isCase(each) || isGoingOn(each.word);
  const isNarrowed = isNarrowing(tells) || tells.slice(2).some(isOfRest);
  return saysWhere(phraseOf(words)) && !name.includes(',') && !isNarrowed;
}

/** Whether words after a sentence are set off by a mark other than a comma, or by its quotation marks. */
export function isSetOff({ between, isQuoted }: Beside): boolean {
  return isQuoted || markBeforeRest.test(between);
}

/** Whether a mark separates words from the sentence, or a mark of omission or quotation marks do. */
export function isMarked({ between, isLeftOut, isQuoted }: Beside, mark: RegExp): boolean {
  return isQuoted || isLeftOut || mark.test(between);
}

/** The beginning of what somebody says about people, and of a greeting or thanks; no case begins like that. */
const sayingFirst =
  / (?:asked|showed|taught|tells|told) (?:her|him|me|them|us) |^ (?:he|i|im|ive|she|somebody|someone|they|we|weve) \S/;
const greeting = /^ (?:cheers|dear|hello|hey|hi|oh|ok|okay|sorry|thank|thanks(?! to )|well|yeah|yep|yes) \S/;

/** Whether somebody says something of their own before a comma, and then the sentence. */
export function isSaidFirst({ phrase, tells, between }: Beside): boolean {
  const isSaid = greeting.test(phrase) || sayingFirst.test(phraseOf(tells));
  return isSaid && between.includes(',') && !joint.test(between);
}

/** Whether words are about the game, in words of the rules. Those around a quotation may only say what it is about. */
export function isOfRules({ tells, isQuoted, reader }: Beside): boolean {
  const isOfCases = !isQuoted && tells.some(reader.isCase);
  const saysMore = !isQuoted || tells.some(({ word }) => !isOfTalk(word) || goOn.has(word));
  const isWordOfRules = ({ word }: Word) => /\p{L}/u.test(word) && (reader.isOfRules(word) || goOn.has(word));
  return isOfCases || (saysMore && tells.every(isWordOfRules));
}
