import { type Found, foundIn, matchAt } from '../text/stretches.ts';
import type { Replaced } from './replaced.ts';

/** The marks around a value: one or three of a kind. */
const opening = /"""|'''|["']/y;

/** A value on one line between marks, with those within it escaped or doubled, and a comma that goes on after it. */
const onOneLine = {
  '"': /"(?:[^"\\\n]|\\[^\n]|"")*",?(?=[^\S\n]*(?:\n|$))/y,
  "'": /'(?:[^'\n]|'')*',?(?=[^\S\n]*(?:\n|$))/y,
};

/** Two marks that stand for one within a value. */
const doubled = { '"': /(?<!\\)""/g, "'": /''/g };

/** A value on a line of its own in a list of a program, with a comma after it or the end of the list below. */
const inList = /(?<=^|\n)[^\S\n]*"(?:[^"\\\n]|\\[^\n])*"(?:,(?=[^\S\n]*(?:\n|$))|(?=[^\S\n]*\n[^\S\n]*\]))/g;

/** The end of the line that a value of several lines ends, or a comma before it. */
const afterValue = /[^\S\n]*,?[^\S\n]*(?:\n|$)/y;

/**
 * Finds the quotation marks around the values of fields, as YAML and TOML have them, `text = "Leap 2"`, to be taken
 * off, and those that are doubled within.
 * @param labels the labels of the fields, up to their values
 */
export function findValueMarks(text: string, labels: readonly Found[]): Replaced[] {
  const ofLists = foundIn(text, inList).flatMap(({ found, start }) => {
    const last = found.lastIndexOf('"');
    return [marksFrom(start + found.indexOf('"'), 1), marksFrom(start + last, found.length - last)];
  });
  const ofLabels = labels.flatMap(({ start: label, end: start }): Replaced[] => {
    // After a bar each label would be read on from to the end of the line.
    if (text.charAt(label - 1) === '|') return [];
    const mark = matchAt(opening, text, start)?.[0];
    if (mark === '"' || mark === "'") {
      const value = matchAt(onOneLine[mark], text, start)?.[0];
      if (value === undefined) return [];
      const last = value.lastIndexOf(mark);
      const within = foundIn(value.slice(1, last), doubled[mark]).map((each) => start + 1 + each.start);
      const marks = [start, ...within].map((at) => marksFrom(at, 1));
      return [...marks, marksFrom(start + last, value.length - last)];
    }
    const end = mark === undefined ? -1 : text.indexOf(mark, start + mark.length);
    if (mark === undefined || end === -1 || !matchAt(afterValue, text, end + mark.length)) return [];
    return [marksFrom(start, mark.length), marksFrom(end, mark.length)];
  });
  return [...ofLists, ...ofLabels];
}

function marksFrom(start: number, length: number): Replaced {
  return { start, end: start + length, sign: '' };
}
