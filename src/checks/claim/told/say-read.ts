import { dateInWords } from '../../../keywords/text/said/day.ts';
import type { KeywordSpokenOf } from './speaks-of.ts';

/** What a keyword to read about says now, and its ruling, as lines of plain text. */
export function sayRead(spoken: KeywordSpokenOf): string[] {
  return [`What ${spoken.name} says now: ${spoken.meaning}`, ...sayRuling(spoken)];
}

/** Its ruling in words, `The nearest ruling of Bombard: …`; nothing where there is none. */
export function sayRuling({ name, ruling, given }: KeywordSpokenOf): string[] {
  if (ruling === null) return [];
  if (given === null) return [`The nearest ruling of ${name}: ${ruling}`];
  const how = `given by ${given.by} on ${dateInWords(given.date)}`;
  if (!given.isSame) return [`The nearest ruling of ${name}, ${how}: ${ruling}`];
  return given.isSuperseded
    ? [`A ruling of ${name} said it, ${how} and superseded since: ${ruling}`]
    : [`A ruling of ${name} says it, ${how}: ${ruling}`];
}
