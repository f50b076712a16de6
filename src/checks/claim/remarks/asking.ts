import { auxiliary, noWords } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { contentWords, goOn, type IsCase, joint, markBeforeRest, withoutJoints } from '../talk/talk-words.ts';
import { phraseOf, type Word, wordsOf } from '../words/words.ts';
import { isQuestion, remarkIn, remarkInOtherWords, withoutSpeaker } from './remarks.ts';

const orNot = '(?:or )?(?:no|not)';
const doesIt = String.raw`\p{L}{2,7}(?:n['’]?t)? (?:he|i|it|she|that|they|this|we|you)(?: not)?`;
const tag = new RegExp(String.raw`^["”’').]*\s?[,–—-]\s*(?:${orNot}|${doesIt})\s?\?["”’')]*$`, 'iu');

/** Whether the rest of a text after a word only asks for confirmation: `…, doesn't it?`, `…, or not?`. */
export function isTag(text: string, before: Word): boolean {
  return tag.test(text.slice(before.end));
}

/** A "no" at the end of words. */
const endsInNo = new RegExp(` (?:${noWords}(?: way)?|(?:absolutely|certainly|definitely|of course) not) $`);

/**
 * Whether words before a sentence answer a question and do not deny the sentence: `No, …`, `Bob: No, …`,
 * `Absolutely not. …`, `The answer is no.`; not where they name a case: `Tapped Jedi: No, …`.
 * @param text begins with the words
 */
export function isReply(text: string, words: readonly Word[], isCase: IsCase): boolean {
  const said = withoutJoints(words);
  const [no = ''] = endsInNo.exec(phraseOf(said)) ?? [];
  const speaker = no === '' ? said : said.slice(0, -no.trim().split(' ').length);
  const reply = said[speaker.length];
  const isSaid =
    text.length - withoutSpeaker(text).length > (speaker.at(-1)?.end ?? -1) ||
    contentWords(speaker).length === 0;
  const isOfSomeCase = qualifies(phraseOf(speaker)) || speaker.some(isCase);
  const after = text.slice(said.at(-1)?.end);
  const isNo = reply !== undefined && /^[.,!]/.test(after);
  const isAnswer = /^[.!]+["”’')]*\s*$/.test(after) && remarkIn(text.slice(0, reply?.start)) === 'nothing';
  return isNo && (isSaid || isAnswer) && !isOfSomeCase;
}

const asked = new RegExp(`^["”’'.\\s]*(?:${markBeforeRest.source}|,).*\\?["”’')\\]]*$`, 's');

/**
 * Whether the rest of a text after a sentence is set off by a mark and only asks about it: `(source?)`,
 * `, or am I wrong?`
 * @param isOfRules whether the rules have a word
 */
export function isAsked(rest: string, isOfRules: (word: string) => boolean): boolean {
  const isNarrowed = wordsOf(rest).some(({ word }) => goOn.has(word));
  const remark = joint.test(rest) ? remarkInOtherWords(rest, isOfRules) : remarkIn(rest);
  return asked.test(rest) && !isNarrowed && remark === 'nothing';
}

/** Words that may begin a question. */
const asking = `${auxiliary}|cannot|can['’]t|how|wh(?:at|en|ere|ich|o|ose|y)|any(?:body|one)`;

/** The beginning of a question, at the start of a text or after the speaker. */
const atStart = `(?:^|[:—–-] )\\P{L}{0,20}(?:(?:and|also|but|ok|okay|so|well),? ){0,2}(?:${asking})\\s`;

/** One that begins with a verb after a condition: `If it rests, can it …`; but not a tag: `…, does it?`. */
const auxiliaryFirst = `${auxiliary} (?!\\p{L}{1,4}(?: not)?\\?)`;

/** No question about the statement before it: `…, why is that?`, `…, how so?`. */
const notOfClaim =
  '(?!(?:how|wh(?:at|ere|y)) (?:come|else|not|so|(?:about|can|could|is|was) (?:that|this)(?: (?:be|fair|said|so|true))?)\\?)';

/**
 * One that begins with a question word there, and to its end: `If it rests, what happens?`; but not words that only add
 * to a statement: `…, where it rests, right?`.
 */
const questionWordFirst = `${notOfClaim}(?:(?:how|what|why)(?:['’]s)?|(?:when|where|who) ${auxiliary}|which \\p{L}+ ${auxiliary}) [^,?]*\\?["”’')]*$`;

const opensQuestion = new RegExp(
  `${atStart}|, (?:(?:and|then) )?(?:${auxiliaryFirst}|${questionWordFirst})`,
  'iu',
);

/**
 * Whether a text asks an open question, and does not state something and ask for confirmation: not `They rest, right?`
 */
export function isOpenQuestion(text: string): boolean {
  return isQuestion(text) && opensQuestion.test(text);
}
