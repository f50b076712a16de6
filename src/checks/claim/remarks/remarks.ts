import { auxiliary, speaksOfBefore } from '../talk/short-answers.ts';
import { isOfTalk, qualifies, saysOnce, withoutIdioms } from '../talk/taking-back.ts';
import { namesSpeaker } from '../talk/talk-phrases.ts';
import { isCaseOf, isDoubting, listed, speaksOfPast } from '../talk/talk-words.ts';
import { type SourceName, withoutSources } from '../words/source-names.ts';
import { phraseIn, phraseOf, type Word, wordsOf } from '../words/words.ts';

/**
 * What a sentence is that speaks of a claim beside it, and not of the game: it takes the claim back (`That was
 * overruled.`), or claims nothing (`Is that right?`, `(Glossary)`).
 */
export type Remark = 'takes back' | 'nothing';

/** In which year something was so, which a word beside it tells: `Not since 2015.` */
const year = /^(?:19|20)\d\d$/;

/** How somebody votes for something, or against it: `-1, wrong.` */
const vote = /^[+-]1$/;

/** In characters; what is longer says something of its own. */
const longestRemark = 1_000;

/** Who says it, in a chat. */
const speaker = /^[\p{L}\p{N}_.' -]{1,32}: (?=\S)/u;

/** What somebody says, without who says it: `Bob: Wrong.` */
export function withoutSpeaker(text: string): string {
  return text.replace(speaker, '');
}

/** Whether somebody else says a line than the one above it: `Bob: …`, and below it `Al: …`. */
export function isOfAnother(above: string, line: string): boolean {
  const [[first] = [], [second] = []] = [above, line].map((each) => speaker.exec(each.trimStart()) ?? []);
  return first !== undefined && second !== undefined && first !== second;
}

/** From when on, where or by whom something is not so: `… since Deep Moss`, `… by the IDC`, `… before 2015`. */
const sinceWhen =
  /,? (?:as of|before|by|from|in|since|until|with)(?:(?: (?:and|at|by|in|of|the)){0,2} [\p{Lu}\d][\p{L}\p{N}'’/-]{0,30}){1,8}[.!]*$/u;

/**
 * Whether a sentence comments on its neighbour rather than on the game.
 * @param sources what may be cited
 * @returns null where it says something of its own
 */
export function remarkIn(text: string, sources: readonly SourceName[] = []): Remark | null {
  if (text.length > longestRemark) return null;
  const remark = remarkAlone(text, sources);
  const [when] = (remark === null && sinceWhen.exec(text)) || [];
  if (when === undefined) return remark;
  const said = remarkAlone(text.slice(0, -when.length), sources);
  return said === 'takes back' || (said && /^,? (?:before|until)\b/.test(when)) ? 'takes back' : null;
}

/** Who says so denies that it is not so; `No. Right.` may be two answers. */
const noButSo = /\bno, (?=(?:(?:it|that)(?:['’]s| is) )?(?:correct|right|true)[.!]*$)/i;

function remarkAlone(text: string, sources: readonly SourceName[]): Remark | null {
  const said = withoutSpeaker(text).replace(noButSo, '');
  const phrase = withoutSources(phraseIn(said), sources);
  const words = wordsOf(withoutIdioms(phrase)).filter(
    ({ word }) => /[\p{L}\p{N}]/u.test(word) && !year.test(word) && !vote.test(word),
  );
  const isOfClaim = words.every((each) => isOfTalk(each.word) || isDoubting(each));
  if (!isOfClaim && !speaksOfBefore(withoutSpeaker(text))) return null;
  if (isQuestion(text)) return 'nothing';
  const saysChanged = words.some(({ word }) => word === 'changed');
  const isPast = words.some(speaksOfPast) || saysOnce(phrase);
  const isRetracted = saysChanged || isPast || qualifies(phrase) || words.some(isDoubting);
  return isRetracted ? 'takes back' : 'nothing';
}

/** With these somebody speaks of what was said, or of himself. */
const ofClaim = / (?:it|that|this) /;
const ofHimself = / (?:i|me|my|our|us|we) /;

/**
 * Whether a sentence comments on its neighbour rather than on the game, also in words that no list has, where none of them is
 * of the rules: `That was replaced by something else.`, `I have a question.`
 * @param isOfRules whether the rules have a word
 */
export function remarkInOtherWords(text: string, isOfRules: (word: string) => boolean): Remark | null {
  if (text.length > longestRemark) return null;
  const words = wordsOf(withoutSpeaker(text)).filter(({ word }) => /\p{L}/u.test(word));
  if (words.some(({ word }) => isOfRules(word) && !isOfTalk(word))) return null;
  const phrase = phraseOf(words);
  if (words.some(speaksOfPast)) return null;
  if (isQuestion(text)) return ofClaim.test(phrase) || ofHimself.test(phrase) ? 'nothing' : null;
  if (qualifies(phrase)) return ofClaim.test(phrase) ? 'takes back' : null;
  return ofHimself.test(phrase) ? 'nothing' : null;
}

/** No sentence of its own: it says in which case alone the one before it holds (`Unless it is tapped.`). */
const fragment =
  /^\(?(?:(?:and|but|however|or|though|well),? )?(?:except\b|(?:just|not|only) (?:against|as|at|by|during|for(?! the record)|if|in|on|once|to|twice|when|while|with)\b|(?:during|if|unless|until|when|whenever|while)\b[^,]*$|[^,.]{1,40} only[.!)]*$)/i;

/** In words; what is longer says something of its own. */
const longestNarrowing = 8;

/** Says of an exception, whatever it is, and of what has none. */
const excepts = / (?:excepted|exceptions?|exclud(?:e[ds]?|ing)|exempt(?:ed)?) /;
const isWhole = / (?:no|without(?: an?)?) exceptions? /;

/** Has what was said before for its subject, and denies it: `Does not apply to Moss.` */
const ofSubject = new RegExp(`^${auxiliary} `, 'i');

/** Begins what may be a case: `At most twice`, `For Moss`, `(10 for Moss)`. */
const ofCase =
  /^(?:at (?:least|most)|for|just(?! (?:ask|for the record)\b)|limit|max(?:imum)?|min(?:imum)?|not(?! that)|once(?! (?:again|and|more))|only (?:appl|count|hold|work)\p{L}*|provided|twice|up to|with|within|without)(?!\p{L})/iu;

/** With these words it says how often it holds. */
const howOften = listed('once per twice');

/** How a table or a quiz says no: `(F)`, `(Moss: no)`. */
const saysNo = /^\((?:[FNX]|[^():]{1,40}: (?:no|nope|not))\)\.?$/;

/**
 * Whether a sentence that claims nothing by itself says of the one before it in which case it holds, or that in some it
 * does not: `Droids are exempt.`, `Once per turn.`, `Doesn't apply to Jedi.`
 * @param isOfRules whether the rules have a word
 */
export function narrowsBefore(text: string, isOfRules: (word: string) => boolean): boolean {
  if (text.length > longestRemark) return false;
  const said = withoutSpeaker(text).replace(/^\(?(?:\d+ )?/, '');
  const words = wordsOf(said);
  const phrase = phraseIn(text);
  if (saysNo.test(text)) return true;
  if (words.length > longestNarrowing || said.includes(',') || isQuestion(text)) return false;
  if (excepts.test(phrase)) return !isWhole.test(phrase);
  if (ofSubject.test(said)) return qualifies(phrase);
  const [lead] = ofCase.exec(said) ?? [];
  const isCase = ({ word, start, end }: Word) =>
    start >= (lead?.length ?? 0) &&
    (isCaseOf(isOfRules)({ word, start, end }) ||
      howOften.has(word) ||
      /^\p{Lu}\p{L}/u.test(said.slice(start)));
  return lead !== undefined && words.some(isCase);
}

/** Whether a sentence goes on with the one before it, and narrows it. */
export function isFragment(text: string): boolean {
  return fragment.test(text) && !isQuestion(text) && !namesSpeaker(phraseIn(text));
}

/** Whether somebody says a text, and it is no label: it ends as a sentence does, or speaks of what was said. */
export function isSpoken(text: string): boolean {
  return /[.!]["”’')\]]*$|\b(?:false|incorrect|it|nah|never ?mind|nope|not|nvm|that|this|wrong)\b|\bno(?: way)?$/i.test(
    text,
  );
}

/** Whether a text ends as a question does. */
export function isQuestion(text: string): boolean {
  return /\?["”’')\]]*$/.test(text);
}

/** Whether a text only names sources, where it stands or from when on it is so: `(as of the Glossary)`. */
export function citesSources(text: string, sources: readonly SourceName[]): boolean {
  const phrase = phraseIn(text);
  return withoutSources(phrase, sources) !== phrase && remarkIn(text, sources) === 'nothing';
}
