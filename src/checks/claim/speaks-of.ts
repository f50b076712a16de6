import { stemmer } from 'stemmer';
import { indexBySlug } from '../../keywords/by-slug.ts';
import { currentKeyword, currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { createFinder, toNames } from '../../keywords/name-finder.ts';
import { passagesOf } from '../../keywords/passages.ts';
import type { ClaimedSentence } from './read.ts';
import { phraseOf, wordsOf } from './words.ts';

/** More keywords than these in one sentence lead nowhere. */
const mostNamed = 3;

/** A keyword that a sentence speaks of, and what it says now. */
export interface Named {
  slug: string;
  name: string;
  meaning: string;
  /** Of its rulings the one that has most of what was said of it; null where none has much. */
  ruling: string | null;
}

/**
 * Makes a function that tells of which keywords a sentence speaks, by the names that hold now: the one that it is claimed of,
 * those that it names as cards write them, and names of several words however they are written. Where no source has a
 * sentence, these are what there is to read.
 */
export function createSpeaksOf(
  keywords: readonly Keyword[],
  notKeywords: readonly string[],
): (sentence: ClaimedSentence) => Named[] {
  const bySlug = indexBySlug(keywords);
  const find = createFinder(toNames(keywords, notKeywords));
  const rulingOn = createRulingOn(keywords);
  const ofWords = keywords.flatMap(({ slug, name }) => {
    const words = wordsOf(name);
    return words.length > 1 ? [{ slug, phrase: phraseOf(words) }] : [];
  });
  return ({ text, slug }) => {
    const phrase = phraseOf(wordsOf(text));
    const slugs = [
      ...(slug ? [slug] : []),
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
      meaning: currentRevision(keyword).parts[0]?.text ?? '',
      ruling: rulingOn(text, keyword),
    }));
  };
}

/** What the words that a ruling has in common with a claim must weigh: as much as one that is in a seventh of all. */
const leastCommon = 2;

/** Words that tell nothing of what is asked. */
const small =
  /^(?:an?|all|and|any|are|as|at|be|by|can|card|does|doesnt|dont|do|for|from|has|have|if|in|is|it|its|may|of|on|only|or|so|that|the|they|this|to|units?|used?|when|with|you|your)$/;

/**
 * Prepares the search for the ruling of a keyword that has most of what is said of it, where a word counts the more the fewer others
 * have it.
 * @returns a function of what is said and of the keyword, to the ruling's text
 */
function createRulingOn(keywords: readonly Keyword[]): (text: string, keyword: Keyword) => string | null {
  const passages = keywords
    .filter(({ renamedTo }) => renamedTo === null)
    .flatMap((keyword) =>
      passagesOf(currentRevision(keyword).parts).map(({ number, text }) => ({
        keyword,
        number,
        text,
        words: stemsOf(text),
      })),
    );
  const counts = new Map<string, number>();
  for (const { words } of passages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(passages.length / (counts.get(word) ?? passages.length));
  return (text, keyword) => {
    const own = stemsOf(keyword.name);
    const asked = [...stemsOf(text)].filter((word) => !own.has(word));
    const weighed = passages
      .filter((passage) => passage.keyword === keyword && passage.number > 0)
      .map((passage) => {
        const common = asked.filter((word) => passage.words.has(word));
        return { text: passage.text, weight: common.reduce((sum, word) => sum + weightOf(word), 0) };
      })
      .filter(({ weight }) => weight >= leastCommon);
    return weighed.sort((a, b) => b.weight - a.weight)[0]?.text ?? null;
  };
}

/** The words of a text that tell something, in the form that all of theirs have in common. */
function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ word }) => (small.test(word) ? [] : stemmer(word))));
}
