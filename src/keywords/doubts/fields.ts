import { report, reportAlike } from '../diagnostics/source-rules.ts';
import type { Entry, Introduction } from '../model.ts';
import { type FieldLabel, introductionFields, labelOfField } from '../parse/labels.ts';
import { slugify } from '../text/slug.ts';
import { createTypoIndex, type TypoIndex } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import type { DoubtContext } from './context.ts';

type Field = keyof Introduction;

/** What an entry has in a field, and where. */
interface Value {
  field: Field;
  label: FieldLabel;
  text: string;
  slug: string;
  name: string;
  line: number;
  column: number;
}

/** A set or a publisher. */
interface Name {
  text: string;
  field: Field;
}

/** What the sources before one have. */
interface Older {
  /** How they introduce each keyword, by its slug; of two the newer. */
  told: Map<string, Partial<Introduction>>;
  /** Sets and publishers by their slugs. */
  names: TypoIndex<Name>;
  /** Year-month-day; empty where they have no day. */
  earliest: string;
}

/**
 * Says on each source where it introduces a keyword otherwise than an older one, and which sets, publishers and days of
 * new keywords may be a slip.
 */
export function reportFields({ sources, linesOf }: DoubtContext): void {
  const older: Older = { told: new Map(), names: createTypoIndex(), earliest: '' };
  for (const source of sources) {
    const { file, entries } = source;
    const values = entries.flatMap((entry) => valuesOf(entry, linesOf(source)));
    const beforeOf = ({ slug, field }: Value) => older.told.get(slug)?.[field] ?? null;
    for (const value of values) {
      const before = beforeOf(value);
      if (before !== null && foldTypography(before) !== foldTypography(value.text))
        report(file, 'introduction-differs', value, { ...value, before });
    }
    const doubtful = values.flatMap((value) =>
      beforeOf(value) === null && value.field !== 'date' ? doubtOf(value, older) : [],
    );
    reportAlike(file, 'field-doubtful', doubtful, ({ text }) => text);
    const { earliest } = older;
    const early = values
      .filter(({ field, text }) => field === 'date' && isLongBefore(text, earliest))
      .map((value) => ({ ...value, day: earliest }));
    reportAlike(file, 'date-early', early);
    for (const value of values) remember(value, older);
  }
}

function valuesOf(entry: Entry, lines: readonly string[]): Value[] {
  const { name, introduction } = entry;
  return introductionFields.flatMap((field) => {
    const text = introduction?.[field];
    const label = labelOfField[field];
    return text ? { field, label, text, slug: slugify(name), name, ...placeOf(label, entry, lines) } : [];
  });
}

/** Where the value of a field stands, of those of an entry. */
function placeOf(label: FieldLabel, { line, column, textLine }: Entry, lines: readonly string[]) {
  for (let number = line; number <= textLine; number++) {
    const [before = '', value] = lines[number - 1]?.split(/:\s*/, 2) ?? [];
    if (value && before.trim().toLowerCase() === label.toLowerCase())
      return { line: number, column: (lines[number - 1]?.indexOf(value, before.length) ?? 0) + 1 };
  }
  return { line, column };
}

/** What somebody writes where nothing is known. */
const nothing = /^(?:n\/?a|none|not (?:known|recorded|applicable)|tb[ad]|unknown)\.?$/i;

/** In letters: of shorter names too many are one letter from each other. */
const shortest = 5;

/** Whether a name is nearly a known one, is known as that of another field, or seems to say that there is none. */
function doubtOf(value: Value, { names }: Older): (Value & { like: string | null; of: FieldLabel | null })[] {
  if (nothing.test(value.text)) return [{ ...value, like: null, of: null }];
  const said = slugify(value.text);
  const near = names.near(said);
  const same = near.filter(({ text }) => slugify(text) === said);
  const [other] = same;
  if (other) {
    const isKnown = same.some(({ field }) => field === value.field);
    return isKnown ? [] : [{ ...value, like: other.text, of: labelOfField[other.field] }];
  }
  if (said.length < shortest) return [];
  const like = near.find(({ text }) => lettersOf(text) !== lettersOf(value.text));
  return like === undefined ? [] : [{ ...value, like: like.text, of: null }];
}

/** `Season 1` and `Season 2` are no slip of each other. */
function lettersOf(name: string): string {
  return slugify(name).replace(/\d+/g, '');
}

/** In years; a game may turn out to be a little older. */
const mostYears = 5;

function isLongBefore(day: string, earliest: string): boolean {
  return earliest !== '' && Number(day.slice(0, 4)) + mostYears < Number(earliest.slice(0, 4));
}

function remember({ field, text, slug }: Value, older: Older): void {
  older.told.set(slug, { ...older.told.get(slug), [field]: text });
  if (field === 'date') {
    if (older.earliest === '' || text < older.earliest) older.earliest = text;
    return;
  }
  const word = slugify(text);
  const isKnown = older.names.near(word).some((name) => name.field === field && name.text === text);
  if (!isKnown) older.names.add(word, { text, field });
}
