import { isFiller, namesSpeaker, saidThere, saysWhere } from '../talk/talk-phrases.ts';
import { type IsCase, markAfterLead, speaksOfPast, withoutJoints } from '../talk/talk-words.ts';
import { namesPlay } from '../talk/ways-of-play.ts';
import { leastWords, phraseOf, type Word, wordsOf } from '../words/words.ts';

/**
 * Words that say what a sentence is the meaning of, or which kind of ability it is; that is a claim and may be wrong.
 */
const defining = / means | (?:ability|effect) \S/;

const kindMeans = / (?:ability|effect) (?:\S+ )*means? (?:\S+ )?$/;

/** Whether words before a sentence say which kind of ability it is the meaning of: `A layered ability that means`. */
export function saysKind(phrase: string): boolean {
  return kindMeans.test(phrase);
}

/**
 * Whether words before a sentence only introduce it and claim nothing: `Is it true that`, `someone wrote that`; before
 * a mark, also a few that name the speaker or the place: `Judge: …`, `p. 14: …`; before a colon, also more, if none
 * names a case of the game: `I found this on a page: …`.
 * @param next the first word of the sentence
 */
export function isOpening(text: string, words: readonly Word[], next: Word, isCase: IsCase): boolean {
  const phrase = phraseOf(words);
  const said = withoutJoints(words);
  const mark = text.slice(said.at(-1)?.end, next.start);
  const isShort = said.length < leastWords && markAfterLead.test(mark);
  const isApart = (isShort || mark.includes(':')) && !words.some(isCase) && !namesPlay(text, words);
  const there = saidThere(phrase);
  const isThere = there !== null && !wordsOf(there).some(isCase);
  if (defining.test(phrase) || words.some(speaksOfPast)) return false;
  return isFiller(words) || namesSpeaker(phrase) || isThere || saysWhere(phrase) || isApart;
}
