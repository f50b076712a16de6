import type { Part } from '../model.ts';

/**
 * What is shown, numbered, linked and cited as one: the meaning, or a ruling with the parts that mean nothing without
 * it.
 */
export interface Passage {
  /** Its number among the rulings of this wording, counted from 1; 0 for the meaning. */
  number: number;
  /** Its name in words: `meaning`, `ruling 2`. */
  name: string;
  /** At least one; the id of the first is the one by which the passage is cited. */
  parts: Part[];
  /** The text as the wording has it, character for character. */
  text: string;
}

/**
 * Groups the parts of one wording into passages. A part's id is permanent and says nothing about its position; readers
 * count the rulings before them.
 * @param parts in order, the meaning first
 */
export function passagesOf(parts: readonly Part[]): Passage[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    // The meaning is cited by itself as what the keyword does, so nothing is joined to it.
    if (groups.length > 1 && followsOn(part.text)) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups.map((group, number) => ({
    number,
    name: number === 0 ? 'meaning' : `ruling ${number}`,
    parts: group,
    text: group.map(({ text }) => text).join(' '),
  }));
}

/** The passage that has a part; undefined where the wording has no part with this id. */
export function passageWith(id: string, parts: readonly Part[]): Passage | undefined {
  return passagesOf(parts).find((passage) => passage.parts.some((part) => part.id === id));
}

/**
 * Whether a ruling means nothing without the one before it. Decided by reading all rulings of the seeds: ten are a
 * parenthesis (`(Such as Overkill.)`), four qualify what was just said (`However, …`), two continue about a unit named
 * there (`If it untaps, …`). A ruling that begins with `It` is not among them: it is about the keyword, whose name
 * precedes every quotation (`Armor, ruling 2: It redefines what die roll is required to hit a unit.`).
 */
export function followsOn(text: string): boolean {
  return /^(?:However|If it)\b/.test(text) || /^\([^()]*(?:\([^()]*\)[^()]*)*\)$/.test(text);
}
