import { runsOf } from '../../general/lists.ts';
import { report, reportAlike } from '../diagnostics/source-rules.ts';
import type { Keyword } from '../model.ts';
import { isRepeated, longestName as longestOfAny } from '../parse/heading.ts';
import { nameKey, slugify } from '../text/slug.ts';
import { isOneTypo, variantsOf } from '../text/typo.ts';
import { withoutNumbers } from '../wording/template.ts';
import type { DoubtContext, DoubtedEntry, DoubtedSource } from './context.ts';
import { faultyOf } from './faulty.ts';

/** Short names are one letter from too many others; nobody writes one as long as the other. */
const shortestName = 5;
const longestName = 60;

/** Says on each source which names may be right there, and more often are a slip of whoever copied it. */
export function reportNames({ bySlug, sources }: DoubtContext): void {
  const older: Older = { names: new Map(), variants: new Map() };
  const { names, variants } = older;
  for (const source of sources) {
    const { file, entries } = source;
    const isAlone = ({ keyword }: DoubtedEntry) => keyword.history.length === 1;
    const isMarked = entries.every(isAlone) && reportMarked(source, names, bySlug);
    const isFaulty = faultyOf(source);
    const strangers = strangersIn(entries, names);
    const signed: (DoubtedEntry & { most: number })[] = [];
    for (const entry of entries) {
      const { name, keyword } = entry;
      const before = names.get(keyword.slug) ?? name;
      if (hasMoreAround(name, before)) signed.push({ ...entry, most: longestOfAny });
      else if (nameKey(before) !== nameKey(name)) report(file, 'names-differ', entry, { name, before });
      if (!isAlone(entry) || isMarked || isFaulty(entry)) continue;
      if (isRepeated(withoutNumbers(name).split(' ')))
        report(file, 'name-doubtful', entry, { name, like: null });
      const like = likeOf(entry, older, strangers, bySlug);
      if (like) report(file, 'name-doubtful', entry, { name, like: like.name });
    }
    reportAlike(file, 'name-invalid', signed);
    for (const { name, keyword } of entries) {
      names.set(keyword.slug, name);
      for (const variant of variantsOfName(keyword.slug)) variants.set(variant, keyword.slug);
    }
  }
}

/** Signs at an end of a name; those with which words end or numbers begin may be of one: `Leap!`, `Leap +`. */
const around = /^[^\p{L}\p{M}\p{N}\s!?.+\p{Pd}'"‘’“”…%()[\]]+|[^\p{L}\p{M}\p{N}\s!?.+\p{Pd}'"‘’“”…%()[\]]$/u;

/** Whether a name has signs around it where an older source calls its keyword without any: `#Leap`, `_Leap_`. */
function hasMoreAround(name: string, before: string): boolean {
  return around.test(name) && !around.test(before);
}

/** What older sources call keywords. */
interface Older {
  /** By slug. */
  names: Map<string, string>;
  /** Slugs by themselves, and by what is left of each without one of its letters. */
  variants: Map<string, string>;
}

/**
 * The keyword of an older source that a keyword which no other has is named almost as; or which it is named as with a
 * number, twice, or with something beside it.
 * @param strangers tells what the new names of its source share
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
  // One with a number, or twice the same, the blank between them lost.
  const plain = slugify(withoutNumbers(name));
  const half = slug.slice(slug.length / 2);
  // What another new name has as well is no note beside a known one: `New Hop` and `New Skip`.
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

/**
 * The words of a name side by side, as many as there are and fewer: a page may have something beside it, `Evade
 * (updated)`.
 */
function runsWithin(slug: string): string[] {
  return runsOf(slug.split('-').slice(0, mostWords)).map((run) => run.join('-'));
}

/** The names that have nothing of a known one, by each of their words; two of a word are enough. */
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

/** In words, how much of a name is looked at. */
const mostWords = 12;

/** So many new names that begin with one word, and are known without it, are no chance. */
const fewestMarked = 3;

/**
 * A document whose names are all new, and known to older sources without the word that each begins with: a page may
 * have that in front of what is new. A game may as well have made one more of each.
 * @returns whether it is so, which is said once
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
  report(file, 'name-doubtful', first, { name: first.name, like, more: entries.length - 1, last });
  return true;
}

/** The variants of a name; of one that is too short or too long there are none. */
function variantsOfName(slug: string): string[] {
  return slug.length < shortestName || slug.length > longestName ? [] : variantsOf(slug);
}
