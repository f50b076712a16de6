import { addTo } from '../../../general/lists.ts';
import { sharedEnd, sharedStart } from '../../../general/shared-ends.ts';
import { reportAlike } from '../../diagnostics/report.ts';
import type { Keyword } from '../../model.ts';
import { areOneNow } from '../../renames/family.ts';
import type { DoubtContext } from '../context.ts';
import { soundEntries } from '../faulty.ts';
import { comparedMeaning, fewestWords, mostCompared } from './compared-meanings.ts';

/** A keyword, and the words of a meaning that it has in an older source. */
interface Older {
  keyword: Keyword;
  words: readonly string[];
}

/**
 * Reports new keywords whose meaning differs by one word from that of an older keyword, which their source lacks: a
 * label, or another name, may stand over the new text of that keyword. Where the source has both, they are two, and a
 * keyword that says its former name is not new.
 */
export function reportNearMeanings({ bySlug, sources }: DoubtContext): void {
  const older = new Map<string, Older[]>();
  for (const source of sources) {
    const here = new Set(source.entries.map(({ keyword }) => keyword));
    const near = soundEntries(source).flatMap((entry) => {
      const { history, formerNames } = entry.keyword;
      if (history[0]?.source !== source.id || formerNames.length > 0) return [];
      const words = comparedMeaning(entry.wording).split(' ');
      const other = halvesOf(words)
        .flatMap((half) => older.get(half) ?? [])
        .find(
          ({ keyword, words: before }) =>
            !here.has(keyword) && !areOneNow(keyword, entry.keyword, bySlug) && isOneWordOff(words, before),
        );
      return other ? { ...entry, other: other.keyword.name } : [];
    });
    reportAlike(source.file, 'meaning-near', near, ({ other }) => other);
    for (const entry of source.entries) {
      const words = comparedMeaning(entry.wording).split(' ');
      const halves = new Set([-1, 0, 1].flatMap((more) => halvesOf(words, words.length + more)));
      for (const half of halves)
        if ((older.get(half)?.length ?? 0) < mostCompared)
          addTo(older, half, { keyword: entry.keyword, words });
    }
  }
}

/**
 * The first half of some words and the second: of two texts that differ by one word, one half is the same.
 * @param count of how many words they are the halves
 */
function halvesOf(words: readonly string[], count = words.length): string[] {
  const half = Math.floor(count / 2);
  if (half < fewestWords / 2) return [];
  return [`${words.slice(0, half).join(' ')} …`, `… ${words.slice(-half).join(' ')}`];
}

/** Whether two texts differ by one word: another one, one more or one fewer. */
function isOneWordOff(one: readonly string[], other: readonly string[]): boolean {
  const start = sharedStart(one, other);
  const end = sharedEnd(one.slice(start), other.slice(start));
  return Math.max(one.length, other.length) - start - end === 1;
}
