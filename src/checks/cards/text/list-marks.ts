import type { Stretch } from './stretches.ts';

/** Points of all shapes, as word processors, pages and chats have them. */
const points = '·▪▫◦‣■□●○∙⁃✓✔❖🔹🔸\uf0a7\uf0b7';

/**
 * One that begins a line, as a heading does in Markdown behind the first line, and a lesser one in Word; and one between
 * two abilities.
 */
const point = new RegExp(
  String.raw`(?<=^|\n)[^\S\n]*(?:[${points}➤►▶]\ufe0f?[^\S\n]*|o[^\S\n](?=\p{Lu})|(?<=\n)#{1,6}[^\S\n]+)(?=\S)|(?<=\S[^\S\n])[${points}][^\S\n]+(?=\S)`,
  'gu',
);

/** An arrow that begins a line; where more than one does, they are such points. */
const arrowPoint = /(?<=^|\n)[^\S\n]*→[^\S\n]+(?=\S)/g;

/** A number that counts what stands behind it: `1. Armor 2. Stun 3`. */
const counting = /(?<![^\s(])\(?(\d{1,2})[.)][^\S\n]+(?=["“[\p{Lu}])/gu;

/** What stands in front of each ability of a list. */
export function findListMarks(text: string): Stretch[] {
  const arrows = stretchesOf(text, arrowPoint);
  return [...findCounts(text), ...stretchesOf(text, point), ...(arrows.length > 1 ? arrows : [])];
}

function stretchesOf(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
}

/**
 * The numbers with which a text counts its abilities, from 1 where it begins, or a line of it, and on without a gap.
 * None of them is what an ability has for X.
 */
function findCounts(text: string): Stretch[] {
  let next = 1;
  const marks = [...text.matchAll(counting)].flatMap(({ 0: mark, 1: number, index }) => {
    const begins = /^\s*$|\n\s*$/.test(text.slice(Math.max(0, index - 10), index));
    if (Number(number) !== next || (next === 1 && !begins)) return [];
    next++;
    return [{ start: index, end: index + mark.length }];
  });
  return marks.length > 1 ? marks : [];
}
