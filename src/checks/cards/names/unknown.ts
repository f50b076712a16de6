import { endsAbility } from '../text/behind-name.ts';
import { isCost, roleAt } from '../text/clause.ts';

/** What is written as an ability with its number, and is of no keyword. */
export interface Unknown {
  found: string;
  start: number;
  end: number;
}

/** Words with capitals and a number: `Dodge 2`, `First Strike 1`. */
const numbered =
  /(?<![\p{L}\p{N}'’-])(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) [+-]?(?:\d{1,2}|X)(?![\p{L}\p{N}])/gu;

/** What ends an ability for certain; other signs may stand within what a card is called. */
const isWhole = /^\.?[^\S\n]*(?:$|[\n|•*"”])|^\.\s/;

/**
 * Prepares the search for keywords that there are not. A word that the texts of the keywords use themselves is one of
 * the rules, as where a card counts what it has: `| Health 4 |`.
 * @param texts what the keywords say
 * @returns a function of a text, and of what the card is called, null where nobody knows
 */
export function createUnknownFinder(texts: readonly string[]) {
  const ofRules = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []));

  return (text: string, cardName: string | null): Unknown[] =>
    [...text.matchAll(numbered)].flatMap(({ index: start, 0: found, groups = {} }): Unknown[] => {
      const { name = '' } = groups;
      const end = start + found.length;
      const behind = text.slice(end, end + 20);
      const isKnown = isCost(name) || name.split(' ').every((word) => ofRules.has(word.toLowerCase()));
      if (isKnown) return [];
      const role = roleAt(text, start);
      // A line of its own may be what the card is called, where nobody knows; and a comma is of a sentence as well.
      const before = text.slice(Math.max(0, start - 2), start);
      const mayBeTitle = cardName === null && /(?:^|\n) ?$/.test(before);
      const isDoubtful = (mayBeTitle || /, ?$/.test(before)) && !/^\.?\s*[|•*]/.test(behind);
      const isAbility = role === 'granted' ? endsAbility(behind) : isWhole.test(behind) && !isDoubtful;
      return role !== 'mentioned' && isAbility ? [{ found, start, end }] : [];
    });
}
