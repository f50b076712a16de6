import { indexBySlug } from '../../general/by-slug.ts';
import { revisionIn } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import { type EventKind, eventKinds, weightOf } from './last-events.ts';
import type { Changes } from './lookup.ts';

/** A keyword that two sources have in different wordings, perhaps under another name in the newer one. */
interface Difference {
  /** The keyword as the older source has it. */
  keyword: Keyword;
  /** The most important thing about the change. */
  kind: EventKind;
  change: Change;
}

/**
 * The differences between two sources. A keyword that one of them does not have, under its name or the name that
 * replaced it, is only listed as such.
 */
export interface SourceComparison {
  /** Most important first, then from A to Z. */
  differing: Difference[];
  /** Keywords that both have under one name, in the same wording. */
  same: Keyword[];
  onlyOlder: Keyword[];
  onlyNewer: Keyword[];
}

/**
 * Compares what two sources themselves contain.
 * @param older id of the source that comes first in the manifest
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
  const onlyOlder = keywords.filter((keyword) => revisionIn(keyword, older) && !revisionIn(keyword, newer));
  const onlyNewer = keywords.filter((keyword) => !revisionIn(keyword, older) && revisionIn(keyword, newer));
  const successors = indexBySlug(onlyNewer);
  const renamed = onlyOlder.flatMap((keyword) => {
    const holder = successors.get(keyword.renamedTo ?? '');
    const to = holder && revisionIn(holder, newer);
    const change = changes.between(keyword.slug, revisionIn(keyword, older), to);
    return change && holder ? [{ keyword, kind: 'renamed' as const, change, holder }] : [];
  });
  const told = new Set([...differing, ...renamed].map(({ keyword }) => keyword));
  const holders = new Set(renamed.map(({ holder }) => holder));
  const ofOwnName = differing.sort((a, b) => eventKinds.indexOf(a.kind) - eventKinds.indexOf(b.kind));
  return {
    differing: [...renamed.map(({ holder: _, ...difference }) => difference), ...ofOwnName],
    same: both.filter((keyword) => !told.has(keyword)),
    onlyOlder: onlyOlder.filter((keyword) => !told.has(keyword)),
    onlyNewer: onlyNewer.filter((keyword) => !holders.has(keyword)),
  };
}
