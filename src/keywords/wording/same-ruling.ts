import { countEach } from '../../general/lists.ts';
import { longestIncreasing } from '../../general/longest-increasing.ts';
import { foldEditorial } from '../text/editorial.ts';

/** Which part of the new text continues which part of the old, by their positions. */
export type Pairing = { old: number; new: number }[];

/** Least share of common words at which two rulings count as the same. Set by reading the seeds. */
const leastSimilarity = 0.5;

/**
 * Most word comparisons, since every ruling is compared with every other; above this, only equal rulings are paired.
 * The longest texts of the seeds need a thousandth of it.
 */
const mostWords = 1_000_000;

/**
 * Aligns the rulings of two texts: the most similar pair first, then the next, each ruling at most once. Order only
 * breaks ties, so a ruling that was moved is still found.
 */
export function alignRulings(oldRulings: readonly string[], newRulings: readonly string[]): Pairing {
  const oldWords = oldRulings.map(toWords);
  const newWords = newRulings.map(toWords);
  const work = countWords(oldWords) * newWords.length + countWords(newWords) * oldWords.length;
  if (work > mostWords) return alignSame(oldWords, newWords);
  const candidates = oldWords
    .flatMap((oldWord, old) =>
      newWords.map((newWord, index) => ({ old, new: index, similarity: similarity(oldWord, newWord) })),
    )
    .filter((pair) => pair.similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity || Math.abs(a.old - a.new) - Math.abs(b.old - b.new));
  const pairs: Pairing = [];
  const taken = { old: new Set<number>(), new: new Set<number>() };
  for (const { old, new: index } of candidates) {
    if (taken.old.has(old) || taken.new.has(index)) continue;
    taken.old.add(old);
    taken.new.add(index);
    pairs.push({ old, new: index });
  }
  return pairs.sort((a, b) => a.new - b.new);
}

/** Pairs the rulings that are equal but for spelling, in order. */
function alignSame(oldWords: readonly Words[], newWords: readonly Words[]): Pairing {
  const byPhrase = Map.groupBy(oldWords.keys(), (old) => oldWords[old]?.phrase);
  const passed = new Map<string, number>();
  return newWords.flatMap(({ phrase }, index) => {
    const nth = passed.get(phrase) ?? 0;
    passed.set(phrase, nth + 1);
    const old = byPhrase.get(phrase)?.[nth];
    return old === undefined ? [] : [{ old, new: index }];
  });
}

function countWords(rulings: readonly Words[]): number {
  return rulings.reduce((sum, { count }) => sum + count, 0);
}

/**
 * New positions of the rulings that were moved: the fewest that must be taken out so that the rest keep their order.
 */
export function movedPairs(pairs: Pairing): Set<number> {
  const kept = longestIncreasing(pairs.map((pair) => pair.old));
  return new Set(pairs.filter((pair) => !kept.has(pair.old)).map((pair) => pair.new));
}

/** A text as its words, without spelling and punctuation: in order, and how often each occurs. */
interface Words {
  phrase: string;
  bag: Map<string, number>;
  count: number;
}

function toWords(text: string): Words {
  const words = foldEditorial(text).split(' ');
  return { phrase: ` ${words.join(' ')} `, bag: countEach(words), count: words.length };
}

/**
 * Twice the words in common over all words (Dice), each as often as it occurs. A ruling that is contained whole in the
 * other was extended, however much was added; containing just three words is a coincidence.
 */
function similarity(a: Words, b: Words): number {
  const shorter = a.count < b.count ? a : b;
  const longer = shorter === a ? b : a;
  if (shorter.count > 3 && longer.phrase.includes(shorter.phrase)) return 1;
  let common = 0;
  for (const [word, count] of a.bag) common += Math.min(count, b.bag.get(word) ?? 0);
  return (2 * common) / (a.count + b.count);
}
