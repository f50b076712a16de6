/** The number words that texts use; each index is the number. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Digits by number word: `three` is `3`. */
export const figures: ReadonlyMap<string, string> = new Map(
  numberWords.map((word, number) => [word, String(number)]),
);
