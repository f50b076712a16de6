import { indexBySlug } from '../../../general/by-slug.ts';
import { isSuperseded, rulingsGivenFor } from '../../../keywords/given-rulings.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { GivenRuling, Keyword } from '../../../keywords/model.ts';
import { createKeywordFinder, keywordNames, nameLookupOf } from '../../../keywords/names/names.ts';
import { currentKeyword } from '../../../keywords/renames/family.ts';
import { meaningOf } from '../../../keywords/wording/meaning.ts';
import type { ClaimedSentence } from '../claimed-sentence.ts';
import { leastWords, phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { createRulingOn } from './ruling-on.ts';

/** A sentence that mentions more keywords than these is about none of them. */
const mostNamed = 3;

/** A keyword that a sentence mentions, and what it says now. */
export interface KeywordSpokenOf {
  slug: string;
  name: string;
  meaning: string;
  /** Its ruling that has the sentence, or shares most words with it; null where none shares enough. */
  ruling: string | null;
  /** How that ruling was given, where that was outside any source; null where a source has it. */
  given: Given | null;
}

/** Gives the keywords that a sentence mentions, or that it is claimed of. */
export type SpeaksOf = (sentence: Pick<ClaimedSentence, 'text' | 'slug'>) => KeywordSpokenOf[];

/** How a ruling outside any source was given. */
interface Given extends Pick<GivenRuling, 'by' | 'date'> {
  /** Whether the ruling has the sentence, word for word. */
  isSame: boolean;
  isSuperseded: boolean;
}

/**
 * Prepares the search for the keywords that a sentence mentions, to read about where no source has the sentence: the
 * one that it is claimed of, those that it names as cards write them, and names of several words in any spelling. A
 * former name gives the keyword of today.
 * @param given rulings given outside any source: one that has the sentence comes first
 */
export function createSpeaksOf(
  keywords: readonly Keyword[],
  notKeywords: readonly string[],
  given: readonly GivenRuling[] = [],
): SpeaksOf {
  const bySlug = indexBySlug(keywords);
  const find = createKeywordFinder(keywords, notKeywords);
  const lookup = nameLookupOf(keywords);
  const rulingOn = createRulingOn(keywords, given);
  const givenSaying = createGivenSaying(given);
  const ofWords = keywordNames(keywords).flatMap(({ name, keyword }) => {
    const words = wordsOf(name);
    return words.length > 1 ? [{ slug: keyword.slug, phrase: phraseOf(words) }] : [];
  });
  return ({ text, slug }) => {
    const phrase = phraseIn(text);
    const same = givenSaying(text);
    const slugs = [
      ...same.flatMap((ruling) => ruling.keywords),
      ...(slug ? [lookup(slug)?.keyword.slug ?? slug] : []),
      ...find(text).map((mention) => mention.slug),
      ...ofWords.filter((each) => phrase.includes(each.phrase)).map((each) => each.slug),
    ];
    const named = slugs.flatMap((each) => {
      const keyword = bySlug.get(each);
      return keyword ? [currentKeyword(keyword, bySlug)] : [];
    });
    return [...new Set(named)].slice(0, mostNamed).map((keyword) => {
      const saying = rulingsGivenFor(keyword, given).find((each) => same.includes(each)) ?? null;
      const ruling = saying ? { text: saying.text, given: saying } : rulingOn(text, keyword);
      return {
        slug: keyword.slug,
        name: keyword.name,
        meaning: meaningOf(currentRevision(keyword)),
        ruling: ruling?.text ?? null,
        given: ruling?.given
          ? {
              by: ruling.given.by,
              date: ruling.given.date,
              isSame: saying !== null,
              isSuperseded: isSuperseded(ruling.given, given),
            }
          : null,
      };
    });
  };
}

/** Prepares the search for the given rulings that have all words of a text, in their order. */
function createGivenSaying(given: readonly GivenRuling[]): (text: string) => GivenRuling[] {
  const phrases = given.map((ruling) => ({ ruling, phrase: phraseIn(ruling.text) }));
  return (text) => {
    const sought = wordsOf(text);
    if (sought.length < leastWords) return [];
    return phrases.filter(({ phrase }) => phrase.includes(phraseOf(sought))).map(({ ruling }) => ruling);
  };
}
