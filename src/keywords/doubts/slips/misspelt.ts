import { isInflected } from './against-older.ts';
import { isOwnerOf } from './odd-words.ts';
import type { Slip, SlipContext } from './slip.ts';
import { asRead, isBlank, isWitnessed, pairOf, type SpelledWord } from './vocabulary.ts';
import { compound } from './word-pairs.ts';

/** Two words that were joined, `diceof`; `apart` and `alone` are words. */
export function joinedWords(
  { key, text, index }: SpelledWord,
  { id, older, vocabulary: { words } }: SlipContext,
): Slip[] {
  const isKnown = (part: string) => isWitnessed(words, part, id, older);
  return Array.from(key, (_, cut) => cut)
    .slice(2)
    .filter((cut) => !compound.test(key) && isKnown(key.slice(0, cut)) && isKnown(key.slice(cut)))
    .map((cut) => ({
      kind: 'joined',
      text,
      index,
      meant: `${text.slice(0, cut)} ${text.slice(cut)}`,
      needs: [pairOf(key.slice(0, cut), key.slice(cut))],
    }));
}

/**
 * A misspelt word: `danage`, one letter from a known word between the same words; `doesnt`, `darnage` and `damgae`, which are
 * no other words, anywhere.
 */
export function misspelt(
  words: readonly SpelledWord[],
  at: number,
  { id, older, vocabulary }: SlipContext,
): Slip[] {
  const { key, text, index, before } = words[at] as SpelledWord;
  const last = isBlank(before) ? words[at - 1] : undefined;
  const behind = words[at + 1];
  const next = behind && isBlank(behind.before) ? behind : undefined;
  // `cards` may be a plural or a possessive, which is only reported where the words on both sides say so.
  const isMeant = (meant: string) =>
    isWitnessed(vocabulary.words, meant, id, older) && !isInflected(key, meant) && !isOwnerOf(meant, key);
  return vocabulary
    .near(key)
    .filter(isMeant)
    .flatMap((meant) => {
      const isPlain =
        meant.replaceAll("'", '') === key ||
        asRead(key).includes(meant) ||
        (key.length >= longerWord && isTransposed(key, meant)) ||
        (isDoubled(key, meant) && hardlyDoubled.test(key));
      const beside = [...(last ? [pairOf(last.key, meant)] : []), ...(next ? [pairOf(meant, next.key)] : [])];
      // For a doubled letter, or two in the wrong order, one known neighbour is enough where it may be another word.
      const ways =
        isDoubled(key, meant) || isTransposed(key, meant) ? beside.map((pair) => [pair]) : [beside];
      const needed = isPlain ? [[]] : ways.filter((needs) => needs.length > 0);
      return needed.map((needs): Slip => ({ kind: 'misspelt', text, index, meant, needs }));
    });
}

/** Whether a word is another with one letter doubled: `uniit`. */
function isDoubled(key: string, meant: string): boolean {
  const without = (at: number) => key.slice(0, at) + key.slice(at + 1);
  return Array.from(key, (_, at) => at).some((at) => key[at] === key[at + 1] && without(at) === meant);
}

/** Letters of which English words hardly have two side by side. */
const hardlyDoubled = /([ahijkquvwxy])\1/;

/** In letters; of shorter words with two letters in the other order both are often right, `trial` and `trail`. */
const longerWord = 6;

/** Whether a word is another with two adjacent letters inside in the wrong order: `lyaered`. */
function isTransposed(key: string, meant: string): boolean {
  const at = [...key].findIndex((letter, index) => letter !== meant[index]);
  const turned = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
  return key.length >= longerWord - 1 && at > 0 && turned === meant;
}
