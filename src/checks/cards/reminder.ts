import { compareTexts } from '../../keywords/changes/segments.ts';
import type { Segment } from '../../keywords/model.ts';
import { splitMeaning } from '../../keywords/type-line.ts';
import type { Ability } from './ability.ts';
import { createSayings, saysTheSame } from './saying.ts';

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
 * Holds the parenthesis behind an ability against the meaning: against the whole of what it does, and against each quotation where
 * it has several.
 * @param cardName what the card is called, which stands for "this unit"; null where nobody knows
 * @returns null where there is no reminder, or where it says the same
 */
export function reminderFault(
  text: string,
  ability: Ability,
  meaning: string,
  cardName: string | null,
): ReminderFault | null {
  const found = /^[\s.]*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(text.slice(ability.argumentEnd));
  const said = found?.[1];
  const meant = meantBy(meaning);
  if (!found || said === undefined) return null;
  const number = /\d+/.exec(ability.number ?? '')?.[0] ?? null;
  const sayings = createSayings(cardName, number);
  if (meant.some((each) => saysTheSame(said, each, sayings))) return null;
  const expected = meant.map((each) => (number === null ? each : withNumber(each, number)));
  const compared = expected.map((each) => {
    const segments = compareTexts(said, each);
    const kept = segments
      .filter(({ op }) => op === '=')
      .reduce((sum, segment) => sum + segment.text.length, 0);
    return { segments, likeness: kept / Math.max(said.length, each.length) };
  });
  const [best] = compared.sort((a, b) => b.likeness - a.likeness);
  if (!best || best.likeness < leastLikeness) return null;
  const start = ability.argumentEnd + found[0].indexOf('(') + 1;
  return { start, end: start + said.length, segments: best.segments };
}

/** What a meaning says that a keyword does: whole, and each quotation by itself. Nothing where no type line leads to it. */
export function meantBy(meaning: string): string[] {
  const { typeLine, effect } = splitMeaning(meaning);
  if (typeLine === '') return [];
  const quoted = [...`"${effect}`.matchAll(/["“]([^"“”]+)["”]/g)].map(([, inside = '']) => inside);
  const whole = effect.replace(/["”]\s*$/, '');
  return [...new Set([whole, ...quoted])].filter((each) => each.trim() !== '');
}

function withNumber(text: string, number: string): string {
  return text.replace(/(?<![\p{L}\p{N}])X(?![\p{L}\p{N}])/gu, number);
}
