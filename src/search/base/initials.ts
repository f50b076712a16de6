/** Shorter words are hardly the initials of a set or a publisher, as `AOTC` is. */
export const shortestCode = 3;

/** The initials of a name. */
export function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
