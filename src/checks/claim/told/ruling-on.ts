import { countEach } from '../../../general/lists.ts';
import { once } from '../../../general/once.ts';
import { isSuperseded, rulingsGivenFor } from '../../../keywords/given-rulings.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { GivenRuling, Keyword } from '../../../keywords/model.ts';
import { stopWords } from '../../../keywords/text/stop-words.ts';
import { passagesOf } from '../../../keywords/wording/passages.ts';
import { stemOf } from '../words/stems.ts';
import { wordsOf } from '../words/words.ts';

/** The least weight of the words that a ruling shares with a claim: that of one word found in one of seven passages. */
const leastWeight = 2;

/** The least number of those words; one alone is shared by chance, unless another keyword is called so. */
const leastCommon = 2;

/** Words that tell nothing about a topic: those of any text, and those of most rulings. */
const small = new Set([
  ...stopWords,
  ...['all', 'card', 'doesnt', 'dont', 'may', 'only', 'they', 'unit', 'units', 'use', 'used'],
]);

/** A ruling of the text of a keyword, or one that was given outside any source. */
interface NearRuling {
  text: string;
  given: GivenRuling | null;
}

/**
 * Prepares the search for the ruling of a keyword that shares most words with a text, where rare words weigh more. The
 * rulings are read at the first search; those given outside any source are sought, too, unless another supersedes them.
 * @returns a function of a text and a keyword that holds now, to the ruling; null where none shares enough
 */
export function createRulingOn(
  keywords: readonly Keyword[],
  given: readonly GivenRuling[],
): (text: string, keyword: Keyword) => NearRuling | null {
  const holding = given.filter((ruling) => !isSuperseded(ruling, given));
  const all = once(() => readRulings(keywords, holding));
  return (text, keyword) => {
    const { of, names, weightOf } = all();
    const own = stemsOf(keyword.name);
    const asked = [...stemsOf(text)].filter((word) => !own.has(word));
    const weighed = (of.get(keyword.slug) ?? [])
      .map((ruling) => {
        const common = asked.filter((word) => ruling.words.has(word));
        const weight = common.reduce((sum, word) => sum + weightOf(word), 0);
        const isTelling = common.length >= leastCommon || common.some((word) => names.has(word));
        return { ruling, weight, isNear: isTelling && weight >= leastWeight };
      })
      .filter(({ isNear }) => isNear);
    return weighed.sort((a, b) => b.weight - a.weight)[0]?.ruling ?? null;
  };
}

/**
 * The rulings by the slug of their keyword, the names of keywords that are one word, and the weight of a word, which is
 * larger the fewer passages of all keywords have it.
 */
function readRulings(keywords: readonly Keyword[], holding: readonly GivenRuling[]) {
  const passages = keywords
    .filter(({ renamedTo }) => renamedTo === null)
    .flatMap((keyword) => {
      const own = passagesOf(currentRevision(keyword).parts).map(({ number, text }) => ({
        text,
        isRuling: number > 0,
        given: null,
      }));
      const others = rulingsGivenFor(keyword, holding).map((given) => ({
        text: given.text,
        isRuling: true,
        given,
      }));
      return [...own, ...others].map((each) => ({
        ...each,
        slug: keyword.slug,
        words: stemsOf(each.text),
      }));
    });
  const counts = countEach(passages.flatMap(({ words }) => [...words]));
  return {
    of: Map.groupBy(
      passages.filter(({ isRuling }) => isRuling),
      ({ slug }) => slug,
    ),
    names: new Set(keywords.flatMap(({ name }) => (wordsOf(name).length === 1 ? [...stemsOf(name)] : []))),
    weightOf: (word: string) => Math.log(passages.length / (counts.get(word) ?? passages.length)),
  };
}

/** The stems of the words of a text that tell something. */
function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ word }) => (small.has(word) ? [] : stemOf(word))));
}
