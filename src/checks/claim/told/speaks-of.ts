import { indexBySlug } from '../../../general/by-slug.ts';
import { currentKeyword, currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { createKeywordFinder, keywordNames, nameLookupOf } from '../../../keywords/names/names.ts';
import { meaningOf } from '../../../keywords/wording/meaning.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { createRulingOn } from './ruling-on.ts';

/** A sentence that mentions more keywords than these is about none of them. */
const mostNamed = 3;

/** A keyword that a sentence mentions, and what it says now. */
export interface KeywordSpokenOf {
  slug: string;
  name: string;
  meaning: string;
  /** Its ruling that shares most words with the sentence; null where none shares enough. */
  ruling: string | null;
}

/**
 * Prepares the search for the keywords that a sentence mentions, to read about where no source has the sentence: the
 * one that it is claimed of, those that it names as cards write them, and names of several words in any spelling. A
 * former name gives the keyword of today.
 */
export function createSpeaksOf(
  keywords: readonly Keyword[],
  notKeywords: readonly string[],
): (sentence: ClaimedSentence) => KeywordSpokenOf[] {
  const bySlug = indexBySlug(keywords);
  const find = createKeywordFinder(keywords, notKeywords);
  const lookup = nameLookupOf(keywords);
  const rulingOn = createRulingOn(keywords);
  const ofWords = keywordNames(keywords).flatMap(({ name, keyword }) => {
    const words = wordsOf(name);
    return words.length > 1 ? [{ slug: keyword.slug, phrase: phraseOf(words) }] : [];
  });
  return ({ text, slug }) => {
    const phrase = phraseIn(text);
    const slugs = [
      ...(slug ? [lookup(slug)?.keyword.slug ?? slug] : []),
      ...find(text).map((mention) => mention.slug),
      ...ofWords.filter((each) => phrase.includes(each.phrase)).map((each) => each.slug),
    ];
    const named = slugs.flatMap((each) => {
      const keyword = bySlug.get(each);
      return keyword ? [currentKeyword(keyword, bySlug)] : [];
    });
    return [...new Set(named)].slice(0, mostNamed).map((keyword) => ({
      slug: keyword.slug,
      name: keyword.name,
      meaning: meaningOf(currentRevision(keyword)),
      ruling: rulingOn(text, keyword),
    }));
  };
}
