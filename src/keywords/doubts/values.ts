import { reportAlike } from '../diagnostics/source-rules.ts';
import { meaningOf } from '../wording/meaning.ts';
import type { DoubtContext } from './context.ts';
import { faultyOf } from './faulty.ts';
import { olderEntries, type WithOlder } from './older-entries.ts';

/**
 * Says on each source where a template has not the X that its text has, or has one that its text has not; and where it
 * or its text has the number of a card in place of the X of an older source.
 */
export function reportValues(context: DoubtContext): void {
  for (const { source, entries } of olderEntries(context)) {
    const isFaulty = faultyOf(source, context.linesOf(source));
    const numbered = new Set(
      entries.filter(({ template, older }) => older && isNumbered(template, older.template)),
    );
    const unlike = entries
      .filter((entry) => hasX(entry.template) !== hasX(entry.text))
      .filter((entry) => !numbered.has(entry) && !isFaulty(entry))
      .map((entry) => ({ ...entry, where: hasX(entry.text) ? ('text' as const) : ('template' as const) }));
    const told = new Set(unlike.map(({ line }) => line));
    const filledIn = entries
      .filter((entry) => !told.has(entry.line) && isFilledIn(entry))
      .map((entry) => ({ ...entry, where: 'older' as const }));
    reportAlike(source.file, 'value-alone', filledIn);
    reportAlike(source.file, 'template-numbered', [...numbered]);
    reportAlike(source.file, 'value-alone', unlike, ({ where }) => where);
  }
}

/** Whether X stands for the number of a card somewhere: it is none in a name, and a text may say itself what it is. */
function hasX(text: string): boolean {
  return /\bX\b(?![-\u2010]\p{L})/u.test(text) && !/\bwhere X\b|\bX (?:equals|is)\b/.test(text);
}

function withX(text: string): string {
  return text.replace(/\d+/g, 'X');
}

/** Whether a text has a number where an older one has X, in what the keyword means, and that is the same but for it. */
function isFilledIn({ text, older }: WithOlder): boolean {
  const before = older ? meaningOf(older) : '';
  const meaning = text.slice(0, before.length);
  return (
    hasX(before) && meaning.length === before.length && meaning !== before && withX(meaning) === withX(before)
  );
}

/** Whether a template has numbers where another has X, and nothing else is different. */
function isNumbered(template: string, older: string): boolean {
  return template !== older && hasX(older) && withX(template) === older;
}
