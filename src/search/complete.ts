import type { Indexes } from './texts/texts.ts';

/**
 * So many words in front of a half-typed one are asked what may stand behind them. Raised, each key costs more;
 * lowered, a word is not known by its beginning among others that begin so ("damage counters are placed as a res").
 */
const mostBefore = 3;

/**
 * Reads the last word of a query, where it is the beginning of a word that stands in the texts and is none itself, as
 * that word: the one that stands there behind the words before it, or the only one there is.
 * @param isUnknown whether a word stands nowhere
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
