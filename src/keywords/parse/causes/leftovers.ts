import { firstOfAlike } from '../../diagnostics/alike.ts';
import { reportSource, ruleOf } from '../../diagnostics/report.ts';
import { fewestAlike } from '../lines/alike.ts';
import { anyLabel } from '../lines/labels.ts';
import { linesFound } from '../lines/lines.ts';
import { html } from '../texts/sign-patterns.ts';
import { besideLines, type Cause } from './reading.ts';

/** Something that a program leaves in a document, and the original. */
interface Leftover {
  pattern: RegExp;
  before: (found: string, ...groups: string[]) => string;
}

const nothing = () => '';

/** The border between cells of an HTML table or list. */
const nextCell = /<\/(?:td|th|dt)>\s*<(?:td|th|dd)(?:\s[^<>]{0,200})?>/gi;

/**
 * What programs leave in a document of any kind. Each pattern takes time linear in the text: one for long stretches
 * only begins where none of its own characters precede.
 */
const leftovers: readonly Leftover[] = [
  { pattern: html, before: (found) => (found.startsWith('<') ? '' : found) },
  // Links of Markdown and of wikis.
  { pattern: /\[([^[\]\n]{1,80})\]\([^()\s]{0,200}\)/g, before: (_, text = '') => text },
  { pattern: /\[\[([^[\]|\n]{1,80})\]\]/g, before: (_, text = '') => text },
  // Full-width characters.
  { pattern: /[\uff01-\uff5e]/g, before: (sign) => sign.normalize('NFKC') },
  // The borders of a table.
  { pattern: /^\|+-?[^\S\n]*|(?<![^\S\n])[^\S\n]*(?<!\|)\|+$/gm, before: nothing },
];

/** What programs leave in a list or a sheet, besides those. */
const leftoversOfFields: readonly Leftover[] = [
  { pattern: nextCell, before: () => ': ' },
  // Fields as YAML and JSON write them.
  {
    pattern: /^[^\S\n]*(?:- )?"?(\p{L}(?:[\p{L} ]{0,38}\p{L})?)"?[^\S\n]*: ?"(.*)",?[^\S\n]*$/gmu,
    before: (_, name = '', value = '') => `${name}: ${value}`,
  },
  // A table with the labels of fields in a column.
  {
    pattern: new RegExp(`^(${anyLabel})[^\\S\\n]*\\t`, 'gmi'),
    before: (_, name = '') => `${name}: `,
  },
];

/** What programs leave in a glossary, besides those. */
const leftoversOfRows: readonly Leftover[] = [
  { pattern: nextCell, before: () => '\t' },
  { pattern: /'''/g, before: () => '**' },
  // Rows separated by commas, with texts in quotation marks.
  {
    pattern: /^([^,\n]{1,80}),"(.*)"$/gm,
    before: (_, name = '', text = '') => `${name}\t${text.replaceAll('""', '"')}`,
  },
  // Tabs alone are empty cells: a table with more columns than a glossary has.
  { pattern: /(?<![\t |;])(?!\t+\*)(?= *(?:[\t|;]|(?<= {4})))[\t |;]+(?=\*\*)/g, before: () => '\t' },
];

/**
 * Reports what a program left all over a document, if undoing it on trial leaves fewer errors. The undone text is
 * never read as a source.
 */
export const reportLeftovers: Cause = ({ file, kind, lines, reading, read }) => {
  if (reading.errors === 0) return null;
  const text = lines.join('\n');
  const known = [...(kind === 'glossary' ? leftoversOfRows : leftoversOfFields), ...leftovers];
  const found = known.filter(({ pattern }) => (text.match(pattern)?.length ?? 0) >= fewestAlike);
  const together = found.length > 1 ? [found] : [];
  const [best] = [...found.map((each) => [each]), ...together]
    .map((undone) => {
      const before = undone.reduce((left, each) => left.replace(each.pattern, each.before), text);
      return { undone, ...read([before]) };
    })
    .filter(({ errors, entries }) => errors < reading.errors && entries.length >= reading.entries.length)
    .sort((one, other) => one.faults - other.faults);
  if (!best) return null;
  const placed = lines.map((line, index) => ({ text: line, line: index + 1, column: 1 }));
  const told = firstOfAlike(
    placed.flatMap((line) => best.undone.flatMap(({ pattern }) => linesFound(line, pattern))),
  );
  for (const each of told) reportSource(file, 'signs-left', each, each);
  const left = besideLines(reading, told, best.messages);
  // A document with a line that long was not read at all, which explains the lines that are in no entry.
  const refusals = reading.messages.filter((message) => ruleOf(message) === 'line-too-long');
  return { ...left, messages: [...refusals, ...left.messages] };
};
