import { once, onceFor } from '../../../general/once.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { wordsOf } from '../words/words.ts';

/**
 * Whether a line that stops within a sentence continues in the next, since some wording has the words around the break
 * in a row.
 */
export type RunsOn = (before: string, next: string) => boolean;

/** In words, on both sides of a line's end; fewer may occur in a row by chance. */
const inRow = 4;
const mostAfter = 2;
const sentenceEnd = /[.!?]["”’')]*(?:\s|$)/;

/** In characters; long enough to hold these words. */
const longestRow = 120;

/**
 * Prepares the test, once for the same keywords. It also works for proportional type, where the length of lines shows
 * no width.
 */
export const runsOnOf = onceFor(createRunsOn);

function createRunsOn(keywords: readonly Keyword[]): RunsOn {
  // Computed for the first line that may continue.
  const rows = once(() => rowsOf(keywords));
  return (before, next) => {
    // Only the sentence around the line's end counts: any other may come before and after it.
    const said = before.slice(-longestRow).split(sentenceEnd).at(-1) ?? '';
    // Read together, since a "not" merges with the verb above it.
    const words = wordsOf(`${said} ${next.slice(0, longestRow).split(sentenceEnd)[0] ?? ''}`);
    const own = wordsOf(said).length;
    const end = own + Math.max(Math.min(mostAfter, words.length - own), inRow - own);
    const row = words.slice(end - inRow, end);
    return own > 0 && rows().has(row.map(({ word }) => word).join(' '));
  };
}

function rowsOf(keywords: readonly Keyword[]): Set<string> {
  const texts = new Set(
    keywords.flatMap(({ revisions }) => revisions.flatMap(({ parts }) => parts.map(({ text }) => text))),
  );
  const rows = new Set<string>();
  for (const sentence of [...texts].flatMap((text) => text.split(sentenceEnd))) {
    const words = wordsOf(sentence).map(({ word }) => word);
    for (let at = 0; at + inRow <= words.length; at++) rows.add(words.slice(at, at + inRow).join(' '));
  }
  return rows;
}
