import type { Indexes } from './texts/texts.ts';

/**
 * How many words before a half-typed one are used to choose its completion. Raised, each key costs more; lowered, a
 * word is not recognised among others that begin the same way ("damage counters are placed as a res").
 */
const mostBefore = 3;

/**
 * Completes the last word of a query where no text has it but some have words that begin with it: with the one that
 * follows the preceding words in a text, or the only candidate there is.
 * @param isUnknown whether no text has a word
 */
export function completeLast(
  asked: readonly string[],
  isUnknown: (word: string) => boolean,
  { begun, phrasesInMeanings, phrasesInRulings }: Indexes,
): readonly string[] {
  const last = asked.at(-1) ?? '';
  if (asked.length === 1 || !isUnknown(last)) return asked;
  let meant = begun(last);
  for (let length = 1; length <= mostBefore && meant.length > 1; length++) {
    const before = asked.slice(-1 - length, -1);
    const standing = meant.filter(
      (word) => phrasesInMeanings.stand(...before, word) || phrasesInRulings.stand(...before, word),
    );
    if (standing.length === 0) break;
    meant = standing;
  }
  return meant.length === 1 ? [...asked.slice(0, -1), ...meant] : asked;
}
