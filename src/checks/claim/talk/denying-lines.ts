import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { isOfTalk, untrue, withoutAssents } from './taking-back.ts';
import { oneOf } from './talk-phrases.ts';
import { listed } from './talk-words.ts';

/** Finds what says of a text that it is not so. */
const isUntrue = oneOf(untrue);

/** The same in a denial: `None of these are true`, `Not valid any more`, `What does not work`. */
const denied =
  / (?:not|never|no longer|none|nothing|[a-z]+nt)(?: \S+){0,4} (?:accurate|correct|hold|holds|legal|official|ok|right|so|true|valid|works?) /;

/** Words of the rules with which a heading speaks of what stands below it. */
const ofHeadings = listed(
  'all are both common do does following get gets line lines many often people things used work works',
);

/** Whether words say of a claim that it is not so. */
export function saysUntrue(phrase: string): boolean {
  return isUntrue.test(withoutAssents(phrase)) || denied.test(phrase);
}

/**
 * Whether a heading says of what stands below it that it is not so, and speaks of no case of the rules in which it is
 * not.
 * @param isOfRules whether the rules have a word
 */
export function deniesBelow(heading: string, isOfRules: (word: string) => boolean): boolean {
  const words = wordsOf(heading);
  const phrase = phraseOf(words);
  if (heading.endsWith('?') || !saysUntrue(phrase)) return false;
  return words.every(({ word }) => isOfTalk(word) || ofHeadings.has(word) || !isOfRules(word));
}

/** Whether a remark speaks of all that stands above it: `All of these are wrong.` */
export function speaksOfAll(remark: string): boolean {
  return / (?:all|both|everything|neither|none|these|those) /.test(phraseIn(remark));
}

/** Whether it does so of more than the lines right above it. */
export function speaksOfAbove(remark: string): boolean {
  return / above /.test(phraseIn(remark));
}
