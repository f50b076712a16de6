import type { Site } from '../keywords/store/site.ts';
import { capitalise } from '../keywords/text/said/capitalise.ts';

/** “keywords of” the game, for use within a sentence; “keywords” alone where the game has no name. */
export function keywordsOfGame({ game }: Site): string {
  return game ? `keywords of ${game}` : 'keywords';
}

/** A sentence that says what the site is. */
export function describeSite({ game }: Site): string {
  return `What every keyword${game ? ` of ${game}` : ''} says now, what it ever said, and what changed.`;
}

/** A word after the game's abbreviation, or with a capital letter where the game has none. */
export function abbreviated({ abbreviation }: Site, word: string): string {
  return abbreviation ? `${abbreviation} ${word}` : capitalise(word);
}
