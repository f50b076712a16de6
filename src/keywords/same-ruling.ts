import { foldEditorial } from './text/editorial.ts';

/** Which part of the new text continues which part of the old, by their positions. */
export type Pairing = { old: number; new: number }[];

/** Below this share of common words, two rulings are taken for different rulings. Set by reading the seeds. */
const leastSimilarity = 0.5;

/**
 * Aligns the rulings of two texts: the most similar pair first, then the next, each ruling at most once.
 * Order plays no part but to break ties, so a ruling that was moved is still found.
 */
export function alignRulings(oldRulings: readonly string[], newRulings: readonly string[]): Pairing {
  const oldWords = oldRulings.map(toWords);
  const newWords = newRulings.map(toWords);
  const candidates = oldWords
    .flatMap((oldWord, old) =>
      newWords.map((newWord, index) => ({ old, new: index, similarity: similarity(oldWord, newWord) })),
    )
    .filter((pair) => pair.similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity || Math.abs(a.old - a.new) - Math.abs(b.old - b.new));
  const pairs: Pairing = [];
  for (const { old, new: index } of candidates) {
    if (pairs.every((pair) => pair.old !== old && pair.new !== index)) pairs.push({ old, new: index });
  }
  return pairs.sort((a, b) => a.new - b.new);
}

/** New positions of the rulings that were moved: the fewest that must be lifted out so that the rest keep their order. */
export function movedPairs(pairs: Pairing): Set<number> {
  const kept = longestIncreasing(pairs.map((pair) => pair.old));
  return new Set(pairs.filter((pair) => !kept.has(pair.old)).map((pair) => pair.new));
}

function longestIncreasing(values: readonly number[]): Set<number> {
  const best: number[][] = values.map((value) => [value]);
  for (const [index, value] of values.entries()) {
    for (let before = 0; before < index; before++) {
      const chain = best[before] as number[];
      const own = best[index] as number[];
      if ((values[before] as number) < value && chain.length >= own.length) best[index] = [...chain, value];
    }
  }
  return new Set(best.sort((a, b) => b.length - a.length)[0]);
}

/** A text as its words without spelling and punctuation: in order, and how often each occurs. */
interface Words {
  phrase: string;
  bag: Map<string, number>;
  count: number;
}

function toWords(text: string): Words {
  const words = foldEditorial(text).split(' ');
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return { phrase: ` ${words.join(' ')} `, bag, count: words.length };
}

/**
 * Twice the words in common over all words (Dice), each as often as it occurs. A ruling that stands whole inside the
 * other was extended, however much was put behind it; three words of that are a coincidence.
 */
function similarity(a: Words, b: Words): number {
  const shorter = a.count < b.count ? a : b;
  const longer = shorter === a ? b : a;
  if (shorter.count > 3 && longer.phrase.includes(shorter.phrase)) return 1;
  let common = 0;
  for (const [word, count] of a.bag) common += Math.min(count, b.bag.get(word) ?? 0);
  return (2 * common) / (a.count + b.count);
}
