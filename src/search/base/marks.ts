import { toldAlone } from '../../keywords/wording/filled-in.ts';
import type { HitOf } from './hits.ts';
import type { Words } from './words.ts';

/** A marked stretch of a text: start and exclusive end, in UTF-16 code units. */
export type Mark = [start: number, end: number];

/** A text, and the matches in it. */
export interface Marked {
  text: string;
  marks: Mark[];
}

/** Marks the matches of a query in a text, and weighs how much of the query the text has, each word counted once. */
export type MarkHits = (text: string, hitOf: HitOf) => { marked: Marked; weight: number };

/** Prepares the marking of matches. */
export function createMarking({ split }: Words): MarkHits {
  return (text, hitOf) => {
    const marks: Mark[] = [];
    const shares = new Map<string, number>();
    for (const { word, start, end } of split(text)) {
      const hit = hitOf(word);
      if (!hit || marks.at(-1)?.[0] === start) continue;
      // A word that is not written as it is read (re-roll, from the space) is marked whole.
      marks.push([start, word.length === end - start ? start + hit.length : end]);
      shares.set(hit.by, hit.share);
    }
    return { marked: { text, marks }, weight: [...shares.values()].reduce((sum, share) => sum + share, 0) };
  };
}

/** A text with all of it marked. */
export function markWhole(text: string): Marked {
  return { text, marks: [[0, text.length]] };
}

/** Length of a text that a result has room for, and of its first line on a phone. */
const excerptLength = 240;
const lineLength = 70;

/** How much text to show before the first mark, so that a reader sees what it is about. */
const leadIn = 40;

/**
 * Chooses the two lines of a text that a result shows: from `from`, or starting shortly before the line with most
 * marks; without a mark at its end that closes a quotation opened before it.
 * @param from where the informative part begins; what precedes it is shown only where all marks are there
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
  return [start, start + toldAlone(text.slice(start, start + excerptLength)).length];
}
