import { fromAToZ } from '../../general/order.ts';
import type { Changes } from '../changes/lookup.ts';
import { type Facet, facetValues } from '../facets.ts';
import type { Keyword } from '../model.ts';
import { readTypeLine } from '../wording/traits.ts';
import { finderOf, type Term } from './find.ts';
import { occurrencesOf, type WritingOccurrences } from './occurrences.ts';
import { type Replacement, replacementsOf } from './replaced.ts';

/** The facets that a type line can name. */
const traits = ['stacking', 'mode', 'timing'] as const satisfies readonly Facet[];

/** A term with everything that the wordings tell about it. */
export interface TermInUse extends Term {
  occurrences: WritingOccurrences[];
  /** Changes that show two of its writings to be one. */
  replacements: Replacement[];
  /** Writings that no change shows to be the same as another: only whoever wrote the list says so. */
  unshown: string[];
  /** The terms within it, and those that it is within: `first step` contains `step`. */
  holds: Term[];
  heldBy: Term[];
  /** The lists of keywords by type line for the traits that this term names. */
  lists: { facet: Facet; value: string }[];
}

/** Works out what the wordings and their changes tell about each term, from A to Z. */
export function termsInUse(
  terms: readonly Term[],
  keywords: readonly Keyword[],
  changes: Changes,
): TermInUse[] {
  const held = new Map(terms.map((term) => [term, termsWithin(term, terms)]));
  const values = traits.map((facet) => ({
    facet,
    listed: new Set(facetValues(facet, keywords).map(({ id }) => id)),
  }));
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
      lists: listsOf(occurrences, values),
    };
  });
}

/** The other terms with a writing inside one of this term's. */
function termsWithin({ slug, writings }: Term, terms: readonly Term[]): Term[] {
  return terms.filter(
    (other) => other.slug !== slug && writings.some((writing) => finderOf(other)(writing).length > 0),
  );
}

/** @param values the values of each trait that any keyword has, and so a list */
function listsOf(
  occurrences: readonly WritingOccurrences[],
  values: readonly { facet: (typeof traits)[number]; listed: ReadonlySet<string> }[],
): TermInUse['lists'] {
  const said = occurrences
    .filter(({ typeLines }) => typeLines.length > 0)
    .map(({ writing }) => readTypeLine(writing));
  return values.flatMap(({ facet, listed }) =>
    [...new Set<string>(said.flatMap((line) => line[facet]))]
      .filter((value) => listed.has(value))
      .map((value) => ({ facet, value })),
  );
}
