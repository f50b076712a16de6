import type { Keyword } from '../../../keywords/model.ts';
import { endsAsSentence } from '../../../keywords/parse/lines.ts';
import { wordsOf } from '../words.ts';

/** Whether a line that stops within a sentence goes on with the next, since some wording has their words in a row. */
export type RunsOn = (before: string, next: string) => boolean;

/** In words, on both sides of a line's end: fewer may well stand in a row by themselves. */
const inRow = 4;
const mostBehind = 2;

/** In characters; so many hold these words. */
const longestRow = 120;

const known = new WeakMap<readonly Keyword[], RunsOn>();

/** Prepares the test for keywords, once; however a program set a text, its width shows nothing where letters have theirs. */
export function runsOnOf(keywords: readonly Keyword[]): RunsOn {
  const runsOn = known.get(keywords) ?? createRunsOn(keywords);
  known.set(keywords, runsOn);
  return runsOn;
}

function createRunsOn(keywords: readonly Keyword[]): RunsOn {
  // Made at the first line that may go on.
  let rows: Set<string> | undefined;
  return (before, next) => {
    if (endsAsSentence(before)) return false;
    const behind = wordsOf(next.slice(0, longestRow)).slice(0, mostBehind);
    const [first] = behind;
    // Behind the end of a sentence another may follow than anywhere else.
    const isLast = first !== undefined && /^["”’']?[.!?]/.test(next.slice(first.end));
    const own = behind.slice(0, isLast ? 1 : mostBehind);
    const row = [...wordsOf(before.slice(-longestRow)).slice(own.length - inRow), ...own];
    rows ??= rowsOf(keywords);
    return row.length === inRow && rows.has(row.map(({ word }) => word).join(' '));
  };
}

function rowsOf(keywords: readonly Keyword[]): Set<string> {
  const texts = new Set(
    keywords.flatMap(({ revisions }) => revisions.flatMap(({ parts }) => parts.map(({ text }) => text))),
  );
  const rows = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text).map(({ word }) => word);
    for (let at = 0; at + inRow <= words.length; at++) rows.add(words.slice(at, at + inRow).join(' '));
  }
  return rows;
}
