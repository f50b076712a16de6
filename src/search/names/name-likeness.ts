import { isOneTypo } from '../../keywords/text/typo.ts';
import * as weights from '../base/weights.ts';
import { beginsAs, type FoldedName } from './names.ts';

/**
 * How similar something typed is to a name: 4 the name itself, 3 its beginning, 2 words within it, 1 any of these with
 * one typo, 0 none. Each word may be only partly typed.
 */
export function likenessOf(typed: FoldedName, name: FoldedName): number {
  const { length } = typed.slug;
  if (typed.slug === name.slug) return 4;
  if (length < weights.shortestBeginning) return 0;
  if (beginsAs(name, typed)) return 3;
  if (length >= weights.shortestWithin && beginInOrder(typed, name, false)) return 2;
  if (length < weights.shortestSlip) return 0;
  return isOneTypo(typed.slug, name.slug) || beginInOrder(typed, name, true) ? 1 : 0;
}

/** Whether each word begins one of the name's, in order; with `withSlip`, one of them may have a typo. */
function beginInOrder(typed: FoldedName, name: FoldedName, withSlip: boolean): boolean {
  let next = 0;
  let slips = withSlip ? 1 : 0;
  return typed.words.every((start) => {
    next =
      name.words.findIndex(
        (word, index) =>
          index >= next && (word.startsWith(start) || (slips > 0 && isBegunWithSlip(start, word) && slips--)),
      ) + 1;
    return next > 0;
  });
}

/** How many final letters of a name a derived word may drop: two of `evade` in `evasion`. */
const mostDropped = 2;

/**
 * Recognises words that English may derive from a name: `absorption`, `evasive`, `furious`.
 * @returns a test for names that the word may come from; null where it has no such ending
 */
export function madeFrom(word: string): ((name: string) => boolean) | null {
  const stump = /^(.{3,}?)(?:p?tion|sion|sive|ious)$/.exec(word.toLowerCase())?.[1];
  if (stump === undefined) return null;
  return (name) => name.length <= stump.length + mostDropped && name.toLowerCase().startsWith(stump);
}

/** Whether a word begins as typed but for one letter, not the first. */
function isBegunWithSlip(typed: string, word: string): boolean {
  return (
    typed.length > 3 &&
    typed[0] === word[0] &&
    [-1, 0, 1].some((more) => isOneTypo(typed, word.slice(0, typed.length + more)))
  );
}
