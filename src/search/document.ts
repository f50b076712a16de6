import { isSuperseded, rulingsGivenFor } from '../glossary/given.ts';
import { currentRevision } from '../glossary/history.ts';
import type { GivenRuling, Keyword } from '../glossary/model.ts';

/** What the search knows of one keyword: one document each, so that no keyword is found twice. */
export interface SearchDocument {
  slug: string;
  name: string;
  formerNames: string[];
  /** Name of the keyword that took its place. */
  nowName: string | null;
  template: string;
  set: string | null;
  by: string | null;
  /** The meaning first, then the rulings. */
  parts: string[];
  /** Rulings on it that were given outside a source and still hold. */
  given: string[];
  /** What players call it. */
  said: string[];
}

/** Words that players say, and the words of the rules for the same thing. */
export interface Synonym {
  say: string[];
  mean: string;
}

/** `content/vocabulary.yaml`, the players' language. */
export interface Vocabulary {
  synonyms: Synonym[];
  /** What players call a keyword, by its slug. */
  keywords: Record<string, string[]>;
}

/** Everything that the search needs, as the build writes it. */
export interface SearchData {
  documents: SearchDocument[];
  synonyms: Synonym[];
}

/** Makes the search's data from the wordings that hold now and the players' language. */
export function toSearchData(
  keywords: readonly Keyword[],
  given: readonly GivenRuling[],
  vocabulary: Vocabulary,
): SearchData {
  const documents = keywords.map((keyword): SearchDocument => {
    const revision = currentRevision(keyword);
    return {
      slug: keyword.slug,
      name: keyword.name,
      formerNames: keyword.formerNames,
      nowName: keywords.find(({ slug }) => slug === keyword.renamedTo)?.name ?? null,
      template: revision.template,
      set: keyword.introduction?.set ?? null,
      by: keyword.introduction?.by ?? null,
      parts: revision.parts.map(({ text }) => text),
      given: rulingsGivenFor(keyword.slug, given)
        .filter((ruling) => !isSuperseded(ruling, given))
        .map(({ text }) => text),
      said: vocabulary.keywords[keyword.slug] ?? [],
    };
  });
  return { documents, synonyms: vocabulary.synonyms };
}
