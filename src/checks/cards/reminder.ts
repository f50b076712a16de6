import { compareTexts } from '../../keywords/changes/segments.ts';
import type { Segment } from '../../keywords/model.ts';
import { isSameButForSpelling } from '../../keywords/text/editorial.ts';
import type { Ability } from './ability.ts';

/** Reminder text that is not what the keyword means now. */
export interface ReminderFault {
  start: number;
  end: number;
  /** From what the card says to what the keyword means, with the card's own number for X. */
  segments: Segment[];
}

/** Below this share of what stayed, a parenthesis is a note of its own and no reminder. */
const leastLikeness = 0.4;

/**
 * Holds the parenthesis behind an ability against the meaning.
 * @param meaning the keyword's meaning, with the words that it means in quotation marks
 * @returns null where there is no reminder, or where it says the same but for spelling
 */
export function reminderFault(text: string, ability: Ability, meaning: string): ReminderFault | null {
  const found = /^[\s.]*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(text.slice(ability.argumentEnd));
  const meant = /that means,? "(.*)"/s.exec(meaning)?.[1];
  if (!found || found[1] === undefined || meant === undefined) return null;
  const number = /\d+/.exec(ability.number ?? '')?.[0];
  const expected = number ? meant.replace(/(?<![\p{L}\p{N}])X(?![\p{L}\p{N}])/gu, number) : meant;
  const said = found[1];
  if (isSameButForSpelling(said, expected) || isSameButForSpelling(said, meant)) return null;
  const segments = compareTexts(said, expected);
  const kept = segments.filter(({ op }) => op === '=').reduce((sum, segment) => sum + segment.text.length, 0);
  if (kept / Math.max(said.length, expected.length) < leastLikeness) return null;
  const start = ability.argumentEnd + found[0].indexOf('(') + 1;
  return { start, end: start + said.length, segments };
}
