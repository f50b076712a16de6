import { revisionIn } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import { type EventKind, eventKinds, weightOf } from './last-events.ts';
import type { Changes } from './lookup.ts';

/** A keyword that two sources hold in different wordings. */
export interface Difference {
  keyword: Keyword;
  /** What weighs most in the change. */
  kind: EventKind;
  change: Change;
}

/** What differs between two sources. Of a keyword that one of them does not hold nothing is said but that. */
export interface SourceComparison {
  /** What weighs most first, then from A to Z. */
  differing: Difference[];
  /** Held by both, in the same wording. */
  same: Keyword[];
  onlyOlder: Keyword[];
  onlyNewer: Keyword[];
}

/**
 * Compares what two sources themselves hold.
 * @param older id of the source that stands first in the manifest
 */
export function compareSources(
  older: string,
  newer: string,
  keywords: readonly Keyword[],
  changes: Changes,
): SourceComparison {
  const both = keywords.filter((keyword) => revisionIn(keyword, older) && revisionIn(keyword, newer));
  const differing = both.flatMap((keyword): Difference[] => {
    const change = changes.between(keyword.slug, revisionIn(keyword, older), revisionIn(keyword, newer));
    return change ? [{ keyword, kind: weightOf(change), change }] : [];
  });
  const changed = new Set(differing.map(({ keyword }) => keyword));
  return {
    differing: differing.sort((a, b) => eventKinds.indexOf(a.kind) - eventKinds.indexOf(b.kind)),
    same: both.filter((keyword) => !changed.has(keyword)),
    onlyOlder: keywords.filter((keyword) => revisionIn(keyword, older) && !revisionIn(keyword, newer)),
    onlyNewer: keywords.filter((keyword) => !revisionIn(keyword, older) && revisionIn(keyword, newer)),
  };
}
