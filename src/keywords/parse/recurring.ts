import { reportAlike } from '../diagnostics/source-rules.ts';
import { slugify } from '../text/slug.ts';
import { saysWhatEntriesSay } from './entry-like.ts';
import { isField } from './labels.ts';
import { fewestAlike, type Line, recurringIn, regardlessOfNumbers } from './lines.ts';
import { isTitle } from './page-lines.ts';
import type { Cause } from './reading.ts';

/** In characters: what stands on each page of a print, or beside each entry of a page, is no longer. */
const longestMark = 100;

/**
 * Says which lines come again all over a document, numbers aside, as the head of each page does, its number or a
 * button: where they are left out on trial, fewer errors are left, and those are said beside it.
 */
export const reportRecurring: Cause = ({ file, kind, context, lines, content, reading, read }) => {
  // Each row of a glossary is read by itself, and of those that are none it is said once.
  if (kind === 'glossary' || reading.errors < 2) return null;
  const marks = content.filter(
    ({ text }) =>
      text.length <= longestMark &&
      !isField(text) &&
      !saysWhatEntriesSay(text) &&
      !context.knows?.(slugify(text)),
  );
  const wayOf = ({ text }: Line) => regardlessOfNumbers(text);
  // Where the title is the head of each page, the first of them is the title still.
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
