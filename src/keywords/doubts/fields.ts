import { countEach } from '../../general/lists.ts';
import { compareCodeUnits } from '../../general/order.ts';
import { linesWith } from '../diagnostics/diagnostics.ts';
import { reportAlike, reportSource, ruleOf } from '../diagnostics/report.ts';
import type { Introduction } from '../model.ts';
import { type FieldLabel, introductionFields, labelOfField } from '../parse/lines/labels.ts';
import { slugify } from '../text/slug.ts';
import { createTypoIndex, type TypoIndex } from '../text/typo.ts';
import { foldTypography } from '../text/typography.ts';
import type { DoubtContext, DoubtedEntry, DoubtedSource } from './context.ts';
import { hasOddCapital } from './slips/vocabulary.ts';

type Field = keyof Introduction;

/** The value of an entry's field, and its place. */
interface Value {
  field: Field;
  label: FieldLabel;
  text: string;
  slug: string;
  name: string;
  line: number;
  column: number;
}

/** The name of a set or a publisher. */
interface Name {
  text: string;
  field: Field;
}

/** The sets, publishers and days that are known. */
interface Known {
  /** Names by slug. */
  names: TypoIndex<Name>;
  /** The earliest known day, in ISO form; empty where none is known. */
  earliest: string;
}

/** Most values of a field that differ to report one by one; more have one reason, such as days before months. */
const mostDiffering = 10;

/** Fewest entries of a source that confirm a value; one in fewer may be a slip. */
const fewestEntries = 2;

/**
 * Reports where a source introduces a keyword differently from an older one, and which sets, publishers and days of
 * new keywords may be slips, judged by older sources and by values that several entries of the source share.
 */
export function reportFields({ bySlug, sources }: DoubtContext): void {
  const isKeyword = (name: string) => bySlug.has(slugify(name));
  /** How older sources introduce each keyword, by slug; of two the newer. */
  const told = new Map<string, Partial<Introduction>>();
  const older: Known = { names: createTypoIndex(), earliest: '' };
  for (const source of sources) {
    const { file, entries, lines } = source;
    reportTooOld(source);
    const values = entries.flatMap((entry) => valuesOf(entry, lines));
    const own: Known = { names: createTypoIndex(), earliest: '' };
    for (const value of saidOften(values)) learn(value, own);
    const isOlder = older.earliest !== '';
    const day = isOlder ? older.earliest : own.earliest;
    const early = values
      .filter(({ field, text }) => field === 'date' && isLongBefore(text, day))
      .map((value) => ({ ...value, day, isOlder }));
    const earlyLines = new Set(early.map(({ line }) => line));
    const ofOddDay = linesWith(file, (message) => ruleOf(message) === 'date-late');
    const isOdd = ({ line }: Value) => ofOddDay.has(line) || earlyLines.has(line);
    const saidBefore = ({ slug, field }: Value) => told.get(slug)?.[field] ?? null;
    const differing = values.flatMap((value) => {
      const before = saidBefore(value);
      const isOther = before !== null && foldTypography(before) !== foldTypography(value.text);
      return isOther && !isOdd(value) ? { ...value, before } : [];
    });
    const counts = countEach(differing.map(({ field }) => field));
    reportAlike(file, 'introduction-differs', differing, (value) =>
      (counts.get(value.field) ?? 0) > mostDiffering ? value.field : value,
    );
    const ofNew = values.filter((value) => saidBefore(value) === null);
    const doubtful = ofNew.flatMap((value) => {
      const beside = (known: Known, isOlder: boolean) =>
        doubtOf(value, known, isKeyword).map((doubt) => ({ ...doubt, isOlder }));
      const [doubt = beside(own, false)[0]] = beside(older, true);
      return value.field === 'date' ? [] : (doubt ?? []);
    });
    reportAlike(file, 'field-doubtful', doubtful, ({ text }) => text);
    reportAlike(file, 'date-early', early);
    for (const value of values) {
      told.set(value.slug, { ...told.get(value.slug), [value.field]: value.text });
      learn(value, older);
    }
  }
}

/** Reports a source that was published before the last of its keywords was added, as other sources have that day. */
function reportTooOld({ file, entries, published }: DoubtedSource): void {
  if (!published) return;
  const added = entries.map(({ line, column, name, introduction, keyword }) => {
    // A day of its own was held against this when it was read.
    const text = introduction?.date ? '' : (keyword.introduction?.date ?? '');
    return { line, column, of: name, text };
  });
  const [last] = added.sort((a, b) => compareCodeUnits(b.text, a.text));
  if (last && last.text > published)
    reportSource(file, 'date-late', last, { ...last, day: published, was: 'published' });
}

/** Values that several entries of a source have, one of each. */
function saidOften(values: readonly Value[]): Value[] {
  const alike = Map.groupBy(values, ({ field, text }) => `${field} ${text}`);
  return [...alike.values()].flatMap((list) => (list.length < fewestEntries ? [] : list.slice(0, 1)));
}

function valuesOf(entry: DoubtedEntry, lines: readonly string[]): Value[] {
  const { name, introduction, keyword } = entry;
  return introductionFields.flatMap((field) => {
    const text = introduction?.[field];
    const label = labelOfField[field];
    return text ? { field, label, text, slug: keyword.slug, name, ...placeOf(label, entry, lines) } : [];
  });
}

/** The place of a field's value, among the lines of an entry. */
function placeOf(label: FieldLabel, { line, column, textLine }: DoubtedEntry, lines: readonly string[]) {
  for (let number = line; number <= textLine; number++) {
    const [before = '', value] = lines[number - 1]?.split(/:\s*/, 2) ?? [];
    if (value && before.trim().toLowerCase() === label.toLowerCase())
      return { line: number, column: (lines[number - 1]?.indexOf(value, before.length) ?? 0) + 1 };
  }
  return { line, column };
}

/** What people write where nothing is known, or where it is as elsewhere. */
const nothing =
  /^(?:n\/?a|none|not (?:known|recorded|applicable)|tb[ad]|unknown|ditto|idem|same|(?:same as|see) (?:above|below|before))\.?$/i;

/** What refers to something else, by its name. */
const reference = /^(?:same as|see) (?<name>.+?)\.?$/i;

/** A day behind a name, as where the label between them is lost. */
const dayBehind = /\s\d{1,2}\/\d{1,2}\/\d{2,4}$/;

/** Shortest name to compare, in letters: too many shorter ones are one letter apart. */
const shortest = 5;

/** Whether a name is nearly a known one, is known as that of another field, or seems to say that there is none. */
function doubtOf(
  value: Value,
  { names }: Known,
  isKeyword: (name: string) => boolean,
): (Value & { like: string | null; of: FieldLabel | null })[] {
  const named = reference.exec(value.text)?.groups?.name ?? '';
  if (nothing.test(value.text) || isKeyword(named)) return [{ ...value, like: null, of: null }];
  const said = slugify(value.text.replace(dayBehind, ''));
  const near = names.near(said);
  const same = near.filter(({ text }) => slugify(text) === said);
  const [other] = same;
  if (other) {
    const known = same.filter(({ field }) => field === value.field);
    if (known.length === 0) return [{ ...value, like: other.text, of: labelOfField[other.field] }];
    const isMarked = known.every(({ text }) => isMarkedOtherwise(value.text, text));
    return isMarked ? [{ ...value, like: known[0]?.text ?? '', of: null }] : [];
  }
  if (said.length < shortest) return [];
  const like = near.find(({ text }) => lettersOf(text) !== lettersOf(value.text));
  return like === undefined ? [] : [{ ...value, like: like.text, of: null }];
}

/** Whether a name has other signs than one with the same letters, or a capital within a word: `)Moss`, `MoSs`. */
function isMarkedOtherwise(name: string, known: string): boolean {
  const plain = (text: string) => foldTypography(text).toLowerCase();
  return plain(name) !== plain(known) || (hasOddCapital(name) && !hasOddCapital(known));
}

/** The letters of a name, without numbers: `Season 1` and `Season 2` are no slips of each other. */
function lettersOf(name: string): string {
  return slugify(name).replace(/\d+/g, '');
}

/** How many years a game may turn out to be older than is known. */
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
