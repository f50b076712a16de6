import { indexBySlug } from '../../general/by-slug.ts';
import type { FactsOf } from '../../keywords/diagnostics/diagnostics.ts';
import { currentRevision } from '../../keywords/history.ts';
import type { Keyword } from '../../keywords/model.ts';
import { type KeywordName, keywordNames } from '../../keywords/names/names.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import type { Point } from '../../keywords/text/point.ts';
import { takesNumber } from '../../keywords/wording/filled-in.ts';
import type { cardRules } from './card-rules.ts';
import type { CheckedCard } from './check-document.ts';

/** A keyword that the cards of a deck name. */
export interface DeckKeyword {
  slug: string;
  /** The numbers that stand for X, each once; X where a card leaves it open or writes it in another way. */
  numbers: string[];
}

/** The keywords of a deck. */
interface Deck {
  /** In the order in which the cards first name them. */
  keywords: DeckKeyword[];
  /** Words that look like a misspelt keyword, and were not counted as one. */
  misspelt: { place: Point; facts: FactsOf<typeof cardRules, 'keyword-misspelt'> }[];
}

/** Prepares a function that collects the keywords of a deck from its checked cards. */
export function createDeckReader(keywords: readonly Keyword[]): (checked: readonly CheckedCard[]) => Deck {
  const bySlug = indexBySlug(keywords);
  const byName = new Map(keywordNames(keywords).map((each) => [each.name, each]));
  const isNumbered = ({ keyword }: KeywordName) => {
    const now = currentKeyword(keyword, bySlug);
    return takesNumber(currentRevision(now).template, now.name);
  };

  return (checked) => {
    const found = new Map<KeywordName, Set<string>>();
    const misspelt: Deck['misspelt'] = [];
    for (const { card, mentions, findings } of checked) {
      for (const mention of mentions) {
        if (mention.isInNote) continue;
        // The check leads on from a name that is no more; a sheet has what the cards say.
        const named = byName.get(mention.name) as KeywordName;
        const numbers = found.get(named) ?? new Set();
        found.set(named, numbers);
        const { number } = mention;
        if (number !== null && isNumbered(named)) numbers.add(figuresOrX(number));
      }
      const isTaken = (at: number) => mentions.some(({ start }) => start === at);
      for (const { rule, facts, start } of findings)
        if (rule === 'keyword-misspelt' && !isTaken(start))
          misspelt.push({ place: card.pointOf(start), facts: facts as Deck['misspelt'][number]['facts'] });
    }
    return {
      keywords: [...found].map(([{ slug }, numbers]) => ({ slug, numbers: [...numbers].sort(byValue) })),
      misspelt,
    };
  };
}

/** Compares numbers as cards write them, for `sort`: smaller ones first, negative ones included, X last. */
export function byValue(a: string, b: string): number {
  return worthOf(a) - worthOf(b) || a.localeCompare(b, 'en', { numeric: true });
}

/** The value of a number with whatever sign or marks, `'2'`, `−1`; of X the greatest there is. */
function worthOf(number: string): number {
  const [, figures] = /^[^X\d]*?((?<!\/ ?)[-–−]?\d+)/.exec(number) ?? [];
  return figures === undefined ? Number.MAX_VALUE : Number(figures.replace(/[–−]/, '-'));
}

function figuresOrX(number: string): string {
  return /^['‘’]?(\d{1,3})['‘’]?$/.exec(number)?.[1] ?? 'X';
}
