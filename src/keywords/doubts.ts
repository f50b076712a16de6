import { indexBySlug } from './by-slug.ts';
import type { Entry, Keyword } from './model.ts';
import { isRepeated } from './parse/heading.ts';
import type { Line } from './parse/lines.ts';
import type { ReadSource } from './read-source.ts';
import { report } from './source-rules.ts';
import { withoutNumbers } from './template.ts';
import { foldEditorial } from './text/editorial.ts';
import { splitLines } from './text/lines.ts';
import { nameKey, slugify } from './text/slug.ts';
import { isOneTypo } from './text/typo.ts';

/** Short names are one letter from too many others; nobody writes one as long as the other. */
const shortestName = 5;
const longestName = 60;

/** Says on each source what may be right there, and more often is a slip of whoever copied or listed it. */
export function reportDoubts(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const bySlug = indexBySlug(keywords);
  const older: Older = { names: new Map(), variants: new Map() };
  const { names, variants } = older;
  for (const source of sources) {
    const { file, entries } = source;
    const isAlone = ({ name }: Entry) => bySlug.get(slugify(name))?.history.length === 1;
    const isMarked = entries.every(isAlone) && reportMarked(source, names, bySlug);
    const strangers = strangersIn(entries, names);
    for (const entry of entries) {
      const { name } = entry;
      const before = names.get(slugify(name)) ?? name;
      if (nameKey(before) !== nameKey(name)) report(file, 'names-differ', entry, { name, before });
      if (!isAlone(entry) || isMarked) continue;
      if (isRepeated(withoutNumbers(name).split(' ')))
        report(file, 'name-doubtful', entry, { name, like: null });
      const like = likeOf(entry, older, strangers, bySlug);
      if (like) report(file, 'name-doubtful', entry, { name, like: like.name });
    }
    for (const { name } of entries) {
      names.set(slugify(name), name);
      for (const variant of variantsOf(slugify(name))) variants.set(variant, slugify(name));
    }
    reportReturns(source, sources, keywords);
    reportTitle(source, sources);
  }
}

/**
 * A document whose first line is the title of another source may have been put in its place; where that has the title
 * of this one, the two were exchanged.
 */
function reportTitle(source: ReadSource, sources: readonly ReadSource[]): void {
  const { title, file } = source;
  const top = topOf(source);
  const other = isSameTitle(title, top.text)
    ? undefined
    : sources.find((each) => isSameTitle(each.title, top.text));
  if (!other) return;
  const isExchanged = isSameTitle(title, topOf(other).text);
  const rule = isExchanged ? 'documents-exchanged' : 'title-differs';
  report(file, rule, top, { title: other.title, id: other.id });
}

/** The first line of a document that holds anything; blank where that is of an entry, as a heading is. */
function topOf({ file, entries }: ReadSource): Line {
  const lines = splitLines(String(file));
  const index = lines.findIndex((each) => each.trim() !== '');
  const isOfEntry = entries.some(({ line }) => line === index + 1);
  return { text: isOfEntry ? '' : (lines[index] ?? ''), line: index + 1, column: 1 };
}

function isSameTitle(title: string, text: string): boolean {
  return foldEditorial(title) === foldEditorial(text);
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
  { name }: Entry,
  older: Older,
  strangers: ReadonlyMap<string, ReadonlySet<string>>,
  bySlug: ReadonlyMap<string, Keyword>,
): Keyword | undefined {
  const slug = slugify(name);
  const near = [slug, ...variantsOf(slug)]
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
  const isRename = (one: Keyword | undefined, other: string) => one?.renamedTo === other;
  return [near, ...within.filter((each) => older.names.has(each))]
    .map((each) => bySlug.get(each ?? ''))
    .find(
      (other) =>
        other && other.slug !== slug && !isRename(other, slug) && !isRename(bySlug.get(slug), other.slug),
    );
}

/** The words of a name side by side, as many as there are and fewer: a page may have something beside it, `Evade (updated)`. */
function runsWithin(slug: string): string[] {
  const words = slug.split('-').slice(0, mostWords);
  return words.flatMap((_, start) =>
    words.slice(start).map((_, rest) => words.slice(start, start + rest + 1).join('-')),
  );
}

/** The names that have nothing of a known one, by each of their words; two of a word are enough. */
function strangersIn(
  entries: readonly Entry[],
  names: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const strangers = new Map<string, Set<string>>();
  for (const { name } of entries) {
    const slug = slugify(name);
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
  { file, entries }: ReadSource,
  older: ReadonlyMap<string, string>,
  bySlug: ReadonlyMap<string, Keyword>,
): boolean {
  const [first] = entries;
  const words = new Set(entries.map(({ name }) => name.split(' ')[0]));
  const likes = entries.map(({ name }) => {
    const slug = slugify(name.split(' ').slice(1).join(' '));
    return bySlug.get(slug)?.renamedTo === slugify(name) ? undefined : older.get(slug);
  });
  const [like] = likes;
  if (!first || !like || entries.length < fewestMarked || words.size > 1 || likes.includes(undefined))
    return false;
  const last = entries.at(-1)?.line;
  report(file, 'name-doubtful', first, { name: first.name, like, more: entries.length - 1, last });
  return true;
}

/** A name and what is left of it without one of its letters: two that are one typo apart share one of these. */
function variantsOf(slug: string): string[] {
  if (slug.length < shortestName || slug.length > longestName) return [];
  return [slug, ...Array.from(slug, (_, index) => slug.slice(0, index) + slug.slice(index + 1))];
}

/**
 * Wordings that were replaced since an older source, and stand here again. What only a source has in between of which
 * something else is said may be the slip that was told there.
 */
function reportReturns(
  { id, file }: ReadSource,
  sources: readonly ReadSource[],
  keywords: readonly Keyword[],
): void {
  const isFaulty = ({ file: { messages } }: ReadSource) => messages.some(({ fatal }) => fatal !== undefined);
  const faulty = new Set(sources.filter(isFaulty).map((source) => source.id));
  const returned = keywords.flatMap(({ history }) => {
    const index = history.findIndex(({ source }) => source === id);
    const older = history.slice(0, Math.max(index, 0));
    const before = older.findLastIndex(({ revision }) => revision === history[index]?.revision);
    const isReturn = older.slice(before + 1).some(({ source }) => !faulty.has(source));
    return isReturn ? (older[before]?.source ?? []) : [];
  });
  for (const [source, of] of Map.groupBy(returned, (each) => each)) {
    const title = sources.find((each) => each.id === source)?.title ?? source;
    report(file, 'wordings-return', undefined, { count: of.length, title });
  }
}
