import { reportAlike } from '../../diagnostics/report.ts';
import { slugify } from '../../text/slug.ts';
import { fewestAlike, recurringIn, regardlessOfNumbers } from '../lines/alike.ts';
import { saysWhatEntriesSay } from '../lines/entry-like.ts';
import { isField } from '../lines/labels.ts';
import type { Line } from '../lines/lines.ts';
import { isTitle } from '../lines/page-lines.ts';
import type { Cause } from './reading.ts';

/** Longest recurring line, in characters: nothing on each printed page, or beside each entry, is longer. */
const longestMark = 100;

/**
 * Reports lines that recur all over a document, numbers aside, as a page header, a page number or a button does, if
 * leaving them out on trial leaves fewer errors; those are reported as well.
 */
export const reportRecurring: Cause = ({ file, kind, context, lines, content, reading, read }) => {
  // Glossary rows are read one by one, and faulty ones are reported together anyway.
  if (kind === 'glossary' || reading.errors < 2) return null;
  const marks = content.filter(
    ({ text }) =>
      text.length <= longestMark &&
      !isField(text) &&
      !saysWhatEntriesSay(text) &&
      !context.knows?.(slugify(text)) &&
      !context.had?.(slugify(text)),
  );
  const wayOf = ({ text }: Line) => regardlessOfNumbers(text);
  // Where the title is the header of each page, the first occurrence is still the title.
  const title = marks.find((line) => isTitle(line, context));
  const recurring = recurringIn(marks, wayOf, fewestAlike).filter((line) => line !== title);
  if (recurring.length === 0) return null;
  const left = [...lines];
  for (const { line } of recurring) left[line - 1] = '';
  const without = read(left);
  if (without.errors >= reading.errors || without.entries.length < reading.entries.length) return null;
  const told = recurring.map((line) => ({ ...line, within: kind }));
  reportAlike(file, 'line-unexpected', told, wayOf);
  return without;
};
