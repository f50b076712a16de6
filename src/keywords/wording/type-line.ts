import { findSaying, splitSentences } from '../text/sentences.ts';

/** A meaning in three, each of which may be empty. Joined they give back the meaning. */
export interface MeaningParts {
  /** What stands before the type line as a sentence of its own: `(Renamed to Precision.) `. */
  note: string;
  /** `A layered ability activated during the attack POP that means, "`. */
  typeLine: string;
  /** What the keyword does, to the end. */
  effect: string;
}

/**
 * Tells the type line of a meaning from its effect. The type line is the sentence that says "that means" outside
 * quotations, as far as that and the mark that opens the quotation behind it; what follows is the effect. Where no
 * sentence says it, all of the meaning is the effect.
 */
export function splitMeaning(meaning: string): MeaningParts {
  const says = findSaying(meaning);
  if (!says) return { note: '', typeLine: '', effect: meaning };
  const end = says.index + says[0].length;
  const sentence = splitSentences(meaning.slice(0, says.index)).at(-1) ?? '';
  const start = says.index - sentence.length;
  return { note: meaning.slice(0, start), typeLine: meaning.slice(start, end), effect: meaning.slice(end) };
}

/** Where the type line of a meaning begins, and where its effect does. */
export function typeLineSpan(meaning: string): [start: number, end: number] {
  const { note, typeLine } = splitMeaning(meaning);
  return [note.length, note.length + typeLine.length];
}
