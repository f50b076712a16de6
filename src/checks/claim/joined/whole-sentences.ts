import { addTo } from '../../../general/lists.ts';
import { straight } from '../../../keywords/text/typography.ts';
import type { Place } from '../match/places.ts';
import { leastWords, type Word } from '../words/words.ts';

/** A run of words in a text: the index of the first, and the index after the last. */
export type Span = [from: number, to: number];

/** In words: how many from its beginning a sentence is looked up by. */
const keyLength = 3;

/**
 * Prepares the search for whole sentences of any wording in a text, the longest at each place, and for quotations that
 * are pieces of one.
 * @param isSaid whether the rules contain a few words
 * @returns a function of a text and its words, to the runs found, in order
 */
export function createSentenceFinder(
  places: readonly Place[],
  isSaid: (words: readonly Word[]) => boolean,
): (text: string, words: readonly Word[]) => Span[] {
  const byStart = new Map<string, string[][]>();
  for (const { statements } of places)
    for (const { phrase } of statements) {
      const words = phrase.trim().split(' ');
      if (words.length >= leastWords) addTo(byStart, keyOf(words), words);
    }

  /** How many words from an index on are a whole sentence; 0 where none is. */
  const lengthAt = (words: readonly string[], at: number): number => {
    const lengths = (byStart.get(keyOf(words.slice(at, at + keyLength))) ?? [])
      .filter((statement) => statement.every((word, index) => fits(words[at + index], word)))
      .map(({ length }) => length);
    return Math.max(0, ...lengths);
  };

  /** How many words from an index on are a quotation that is a piece of one; 0 where there is none. */
  const quotedAt = (text: string, words: readonly Word[], at: number): number => {
    const start = words[at]?.start ?? 0;
    if (text[start - 1] !== '"') return 0;
    const end = text.indexOf('"', start);
    const quoted = words.slice(at).filter((word) => word.end <= end);
    return isSaid(quoted) ? quoted.length : 0;
  };

  return (text, said) => {
    const quoting = straight(text);
    const words = said.map(({ word }) => word);
    const spans: Span[] = [];
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at) || quotedAt(quoting, said, at);
      if (length > 0) spans.push([at, at + length]);
      at += length || 1;
    }
    return spans;
  };
}

function keyOf(words: readonly string[]): string {
  return words.slice(0, keyLength).map(asX).join(' ');
}

/** Whether a word is that of the rules, or a number for their X. */
function fits(said: string | undefined, word: string): boolean {
  return said === word || (/^[+-]?x$/.test(word) && said !== undefined && asX(said) === word);
}

function asX(word: string): string {
  return word.replace(/\d+/g, 'x');
}
