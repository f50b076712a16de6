import { countEach } from '../../general/lists.ts';
import { fromAToZ } from '../../general/order.ts';
import type { Keyword } from '../../keywords/model.ts';
import type { CheckedCard } from './check-document.ts';
import { byValue } from './deck.ts';
import type { Card } from './document/card-document.ts';

/** How often a set of cards uses a keyword. */
export interface UseCount {
  name: string;
  slug: string;
  /** How many cards name it, and how often they do in all. */
  cards: number;
  mentions: number;
  /** Each number after it, as the cards write it, and how often; smaller numbers first. */
  numbers: { number: string; count: number }[];
}

/** The columns of a table of uses. */
export const useColumns = ['Keyword', 'Cards', 'Mentions', 'Numbers'];

/** Counts which keywords cards name, notes left out, and with which numbers; sorted from A to Z. */
export function countUses(
  checked: readonly Pick<CheckedCard, 'card' | 'mentions'>[],
  keywords: readonly Keyword[],
): UseCount[] {
  const names = new Map(keywords.map(({ slug, name }) => [slug, name]));
  const found = new Map<string, { cards: Set<Card>; mentions: number; numbers: string[] }>();
  for (const { card, mentions } of checked)
    for (const mention of mentions) {
      if (mention.isInNote) continue;
      const use = found.get(mention.slug) ?? { cards: new Set(), mentions: 0, numbers: [] };
      found.set(mention.slug, use);
      use.cards.add(card);
      use.mentions++;
      const { number } = mention;
      if (number !== null) use.numbers.push(number);
    }
  return [...found]
    .map(([slug, { cards, mentions, numbers }]) => ({
      name: names.get(slug) ?? slug,
      slug,
      cards: cards.size,
      mentions,
      numbers: [...countEach(numbers)]
        .map(([number, count]) => ({ number, count }))
        .sort((a, b) => byValue(a.number, b.number)),
    }))
    .sort(fromAToZ);
}

/** Writes counted uses as a table with tabs. */
export function usesAsTsv(uses: readonly UseCount[]): string {
  const rows = uses.map(({ name, cards, mentions, numbers }) => [
    name,
    cards,
    mentions,
    saidNumbers(numbers),
  ]);
  return [useColumns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** Numbers in words: `1 (2), 3` is 1 twice and 3 once. */
export function saidNumbers(numbers: UseCount['numbers']): string {
  return numbers.map(({ number, count }) => (count > 1 ? `${number} (${count})` : number)).join(', ');
}
