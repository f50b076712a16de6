import { report, reportAlike } from '../diagnostics/source-rules.ts';
import type { Introduction } from '../model.ts';
import { type FieldLabel, introductionFields, labelOfField } from '../parse/labels.ts';
import { slugify } from '../text/slug.ts';
import { createTypoIndex, type TypoIndex } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import type { DoubtContext, DoubtedEntry } from './context.ts';

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

/** Which sets, publishers and days are known. */
interface Known {
  /** By their slugs. */
  names: TypoIndex<Name>;
  /** Year-month-day; empty where no day is known. */
  earliest: string;
}

/** What fewer entries of a source have may be a slip. */
const leastEntries = 2;

/**
 * Says on each source where it introduces a keyword otherwise than an older one, and which sets, publishers and days of
 * new keywords may be a slip, beside those of older sources and those that several of its own entries have.
 */
export function reportFields({ sources }: DoubtContext): void {
  /** How older sources introduce each keyword, by its slug; of two the newer. */
  const told = new Map<string, Partial<Introduction>>();
  const older: Known = { names: createTypoIndex(), earliest: '' };
  for (const { file, entries, lines } of sources) {
    const values = entries.flatMap((entry) => valuesOf(entry, lines));
    const ofNew = values.filter((value) => {
      const before = told.get(value.slug)?.[value.field] ?? null;
      if (before !== null && foldTypography(before) !== foldTypography(value.text))
        report(file, 'introduction-differs', value, { ...value, before });
      return before === null;
    });
    const own: Known = { names: createTypoIndex(), earliest: '' };
    for (const value of saidOften(values)) learn(value, own);
    const doubtful = ofNew.flatMap((value) => {
      const beside = (known: Known, isOlder: boolean) =>
        doubtOf(value, known).map((doubt) => ({ ...doubt, isOlder }));
      const [doubt = beside(own, false)[0]] = beside(older, true);
      return value.field === 'date' ? [] : (doubt ?? []);
    });
    reportAlike(file, 'field-doubtful', doubtful, ({ text }) => text);
    const isOlder = older.earliest !== '';
    const day = isOlder ? older.earliest : own.earliest;
    const early = values
      .filter(({ field, text }) => field === 'date' && isLongBefore(text, day))
      .map((value) => ({ ...value, day, isOlder }));
    reportAlike(file, 'date-early', early);
    for (const value of values) {
      told.set(value.slug, { ...told.get(value.slug), [value.field]: value.text });
      learn(value, older);
    }
  }
}

/** Of the values that several entries of a source have, one each. */
function saidOften(values: readonly Value[]): Value[] {
  const alike = Map.groupBy(values, ({ field, text }) => `${field} ${text}`);
  return [...alike.values()].flatMap((list) => (list.length < leastEntries ? [] : list.slice(0, 1)));
}

function valuesOf(entry: DoubtedEntry, lines: readonly string[]): Value[] {
  const { name, introduction, keyword } = entry;
  return introductionFields.flatMap((field) => {
    const text = introduction?.[field];
    const label = labelOfField[field];
    return text ? { field, label, text, slug: keyword.slug, name, ...placeOf(label, entry, lines) } : [];
  });
}

/** Where the value of a field stands, of those of an entry. */
function placeOf(label: FieldLabel, { line, column, textLine }: DoubtedEntry, lines: readonly string[]) {
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
function doubtOf(value: Value, { names }: Known): (Value & { like: string | null; of: FieldLabel | null })[] {
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

function learn({ field, text }: Value, known: Known): void {
  if (field === 'date') {
    if (known.earliest === '' || text < known.earliest) known.earliest = text;
    return;
  }
  const word = slugify(text);
  const isKnown = known.names.near(word).some((name) => name.field === field && name.text === text);
  if (!isKnown) known.names.add(word, { text, field });
}
