import { firstOfAlike } from '../diagnostics/rule-words.ts';
import { report } from '../diagnostics/source-rules.ts';
import { anyLabel } from './labels.ts';
import { fewestAlike, linesFound } from './lines.ts';
import { besideLines, type Cause } from './reading.ts';
import { html } from './signs.ts';

/** What a program leaves in a document, and what stood there before. */
interface Leftover {
  pattern: RegExp;
  before: (found: string, ...groups: string[]) => string;
}

const nothing = () => '';

/** Where a table or a list of HTML goes on with the next cell. */
const nextCell = /<\/(?:td|th|dt)>\s*<(?:td|th|dd)(?:\s[^<>]{0,200})?>/gi;

/**
 * What programs leave in a document of any kind. Each is looked for in time that grows with the text alone: what may be
 * long begins where nothing of it stands in front.
 */
const leftovers: readonly Leftover[] = [
  { pattern: html, before: (found) => (found.startsWith('<') ? '' : found) },
  // Links of Markdown, and those of a wiki.
  { pattern: /\[([^[\]\n]{1,80})\]\([^()\s]{0,200}\)/g, before: (_, text = '') => text },
  { pattern: /\[\[([^[\]|\n]{1,80})\]\]/g, before: (_, text = '') => text },
  // Signs as wide as those of Chinese.
  { pattern: /[\uff01-\uff5e]/g, before: (sign) => sign.normalize('NFKC') },
  // The borders of a table.
  { pattern: /^\|+-?[^\S\n]*|(?<![^\S\n])[^\S\n]*(?<!\|)\|+$/gm, before: nothing },
];

/** What they leave in a list or a sheet, beside that. */
const leftoversOfFields: readonly Leftover[] = [
  { pattern: nextCell, before: () => ': ' },
  // Fields as YAML and JSON have them.
  {
    pattern: /^[^\S\n]*(?:- )?"?(\p{L}(?:[\p{L} ]{0,38}\p{L})?)"?[^\S\n]*: ?"(.*)",?[^\S\n]*$/gmu,
    before: (_, name = '', value = '') => `${name}: ${value}`,
  },
  // A table in which a field has its label in a column.
  {
    pattern: new RegExp(`^(${anyLabel})[^\\S\\n]*\\t`, 'gmi'),
    before: (_, name = '') => `${name}: `,
  },
];

/** What they leave in a glossary, beside that. */
const leftoversOfRows: readonly Leftover[] = [
  { pattern: nextCell, before: () => '\t' },
  { pattern: /'''/g, before: () => '**' },
  // Rows with commas, and the texts in quotation marks.
  {
    pattern: /^([^,\n]{1,80}),"(.*)"$/gm,
    before: (_, name = '', text = '') => `${name}\t${text.replaceAll('""', '"')}`,
  },
  { pattern: /(?<![\t |;])(?!\t\*)(?= *(?:[\t|;]|(?<= {4})))[\t |;]+(?=\*\*)/g, before: () => '\t' },
];

/**
 * Says what a program left all over a document: where that is undone on trial, fewer errors are left. What is undone is
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
  for (const each of told) report(file, 'signs-left', each, each);
  return besideLines(reading, told, best.messages);
};
