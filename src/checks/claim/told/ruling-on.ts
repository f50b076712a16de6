import { stemmer } from 'stemmer';
import { countEach } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { stopWords } from '../../../keywords/text/stop-words.ts';
import { passagesOf } from '../../../keywords/wording/passages.ts';
import { wordsOf } from '../words/words.ts';

/** What the words that a ruling has in common with a claim must weigh: as much as one that is in a seventh of all. */
const leastCommon = 2;

/** Words that tell nothing of what is asked: those of any text, and what rulings say of every keyword. */
const small = new Set([
  ...stopWords,
  ...['all', 'card', 'doesnt', 'dont', 'may', 'only', 'they', 'unit', 'units', 'use', 'used'],
]);

/**
 * Prepares the search for the ruling of a keyword that has most of what is said of it, where a word counts the more the
 * fewer others have it. The rulings are read when the first is asked for.
 * @returns a function of what is said and of a keyword that holds now, to the ruling's text; null where none has much
 * of it
 */
export function createRulingOn(
  keywords: readonly Keyword[],
): (text: string, keyword: Keyword) => string | null {
  const all = once(() => readRulings(keywords));
  return (text, keyword) => {
    const { of, weightOf } = all();
    const own = stemsOf(keyword.name);
    const asked = [...stemsOf(text)].filter((word) => !own.has(word));
    const weighed = (of.get(keyword.slug) ?? [])
      .map((ruling) => {
        const common = asked.filter((word) => ruling.words.has(word));
        return { text: ruling.text, weight: common.reduce((sum, word) => sum + weightOf(word), 0) };
      })
      .filter(({ weight }) => weight >= leastCommon);
    return weighed.sort((a, b) => b.weight - a.weight)[0]?.text ?? null;
  };
}

/**
 * The rulings by the slug of their keyword, and what a word of theirs weighs: the more, the fewer passages of all
 * keywords have it.
 */
function readRulings(keywords: readonly Keyword[]) {
  const passages = keywords
    .filter(({ renamedTo }) => renamedTo === null)
    .flatMap((keyword) =>
      passagesOf(currentRevision(keyword).parts).map(({ number, text }) => ({
        slug: keyword.slug,
        number,
        text,
        words: stemsOf(text),
      })),
    );
  const counts = countEach(passages.flatMap(({ words }) => [...words]));
  return {
    of: Map.groupBy(
      passages.filter(({ number }) => number > 0),
      ({ slug }) => slug,
    ),
    weightOf: (word: string) => Math.log(passages.length / (counts.get(word) ?? passages.length)),
  };
}

/** The words of a text that tell something, in the form that all of theirs have in common. */
function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ word }) => (small.has(word) ? [] : stemmer(word))));
}
