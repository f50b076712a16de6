import { isSuperseded, rulingsGivenFor } from '../keywords/given-rulings.ts';
import { currentKeyword, currentRevision } from '../keywords/history.ts';
import type { GivenRuling, Keyword, Revision, Source } from '../keywords/model.ts';
import { passagesOf } from '../keywords/passages.ts';
import type { Term } from '../keywords/terms/find.ts';
import { foldTypography } from '../keywords/text/typography.ts';
import { splitMeaning } from '../keywords/type-line.ts';
import { type NamedPage, namesOfTerm, pagesOf } from './named-pages.ts';
import { rulingsOf } from './names.ts';
import { packIndex, packPast } from './pack.ts';
import type { PackedIndex } from './packed-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { fieldBoosts } from './weights.ts';
import { createWords, type Words } from './words.ts';

/**
 * What the search knows of one keyword: one document each, so that no keyword is found twice. What is empty is left
 * out, since a reader who goes for the search waits for every byte of it.
 */
export interface SearchDocument {
  name: string;
  formerNames?: string[] | undefined;
  /** Name of the keyword that stands for it now, and of the one that took its place, which may have been renamed since. */
  nowName?: string | undefined;
  nextName?: string | undefined;
  /** What stands behind the name in the template: ` X`. */
  afterName?: string | undefined;
  /** The template whole, where it does not begin with the name. */
  template?: string | undefined;
  set?: string | undefined;
  /** The meaning first, then the rulings, each with what means nothing without it. */
  parts: string[];
  /** Where in the meaning its type line ends and the effect begins. */
  effectAt: number;
  /** Rulings on it that were given outside a source and still hold. */
  given?: string[] | undefined;
  /** Ids of its wordings, in the order in which they last held: the last is the one that holds now. */
  wordings: string;
  /** What its earlier wordings have that holds no more. */
  past?: PastText[] | undefined;
}

/** A template, a meaning or a ruling that earlier wordings have, with words that the one that holds now has nowhere. */
export interface PastText {
  text: string;
  /** Which wordings have it, by their place among the keyword's. */
  wordings: number[];
}

/** Everything that the search needs, as the build writes it. */
export interface SearchData extends Pick<Vocabulary, 'readings' | 'stopWords' | 'synonyms'> {
  documents: SearchDocument[];
  /** Oldest first. */
  sources: Pick<Source, 'id' | 'title'>[];
  pages: NamedPage[];
  /** The terms of the documents, in the fields that `fieldBoosts` names. */
  index: PackedIndex;
  /** The terms of their texts of the past. */
  pastIndex: PackedIndex;
  /** The words of the rules that have a page, each with the other names by which it is found. */
  words?: string[][] | undefined;
}

/** What the search's data is made of. */
export interface Searched {
  keywords: readonly Keyword[];
  /** Oldest first. */
  sources: readonly Pick<Source, 'id' | 'title'>[];
  given: readonly GivenRuling[];
  vocabulary: Vocabulary;
  /** Words of the rules; none where the content lists none. */
  terms?: readonly Term[];
}

/** Makes the search's data from the wordings, the sources and the players' language. */
export function toSearchData({ keywords, sources, given, vocabulary, terms = [] }: Searched): SearchData {
  const { readings, stopWords, synonyms } = vocabulary;
  const words = createWords(vocabulary);
  const { termsOf } = words;
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
      nextName: bySlug.get(keyword.renamedTo ?? '')?.name,
      ...shorten(template, keyword.name),
      set: keyword.introduction?.set ?? undefined,
      parts: passagesOf(parts).map(({ text }) => text),
      effectAt: beginOfEffect(parts[0]?.text ?? ''),
      given: unlessEmpty(rulings),
      wordings: asTheyLastHeld(keyword)
        .map(({ id }) => id)
        .join(' '),
      past: unlessEmpty(pastOf(keyword, rulings, words)),
    };
  });
  const saidOf = (slug: string) => said.get(slug) ?? [];
  const fields = documents.map((document, id) => ({
    name: [document.name, ...(document.formerNames ?? [])].flatMap(termsOf),
    meaning: termsOf(document.parts[0] ?? ''),
    rulings: rulingsOf(document).flatMap(termsOf),
    said: saidOf(keywords[id]?.slug ?? '').flatMap(termsOf),
    set: termsOf(document.set ?? ''),
  }));
  const read = (text: string) =>
    words
      .split(text)
      .map(({ word }) => word)
      .join(' ');
  return {
    documents,
    readings,
    stopWords,
    synonyms: synonyms.map(({ say, mean }) => ({ say: say.map(read), mean: read(mean) })),
    index: packIndex(fields, Object.keys(fieldBoosts) as (keyof typeof fieldBoosts)[]),
    pastIndex: packPast(documents, words),
    sources: sources.map(({ id, title }) => ({ id, title })),
    pages: pagesOf(keywords, terms.length > 0),
    words: unlessEmpty(terms.map(namesOfTerm)),
  };
}

/** The wordings of a keyword, the one that holds now last and before it the one that it took the place of. */
function asTheyLastHeld({ revisions, history }: Keyword): Revision[] {
  const last = ({ id }: Revision) => history.findLastIndex(({ revision }) => revision === id);
  return revisions.toSorted((a, b) => last(a) - last(b));
}

/** The texts of earlier wordings that have words which nothing has that holds now. */
function pastOf(keyword: Keyword, given: readonly string[], { termsOf }: Words): PastText[] {
  const { template, text } = currentRevision(keyword);
  const now = new Set([keyword.name, template, text, ...given].flatMap(termsOf));
  const past = new Map<string, PastText>();
  for (const [place, earlier] of asTheyLastHeld(keyword).slice(0, -1).entries())
    for (const old of [earlier.template, ...earlier.parts.map((part) => part.text)]) {
      if (termsOf(old).every((term) => now.has(term))) continue;
      const key = foldTypography(old);
      const known = past.get(key) ?? { text: old, wordings: [] };
      past.set(key, known);
      if (!known.wordings.includes(place)) known.wordings.push(place);
    }
  return [...past.values()];
}

function beginOfEffect(meaning: string): number {
  return meaning.length - splitMeaning(meaning).effect.length;
}

function shorten(template: string, name: string): Pick<SearchDocument, 'afterName' | 'template'> {
  return template.startsWith(name) ? { afterName: template.slice(name.length) || undefined } : { template };
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
