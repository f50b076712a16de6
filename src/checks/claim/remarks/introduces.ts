import { isFiller, namesSpeaker, saidThere, saysWhere } from '../talk/talk-phrases.ts';
import { isCaseOf, markBehindLead, speaksOfPast, withoutJoints } from '../talk/talk-words.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';

/** With these words somebody says what means it, or what kind of ability it is of, and may be wrong. */
const defining = / means | (?:ability|effect) \S/;

/**
 * Whether words in front of a sentence only open it, and claim nothing: `Is it true that`, `someone wrote that`, or, in
 * front of a mark, a few that say who says it, or where: `Judge: …`, `p. 14: …`; in front of a colon also more, where none
 * is of the rules: `I found this on a page: …`.
 */
export function isOpening(
  text: string,
  words: readonly Word[],
  next: Word,
  isOfRules: (word: string) => boolean,
): boolean {
  const phrase = phraseOf(words);
  const said = withoutJoints(words);
  const mark = text.slice(said.at(-1)?.end, next.start);
  const isShort = said.length < leastWords && markBehindLead.test(mark);
  const isCase = isCaseOf(isOfRules);
  const isApart = (isShort || mark.includes(':')) && !words.some(isCase);
  const there = saidThere(phrase);
  const isThere = there !== null && !wordsOf(there).some(isCase);
  if (defining.test(phrase) || words.some(speaksOfPast)) return false;
  return isFiller(words) || namesSpeaker(phrase) || isThere || saysWhere(phrase) || isApart;
}
