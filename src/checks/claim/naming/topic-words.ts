import { isFiller } from '../talk/talk-phrases.ts';
import { isLabel, listed } from '../talk/talk-words.ts';
import type { Word } from '../words/words.ts';

/** Words around a name in a title, a menu or a citation. */
const ofTitle = listed(`
  ability about according actual ad aka an back card cards day definition e effect entry first flashcard for from
  front full glossary h h1 h2 h3 h4 h5 h6 ie in k keyword keywords kw label list n name next of official on p
  page per pp quick re reference regarding result results rules rulings search section source subsection term
  text the then title to todays up wiki with wording
`);

/** Words with which somebody asks for a keyword, or introduces what it says. */
const asking = listed(`
  aw betreff describe do does explain explained forgot fwd goes how hows look looked looking lookup mean means
  moving please pls post read reads remind say says searched see start subject tell thread topic understand what
  which work works wtf
`);

/** Words that go with those of {@link asking}, and ask for nothing by themselves. */
const besides = listed(`
  again are as at by exactly has have here hi i im is it its know me short that this
`);

/** Further words of such questions; before a statement they would say that something may be so, or for whom. */
const wishing = listed(`
  any anybody anyone be can could day first game get give going let lets my need next our somebody someone then
  there these todays unit units up us version want we wondering would you your
`);

/** Whether a word says nothing of the game beside a name. */
export function isAround(word: Word): boolean {
  const isListed = [ofTitle, asking, besides, wishing].some((words) => words.has(word.word));
  return isListed || isFiller([word]) || !/\p{L}/u.test(word.word);
}

/** Whether words ask for the keyword among them, or introduce what it says. */
export function asksFor(around: readonly Word[]): boolean {
  return around.some(({ word }) => asking.has(word));
}

/** Whether words may stand in a title. */
export function fitsTitle(around: readonly Word[]): boolean {
  return around.every(({ word }) => ofTitle.has(word) || !(besides.has(word) || wishing.has(word)));
}

/** Whether any of the words labels a text. */
export function speaksOfText(around: readonly Word[]): boolean {
  return around.some((word) => isLabel([word]));
}

/** Whether words before a statement would say that it may be so, or for whom. */
export function wishes(around: readonly Word[]): boolean {
  return around.some(({ word }) => wishing.has(word));
}
