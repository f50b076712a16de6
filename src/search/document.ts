import { isSuperseded, rulingsGivenFor } from '../keywords/given-rulings.ts';
import { currentKeyword, currentRevision } from '../keywords/history.ts';
import type { GivenRuling, Keyword } from '../keywords/model.ts';
import { passagesOf } from '../keywords/passages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWords } from './words.ts';

/**
 * What the search knows of one keyword: one document each, so that no keyword is found twice. What is empty is left
 * out, since a reader who goes for the search waits for every byte of it.
 */
export interface SearchDocument {
  name: string;
  formerNames?: string[] | undefined;
  /** Name of the keyword that took its place. */
  nowName?: string | undefined;
  /** What stands behind the name in the template: ` X`. */
  afterName?: string | undefined;
  /** The template whole, where it does not begin with the name. */
  template?: string | undefined;
  set?: string | undefined;
  /** The meaning first, then the rulings, each with what means nothing without it. */
  parts: string[];
  /** Rulings on it that were given outside a source and still hold. */
  given?: string[] | undefined;
  /** The terms of what players say of it, each as often as they say it, which tells how much it matters; sorted, which packs best. */
  said?: string | undefined;
}

/** Everything that the search needs, as the build writes it. */
export interface SearchData extends Pick<Vocabulary, 'readings' | 'stopWords' | 'synonyms'> {
  documents: SearchDocument[];
}

/** Makes the search's data from the wordings that hold now and the players' language. */
export function toSearchData(
  keywords: readonly Keyword[],
  given: readonly GivenRuling[],
  vocabulary: Vocabulary,
): SearchData {
  const { readings, stopWords, synonyms } = vocabulary;
  const { termsOf } = createWords(vocabulary);
  const bySlug = new Map(keywords.map((keyword) => [keyword.slug, keyword]));
  const said = new Map(Object.entries(vocabulary.keywords));
  const documents = keywords.map((keyword): SearchDocument => {
    const { template, parts } = currentRevision(keyword);
    const rulings = rulingsGivenFor(keyword.slug, given)
      .filter((ruling) => !isSuperseded(ruling, given))
      .map(({ text }) => text);
    return {
      name: keyword.name,
      formerNames: unlessEmpty(keyword.formerNames),
      nowName: keyword.renamedTo ? currentKeyword(keyword, bySlug).name : undefined,
      ...shorten(template, keyword.name),
      set: keyword.introduction?.set ?? undefined,
      parts: passagesOf(parts).map(({ text }) => text),
      given: unlessEmpty(rulings),
      said: unlessEmpty((said.get(keyword.slug) ?? []).flatMap(termsOf).sort())?.join(' '),
    };
  });
  return { documents, readings, stopWords, synonyms };
}

function shorten(template: string, name: string): Pick<SearchDocument, 'afterName' | 'template'> {
  return template.startsWith(name) ? { afterName: template.slice(name.length) || undefined } : { template };
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
