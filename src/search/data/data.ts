import { indexBySlug } from '../../general/by-slug.ts';
import { countEach } from '../../general/lists.ts';
import { facetValues } from '../../keywords/facets.ts';
import { isSuperseded, rulingsGivenFor } from '../../keywords/given-rulings.ts';
import { asTheyLastHeld, currentRevision } from '../../keywords/history.ts';
import { holdsOf } from '../../keywords/holds.ts';
import type { GivenRuling, Keyword, Source } from '../../keywords/model.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import type { Vocabulary } from '../../keywords/store/vocabulary.ts';
import type { Term } from '../../keywords/terms/find.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { passagesOf } from '../../keywords/wording/passages.ts';
import { splitMeaning } from '../../keywords/wording/type-line.ts';
import type { PastText, SearchData, SearchDocument } from '../base/document.ts';
import { packSynonyms } from '../base/sent-synonyms.ts';
import { createWords, type Words } from '../base/words.ts';
import { namesOfTerm, pagesOf } from './named-pages.ts';
import { packDocuments } from './packed.ts';

/** What the search data is made from. */
export interface Searched {
  keywords: readonly Keyword[];
  /** Oldest first. */
  sources: readonly Pick<Source, 'id' | 'title'>[];
  given: readonly GivenRuling[];
  vocabulary: Vocabulary;
  /** Terms of the rules; none where the content lists none. */
  terms?: readonly Term[];
}

/** Makes the search data from the wordings, the sources and the players' language. */
export function toSearchData({ keywords, sources, given, vocabulary, terms = [] }: Searched): SearchData {
  const { stopWords, synonyms } = vocabulary;
  const readings = [...vocabulary.readings, ...unhyphenatedReadings(keywords)];
  const words = createWords({ readings, stopWords });
  const { termsOf } = words;
  const said = new Map(Object.entries(vocabulary.keywords));
  const bySlug = indexBySlug(keywords);
  const documents = keywords.map((keyword): SearchDocument => {
    const revision = currentRevision(keyword);
    const { template, parts } = revision;
    const rulings = rulingsGivenFor(keyword, given)
      .filter((ruling) => !isSuperseded(ruling, given))
      .map(({ text }) => text);
    return {
      name: keyword.name,
      // The field compresses better here than anywhere else in the document.
      set: keyword.introduction?.set ?? undefined,
      formerNames: unlessEmpty(keyword.formerNames),
      nowName: keyword.renamedTo ? currentKeyword(keyword, bySlug).name : undefined,
      nextName: bySlug.get(keyword.renamedTo ?? '')?.name,
      // A source may write accents as separate characters; the name is already normalised.
      ...shorten(template.normalize(), keyword.name),
      parts: passagesOf(parts).map(({ text }) => text),
      effectAt: beginOfEffect(meaningOf(revision)),
      given: unlessEmpty(rulings),
      said: unlessEmpty(byCount((said.get(keyword.slug) ?? []).flatMap(termsOf))),
      wordings: asTheyLastHeld(keyword)
        .map(({ id }) => id)
        .join(' '),
      past: unlessEmpty(pastOf(keyword, rulings, words)),
    };
  });
  const read = (text: string) =>
    words
      .split(text)
      .map(({ word }) => word)
      .join(' ');
  return {
    readings: packSynonyms(readings),
    stopWords,
    synonyms: packSynonyms(synonyms.map(({ say, mean }) => ({ say: say.map(read), mean: read(mean) }))),
    sources: sources.map(({ id, title }) => ({ id, title })),
    pages: pagesOf(holdsOf(keywords, terms), facetValues('publisher', keywords), yearsOf(keywords)),
    words: unlessEmpty(terms.map(namesOfTerm)),
    ...packDocuments(documents, words),
  };
}

/**
 * Readings for words that the texts write with a hyphen after a part that is no word by itself: people type `re roll`,
 * `non unique`. `reroll`, without a hyphen, is read correctly anyway.
 */
function unhyphenatedReadings(keywords: readonly Keyword[]): Vocabulary['readings'] {
  const texts = keywords.flatMap(({ revisions }) =>
    revisions.map(({ text }) => text.normalize().toLowerCase()),
  );
  const written = texts.flatMap((text) => text.match(/[\p{L}'’]+(?:-[\p{L}'’]+)*/gu) ?? []);
  const all = new Set(written);
  const joined = [...all].filter((word) => /^\p{L}+-\p{L}+$/u.test(word));
  return joined
    .filter((word) => !all.has(word.replace(/-.*/, '')))
    .sort()
    .map((word) => ({ say: [word.replace('-', ' ')], mean: word.replace('-', '') }));
}

/** The years in which keywords joined the game, as far as recorded. */
function yearsOf(keywords: readonly Keyword[]): string[] {
  return [...new Set(keywords.flatMap(({ introduction }) => introduction?.date?.slice(0, 4) ?? []))].sort();
}

/** Texts of earlier wordings that have words found in nothing that is current. */
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

/**
 * Terms grouped by how often they occur in a list: those that occur once, joined by spaces, then those that occur
 * twice, and so on.
 */
function byCount(terms: readonly string[]): string[] {
  const counts = countEach(terms);
  const most = Math.max(0, ...counts.values());
  return Array.from({ length: most }, (_, index) =>
    [...counts]
      .filter(([, count]) => count === index + 1)
      .map(([term]) => term)
      .sort()
      .join(' '),
  );
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
