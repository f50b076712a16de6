import { readdirSync, readFileSync } from 'node:fs';
import { diffWords, diffWordsWithSpace } from 'diff';
import { sideOf } from '../../src/keywords/changes/compare/segments.ts';
import type { Change, Segment } from '../../src/keywords/model.ts';
import { joinTokens, type Token, tokenize } from '../../src/keywords/text/tokens.ts';

/** A stretch of a comparison, marked or not. */
interface Stretch {
  marked: boolean;
  text: string;
}

/**
 * Fewest characters of an unmarked stretch between two marks; anything shorter is a scrap, and cannot be read as a
 * phrase.
 */
const shortestPhrase = 12;

/**
 * Measures how readable the actual changes are: runs of change, scraps between them, words split by a mark, and the
 * characters marked. Compared with the library by itself and, for the marked text, with the least that any comparison
 * of words could mark within the same parts.
 */
export function benchChanges(folder: string): Record<string, string>[] {
  const changes = readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')).changes.slice(0, 1) as Change[])
    .filter(({ kind }) => kind !== 'renamed');
  const areas = changes.map(({ template, parts }) => [
    template,
    ...parts.map(({ segments }) => spaced(segments)),
  ]);
  const texts = areas.map((area) => [sideOf(area.flat(), '-'), sideOf(area.flat(), '+')] as const);
  const ours = (counts: (editorial: boolean) => boolean) =>
    areas.map((area) =>
      area
        .flat()
        .map(({ op, text, editorial }) => ({ marked: op !== '=' && counts(editorial === true), text })),
    );
  const library = (compare: typeof diffWords) =>
    texts.map(([old, fresh]) =>
      compare(old, fresh).map(({ added, removed, value }) => ({ marked: added || removed, text: value })),
    );
  const least = areas
    .flat()
    .reduce(
      (sum, segments) => sum + leastMarked(tokenize(sideOf(segments, '-')), tokenize(sideOf(segments, '+'))),
      0,
    );
  return [
    figures('diffWords', library(diffWords), least),
    figures('diffWordsWithSpace', library(diffWordsWithSpace), least),
    figures(
      'ours, all',
      ours(() => true),
      least,
    ),
    figures(
      'ours, editorial left out',
      ours((editorial) => !editorial),
      least,
    ),
  ];
}

/** Separates parts, so that the last word of one and the first of the next are two words. */
function spaced([first, ...rest]: Segment[]): Segment[] {
  return first ? [{ ...first, text: ` ${first.text}` }, ...rest] : [];
}

function figures(name: string, comparisons: readonly Stretch[][], least: number): Record<string, string> {
  const joined = comparisons.map(joinStretches);
  const marked = joined.flat().filter((stretch) => stretch.marked);
  const scraps = joined.flatMap((stretches) =>
    stretches.slice(1, -1).filter((stretch) => !stretch.marked && stretch.text.length < shortestPhrase),
  );
  const characters = marked.reduce((sum, { text }) => sum + lengthOf(text), 0);
  return {
    comparison: name,
    'runs of change': String(marked.length),
    scraps: String(scraps.length),
    'split words': String(joined.reduce((sum, stretches) => sum + countSplitWords(stretches), 0)),
    'characters marked': String(characters),
    'times the least': (characters / least).toFixed(2),
  };
}

function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && last.marked === stretch.marked) last.text += stretch.text;
    else joined.push({ ...stretch });
  }
  return joined;
}

function countSplitWords(stretches: readonly Stretch[]): number {
  return stretches.slice(1).filter(({ text }, index) => {
    const before = stretches[index]?.text ?? '';
    return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text);
  }).length;
}

/** Characters outside the heaviest common subsequence of words: any comparison has to mark these. */
function leastMarked(old: readonly Token[], fresh: readonly Token[]): number {
  let above = new Array<number>(fresh.length + 1).fill(0);
  for (const token of old) {
    const row = [0];
    for (const [index, other] of fresh.entries()) {
      const kept = token.text === other.text ? (above[index] ?? 0) + token.text.length : 0;
      row.push(Math.max(kept, above[index + 1] ?? 0, row[index] ?? 0));
    }
    above = row;
  }
  return lengthOf(joinTokens(old)) + lengthOf(joinTokens(fresh)) - 2 * (above.at(-1) ?? 0);
}

/** Length without white space: comparisons differ in where they put it, and no reader notices. */
function lengthOf(text: string): number {
  return text.replace(/\s+/g, '').length;
}
