import { isAsked } from '../remarks/asking.ts';
import { citesSources, remarkIn } from '../remarks/remarks.ts';
import { isOfTalk, qualifies } from '../talk/taking-back.ts';
import { saysWhere } from '../talk/talk-phrases.ts';
import {
  contentSpan,
  contentWords,
  goOn,
  isCaseOf,
  isGoingOn,
  isNarrowing,
  isSetAside,
  joint,
  markBeforeRest,
  withoutJoints,
} from '../talk/talk-words.ts';
import { omission, phraseOf, type Word, wordsOf } from '../words/words.ts';
import type { RulesSpokenOf } from './rules.ts';

/** Words in front of a sentence or behind it, and what is asked of them. */
export interface Beside {
  text: string;
  words: readonly Word[];
  /** Those of them that say something, the first of those, and the phrase that they are. */
  said: readonly Word[];
  first: Word;
  phrase: string;
  /** Those that say something beside a sentence, and how they are written. */
  tells: readonly Word[];
  name: string;
  /** The last word of the sentence in front of them, and the first of the one behind them, where there is one. */
  before: Word | undefined;
  after: Word | undefined;
  /** What stands between the sentence and what is told beside it, and whether something was left out there. */
  between: string;
  isLeftOut: boolean;
  /** Whether the sentence stands in quotation marks. */
  isQuoted: boolean;
  rules: RulesSpokenOf;
}

/**
 * What is asked of words in front of a sentence or behind it.
 * @param from which of the words is the first of them, and `to` the one behind the last
 * @param isQuoted whether the sentence stands in quotation marks
 * @returns null where none of them says anything
 */
export function wordsBeside(
  text: string,
  words: readonly Word[],
  [from, to]: readonly [from: number, to: number],
  rules: RulesSpokenOf,
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
    rules,
  };
}

/** Of whom somebody speaks who only says how he comes to say something: `For what it's worth`. */
const speakers = / (?:i|it|we|you) /;

/** Whether what is said in front of who says something is a case in which alone it holds: `For Jedi, I heard,`. */
export function isOfCaseAlone({ name, rules }: Beside): boolean {
  const leads = name.split(/,\s*/).slice(0, -1);
  return leads.some((lead) => {
    const words = wordsOf(lead);
    const isNarrowed = isGoingOn(words[0]?.word ?? '') && !speakers.test(phraseOf(words));
    return !rules.refersIn(lead) && (isNarrowed || words.some(isCaseOf(rules.isOfRules)));
  });
}

/** Whether something was left out beside them, and the rules say them too. */
export function isSaidAlone({ words, isLeftOut, rules }: Beside): boolean {
  return isLeftOut && rules.say(words);
}

/** Begins what somebody says behind a comma of which keyword it is. */
const citing = /^,\sthat(?:['’]s| is)\s/i;

/** Whether they cite the keyword or the source of what stands before them, or ask about it. */
export function isAboutClaim(beside: Beside): boolean {
  const { text, phrase, name, before, between, rules } = beside;
  const isDenied = joint.test(between) || qualifies(phrase);
  const isApart = isSetOff(beside) || citing.test(text.slice(before?.end));
  const isCited = isApart && !isDenied && rules.keywordIn(name) !== null;
  return isCited || citesSources(name, rules.sources) || isAsked(text.slice(before?.end), rules.isOfRules);
}

/** Ends a sentence that leads to what a card has behind it: `It gets the following effect;`. */
const leadsToContent = /\bfollowing (?:ability|cost|effect|when)\b([^.:;]{0,120})[.:;]?\s*[:;]\s*$/i;

/** How a card says a cost; a sentence of somebody's own says who pays it, or whether. */
const isPaid = /^(?:discard|pay|remove|tap)\b/i;

/**
 * Whether words of a text are what a card has behind a meaning that leads to that, and do not narrow it or deny it: the
 * name of a keyword, a number of something, or right behind `the following cost` what is paid.
 */
export function isContent(text: string, words: readonly Word[], isName: boolean): boolean {
  const [lead, content] = [text.slice(0, words[0]?.start), text.slice(words[0]?.start)];
  const [, behind] = leadsToContent.exec(lead) ?? [];
  const isOfCard = isName || /^\d/.test(content) || (behind === '' && isPaid.test(content));
  const isWritten = /^(?!(?:Cf|It|See|That|This)\b)[\p{Lu}\d[]/u.test(content);
  if (behind === undefined || !isOfCard || !isWritten || remarkIn(content) !== null) return false;
  return !qualifies(phraseOf(words)) && !isGoingOn(words[0]?.word ?? '') && !isNarrowing(words);
}

/** Whether they only say, in front of it, which source has the sentence: `Per the Glossary,`, `The Glossary has “…”`. */
export function isOfSource({ phrase, between, name, isQuoted, rules }: Beside): boolean {
  const isLead = /^ (?:according to|as (?:of|per)|from|in|per) /.test(phrase) && /^\s?[,:–—-]/.test(between);
  return (isLead || isQuoted || phrase.endsWith(' that ')) && citesSources(name, rules.sources);
}

/** Whether they only say where the sentence stands: `Per the rules`; not where others go on: `According to it, only`. */
export function isPlace({ words, name, tells, rules }: Beside): boolean {
  const isOfRest = (each: Word) => isCaseOf(rules.isOfRules)(each) || isGoingOn(each.word);
  const isNarrowed = isNarrowing(tells) || tells.slice(2).some(isOfRest);
  return saysWhere(phraseOf(words)) && !name.includes(',') && !isNarrowed;
}

/** Whether a mark that may stand in front of more sets words behind a sentence apart from it, or quotation marks do. */
export function isSetOff({ between, isQuoted }: Beside): boolean {
  return isQuoted || markBeforeRest.test(between);
}

/** Whether a mark stands between them and the sentence, or something was left out there, or it is quoted. */
export function isMarked({ between, isLeftOut, isQuoted }: Beside, mark: RegExp): boolean {
  return isQuoted || isLeftOut || mark.test(between);
}

/** Begins what somebody says of himself or of others, or whom he greets or thanks; no case begins so. */
const sayingFirst =
  / (?:asked|showed|taught|tells|told) (?:her|him|me|them|us) |^ (?:he|i|im|ive|she|somebody|someone|they|we|weve) \S/;
const greeting = /^ (?:cheers|dear|hello|hey|hi|oh|ok|okay|sorry|thank|thanks(?! to )|well|yeah|yep|yes) \S/;

/** Whether somebody says something before a comma, and another thing behind it. */
export function isSaidFirst({ phrase, tells, between }: Beside): boolean {
  const isSaid = greeting.test(phrase) || sayingFirst.test(phraseOf(tells));
  return isSaid && between.includes(',') && !joint.test(between);
}

/** Whether they say of what, when or how often the sentence holds. */
export function isLimit({ said, tells }: Beside): boolean {
  const first = said.find(({ word }) => /\p{L}/u.test(word));
  return isGoingOn(first?.word ?? '') || isNarrowing(tells) || isSetAside(said);
}

/** Whether they speak of the game as the rules do. Around a quotation somebody may speak of what it is about. */
export function isOfRules({ tells, isQuoted, rules }: Beside): boolean {
  const isOfCases = !isQuoted && tells.some(isCaseOf(rules.isOfRules));
  const saysMore = !isQuoted || tells.some(({ word }) => !isOfTalk(word) || goOn.has(word));
  const isWordOfRules = ({ word }: Word) => /\p{L}/u.test(word) && (rules.isOfRules(word) || goOn.has(word));
  return isOfCases || (saysMore && tells.every(isWordOfRules));
}
