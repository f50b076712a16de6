import type { Keyword } from '../model.ts';
import type { ReadSource } from '../read-source.ts';
import { firstOfAlike } from '../rule-words.ts';
import { report } from '../source-rules.ts';
import { splitLines } from '../text/lines.ts';
import { hasOddSigns } from './faulty.ts';
import { foundSlips } from './found-slips.ts';
import { placeInText } from './place-in-text.ts';
import { holdersOfPairs, isElsewhere, vocabularyOf } from './vocabulary.ts';

/**
 * Says on each source where a text has something in place of what other sources have at such a place: a word that is
 * parted, joined with the next, twice there or misspelt, or a sentence without its stop.
 */
export function reportSlips(keywords: readonly Keyword[], sources: readonly ReadSource[]): void {
  const vocabulary = vocabularyOf(keywords, sources);
  const saidBy = Map.groupBy(
    sources.flatMap(({ id, entries }) => entries.map(({ text }) => ({ id, text }))),
    ({ text }) => text,
  );
  const found = sources
    .filter((source) => !hasOddSigns(source))
    .map((source) => ({
      source,
      slips: source.entries
        // What two sources say in the same words is no slip of one.
        .filter(({ text }) => saidBy.get(text)?.every(({ id }) => id === source.id))
        .flatMap((entry) =>
          foundSlips(entry.text, source.id, vocabulary).map((slip) => ({ ...slip, entry })),
        ),
    }));
  const pairs = new Set(
    found.flatMap(({ slips }) => slips.flatMap(({ here, there }) => [...here, ...there])),
  );
  const holders = pairs.size > 0 ? holdersOfPairs(pairs, sources) : new Map();
  for (const { source, slips } of found) {
    const isHeld = (pair: string) => isElsewhere(holders, pair, source.id);
    // A word that newer sources write otherwise is what an old document has.
    const older = new Set(sources.slice(0, sources.indexOf(source)).map(({ id }) => id));
    const isOld = (pair: string) => !older.isDisjointFrom(holders.get(pair) ?? new Set());
    const told = slips.filter(
      ({ kind, here, there }) => !here.some(isHeld) && there.every(kind === 'misspelt' ? isOld : isHeld),
    );
    const lines = splitLines(String(source.file));
    const placed = told.map((slip) => ({
      ...slip,
      ...placeInText(slip.entry, slip.text, slip.index, lines),
    }));
    for (const each of firstOfAlike(placed, ({ kind }) => kind)) report(source.file, 'text-slip', each, each);
  }
}
