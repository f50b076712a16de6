import type { Ability } from '../text/ability.ts';
import type { Stretch } from '../text/stretches.ts';

/** An ability of a card that stood on its line before. */
export interface Repeated extends Stretch {
  found: string;
}

/** Words between two signs that set abilities apart on a line, without a reminder and a full stop at their end. */
const whole = /(?<said>[^\s|;](?:[^|;\n]*?[^\s|;])??)\.?(?:\s*\([^()\n]*\))?\.?[^\S\n]*(?=[|;\n]|$)/g;

/**
 * Finds abilities of keywords that stand twice on a line, each with its cost and number: `Armor | Evade 2 | Armor`.
 * Behind a colon at the end of words stand those of another unit: `The Speeder gets: | Armor`.
 */
export function findRepeated(text: string, abilities: readonly Ability[]): Repeated[] {
  const own = abilities.filter(({ role }) => role === 'ability');
  let next = 0;
  let line = 0;
  const seen = new Set<string>();
  return [...text.matchAll(whole)].flatMap(({ index: start, groups = {} }): Repeated[] => {
    const { said: found = '' } = groups;
    const end = start + found.length;
    if (text.slice(line, start).includes('\n') || found.endsWith(':')) seen.clear();
    line = end;
    while ((own[next]?.start ?? text.length) < start) next++;
    const namesOne = (own[next]?.start ?? text.length) < end;
    if (namesOne && seen.has(found)) return [{ found, start, end }];
    seen.add(found);
    return [];
  });
}
