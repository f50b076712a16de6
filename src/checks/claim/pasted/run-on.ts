import { once, onceFor } from '../../../general/once.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { wordsOf } from '../words/words.ts';

/** Whether a line that stops within a sentence goes on with the next, since some wording has their words in a row. */
export type RunsOn = (before: string, next: string) => boolean;

/** In words, on both sides of a line's end: fewer may well stand in a row by themselves. */
const inRow = 4;
const mostBehind = 2;
const sentenceEnd = /[.!?]["”’')]*(?:\s|$)/;

/** In characters; so many hold these words. */
const longestRow = 120;

/** Prepares the test for keywords, once; however a program set a text, its width shows nothing where letters have theirs. */
export const runsOnOf = onceFor(createRunsOn);

function createRunsOn(keywords: readonly Keyword[]): RunsOn {
  // Made at the first line that may go on.
  const rows = once(() => rowsOf(keywords));
  return (before, next) => {
    if (endsAsSentence(before)) return false;
    // In front of a sentence another may stand than anywhere else, and so behind it.
    const own = wordsOf(before.slice(-longestRow).split(sentenceEnd).at(-1) ?? '');
    const rest = wordsOf(next.slice(0, longestRow).split(sentenceEnd)[0] ?? '');
    const behind = Math.max(Math.min(mostBehind, rest.length), inRow - own.length);
    const row = [...own.slice(behind - inRow), ...rest.slice(0, behind)];
    return own.length > 0 && row.length === inRow && rows().has(row.map(({ word }) => word).join(' '));
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
