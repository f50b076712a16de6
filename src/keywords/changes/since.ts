import { glossaryWithout } from '../history.ts';
import type { Change, Keyword, Part, Source } from '../model.ts';
import { sayCounts } from '../text/said/say-counts.ts';
import type { Passage } from '../wording/passages.ts';
import { sideOf } from './compare/segments.ts';
import { type Changes, renameOf } from './lookup.ts';

/**
 * What can have become of a wording: it is in force word for word, it is in force in another spelling, it was changed,
 * or its keyword was renamed or left out of a glossary.
 */
const sinceKinds = ['changed', 'renamed', 'left-out', 'spelling', 'same'] as const;
export type SinceKind = (typeof sinceKinds)[number];
/** What a comparison of two wordings alone can tell. */
type OfWording = Exclude<SinceKind, 'renamed' | 'left-out'>;

/**
 * What became of a wording.
 * @param change from it to the current one; undefined where it is the current one
 */
export function sinceBy(change: Change | undefined): OfWording {
  if (!change) return 'same';
  return change.kind === 'editorial' ? 'spelling' : 'changed';
}

/** What became of a wording of a keyword since, apart from a rename. */
export function sinceOf(keyword: Keyword, revision: string, changes: Changes): OfWording {
  return sinceBy(changes.since(keyword, revision));
}

/**
 * What became of a keyword since a source as of which it had a wording; `renamed` where it has lost its name since,
 * `left-out` where its wording would hold, but the newest glossary has left the keyword out since.
 * @param sources oldest first
 */
export function sinceSource(
  keyword: Keyword,
  revision: string,
  source: string,
  changes: Changes,
  sources: readonly Pick<Source, 'id' | 'kind'>[],
): SinceKind {
  const placeOf = (each: string) => sources.findIndex(({ id }) => id === each);
  const then = placeOf(source);
  const told = renameOf(keyword, changes)?.source;
  if (told !== undefined && placeOf(told) > then) return 'renamed';
  const since = sinceOf(keyword, revision, changes);
  const isLeftOut =
    glossaryWithout(keyword, sources) && !glossaryWithout(keyword, sources.slice(0, then + 1));
  return since !== 'changed' && isLeftOut ? 'left-out' : since;
}

/** Counts wordings by kind, in words: "13 changed, 3 in spelling only, 8 word for word". */
export function saySince(kinds: readonly SinceKind[]): string {
  const words: Record<SinceKind, string> = {
    changed: 'changed',
    renamed: 'under another name now',
    'left-out': 'left out',
    spelling: 'in spelling only',
    same: 'word for word',
  };
  return sayCounts(
    sinceKinds.map((kind) => [kinds.filter((each) => each === kind).length, words[kind]] as const),
  );
}

/**
 * What became of a passage of an old wording; null where its words are still in force.
 * @param change from that wording to the current one; undefined where it is the current one
 */
export function passageSince(change: Change | undefined, { parts }: Passage): 'reworded' | 'removed' | null {
  const became = ({ id, text }: Part) =>
    change?.parts.find((part) => part.id === id) ??
    // The wording in force may have it by another id.
    change?.parts.find(({ segments }) => sideOf(segments, '-') === text);
  const statuses = parts.map((part) => became(part)?.status);
  if (statuses.every((status) => status === 'removed')) return 'removed';
  return statuses.some((status) => status === 'removed' || status === 'reworded') ? 'reworded' : null;
}

/** Whether the words of an old wording's template have changed. */
export function isTemplateReworded(change: Change | undefined): boolean {
  return change !== undefined && change.kind !== 'editorial' && change.touches.includes('template');
}
