/** A count with thousands separated: `12,345`. */
export function inFigures(count: number): string {
  return count.toLocaleString('en');
}

/** A count with its noun, whose plural takes an s: `1 wording`, `1,061 keywords`. */
export function counted(count: number, noun: string): string {
  return `${inFigures(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A count within a sentence, with one in words: `one wording`, `1,061 keywords`. */
export function countedInWords(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : counted(count, noun);
}

/** `a`, `a or b`, `a, b or c`. */
export function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}

/** `a`, `a and b`, `a, b and c`. */
export function allInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
