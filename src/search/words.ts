import { stemmer } from 'stemmer';

/** Words too common in questions and in rules to tell one keyword from another. */
const stopWords = new Set(
  'a an and any are as at be been but by can do does for from get gets has have i if in into is it its me my of off on or own so some such than that the their them then there this to unit units up was we what when where which while who will with would you your'.split(
    ' ',
  ),
);

/** Spellings that mean the same to a reader: numbers in words and in digits. */
const numberWords: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
};
numberWords.ones = '1';
numberWords.twos = '2';
numberWords.sixes = '6';

/** Cuts a text or a query into words: small letters, no apostrophes, `re-roll` as `reroll`, `cannot` as `cant`. */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\bcan ?not\b/g, 'cant')
      .replace(/(?<=[a-z])-(?=[a-z])/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The form under which a word is indexed; null for a word that tells nothing. */
export function toTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (stopWords.has(lower)) return null;
  return numberWords[lower] ?? stemmer(lower);
}
