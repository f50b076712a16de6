import { isOneTypo } from '../keywords/text/typo.ts';
import * as weights from './weights.ts';

/**
 * How much like a name some words are, both in small letters and without signs: 4 where they are the name, 3 its
 * beginning, 2 words within it, 1 any of these but for one slip, 0 nothing of that. Each word may be as far as it was typed.
 */
export function likenessOf(typed: readonly string[], name: readonly string[]): number {
  const whole = typed.join(' ');
  if (whole === name.join(' ')) return 4;
  if (whole.length < weights.shortestBeginning) return 0;
  if (typed.every((word, index) => name[index]?.startsWith(word))) return 3;
  if (whole.length < weights.shortestWithin) return 0;
  const within = (isLike: (word: string, typed: string) => boolean) => {
    let next = 0;
    return typed.every((word) => {
      next = name.findIndex((each, index) => index >= next && isLike(each, word)) + 1;
      return next > 0;
    });
  };
  if (within((word, start) => word.startsWith(start))) return 2;
  if (whole.length < weights.shortestSlip) return 0;
  let slips = 0;
  const isLike = (word: string, start: string) =>
    word.startsWith(start) || (isBegunWithSlip(start, word) && ++slips === 1);
  return isOneTypo(whole, name.join(' ')) || within(isLike) ? 1 : 0;
}

/** Whether a word begins as was typed but for one letter. */
function isBegunWithSlip(typed: string, word: string): boolean {
  return typed.length > 3 && [-1, 0, 1].some((more) => isOneTypo(typed, word.slice(0, typed.length + more)));
}
