import type { Place } from './places.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence of fewer words than these is met by chance within another. */
const leastWords = 4;

/** Words that join two sentences and say nothing. */
const joints = new Set(['and', 'but', 'or', 'also', 'then', 'so']);

/**
 * Prepares the cutting of texts in which somebody joined sentences that stand apart, so that each can be answered by itself.
 * @returns a function of a text, which gives it back in pieces; one piece where no whole sentence of a wording stands in it
 */
export function createSplitter(places: readonly Place[]): (text: string) => string[] {
  const byStart = new Map<string, string[][]>();
  for (const { statements } of places)
    for (const { phrase } of statements) {
      const words = phrase.trim().split(' ');
      if (words.length < leastWords) continue;
      const start = words.slice(0, 3).join(' ');
      const list = byStart.get(start) ?? [];
      byStart.set(start, list);
      list.push(words);
    }

  /** How many words from here on are a whole sentence that somebody wrote; 0 where none is. */
  const lengthAt = (words: readonly Word[], at: number): number => {
    const start = words
      .slice(at, at + 3)
      .map(({ word }) => word)
      .join(' ');
    const lengths = (byStart.get(start) ?? [])
      .filter((statement) => statement.every((word, index) => words[at + index]?.word === word))
      .map(({ length }) => length);
    return lengths.reduce((longest, length) => Math.max(longest, length), 0);
  };

  return (text) => {
    const words = wordsOf(text);
    const spans: [number, number][] = [];
    let loose = 0;
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at);
      if (length === 0) {
        at++;
        continue;
      }
      if (at > loose) spans.push([loose, at]);
      spans.push([at, at + length]);
      at += length;
      loose = at;
    }
    if (spans.length === 0) return [text];
    if (loose < words.length) spans.push([loose, words.length]);
    return spans.flatMap(([from, to]) => {
      const piece = words.slice(from, to);
      // What is one word beside a sentence claims nothing: a name, "Q", "respectively".
      const said = piece.filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !joints.has(word));
      if (said.length < 2) return [];
      return text.slice(piece[0]?.start, piece.at(-1)?.end);
    });
  };
}
