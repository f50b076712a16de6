import { cutAt, type MentionPiece } from '../names/mentions.ts';
import type { Find } from '../names/name-finder.ts';
import { escapePattern, loosely } from '../text/pattern.ts';
import { ofWords } from '../text/tokens.ts';
import { foldTypography } from '../text/typography.ts';
import { typeLineSpan } from '../wording/type-line.ts';

/**
 * What a term means, in the words of a source of this content (`source`) or of the game's keepers elsewhere (`from`).
 */
export type Definition =
  | { text: string; source: string; keyword: string }
  | { text: string; from: { title: string; url: string | null; date: string | null } };

/** A word of the rules, or several that are one, which the texts use without the meaning standing beside it. */
export interface Term {
  /** Its anchor on the page of terms. */
  slug: string;
  name: string;
  /** How the sources write it, in the singular, in no matter which case. */
  writings: string[];
  /** Names under which it stood before; links to them still lead here. */
  formerly: string[];
  /** Null where nobody is known to say what it means. */
  definition: Definition | null;
}

/**
 * Makes a function that finds terms in a text: whole words, in capitals or not, in the singular or the plural, however
 * their spaces are set. Where one writing holds another, the longer is found. A mention has the slug of the term, and
 * the writing for its name.
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

/** Whether what one writing finds is what another is: `steps` beside `step`. */
export function isFormOf(writing: string, other: string): boolean {
  return loosely(`^${formsOf(other)}$`).test(foldTypography(writing));
}

/**
 * The singular and the plural of a writing, as a pattern, its accents composed or not: a text stays as its source has
 * it.
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
 * Links the terms in the type line of a meaning, the first mention of each, where no keyword is linked.
 * @param pieces of the meaning, joined its text
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
