import { addToSet, runsOf } from '../../../general/lists.ts';
import { reportAlike, reportSource } from '../../diagnostics/report.ts';
import type { Keyword } from '../../model.ts';
import { isRepeated, longestName as longestOfAny } from '../../parse/kinds/heading.ts';
import { isRespelled, nameKey, slugify } from '../../text/slug.ts';
import { isOneTypo, variantsOf } from '../../text/typo.ts';
import { withoutNumbers } from '../../wording/template.ts';
import type { DoubtContext, DoubtedEntry, DoubtedSource } from '../context.ts';
import { faultyOf } from '../faulty.ts';

/** Shorter names are one letter away from too many others, and nobody confuses much longer ones. */
const shortestName = 5;
const longestName = 60;

/** Whether another name that is one letter away from this one is likely to be a slip of it. */
export function isNameToVary(slug: string): boolean {
  return slug.length >= shortestName && slug.length <= longestName;
}

/**
 * Reports names that may be correct but are more often a slip of whoever copied them.
 * @returns by the id of each source, the slugs of the keywords that may be meant
 */
export function reportNames({ bySlug, sources }: DoubtContext): Map<string, Set<string>> {
  const meant = new Map<string, Set<string>>();
  const older: Older = { names: new Map(), variants: new Map() };
  const { names, variants } = older;
  for (const source of sources) {
    const { file, entries } = source;
    const isAlone = ({ keyword }: DoubtedEntry) => keyword.history.length === 1;
    const isMarked = entries.every(isAlone) && reportMarked(source, names, bySlug);
    const isFaulty = faultyOf(source);
    const strangers = strangersIn(entries, names);
    const signed: (DoubtedEntry & { most: number })[] = [];
    const respelled: (DoubtedEntry & { before: string })[] = [];
    for (const entry of entries) {
      const { name, keyword } = entry;
      const before = names.get(keyword.slug) ?? name;
      if (hasMoreAround(name, before)) signed.push({ ...entry, most: longestOfAny });
      else if (nameKey(before) !== nameKey(name)) reportSource(file, 'names-differ', entry, { name, before });
      else if (isRespelled(name, before)) respelled.push({ ...entry, before });
      if (!isAlone(entry) || isMarked || isFaulty(entry)) continue;
      if (isRepeated(withoutNumbers(name).split(' ')))
        reportSource(file, 'name-doubtful', entry, { name, like: null });
      const like = likeOf(entry, older, strangers, bySlug);
      if (!like) continue;
      addToSet(meant, source.id, like.slug);
      reportSource(file, 'name-doubtful', entry, { name, like: like.name });
    }
    reportAlike(file, 'name-invalid', signed);
    // As where a document has all of its names in capitals.
    const isOfCapitals = ({ name, before }: { name: string; before: string }) =>
      name.toLowerCase() === before.toLowerCase();
    reportAlike(file, 'name-respelled', respelled, isOfCapitals);
    const ofSigns = new Set(signed.map(({ line }) => line));
    for (const { name, keyword } of entries.filter(({ line }) => !ofSigns.has(line))) {
      names.set(keyword.slug, name);
      for (const variant of variantsOfName(keyword.slug)) variants.set(variant, keyword.slug);
    }
  }
  return meant;
}

/** Signs at either end of a name, except those with which words end or numbers begin: `Leap!`, `Leap +`. */
const around = /^[^\p{L}\p{M}\p{N}\s!?.+\p{Pd}'"‘’“”…%()[\]]+|[^\p{L}\p{M}\p{N}\s!?.+\p{Pd}'"‘’“”…%()[\]]$/u;

/** Whether a name has signs around it where an older source has none for its keyword: `#Leap`, `_Leap_`. */
function hasMoreAround(name: string, before: string): boolean {
  return around.test(name) && !around.test(before);
}

/** The names of keywords in older sources. */
interface Older {
  /** By slug. */
  names: Map<string, string>;
  /** Slugs by themselves, and by each form with one letter removed. */
  variants: Map<string, string>;
}

/**
 * The older keyword that the name of a new keyword nearly equals, or equals with a number, a repetition or an
 * addition.
 * @param strangers the words that several new names of its source share
 */
function likeOf(
  { name, keyword }: DoubtedEntry,
  older: Older,
  strangers: ReadonlyMap<string, ReadonlySet<string>>,
  bySlug: ReadonlyMap<string, Keyword>,
): Keyword | undefined {
  const { slug } = keyword;
  const near = [slug, ...variantsOfName(slug)]
    .map((variant) => older.variants.get(variant))
    .find((other) => other !== undefined && isOneTypo(slug, other));
  // The known name with a number, or twice, with the space lost.
  const plain = slugify(withoutNumbers(name));
  const half = slug.slice(slug.length / 2);
  // What another new name has too is no note on a known one: `New Hop` and `New Skip`.
  const isOfFamily = slug
    .split('-')
    .some(
      (word) => !older.names.has(word) && [...(strangers.get(word) ?? [])].some((other) => other !== name),
    );
  const runs = isOfFamily ? [] : runsWithin(slug);
  const within = [plain, half + half === slug ? half : '', ...runs];
  const isRename = (one: Keyword, other: string) => one.renamedTo === other;
  return [near, ...within.filter((each) => older.names.has(each))]
    .map((each) => bySlug.get(each ?? ''))
    .find(
      (other) => other && other.slug !== slug && !isRename(other, slug) && !isRename(keyword, other.slug),
    );
}

/** Every run of adjacent words in a name: a page may have something beside it, `Evade (updated)`. */
function runsWithin(slug: string): string[] {
  return runsOf(slug.split('-').slice(0, mostWords)).map((run) => run.join('-'));
}

/** New names that have nothing of a known one, by each of their words; two names with a word are enough. */
function strangersIn(
  entries: readonly DoubtedEntry[],
  names: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const strangers = new Map<string, Set<string>>();
  for (const { name, keyword } of entries) {
    const { slug } = keyword;
    if (names.has(slug) || runsWithin(slug).some((run) => names.has(run))) continue;
    for (const word of slug.split('-')) {
      const found = strangers.get(word) ?? new Set();
      if (found.size < 2) strangers.set(word, found.add(name));
    }
  }
  return strangers;
}

/** How many words of a name are looked at. */
const mostWords = 12;

/** How many new names that begin with one word, and are known without it, are no coincidence. */
const fewestMarked = 3;

/**
 * Reports a document whose names are all new, and known to older sources without the word that each begins with: a
 * page may put such a word before what is new, though a game may really have a variant of each.
 * @returns whether that is so; it is reported once
 */
function reportMarked(
  { file, entries }: DoubtedSource,
  older: ReadonlyMap<string, string>,
  bySlug: ReadonlyMap<string, Keyword>,
): boolean {
  const [first] = entries;
  const words = new Set(entries.map(({ name }) => name.split(' ')[0]));
  const likes = entries.map(({ name, keyword }) => {
    const slug = slugify(name.split(' ').slice(1).join(' '));
    return bySlug.get(slug)?.renamedTo === keyword.slug ? undefined : older.get(slug);
  });
  const [like] = likes;
  if (!first || !like || entries.length < fewestMarked || words.size > 1 || likes.includes(undefined))
    return false;
  const last = entries.at(-1)?.line;
  reportSource(file, 'name-doubtful', first, { name: first.name, like, more: entries.length - 1, last });
  return true;
}

/** The variants of a name to compare; none for one that is too short or too long. */
function variantsOfName(slug: string): string[] {
  return isNameToVary(slug) ? variantsOf(slug) : [];
}
