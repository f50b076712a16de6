import { fillers } from '../base/fillers.ts';

/** What a reader asks of the things that a query names. */
export type Order = 'as-of' | 'since' | 'change' | 'past';

/**
 * The words that ask for a kind of page. They belong to the interface, never to a game. Where a query has two ("what
 * changed since …"), the first in this list wins.
 */
const orders: [order: Order, said: RegExp][] = [
  ['as-of', / as (?:of|at|in) /],
  ['since', / since /],
  ['change', / (?:compar(?:e[ds]?|ing|ison)|change[ds]?|diff(?:er(?:s|ences?)?)?) /],
  ['past', / (?:before|earlier|errata|former|history|old|older|original|previous|versions?) /],
];

/** Words with which people ask for a page. */
const asking = /^(?:added|by|everything|lately|latest|list|me|my|newest|open|recent|show)$/;

/** What people call the kinds of pages: "Jedi Knights set", "install app", "timing chart", "attack step". */
const kinds = /^(?:app|chart|keyword|list|page|set|sheet|source|step|term)s?$/;

/** Whether a word asks for a page or names a kind of page; many are part of a name, too: "keyword sheet". */
export function isAskingForPage(word: string): boolean {
  return kinds.test(word) || asking.test(word);
}

/** Whether a word may accompany the name of a page. */
export function isBesidePage(word: string): boolean {
  return fillers.has(word) || asking.test(word);
}

/**
 * The order that the words beside names express; null where there is none.
 * @param beside lower-case letters and digits alone
 */
export function readOrder(beside: readonly string[]): Order | null {
  return orders.find(([, said]) => said.test(` ${beside.join(' ')} `))?.[0] ?? null;
}

/** Whether a word may accompany the names in an order. */
export function isOfOrder(word: string): boolean {
  return (
    fillers.has(word) || /^(?:a[st]|after|new|now|texts?|wordings?)$/.test(word) || readOrder([word]) !== null
  );
}
