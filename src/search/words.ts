import { stemmer } from 'stemmer';

/** Words too common in questions and in rules to tell one keyword from another. */
const stopWords = new Set(
  'a an and any are as at be been but by can do does for from get gets has have how i if in into is it its me my of off on or own so some such than that the their them then there this to unit units up was we what when where which while who will with would you your yours'.split(
    ' ',
  ),
);

/** Numbers in words, by their stem, which mean the same as in digits. */
const digits = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven'].map((word, index) => [stemmer(word), String(index + 2)]),
);

/**
 * Cuts a text or a query into words: small letters, no apostrophes, `re-roll` as `reroll`, `cannot` as `cant`. An arena
 * from which something is done is another word than one to which it is done: `from space` becomes `fromspace`.
 */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\b(?:can ?not|may not)\b/g, 'cant')
      .replace(/(?<=\b(?:a|natural|rolls?|rolled|rolling) )one\b|\bones\b/g, '1')
      .replace(/(?<=[a-z])-(?=[a-z])/g, '')
      .replace(/\bfrom (?:the |a )?(?=(?:space|ground|character|planet)\b)/g, 'from')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The form under which a word is indexed: its stem, or the digits of a number; null for a word that tells nothing. */
export function toTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (stopWords.has(lower)) return null;
  const stem = /^\d+s$/.test(lower) ? lower.slice(0, -1) : stemmer(lower);
  return digits.get(stem) ?? stem;
}
