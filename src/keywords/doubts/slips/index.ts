import { uniqueBy } from '../../../general/lists.ts';
import { reportAlike } from '../../diagnostics/report.ts';
import { fewestAlike } from '../../parse/lines/alike.ts';
import { placeInText } from '../../parse/lines/place-in-text.ts';
import type { DoubtContext, DoubtedEntry } from '../context.ts';
import { hasOddSigns } from '../faulty.ts';
import { foundSlips } from './find.ts';
import type { Slip } from './slip.ts';
import { holdersOfPairs, isElsewhere, isWitnessed, sourceWordsOf, startsWithCapital } from './vocabulary.ts';

/**
 * Reports where a text differs suspiciously from what other sources have at such a place: a word that is split, joined
 * with the next, doubled or misspelt, or a sentence without its stop.
 */
export function reportSlips({ keywords, sources }: DoubtContext): void {
  const vocabulary = sourceWordsOf(keywords, sources);
  const saidBy = Map.groupBy(
    sources.flatMap(({ id, entries }) => entries.map(({ text }) => ({ id, text }))),
    ({ text }) => text,
  );
  const found = sources
    .filter((source) => !hasOddSigns(source))
    .map((source) => {
      const { id, entries } = source;
      const older = new Set(sources.slice(0, sources.indexOf(source)).map((each) => each.id));
      const slips = entries
        // What two sources say in the same words is no slip of one.
        .filter(({ text }) => saidBy.get(text)?.every((each) => each.id === id))
        .flatMap((entry) =>
          foundSlips(entry.text, entry.older?.text ?? '', { id, older, vocabulary }).map((slip) => ({
            ...slip,
            entry,
          })),
        );
      return { source, older, slips: slips.filter(isNowAndThen(slips)) };
    });
  const slips = found.flatMap((each) => each.slips);
  const bySource = holdersOfPairs(
    new Set(slips.flatMap(({ excusedBy = [], needs = [] }) => [...excusedBy, ...needs])),
    sources.flatMap(({ id, entries }) => entries.map(({ text }) => ({ holder: id, text }))),
  );
  const byKeyword = holdersOfPairs(
    new Set(slips.flatMap(({ usual = [] }) => usual)),
    sources.flatMap(({ entries }) => entries.map(({ keyword, text }) => ({ holder: keyword.slug, text }))),
  );
  for (const { source, older, slips } of found) {
    const { id } = source;
    const isTold = ({ excusedBy = [], needs = [], usual, entry }: Slip & { entry: DoubtedEntry }) =>
      !excusedBy.some((pair) => isElsewhere(bySource, pair, id)) &&
      needs.every((pair) => isWitnessed(bySource, pair, id, older)) &&
      (usual?.some((pair) => isElsewhere(byKeyword, pair, entry.keyword.slug)) ?? true);
    // One report for each place.
    const told = uniqueBy(slips.filter(isTold), ({ entry, index }) => `${entry.line}:${index}`);
    const placed = told.map((slip) => ({
      ...slip,
      ...placeInText(slip.entry, slip.text, slip.index, source.lines),
    }));
    reportAlike(source.file, 'text-slip', placed, ({ kind }) => kind);
  }
}

/** Of slips of one source, those that are rare: a capital that a word has again and again was given to it. */
function isNowAndThen(all: readonly Slip[]): (slip: Slip) => boolean {
  const isCapital = ({ kind, text }: Slip) => kind === 'respelled' && startsWithCapital(text);
  const counts = Map.groupBy(all.filter(isCapital), ({ text }) => text);
  return (slip) => !isCapital(slip) || (counts.get(slip.text)?.length ?? 0) < fewestAlike;
}
