import { indexBySlug } from '../../../general/by-slug.ts';
import { currentKeyword, currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { createKeywordFinder, keywordNames, nameLookupOf } from '../../../keywords/names/names.ts';
import { meaningOf } from '../../../keywords/wording/meaning.ts';
import type { ClaimedSentence } from '../words/sentences.ts';
import { phraseIn, phraseOf, wordsOf } from '../words/words.ts';
import { createRulingOn } from './ruling-on.ts';

/** More keywords than these in one sentence lead nowhere. */
const mostNamed = 3;

/** A keyword that a sentence speaks of, and what it says now. */
export interface KeywordSpokenOf {
  slug: string;
  name: string;
  meaning: string;
  /** Of its rulings the one that has most of what was said of it; null where none has much. */
  ruling: string | null;
}

/**
 * Makes a function that tells of which keywords a sentence speaks, by the names that hold now: the one that it is
 * claimed of, those that it names as cards write them, and names of several words however they are written. Where no
 * source has a sentence, these are what there is to read.
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
