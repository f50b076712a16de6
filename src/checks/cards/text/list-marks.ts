import type { Stretch } from './stretches.ts';

/** A number that counts what stands behind it: `1. Armor 2. Stun 3`. */
const counting = /(?<![^\s(])\(?(\d{1,2})[.)][^\S\n]+(?=["“[\p{Lu}])/gu;

/**
 * The numbers with which a text counts its abilities, from 1 where it begins, or a line of it, and on without a gap.
 * None of them is what an ability has for X.
 */
export function findListMarks(text: string): Stretch[] {
  let next = 1;
  const marks = [...text.matchAll(counting)].flatMap(({ 0: mark, 1: number, index }) => {
    const begins = /^\s*$|\n\s*$/.test(text.slice(Math.max(0, index - 10), index));
    if (Number(number) !== next || (next === 1 && !begins)) return [];
    next++;
    return [{ start: index, end: index + mark.length }];
  });
  return marks.length > 1 ? marks : [];
}
