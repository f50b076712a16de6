import type { HitOf } from './hits.ts';
import type { Words } from './words.ts';

/** Where something stands in a text: from, and behind the last of it, in UTF-16 code units. */
export type Mark = [start: number, end: number];

/** A text, and what was found in it. */
export interface Marked {
  text: string;
  marks: Mark[];
}

/** Finds in a text what was asked, and how much of it the text holds, each thing counted once. */
export type MarkHits = (text: string, hitOf: HitOf) => { marked: Marked; weight: number };

/** Prepares the marking. */
export function createMarking({ split }: Words): MarkHits {
  return (text, hitOf) => {
    const marks: Mark[] = [];
    const shares = new Map<string, number>();
    for (const { word, start, end } of split(text)) {
      const hit = hitOf(word);
      if (!hit || marks.at(-1)?.[0] === start) continue;
      // A word that is written otherwise than it is read (re-roll, from the space) is marked whole.
      marks.push([start, word.length === end - start ? start + hit.length : end]);
      shares.set(hit.by, hit.share);
    }
    return { marked: { text, marks }, weight: [...shares.values()].reduce((sum, share) => sum + share, 0) };
  };
}

/** A text that was found as a whole. */
export function markWhole(text: string): Marked {
  return { text, marks: [[0, text.length]] };
}

/** As much of a text as a result has room for, and as much as its first line shows on a phone. */
const excerptLength = 240;
const lineLength = 70;

/** So much stands before the first mark, for a reader to see what it is about. */
const leadIn = 40;

/**
 * Chooses where the two lines of a text begin and end that a result shows: where it begins to tell, or shortly before
 * the line that holds most marks.
 * @param from where the text begins to tell; what stands before is shown where all marks are there
 */
export function excerptOf({ text, marks }: Marked, from = 0): Mark {
  const held = ([from]: Mark) =>
    marks.filter(([start, end]) => start >= from && end <= from + lineLength).length;
  const told = marks.filter(([start]) => start >= from);
  const [fullest] = (told.length > 0 ? told : marks).toSorted(
    (a, b) => held(b) - held(a) || a[0] - b[0],
  )[0] ?? [from];
  const begin = fullest < from ? 0 : from;
  const start = fullest < begin + lineLength ? begin : text.lastIndexOf(' ', fullest - leadIn) + 1;
  return [start, Math.min(text.length, start + excerptLength)];
}
