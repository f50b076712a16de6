import { correctionIn, speaksOfBefore } from '../talk/short-answers.ts';
import {
  deniesBelow,
  isOfTalk,
  qualifies,
  saysOnce,
  speaksOfAll,
  withoutIdioms,
} from '../talk/taking-back.ts';
import { isDoubting, speaksOfPast } from '../talk/talk-words.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { isProcedure, isUndone } from './outcomes.ts';

/**
 * What a sentence does that is about a claim beside it and not about the game: it takes the claim back
 * (`That was overruled.`), or says nothing of its own (`Is that right?`, `(Glossary)`).
 */
export type Remark = 'takes back' | 'nothing';

/** What is known where a remark stands. */
interface Beside {
  /** What may be cited. */
  sources: readonly SourceName[];
  /** Whether the rules have a word. */
  isOfRules: (word: string) => boolean;
}

/** A year or a version, which does not count as something said: `Not since 2015.`, `Out of date, see v2.` */
const yearOrVersion = /^(?:(?:19|20)\d\d|v\d{1,3}(?:\.\d{1,3}){0,3})$/;

/** A vote for something, or against it: `-1, wrong.` */
const vote = /^[+-]1$/;

/** In characters; anything longer says something by itself. */
const longestRemark = 1_000;

/** The speaker of a line in a chat, perhaps with a role or a number, for a pattern: `Bob (judge)`, `Commented [BK2]`. */
export const speakerName = String.raw`(?:\/?u\/)?[\p{L}\p{N}_.' -]{1,32}(?: [[(][\p{L}\p{N} ]{1,20}[\])])?`;
const speaker = new RegExp(`^${speakerName}: (?=\\S)`, 'u');

/** Whom a speaker of a chat answers: `@Al nope`. */
const addressee = /^@[\p{L}\p{N}_.-]{1,32}[,:]? (?=\S)/u;

/** A text without its speaker, and whom that one answers: `Bob: Wrong.`, `Bob: @Al nope` */
export function withoutSpeaker(text: string): string {
  return text.replace(speaker, '').replace(addressee, '');
}

/** The words with which a text corrects what was said just before it, {@link correctionIn}, and its speaker. */
export function correctionOf(text: string): string {
  // Before a colon, a correction looks like a speaker.
  const own = correctionIn(text);
  const said = withoutSpeaker(text);
  const correction = own || correctionIn(said);
  return own || (correction && text.slice(0, text.length - said.length) + correction);
}

/** Whether two lines have different speakers: `Bob: …`, and below it `Al: …`. */
export function isOfAnother(above: string, line: string): boolean {
  const [[first] = [], [second] = []] = [above, line].map((each) => speaker.exec(each.trimStart()) ?? []);
  return first !== undefined && second !== undefined && first !== second;
}

/** What precedes a time, a place or a person at the end of a remark: `… since Deep Moss`, `… by the IDC`. */
const sinceWhen = /,? (?:as of|before|by|from|in|on|since|until|with)(?= )/g;

/** A name, a number, a day or a version. */
const nameOrNumber = /^(?:[\p{Lu}\d§#]|[prv]?\.?\d)[^,;:!?]{0,30}$/u;

/** How many were for something and how many against it: `3-4`, `5 to 2`. */
const countOfVotes = /(?<=\S) \(?\d{1,3}(?:[-–:]| to )\d{1,3}\)?(?=[\s.!]*$)/u;

/**
 * Whether a sentence comments on its neighbour rather than on the game.
 * @param sources what may be cited
 * @returns null where it says something of its own
 */
export function remarkIn(text: string, sources: readonly SourceName[] = []): Remark | null {
  if (text.length > longestRemark) return null;
  const remark = remarkAlone(text, sources);
  if (remark !== null) return remark;
  const when = [...text.matchAll(sinceWhen)].find(({ 0: lead, index }) =>
    isTimeOrPlace(text.slice(index + lead.length)),
  );
  const end = when ?? countOfVotes.exec(text);
  if (!end) return null;
  const said = remarkAlone(text.slice(0, end.index), sources);
  return said === 'takes back' || (said && /^,? (?:before|until)$/.test(end[0])) ? 'takes back' : null;
}

/** Whether words name a time, a place in a text or a person, and nothing of the game: `the errata of 3 May`. */
function isTimeOrPlace(text: string): boolean {
  const words = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(' ');
  const isNamed = (word: string) => nameOrNumber.test(word);
  return words.some(isNamed) && words.every((word) => isNamed(word) || isOfTalk(word));
}

/** One of several claims that somebody points at: `This one is wrong`. */
const thisOne = / (that|this) 1 /g;

/** A denial of "it is not so", which affirms; `No. Right.` may be two answers. */
const noButSo = /\bno, (?=(?:(?:it|that)(?:['’]s| is) )?(?:correct|right|true)[.!]*$)/i;

function remarkAlone(text: string, sources: readonly SourceName[]): Remark | null {
  const said = withoutSpeaker(text).replace(noButSo, '');
  const phrase = withoutSources(phraseIn(said), sources).replace(thisOne, ' $1 ');
  const words = wordsOf(withoutIdioms(phrase)).filter(
    ({ word }) => /[\p{L}\p{N}]/u.test(word) && !yearOrVersion.test(word) && !vote.test(word),
  );
  const isOfClaim = words.every((each) => isOfTalk(each.word) || isDoubting(each));
  if (!isOfClaim && !speaksOfBefore(withoutSpeaker(text))) return null;
  if (isQuestion(text)) return 'nothing';
  const saysChanged = words.some(({ word }) => word === 'changed');
  const isPast = words.some(speaksOfPast) || saysOnce(phrase);
  const isTakenBack = qualifies(phrase) || correctionOf(text) !== '';
  const isRetracted = saysChanged || isPast || isTakenBack || words.some(isDoubting);
  return isRetracted ? 'takes back' : 'nothing';
}

/** Words for what was said, and for the speakers. */
const ofClaim = / (?:it|that|this) /;
const ofSpeakers = / (?:i|me|my|our|us|we) /;

/**
 * The same as {@link remarkIn}, but also for words that no list has, as long as the rules do not have them either:
 * `That was replaced by something else.`, `I have a question.`
 * @param isOfRules whether the rules have a word
 */
export function remarkInOtherWords(text: string, isOfRules: (word: string) => boolean): Remark | null {
  if (text.length > longestRemark) return null;
  const words = wordsOf(withoutSpeaker(text)).filter(({ word }) => /\p{L}/u.test(word));
  if (words.some(({ word }) => isOfRules(word) && !isOfTalk(word))) return null;
  if (correctionOf(text)) return null;
  const phrase = phraseOf(words);
  if (words.some(speaksOfPast)) return null;
  if (isQuestion(text)) return ofClaim.test(phrase) || ofSpeakers.test(phrase) ? 'nothing' : null;
  if (qualifies(phrase)) return ofClaim.test(phrase) ? 'takes back' : null;
  return ofSpeakers.test(phrase) ? 'nothing' : null;
}

/** What a sentence does that is about a claim, in listed or other words; null where it is about the game. */
export function remarkOf(text: string, { sources, isOfRules }: Beside): Remark | null {
  const said = withoutSpeaker(text);
  if (isUndone(said, isOfRules)) return 'takes back';
  if (isProcedure(said)) return 'nothing';
  return remarkIn(text, sources) ?? remarkInOtherWords(text, isOfRules);
}

/** In characters; anything longer says more than that several claims do not hold. */
const longestOfAll = 80;

/**
 * Whether a sentence takes back all claims beside it: `Both are wrong.`, `None of that is true.`
 */
export function takesAllBack(text: string, beside: Beside): boolean {
  if (text.length > longestOfAll || !speaksOfAll(text)) return false;
  return remarkOf(text, beside) === 'takes back' || deniesBelow(text, beside.isOfRules);
}

/** Whether a text is spoken and no label: it ends as a sentence does, or refers to what was said. */
export function isSpoken(text: string): boolean {
  return /[.!]["”’')\]]*$|\b(?:false|incorrect|it|j\/?k|nah|never ?mind|nope|not|nvm|that|this|wrong)\b|\bno(?: way)?$/i.test(
    text,
  );
}

/** Whether a text ends as a question does. */
export function isQuestion(text: string): boolean {
  return /\?["”’')\]]*$/.test(text);
}

/** Whether a text only cites sources, as the place of a statement or its beginning: `(as of the Glossary)`. */
export function citesSources(text: string, sources: readonly SourceName[]): boolean {
  const phrase = phraseIn(text);
  return withoutSources(phrase, sources) !== phrase && remarkIn(text, sources) === 'nothing';
}
