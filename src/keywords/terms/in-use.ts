import { fromAToZ } from '../../general/order.ts';
import type { Changes } from '../changes/lookup.ts';
import { type Facet, facetIds } from '../facets.ts';
import type { Keyword } from '../model.ts';
import { readTypeLine } from '../wording/traits.ts';
import { createTermFinder, type Term } from './find.ts';
import { occurrencesOf, type WritingOccurrences } from './occurrences.ts';
import { type Replacement, replacementsOf } from './replaced.ts';

/** A term with all that the wordings tell of it. */
export interface TermInUse extends Term {
  occurrences: WritingOccurrences[];
  /** What shows that two writings are one. */
  replacements: Replacement[];
  /** The writings of which no change shows that they are one with another: whoever wrote the list says so alone. */
  unshown: string[];
  /** The terms that stand in it, and those in which it stands: `first step` holds `step`. */
  holds: Term[];
  heldBy: Term[];
  /** The lists of keywords by what their type lines say, where the term is what they say. */
  lists: { facet: Facet; value: string }[];
}

/** Works out from the wordings and their changes what there is to say of each term, from A to Z. */
export function termsInUse(
  terms: readonly Term[],
  keywords: readonly Keyword[],
  changes: Changes,
): TermInUse[] {
  const held = new Map(terms.map((term) => [term, termsWithin(term, terms)]));
  return terms.toSorted(fromAToZ).map((term) => {
    const occurrences = occurrencesOf(term, keywords);
    const replacements = replacementsOf(term, keywords, changes);
    const shown = new Set(replacements.flatMap(({ was, is }) => [was, is]));
    return {
      ...term,
      occurrences,
      replacements,
      unshown: term.writings.length > 1 ? term.writings.filter((writing) => !shown.has(writing)) : [],
      holds: held.get(term) ?? [],
      heldBy: terms.filter((other) => held.get(other)?.includes(term)),
      lists: listsOf(occurrences, keywords),
    };
  });
}

/** The other terms of which a writing stands in one of this term's. */
function termsWithin({ slug, writings }: Term, terms: readonly Term[]): Term[] {
  return terms.filter((other) => {
    const find = createTermFinder([other]);
    return other.slug !== slug && writings.some((writing) => find(writing).length > 0);
  });
}

function listsOf(
  occurrences: readonly WritingOccurrences[],
  keywords: readonly Keyword[],
): TermInUse['lists'] {
  const said = occurrences
    .filter(({ typeLines }) => typeLines.length > 0)
    .map(({ writing }) => readTypeLine(writing));
  return (['stacking', 'mode', 'timing'] as const).flatMap((facet) =>
    [...new Set<string>(said.flatMap((line) => line[facet]))]
      .filter((value) => keywords.some((keyword) => facetIds(keyword, facet).includes(value)))
      .map((value) => ({ facet, value })),
  );
}
