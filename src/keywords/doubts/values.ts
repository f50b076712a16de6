import { linesWith } from '../diagnostics/diagnostics.ts';
import { reportAlike, ruleOf } from '../diagnostics/report.ts';
import { placeInText, placeOfTemplate } from '../parse/lines/place-in-text.ts';
import { lettersLikeX } from '../text/signs/mixed-scripts.ts';
import { meaningOf } from '../wording/meaning.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';
import { soundEntries } from './faulty.ts';

/**
 * Reports templates without the X that their text has, or with one that it lacks; and templates or texts that have a
 * card's number in place of an older source's X.
 */
export function reportValues({ sources }: DoubtContext): void {
  for (const source of sources) {
    const { file, entries, lines } = source;
    const numbered = new Set(
      entries.filter(({ template, older }) => older && isNumbered(template, older.template)),
    );
    const cutOff = linesWith(file, (message) => ruleOf(message) === 'text-cut-off');
    const unlike = soundEntries(source)
      .filter((entry) => hasX(entry.template) !== hasX(entry.text) && !numbered.has(entry))
      // Told as what it is, or where the text stops.
      .filter(({ text, textLine }) => hasX(text) || !(oddX.test(text) || cutOff.has(textLine)))
      // The place is where the X is missing, which is probably where it was lost.
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
    reportAlike(file, 'template-numbered', [...numbered]);
    reportAlike(file, 'value-alone', placed, ({ where }) => where);
  }
}

/** An entry without its heading, which may equal its template. */
function belowHeading({ line, textLine, ...entry }: DoubtedEntry): DoubtedEntry {
  return { ...entry, line: Math.min(line + 1, textLine), textLine };
}

/** Whether X stands for a card's number anywhere: not in a name, nor where the text itself says what X is. */
function hasX(text: string): boolean {
  return /\bX\b(?![-\u2010]\p{L})/u.test(text) && !/\bwhere X\b|\bX (?:equals|is)\b/.test(text);
}

/** A letter or a sign that looks like an X. */
const oddX = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[x${lettersLikeX}](?![\p{L}\p{N}])|\u00d7(?!\s?\p{N}))`,
  'u',
);

function withX(text: string): string {
  return text.replace(/\d+/g, 'X');
}

/** Whether a meaning has a number where an older one has X, and is otherwise equal. */
function isFilledIn({ text, older }: DoubtedEntry): boolean {
  const before = older ? meaningOf(older) : '';
  const meaning = text.slice(0, before.length);
  return (
    hasX(before) && meaning.length === before.length && meaning !== before && withX(meaning) === withX(before)
  );
}

/** Whether a template has numbers where another has X, and is otherwise equal. */
function isNumbered(template: string, older: string): boolean {
  return template !== older && hasX(older) && withX(template) === older;
}
