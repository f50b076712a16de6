/** The numbers that texts write in words, each at its own place. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers that texts write in words, in figures by the word: `three` is `3`. */
export const figures: ReadonlyMap<string, string> = new Map(
  numberWords.map((word, number) => [word, String(number)]),
);
