import { foundIn, type Stretch, textBefore } from '../text/stretches.ts';

/** Points of all shapes, as word processors, pages and chats have them between two abilities of a line. */
const points = '·▪▫◦‣■□●○∙⁃✓✔❖🔹🔸\\uf0a7\\uf0b7';

/** What is such a point where a line begins: any symbol, but no arrow, and other signs with a blank after them. */
const beginning = String.raw`(?![\u2794-\u27a3\u27a5-\u27be])[\p{So}\p{Co}·‣⁃∙]\ufe0f?[^\S\n]*|[—―»›~+※†‡][^\S\n]+`;

/**
 * And what pages and chats have for one: a dash or a star, two dashes, a box to be ticked, the `o` of Word, the signs of
 * a heading. A dash before a number is its sign, and one before `>` is of an arrow.
 */
const other = String.raw`--[^\S\n]+|(?:[-*+][^\S\n]+)?\[[ xX]\][^\S\n]+|o[^\S\n](?=\p{Lu})|(?<=\n)#{1,6}[^\S\n]+|(?:[-–](?![^\S\n]+[>\d])|\*)[^\S\n]+`;

/** All of them: at the beginning of a line, and between two abilities. */
const point = new RegExp(
  String.raw`(?<=(?:^|\n)(?:[^\S\n]?>){0,3}[^\S\n]{0,12})(?:${beginning}|${other})(?=\S)|(?<=\S[^\S\n])[${points}][^\S\n]+(?=\S)`,
  'gu',
);

/** An arrow that begins a line; where more than one does, they are such points. */
const arrowPoint = /(?<=^|\n)[^\S\n]*→[^\S\n]+(?=\S)/g;

/** A number that counts what stands after it: `1. Armor 2. Stun 3`; or a letter: `a) Armor b) Stun 3`. */
const counting = /(?<![^\s(])\(?(\d{1,2}|[a-h](?=\)))([.)])[^\S\n]+(?=["“[\p{Lu}])/gu;

/** What begins another ability of the same line, after which no number counts the next. */
const another = /\.[^\S\n]+\p{Lu}/u;

/** What stands before each ability of a list. */
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
 * The numbers with which a text counts its abilities: all where lines begin, or all within one line. None of them is
 * what an ability has for X.
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

/** What a number or a letter counts, from 1. */
function countOf(count: string): number {
  return /\d/.test(count) ? Number(count) : count.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Those that count from 1, where a line begins, and on without a gap, all with one sign; none where only one does. */
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
