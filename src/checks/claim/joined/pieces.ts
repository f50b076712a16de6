import type { Named } from '../claimed-sentence.ts';
import { isReply, isTag } from '../remarks/asking.ts';
import { isOpening } from '../remarks/introduces.ts';
import { isFragment } from '../remarks/narrows.ts';
import { remarkIn } from '../remarks/remarks.ts';
import { endsBelow, putsInPast, qualifies } from '../talk/taking-back.ts';
import { isFiller, isReason, namesSpeaker, saysWhere } from '../talk/talk-phrases.ts';
import { contentSpan, nextSentence, withoutJoints, withoutPast } from '../talk/talk-words.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';
import { isContent } from './beside.ts';
import type { BesideReader } from './named-beside.ts';

/** A piece of a text that can be answered by itself. */
export interface ClaimPiece {
  text: string;
  /** The keyword that is named before it, as in a heading, or cited after it; null where none is. */
  named: Named | null;
  /** Whether it is a whole sentence of a wording, or a quotation that is a piece of one. */
  isCut: boolean;
  /** Whether it only introduces what follows, or is about the claim beside it, and claims nothing. */
  isAside: boolean;
  /** Whether it says that the claim beside it held once: `Old text`, `Old Armor`, `This was removed`. */
  isPast: boolean;
  /** Whether it is a statement about the game that only lacks a capital letter to be read as a sentence. */
  isStatement: boolean;
  /** Whether it is the name of a place alone, where other rules may hold: `In Magic`, `In 2v2`. */
  isOtherPlace: boolean;
}

/** A piece about which nothing more is known. */
export const piece: Omit<ClaimPiece, 'text'> = {
  named: null,
  isCut: false,
  isAside: false,
  isPast: false,
  isStatement: false,
  isOtherPlace: false,
};

/** A run of words: a sentence of the rules, or the words beside one. */
export interface WordRun {
  words: readonly Word[];
  isSentence: boolean;
}

/** The quotations in words beside a sentence, which are claims by themselves: `Bob says "…" and Al says`. */
function quotedIn(beside: string): string[] {
  return [...beside.matchAll(/["“]([^"“”]+)["”]/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => wordsOf(quoted).length >= leastWords);
}

/** What words beside a sentence name. */
interface Naming {
  /** The keyword that the sentences after them are about; null where they do not tell. */
  named: Named | null;
  /** Whether they name it as a heading, as a speaker or as an old keyword, and not only somewhere. */
  isCited: boolean;
  /** Whether they are only its name, as in a heading. */
  isName: boolean;
  /** Whether they say that the keyword says something: `Armor says`. */
  isSayer: boolean;
  /** Whether they call it old. */
  isOld: boolean;
}

/**
 * Turns the runs of a text that was cut around the sentences of the rules into pieces.
 * @returns the pieces, without those that say nothing
 */
export function readPieces(text: string, runs: readonly WordRun[], reader: BesideReader): ClaimPiece[] {
  const namings = runs.map((run) => (run.isSentence ? null : namingOfRun(text, run, reader)));
  // A name after the last sentence belongs to all of them, unless it is in a conclusion of the author's own.
  const isOwn = nextSentence.test(text.slice(runs.at(-2)?.words.at(-1)?.end));
  const last = namings.at(-1);
  let named = last && (last.isCited || !isOwn) ? last.named : null;
  return runs.flatMap((run, index): ClaimPiece[] => {
    const naming = namings[index];
    named = naming?.named ?? named;
    if (!naming) return [{ ...piece, text: written(text, run), named, isCut: true }];
    const [before, next] = [runs[index - 1], runs[index + 1]];
    if (naming === content || saysNothing(text, run, naming, before, reader)) return [];
    return [
      ...quotedIn(written(text, run)).map((quoted) => ({ ...piece, text: quoted })),
      { ...piece, named, ...readBeside(text, run, naming, next, reader) },
    ];
  });
}

/** What names no keyword. */
const nothing: Naming = { named: null, isCited: false, isName: false, isSayer: false, isOld: false };

/** The same for what a card adds after a meaning that announces it, which is told by being this object. */
const content: Naming = { ...nothing };

/** What makes the keyword after it an example of the sentence before, which is not about it: `(Such as Armor.)` */
const asExample = /^\W*such as\s/i;

function namingOfRun(text: string, run: WordRun, reader: BesideReader): Naming {
  const called = contentSpan(text, run.words);
  const name = withoutPast(called);
  const ofName = reader.keywordIn(name);
  const sayer = reader.sayerIn(called);
  if (isContent(text, run.words, ofName !== null)) return content;
  if (asExample.test(written(text, run))) return nothing;
  return {
    named: ofName ?? sayer ?? reader.onlyIn(written(text, run)),
    isCited: ofName !== null || sayer !== null,
    isName: ofName !== null && name === called,
    isSayer: sayer !== null,
    isOld: (ofName !== null && name !== called) || sayer?.isOld === true,
  };
}

/** A question whose author believes the claim: `Doesn't it say that …?`. */
const deniedQuestion = /^(?:.{1,60}\bbut )?(?:are|did|do|does|has|have|is|was|were)n['’]?t\s.*\?["”’')]*$/is;

/** Whether a run neither claims nor takes back anything: a name as in a heading, `No, …`, `…, doesn't it?`. */
function saysNothing(
  text: string,
  { words }: WordRun,
  { isName }: Naming,
  before: WordRun | undefined,
  { isCase }: BesideReader,
): boolean {
  if ((isName && !qualifies(phraseOf(words))) || (withoutJoints(words).length < 2 && isFiller(words)))
    return true;
  const last = before?.words.at(-1);
  if (isReason(words)) return true;
  return last ? isTag(text, last) : isReply(text, words, isCase) || deniedQuestion.test(text);
}

/** Finds the name of a place alone. */
const placeAlone = /^[Ii]n [\p{Lu}\d][\p{L}\p{N}'’-]*(?: [\p{Lu}\d][\p{L}\p{N}'’-]*)*$/u;

/**
 * What a run says about the sentence beside it.
 * @param next the run after it; undefined for the last
 */
function readBeside(
  text: string,
  run: WordRun,
  { isSayer, isOld }: Naming,
  next: WordRun | undefined,
  reader: BesideReader,
): Pick<ClaimPiece, 'text' | 'isPast' | 'isAside' | 'isStatement' | 'isOtherPlace'> {
  const { words } = run;
  const said = written(text, run);
  const isEnded = /[.;]\s$/.test(text.slice(0, words[0]?.start));
  const phrase = phraseOf(words);
  // After the last sentence, the question mark counts too.
  const remark = remarkIn(next ? said : text.slice(words[0]?.start), reader.sources);
  const isRetracted = remark === 'takes back' && !qualifies(phrase);
  const first = next?.words[0];
  const isSetOff = text.slice(words.at(-1)?.end, first?.start).includes(':');
  const isEndedBelow = first !== undefined && isSetOff && endsBelow(said, reader.isOfRules);
  const isPast = isOld || putsInPast(said) || isRetracted || isEndedBelow;
  const says = first
    ? isOpening(text, words, first, reader.isCase)
    : [namesSpeaker, saysWhere].some((is) => is(phraseOf(withoutJoints(words))));
  const isOtherPlace = isSetOff && placeAlone.test(said);
  const isStatement = isEnded && remark === null && saysOfGame(said, words, reader);
  return {
    text: said,
    isPast,
    isStatement,
    isOtherPlace,
    isAside: isPast || isSayer || (says && !isOtherPlace) || remark !== null,
  };
}

/** In words; anything shorter may narrow what precedes it. */
const leastStatement = 8;

/** The beginning of what continues the sentence before it, or refers to it. */
const ofBefore =
  /^(?:and|but|each|every|except|it|nor|not|only|or|so|that|these|they|this|those|though|yet)\b/i;

/** Whether words are a statement about the game, in words of the rules alone. */
function saysOfGame(said: string, words: readonly Word[], { isOfRules }: BesideReader): boolean {
  const isLong = words.length >= leastStatement && !ofBefore.test(said) && !isFragment(said);
  return isLong && words.every(({ word }) => isOfRules(word) || /^[+-]?\d+$/.test(word));
}

/** The text of a run, without the mark of a list before it, or the border of a table's cell after it. */
function written(text: string, { words }: WordRun): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).replace(/^[-–—]+\s+|(?<!\s)\s*\|$/g, '');
}
