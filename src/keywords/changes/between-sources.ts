import { indexBySlug } from '../../general/by-slug.ts';
import { revisionById, revisionIn } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import { renamesAsOf, renamesFrom } from '../renames/told-renames.ts';
import { compareAcrossRename } from './compare/compare.ts';
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
interface SourceComparison {
  /** Most important first, then from A to Z. */
  differing: Difference[];
  /** Keywords that both have under one name, in the same wording. */
  same: Keyword[];
  onlyOlder: Keyword[];
  onlyNewer: Keyword[];
}

/**
 * Compares what two sources themselves contain. Renames count as they were in force when the newer one came, one
 * after another, so that a later source takes nothing from the comparison; or else as they are now.
 * @param older id of the source that comes first in the manifest
 * @param sourceIds oldest first
 */
export function compareSources(
  older: string,
  newer: string,
  keywords: readonly Keyword[],
  changes: Changes,
  sourceIds: readonly string[],
): SourceComparison {
  const both = keywords.filter((keyword) => revisionIn(keyword, older) && revisionIn(keyword, newer));
  const differing = both.flatMap((keyword): Difference[] => {
    const change = changes.between(keyword.slug, revisionIn(keyword, older), revisionIn(keyword, newer));
    return change ? [{ keyword, kind: weightOf(change), change }] : [];
  });
  const onlyOlder = keywords.filter((keyword) => revisionIn(keyword, older) && !revisionIn(keyword, newer));
  const onlyNewer = keywords.filter((keyword) => !revisionIn(keyword, older) && revisionIn(keyword, newer));
  const successors = indexBySlug(onlyNewer);
  const renames = keywords.flatMap(({ slug }) => changes.renamesOf(slug));
  const states = [newer, sourceIds.at(-1) ?? newer].map((source) => renamesAsOf(source, renames, sourceIds));
  const renamed = onlyOlder.flatMap((keyword) => {
    const later = states.flatMap((state) => renamesFrom(state, keyword.slug));
    const holder = later.map(({ to }) => successors.get(to)).find((each) => each !== undefined);
    if (!holder) return [];
    const [from, to] = [revisionIn(keyword, older) ?? '', revisionIn(holder, newer) ?? ''];
    // Only what one rename joins is compared in advance.
    const change =
      changes.between(keyword.slug, from, to) ??
      compareAcrossRename(revisionById(keyword, from), revisionById(holder, to));
    return [{ keyword, kind: 'renamed' as const, change, holder }];
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
