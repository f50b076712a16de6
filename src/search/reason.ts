import { slugify } from '../keywords/text/slug.ts';
import { foldTypography } from '../keywords/text/typography.ts';
import type { SearchDocument } from './document.ts';
import { splitWords, toTerm } from './words.ts';

/**
 * Why a keyword was found: its other name, or the part of its text that holds most of the words, which is its meaning
 * where none does; null where its name tells.
 */
export function reasonFor(
  { name, formerNames = [], nowName, parts, given = [] }: SearchDocument,
  query: string,
  words: readonly string[],
): string | null {
  const asked = slugify(query);
  if (nowName) return `now ${nowName}`;
  const former = formerNames.find((candidate) => slugify(candidate).startsWith(asked.slice(0, 4)));
  if (former && !slugify(name).startsWith(asked)) return `formerly ${former}`;
  if (
    slugify(name)
      .split('-')
      .some((word) => asked.split('-').includes(word) || word.startsWith(asked))
  )
    return null;
  const wanted = words.flatMap((word) => toTerm(word) ?? []);
  const scored = [...parts, ...given].map((part) => {
    const has = termsIn(part);
    return { part, count: wanted.filter((term) => has.has(term)).length };
  });
  const best = scored.reduce((a, b) => (b.count > a.count ? b : a));
  return foldTypography(best.part);
}

const knownTerms = new Map<string, Set<string | null>>();

/** The terms of a part, worked out once: a reader types on, and the same parts are asked again for every key. */
function termsIn(part: string): Set<string | null> {
  const terms = knownTerms.get(part) ?? new Set(splitWords(part).map(toTerm));
  knownTerms.set(part, terms);
  return terms;
}
