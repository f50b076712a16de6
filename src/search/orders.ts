/** What a reader asks of the things that a query names. */
export type Ask = 'as-of' | 'since' | 'change';

/**
 * The words that order a page, and those that may stand beside them: all that the search knows of English besides
 * `words.ts`. They are the interface's, never a game's. Where two are typed ("what changed since …") the first here decides.
 */
const orders: [ask: Ask, said: RegExp][] = [
  ['as-of', / as (?:of|at|in)(?= )/g],
  ['since', / since(?= )/g],
  ['change', / (?:compare[ds]?|comparing|comparison|change[ds]?|diff|differs?|differences?)(?= )/g],
];

/** Words that stand between what is ordered and what is named. */
export const fillers = new Set(
  'a all an and are between did do does for from has have how in is it mean meaning means of on s the to versus vs was were what whats with'.split(
    ' ',
  ),
);

/**
 * Reads what is asked out of the words of a query, small letters and digits alone.
 * @returns null for what is asked where no word orders anything, and the words that are left
 */
export function readOrder(words: readonly string[]): { ask: Ask | null; rest: string[] } {
  let ask: Ask | null = null;
  let text = ` ${words.join(' ')} `;
  for (const [each, said] of orders) {
    const rest = text.replace(said, '');
    if (rest !== text) ask ??= each;
    text = rest;
  }
  return { ask, rest: text.split(' ').filter(Boolean) };
}
