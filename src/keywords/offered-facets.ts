import { type Facet, type FacetValue, facets, facetValues } from './facets.ts';
import { facetLabels, facetValueLabel } from './kind-labels.ts';
import type { Keyword } from './model.ts';

/** A facet as a list offers it, in the words of the interface. */
export interface OfferedFacet {
  facet: Facet;
  title: string;
  values: FacetValue[];
}

/**
 * The facets by which a list of keywords can be narrowed, in order, without those that no keyword has a value of.
 * @param bySlug all keywords, where these are not
 */
export function offeredFacets(
  keywords: readonly Keyword[],
  bySlug?: ReadonlyMap<string, Keyword>,
): OfferedFacet[] {
  return facets
    .map((facet) => ({
      facet,
      title: facetLabels[facet],
      values: facetValues(facet, keywords, bySlug).map((value) => ({
        ...value,
        label: facetValueLabel(facet, value.label),
      })),
    }))
    .filter(({ values }) => values.length > 0);
}
