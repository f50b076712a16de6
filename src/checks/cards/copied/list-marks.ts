import { foundIn, type Stretch, textBefore } from '../text/stretches.ts';

/**
 * Points of all shapes, as word processors, pages and chats have them between two abilities of a line, and the bars of
 * other keyboards and of drawn tables.
 */
const points = '·▪▫◦‣■□●○◆◇★☆✦∙⁃✓✔❖🔹🔸│┃❘ǀ∣∥‖｜⎮\\uf0a7\\uf0b7';

/**
 * Signs that are list marks at the beginning of a line: any symbol but an arrow, and some others with a space after
 * them.
 */
const beginning = String.raw`(?![\u2794-\u27a3\u27a5-\u27be])[\p{So}\p{Co}·‣⁃∙]\ufe0f?[^\S\n]*|[—―»›~+※†‡][^\S\n]+`;

/**
 * Other list marks: a dash or a star, two dashes, a box to be ticked, the `o` of Word, the signs of a heading, what begins
 * an item in LaTeX. A dash before a number is its sign, and one before `>` is part of an arrow.
 */
const other = String.raw`\\item\b(?:\[[^[\]\n]{0,40}\])?[^\S\n]+|--[^\S\n]+|(?:[-*+][^\S\n]+)?\[[ xX]\][^\S\n]+|o[^\S\n](?=\p{Lu})|(?<=\n)#{1,6}[^\S\n]+|(?:[-–](?![^\S\n]+[>\d])|\*)[^\S\n]+`;

/** All list marks, at the beginning of a line and between two abilities. */
const point = new RegExp(
  String.raw`(?<=(?:^|\n)(?:[^\S\n]?>){0,3}[^\S\n]{0,12})(?:${beginning}|${other})(?=\S)|(?<=\S[^\S\n])[${points}][^\S\n]+(?=\S)`,
  'gu',
);

/** An arrow that begins a line; where several lines begin so, arrows are list marks. */
const arrowPoint = /(?<=^|\n)[^\S\n]*→[^\S\n]+(?=\S)/g;

/** A number that counts what stands after it: `1. Armor 2. Stun 3`; or a letter: `a) Armor b) Stun 3`. */
const counting = /(?<![^\s(])\(?(\d{1,2}|[a-h](?=\)))([.)])[^\S\n]+(?=["“[\p{Lu}])/gu;

/** The beginning of a sentence on the same line, after which a number counts nothing. */
const another = /\.[^\S\n]+\p{Lu}/u;

/** Finds the marks before the abilities of a list. */
export function findListMarks(text: string): Stretch[] {
  const arrows = foundIn(text, arrowPoint);
  return [...findCounts(text), ...foundIn(text, point), ...(arrows.length > 1 ? arrows : [])];
}

/** A number before what may be an ability. */
interface Count extends Stretch {
  number: number;
  sign: string;
  beginsLine: boolean;
}

/**
 * The numbers that count the abilities of a text, either all at line beginnings or all within one line. None of them
 * is the X of an ability.
 */
function findCounts(text: string): Stretch[] {
  const all = [...text.matchAll(counting)].map(({ 0: mark, 1: count = '', 2: sign = '', index }) => ({
    ...{ number: countOf(count), sign, start: index, end: index + mark.length },
    beginsLine: /(?:^|\n)\s*$/.test(textBefore(text, index, 10)),
  }));
  const ofLines = inOrder(
    text,
    all.filter(({ beginsLine }) => beginsLine),
  );
  return ofLines.length > 0 ? ofLines : inOrder(text, all);
}

/** The position that a number or a letter stands for, from 1. */
function countOf(count: string): number {
  return /\d/.test(count) ? Number(count) : count.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/**
 * The numbers that count on from 1 without a gap, all with one sign, the first at the beginning of a line; none where
 * only one does.
 */
function inOrder(text: string, counts: readonly Count[]): Count[] {
  const counted: Count[] = [];
  for (const count of counts) {
    const { number, sign, beginsLine, start } = count;
    const last = counted.at(-1);
    if (number !== counted.length + 1) continue;
    const isNext = last
      ? sign === last.sign && (beginsLine || !another.test(text.slice(last.end, start)))
      : beginsLine;
    if (isNext) counted.push(count);
  }
  return counted.length > 1 ? counted : [];
}
