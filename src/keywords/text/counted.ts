/** A count as a reader expects it: `12,345`. */
export function inFigures(count: number): string {
  return count.toLocaleString('en');
}

/** How many there are of a thing whose plural takes an s: `1 wording`, `1,061 keywords`. */
export function counted(count: number, noun: string): string {
  return `${inFigures(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A count of something within a sentence, one of it in words: `one wording`, `1,061 keywords`. */
export function countedInWords(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : counted(count, noun);
}

/** `a`, `a or b`, `a, b or c`. */
export function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}
