import { fillers } from '../base/fillers.ts';

/** What a reader asks of the things that a query names. */
export type Order = 'as-of' | 'since' | 'change' | 'past';

/**
 * The words that order a page. They are the interface's, never a game's. Where two are typed ("what changed since …")
 * the first here decides.
 */
const orders: [order: Order, said: RegExp][] = [
  ['as-of', / as (?:of|at|in) /],
  ['since', / since /],
  ['change', / (?:compare[ds]?|comparing|comparison|change[ds]?|diff|differs?|differences?) /],
  ['past', / (?:before|earlier|errata|history|old|older|original|previous|versions?) /],
];

/** Words with which somebody asks for a page. */
const asking = /^(?:added|by|everything|latest|list|my|newest|open|recent|show)$/;

/** What kinds of pages there are, as people call them: "Jedi Knights set", "install app", "timing chart", "attack step". */
const kinds = /^(?:apps?|charts?|keywords?|lists?|pages?|sets?|sheets?|sources?|steps?|terms?)$/;

/** Whether a word asks for a page, or says of what kind; many are of a name, too: "keyword sheet". */
export function isAskingForPage(word: string): boolean {
  return kinds.test(word) || asking.test(word);
}

/** Whether a word may stand beside the name of a page. */
export function isBesidePage(word: string): boolean {
  return fillers.has(word) || asking.test(word);
}

/**
 * What is asked by the words that stand beside names, small letters and digits alone; null where none orders anything.
 */
export function readOrder(beside: readonly string[]): Order | null {
  return orders.find(([, said]) => said.test(` ${beside.join(' ')} `))?.[0] ?? null;
}

/** Whether a word may stand beside the names in an order. */
export function isOfOrder(word: string): boolean {
  return fillers.has(word) || /^(?:a[st]|texts?|wordings?)$/.test(word) || readOrder([word]) !== null;
}
