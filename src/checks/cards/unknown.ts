import { isCost } from './clause.ts';

/** What is written as an ability with its number, and is of no keyword. */
export interface Unknown {
  found: string;
  start: number;
  end: number;
}

/**
 * Words with capitals and a number, alone between a sign of abilities and the next: `Pay 1 -> Dodge 2`,
 * `| First Strike 1 |`.
 */
const numbered =
  /(?:(?<before>->|→|§|[|•]|\*(?=[ \p{Lu}])|["“])[^\S\n]*|^|(?<=\n))(?<found>(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) [+-]?(?:\d{1,2}|X))(?=\.?[^\S\n]*(?<behind>$|\n|[|•*"”]))/gu;

/**
 * Prepares the search for keywords that there are not. A word that the texts of the keywords use themselves is one of
 * the rules, as where a card counts what it has: `| Health 4 |`.
 * @param texts what the keywords say
 */
export function createUnknownFinder(texts: readonly string[]) {
  const ofRules = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []));

  return (text: string): Unknown[] =>
    [...text.matchAll(numbered)].flatMap(({ index, 0: all, groups = {} }): Unknown[] => {
      const { before, behind = '', found = '', name = '' } = groups;
      // A line of its own may be what the card is called.
      const isApart = before !== undefined || /[|•*]/.test(behind);
      const isKnown = isCost(name) || name.split(' ').every((word) => ofRules.has(word.toLowerCase()));
      const start = index + all.length - found.length;
      return isApart && !isKnown ? [{ found, start, end: start + found.length }] : [];
    });
}
