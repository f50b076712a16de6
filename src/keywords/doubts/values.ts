import { reportAlike } from '../diagnostics/source-rules.ts';
import { placeInText, placeOfTemplate } from '../parse/place-in-text.ts';
import { meaningOf } from '../wording/meaning.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { soundEntries } from './faulty.ts';

/**
 * Says on each source where a template has not the X that its text has, or has one that its text has not; and where it
 * or its text has the number of a card in place of the X of an older source.
 */
export function reportValues({ sources }: DoubtContext): void {
  for (const source of sources) {
    const { entries, lines } = source;
    const numbered = new Set(
      entries.filter(({ template, older }) => older && isNumbered(template, older.template)),
    );
    const unlike = soundEntries(source)
      .filter((entry) => hasX(entry.template) !== hasX(entry.text) && !numbered.has(entry))
      // What lost its X is most often the other.
      .map((entry) =>
        hasX(entry.text)
          ? { entry, where: 'text' as const, place: placeOfTemplate(belowHeading(entry), lines) }
          : { entry, where: 'template' as const, place: placeInText(entry, entry.text, 0, lines) },
      );
    const told = new Set(unlike.map(({ entry }) => entry));
    const filledIn = entries
      .filter((entry) => !told.has(entry) && isFilledIn(entry))
      .map((entry) => ({ entry, where: 'older' as const, place: placeInText(entry, entry.text, 0, lines) }));
    const placed = [...filledIn, ...unlike].map(({ entry, where, place }) => ({ ...entry, ...place, where }));
    reportAlike(source.file, 'template-numbered', [...numbered]);
    reportAlike(source.file, 'value-alone', placed, ({ where }) => where);
  }
}

/** An entry without the heading, which may be the same as its template. */
function belowHeading({ line, textLine, ...entry }: DoubtedEntry): DoubtedEntry {
  return { ...entry, line: Math.min(line + 1, textLine), textLine };
}

/** Whether X stands for the number of a card somewhere: it is none in a name, and a text may say itself what it is. */
function hasX(text: string): boolean {
  return /\bX\b(?![-\u2010]\p{L})/u.test(text) && !/\bwhere X\b|\bX (?:equals|is)\b/.test(text);
}

function withX(text: string): string {
  return text.replace(/\d+/g, 'X');
}

/** Whether a text has a number where an older one has X, in what the keyword means, and that is the same but for it. */
function isFilledIn({ text, older }: DoubtedEntry): boolean {
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
