import { auxiliary } from '../talk/short-answers.ts';
import { qualifies } from '../talk/taking-back.ts';
import { contentWords, goOn, isCaseOf, joint, markBeforeRest, withoutJoints } from '../talk/talk-words.ts';
import { phraseOf, type Word, wordsOf } from '../words/words.ts';
import { isQuestion, remarkIn, remarkInOtherWords, withoutSpeaker } from './remarks.ts';

const tag =
  /^["”’').]*\s?[,–—-]\s*(?:(?:or )?(?:no|not)|\p{L}{2,7}(?:n['’]?t)? (?:he|i|it|she|that|they|this|we|you)(?: not)?)\s?\?["”’')]*$/iu;

/**
 * Whether what stands behind a word to the end of a text only asks whether that is so: `…, doesn't it?`, `…, or not?`.
 */
export function isTag(text: string, before: Word): boolean {
  return tag.test(text.slice(before.end));
}

/**
 * Whether words in front of a sentence answer what somebody asked, and do not deny it: `No, …`, `Bob: No, …`,
 * `The answer is no.`; not where they say of what it holds: `Tapped Jedi: No, …`.
 */
export function isReply(text: string, words: readonly Word[], isOfRules: (word: string) => boolean): boolean {
  const said = withoutJoints(words);
  const reply = said.at(-1);
  const speaker = said.slice(0, -1);
  const isSaid =
    text.length - withoutSpeaker(text).length > (speaker.at(-1)?.end ?? -1) ||
    contentWords(speaker).length === 0;
  const isOfSomeCase = qualifies(phraseOf(speaker)) || speaker.some(isCaseOf(isOfRules));
  const behind = text.slice(reply?.end);
  const isNo = /^(?:nah|no|nope)$/.test(reply?.word ?? '') && /^[.,!]/.test(behind);
  const isAnswer = /^[.!]+["”’')]*\s*$/.test(behind) && remarkIn(text.slice(0, reply?.start)) === 'nothing';
  return isNo && (isSaid || isAnswer) && !isOfSomeCase;
}

const asked = new RegExp(`^["”’'.\\s]*(?:${markBeforeRest.source}|,).*\\?["”’')\\]]*$`, 's');

/** Whether what stands behind a sentence, and a mark, asks about it and says nothing: `(source?)`, `, or am I wrong?` */
export function isAsked(rest: string, isOfRules: (word: string) => boolean): boolean {
  const isNarrowed = wordsOf(rest).some(({ word }) => goOn.has(word));
  const remark = joint.test(rest) ? remarkInOtherWords(rest, isOfRules) : remarkIn(rest);
  return asked.test(rest) && !isNarrowed && remark === 'nothing';
}

/** What else a question may begin with. */
const asking = `${auxiliary}|cannot|can['’]t|how|wh(?:at|en|ere|ich|o|ose|y)|any(?:body|one)`;

/** A question from its beginning, behind who asks it, or behind a case: `If it rests, can it …`; no `…, does it?`. */
const opensQuestion = new RegExp(
  `(?:^|[:—–-] )\\P{L}{0,20}(?:(?:and|also|but|ok|okay|so|well),? ){0,2}(?:${asking})\\s|, (?:then )?${auxiliary} (?!\\p{L}{1,4}(?: not)?\\?)`,
  'iu',
);

/** Whether a text asks for something, and does not say it and ask whether that is so: not in `They rest, right?` */
export function isOpenQuestion(text: string): boolean {
  return isQuestion(text) && opensQuestion.test(text);
}
