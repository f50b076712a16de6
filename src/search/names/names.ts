import { addTo } from '../../general/lists.ts';
import { escapePattern } from '../../keywords/text/pattern.ts';
import { slugify } from '../../keywords/text/slug.ts';
import { namesOf, type SearchDocument, templateOf } from '../base/document.ts';
import { initialsOf } from '../base/initials.ts';
import * as nameWeights from '../base/name-weights.ts';
import { reuseScores, type Scores } from '../base/scores.ts';
import * as weights from '../base/weights.ts';
import type { Words } from '../base/words.ts';
import { createNamedFinder, type HowNamed } from './named.ts';

/** A name as it is compared: whole, and word by word. */
export interface FoldedName {
  slug: string;
  words: string[];
}

/** Folds a name into the form in which names are compared. */
export function foldName(name: string): FoldedName {
  const slug = slugify(name);
  return { slug, words: slug.split('-') };
}

/** The forms of a keyword that a query is compared with. */
interface Names {
  own: FoldedName;
  former: FoldedName[];
  template: string;
}

/** A query as an attempt at a name. */
export interface AskedName extends FoldedName {
  /** With the number and all that follows it: `Bombard 3`. */
  whole: string;
  hasColon: boolean;
  /** The number alone: `3`. */
  number: string | undefined;
  /** Whether anything follows the number. */
  hasMore: boolean;
}

/** What follows a name on a card: a number in place of its X, and the rest. */
const numberAfterName = /\s[+\-–]?(?:x|\d+)\b.*/is;

/**
 * A pattern for the beginning of a query that is a name with a number of its own, as `Pebble 7` would be, where that
 * is the first number in it.
 */
export function createNumbered(documents: readonly SearchDocument[]): RegExp {
  const names = documents.flatMap(namesOf).filter((name) => numberAfterName.test(name));
  return new RegExp(`^\\D*?(?<!\\p{L})(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/**
 * Folds a query, without the number that a card has after the name and what follows: `Bombard 3 …`.
 * @param numbered matches names of which a number is a part
 */
export function foldQuery(query: string, numbered = /^/): AskedName {
  const typed = query.trim();
  const own = numbered.exec(typed)?.[0] ?? '';
  const name = own + typed.slice(own.length).replace(numberAfterName, '');
  const behind = typed.slice(name.length);
  const number = /^\s[+\-–]?(\d+)/.exec(behind)?.[1];
  const hasMore = /^\s\S+\s/.test(behind);
  return {
    ...foldName(name),
    whole: slugify(query),
    hasColon: query.includes(':'),
    number,
    hasMore,
  };
}

/** The documents that a query names. */
interface NamesFound {
  /** The score of each; valid until the next query. */
  scores: Scores;
  /** Those whose names occur among other words, and how each is named. */
  among: ReadonlyMap<number, HowNamed>;
  /** Those whose names occur in full. */
  written: ReadonlySet<number>;
}

/**
 * Finds documents by a query, as a name and as words.
 * @param isWhole whether only a complete name can be meant, not the beginning of one
 */
type NameIndex = (name: AskedName, asked: readonly string[], isWhole?: boolean) => NamesFound;

/** Prepares the search by names. Each name is folded once, not on every key press. */
export function createNameIndex(documents: readonly SearchDocument[], words: Words): NameIndex {
  const names = documents.map(
    (document): Names => ({
      own: foldName(document.name),
      former: (document.formerNames ?? []).map(foldName),
      template: slugify(templateOf(document)),
    }),
  );
  // Documents by the first letter and the first two letters of every form that a query may begin with.
  const byBeginning = new Map<string, number[]>();
  for (const [id, { own, former, template }] of names.entries()) {
    const forms = [...own.words, ...former.map(({ slug }) => slug), template, initialsOf(own.words)];
    for (const form of forms)
      for (const beginning of [form.slice(0, 1), form.slice(0, 2)])
        if (byBeginning.get(beginning)?.at(-1) !== id) addTo(byBeginning, beginning, id);
  }
  const findNamed = createNamedFinder(documents, words);
  const newScores = reuseScores(documents.length);
  return (name, asked, isWhole = false) => {
    const scores = newScores();
    for (const id of byBeginning.get((name.words[0] ?? '').slice(0, 2)) ?? [])
      scores[id] = nameScore(names[id] as Names, name, isWhole);
    const { isAll, named, written } = findNamed(asked);
    if (!isAll) return { scores, among: named, written };
    for (const [id, { isAsked }] of named)
      scores[id] = (scores[id] ?? 0) + nameWeights.onlyNames + (isAsked ? nameWeights.ownNameAmong : 0);
    return { scores, among: new Map(), written };
  };
}

/**
 * The score of a name: an exact name or former name first, then a prefix of the name, then a prefix of one of its
 * words, or the name as a card has it: `Bounty: …`.
 */
function nameScore({ own, former, template }: Names, asked: AskedName, isWhole: boolean): number {
  if (asked.slug === '') return 0;
  if (former.some(({ slug }) => slug === asked.slug)) return nameWeights.exactFormerName;
  if (own.slug === asked.slug || template === asked.whole) return nameWeights.exactName;
  const beforeColon =
    asked.hasColon && asked.slug.startsWith(`${own.slug}-`) ? nameWeights.nameBeforeColon : 0;
  if (isWhole) return beforeColon;
  if (beginsAs(own, asked) || beginsJoined(own, asked))
    return nameWeights.beginningOfName - own.slug.length * nameWeights.perLetterOfName;
  if (former.some((name) => beginsAs(name, asked))) return nameWeights.beginningOfFormerName;
  if (own.words.length > 1 && asked.slug === initialsOf(own.words)) return nameWeights.initialsOfName;
  if (asked.slug.length > 1 && own.words.some((word) => word.startsWith(asked.slug)))
    return nameWeights.beginningOfNameWord;
  return beforeColon;
}

/** Whether what was typed as one word begins the first two words of a name: `altcost`. */
function beginsJoined({ words: [first = '', second = ''] }: FoldedName, { slug }: FoldedName): boolean {
  for (let at = weights.shortestJoined; at <= slug.length - weights.shortestJoined; at++)
    if (first.startsWith(slug.slice(0, at)) && second.startsWith(slug.slice(at))) return true;
  return false;
}

/** Whether each word typed begins the name's word at the same position: `ion can`, `hid cost`. */
export function beginsAs(name: FoldedName, asked: FoldedName): boolean {
  return asked.words.every((start, index) => name.words[index]?.startsWith(start));
}
