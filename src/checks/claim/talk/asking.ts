import { type Word, wordsOf } from '../words.ts';
import { joint, markBeforeRest } from './marks.ts';
import { remarkIn, remarkInOtherWords } from './remarks.ts';
import { goOn, saying } from './talk-words.ts';

const tag =
  /^["”’').]*\s?[,–—-]\s*(?:(?:or )?(?:no|not)|\p{L}{2,7}(?:n['’]?t)? (?:he|i|it|she|that|they|this|we|you)(?: not)?)\s?\?["”’')]*$/iu;

/**
 * Whether what stands behind a word to the end of a text only asks whether that is so: `…, doesn't it?`, `…, or not?`.
 */
export function isTag(text: string, before: Word): boolean {
  return tag.test(text.slice(before.end));
}

/** Whether words in front of a sentence answer what somebody asked, and do not deny it: `No, …`. */
export function isReply(text: string, words: readonly Word[]): boolean {
  const [first, ...more] = saying(words);
  return (
    more.length === 0 && /^(?:nah|no|nope)$/.test(first?.word ?? '') && /^[.,!]/.test(text.slice(first?.end))
  );
}

const asked = new RegExp(`^["”’'.\\s]*(?:${markBeforeRest.source}|,).*\\?["”’')\\]]*$`, 's');

/** Whether what stands behind a sentence, and a mark, asks about it and says nothing: `(source?)`, `, or am I wrong?` */
export function isAsked(rest: string, have: (word: string) => boolean): boolean {
  const isNarrowed = wordsOf(rest).some(({ word }) => goOn.has(word));
  const remark = joint.test(rest) ? remarkInOtherWords(rest, have) : remarkIn(rest, []);
  return asked.test(rest) && !isNarrowed && remark === 'nothing';
}
