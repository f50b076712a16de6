import { findSaying, splitSentences } from '../text/sentences.ts';

/** A meaning split in three, each of which may be empty. Joined they give back the meaning. */
export interface MeaningParts {
  /** Sentences before the type line: `(Renamed to Precision.) `. */
  note: string;
  /** The type line: `A layered ability activated during the attack POP that means, "`. */
  typeLine: string;
  /** What the keyword does, to the end. */
  effect: string;
}

/**
 * Splits a meaning at its type line, the sentence that says "that means" outside quotations, up to those words and the
 * mark that opens the quotation after them; the rest is the effect. Where no sentence says so, all of the meaning is
 * the effect.
 */
export function splitMeaning(meaning: string): MeaningParts {
  const says = findSaying(meaning);
  if (!says) return { note: '', typeLine: '', effect: meaning };
  const end = says.index + says[0].length;
  const sentence = splitSentences(meaning.slice(0, says.index)).at(-1) ?? '';
  const start = says.index - sentence.length;
  return { note: meaning.slice(0, start), typeLine: meaning.slice(start, end), effect: meaning.slice(end) };
}

/** Offsets in a meaning where its type line begins, and where its effect does. */
export function typeLineSpan(meaning: string): [start: number, end: number] {
  const { note, typeLine } = splitMeaning(meaning);
  return [note.length, note.length + typeLine.length];
}
