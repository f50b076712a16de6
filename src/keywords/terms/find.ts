import { onceFor } from '../../general/once.ts';
import { cutAt, type MentionPiece } from '../names/mentions.ts';
import type { Find } from '../names/name-finder.ts';
import { escapePattern, loosely } from '../text/pattern.ts';
import { ofWords } from '../text/tokens.ts';
import { foldTypography } from '../text/typography.ts';
import { typeLineSpan } from '../wording/type-line.ts';

/**
 * The meaning of a term, quoted from a source of this content (`source`) or from the game's publishers elsewhere
 * (`from`).
 */
export type Definition =
  | { text: string; source: string; keyword: string }
  | { text: string; from: { title: string; url: string | null; date: string | null } };

/** A term of the rules, of one word or several, that texts use without giving its meaning. */
export interface Term {
  /** Its anchor on the page of terms. */
  slug: string;
  name: string;
  /** How the sources write it, in the singular; case does not matter. */
  writings: string[];
  /** Earlier names of the entry; links to them still lead here. */
  formerly: string[];
  /** Null where no meaning is known. */
  definition: Definition | null;
}

/**
 * Creates a function that finds terms in a text: whole words, in any case, in the singular or the plural, with any
 * kind of space. Of overlapping writings the longer is found. A mention has the slug of the term, and the writing as
 * its name.
 */
export function createTermFinder(terms: readonly Pick<Term, 'slug' | 'writings'>[]): Find {
  if (terms.length === 0) return () => [];
  const writings = terms
    .flatMap(({ slug, writings }) => writings.map((name) => ({ slug, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const forms = writings.map(({ name }) => `(${formsOf(name)})`).join('|');
  const pattern = loosely(`(?<![${ofWords}-])(?:${forms})(?![${ofWords}]|-\\p{L})`);
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [found, ...groups] = match;
      const writing = writings[groups.findIndex((group) => group !== undefined)];
      return writing ? { ...writing, start: match.index, end: match.index + found.length } : [];
    });
}

/** Finds one term, as {@link createTermFinder} does. Cached, as each term is sought in all texts, again and again. */
export const finderOf = onceFor((term: Term) => createTermFinder([term]));

/** Whether one writing finds another as a form of itself: `steps` beside `step`. */
export function isFormOf(writing: string, other: string): boolean {
  return loosely(`^${formsOf(other)}$`).test(foldTypography(writing));
}

/**
 * A pattern for the singular and the plural of a writing, with accents composed or not: texts stay as their source has
 * them.
 */
function formsOf(writing: string): string {
  const composed = foldTypography(writing);
  const forms = new Set([composed, composed.normalize('NFD')]);
  return `(?:${[...forms].map((form) => inBothNumbers(escapePattern(form))).join('|')})`;
}

function inBothNumbers(pattern: string): string {
  if (/[^aeiou]y$/i.test(pattern)) return `${pattern.slice(0, -1)}(?:y|ies)`;
  return pattern + (/(?:[sxz]|[cs]h)$/i.test(pattern) ? '(?:es)?' : 's?');
}

/**
 * Links the terms in the type line of a meaning, at their first mention, where no keyword is linked.
 * @param pieces the pieces of the meaning, in order
 */
export function linkTypeLine(pieces: readonly MentionPiece[], find: Find): MentionPiece[] {
  const [start, end] = typeLineSpan(pieces.map(({ text }) => text).join(''));
  const linked = new Set<string>();
  let passed = 0;
  return pieces.flatMap((piece) => {
    const before = passed;
    passed += piece.text.length;
    if (piece.slug) return piece;
    const first = find(piece.text).filter(
      (mention) =>
        before + mention.start >= start &&
        before + mention.end <= end &&
        !linked.has(mention.slug) &&
        linked.add(mention.slug),
    );
    return cutAt(piece.text, first).map(({ text, slug }) => (slug ? { text, term: slug } : { text }));
  });
}
