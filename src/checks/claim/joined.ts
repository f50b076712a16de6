import type { Place } from './places.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence of fewer words than these is met by chance within another. */
const leastWords = 4;

/** Words that join two sentences and say nothing. */
const joints = new Set(['and', 'but', 'or', 'also', 'then', 'so']);

/** With these words a sentence goes on to say of what, when or how often it holds, or of what else. */
const goOn = new Set(
  (
    'about across after against among as at before behind beside between by during each even every except for from if in ' +
    'including into nor of off on once onto or over per than through till to toward twice under unless until upon when ' +
    'whenever where wherever while with within without'
  ).split(' '),
);

/** Words that narrow a sentence wherever they stand. */
const narrowing = new Set(
  'always hardly just maybe mostly never not often only perhaps possibly rarely seldom sometimes usually'.split(
    ' ',
  ),
);

/** Words behind a sentence that change nothing of it. */
const fillers = new Set(
  'anyway btw correct indeed lol ok okay please respectively right sure thanks though too true yes'.split(
    ' ',
  ),
);

/**
 * Prepares the cutting of texts in which somebody joined sentences that stand apart, so that each can be answered by itself.
 * @returns a function of a text, which gives it back in pieces; one piece where no whole sentence of a wording stands in it, or where
 * what stands beside one goes on with it
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
    const spans: [from: number, to: number][] = [];
    let loose = 0;
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at);
      if (length === 0) {
        at++;
        continue;
      }
      if (at > loose) {
        if (changes(text, words, loose, at)) return [text];
        spans.push([loose, at]);
      }
      spans.push([at, at + length]);
      at += length;
      loose = at;
    }
    if (spans.length === 0) return [text];
    if (changes(text, words, loose, words.length)) return [text];
    if (loose < words.length) spans.push([loose, words.length]);
    return spans.flatMap(([from, to]) => {
      const piece = words.slice(from, to);
      // What is one word beside a sentence claims nothing: a name, "Q", "respectively".
      if (saying(piece).length < 2) return [];
      return text.slice(piece[0]?.start, piece.at(-1)?.end);
    });
  };
}

/** The words that say something. */
function saying(words: readonly Word[]): Word[] {
  return words.filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !joints.has(word));
}

/** Whether words beside a sentence make another of it: `only`, `or dice`, `in the same arena`, `even by Fortitude`. */
function changes(text: string, words: readonly Word[], from: number, to: number): boolean {
  const beside = words.slice(from, to);
  const said = saying(beside);
  const [first] = said;
  if (!first) return false;
  if (said.length === 1 && narrowing.has(first.word)) return true;
  const before = words[from - 1];
  // What stands in front of the first sentence leads to it; behind the mark that ends one, another begins.
  if (!before || /[.;!?:()\u2013\u2014]/.test(text.slice(before.end, first.start))) return false;
  if (said.length === 1) return !fillers.has(first.word);
  return beside[0]?.word === 'or' || goOn.has(first.word) || narrowing.has(first.word);
}
