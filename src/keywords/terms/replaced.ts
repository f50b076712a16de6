import { sideOf } from '../changes/compare/segments.ts';
import type { Changes } from '../changes/lookup.ts';
import { changesThatHappened } from '../changes/of-keyword.ts';
import type { Change, Keyword, Segment } from '../model.ts';
import type { Find } from '../names/name-finder.ts';
import { finderOf, type Term } from './find.ts';

/** A writing of a term that replaced another, and the changes that show it. */
export interface Replacement {
  was: string;
  is: string;
  shownBy: { keyword: Keyword; change: Change }[];
}

/**
 * The changes in which, at some place, nothing differs but how a term is written: their authors took the two writings
 * for one. Where more differs there, nothing is inferred.
 */
export function replacementsOf(term: Term, keywords: readonly Keyword[], changes: Changes): Replacement[] {
  const find = finderOf(term);
  const replacements = new Map<string, Replacement>();
  for (const keyword of keywords)
    for (const { was, is, change } of lastReplacedIn(changesThatHappened(keyword, changes), find)) {
      const key = `${was}\n${is}`;
      const known = replacements.get(key) ?? { was, is, shownBy: [] };
      replacements.set(key, known);
      known.shownBy.push({ keyword, change });
    }
  return [...replacements.values()];
}

/**
 * The writings that replaced each other in the changes of a keyword, and the last change that shows it: where a source
 * took a writing back, it is the one that holds.
 * @param changes oldest first
 */
function lastReplacedIn(changes: readonly Change[], find: Find) {
  const found = changes.flatMap((change) =>
    change.parts
      .flatMap(({ segments }) => replacedIn(segments, find))
      .map(([was, is]) => ({ was, is, change })),
  );
  return new Map(found.map((each) => [[each.was, each.is].toSorted().join('\n'), each])).values();
}

/** The writings that replace each other at a place, the old one first. */
function replacedIn(segments: readonly Segment[], find: Find): [was: string, is: string][] {
  const before = find(sideOf(segments, '-'));
  const after = find(sideOf(segments, '+'));
  const around = (mentions: typeof before, [start, end]: Span) =>
    mentions.find((mention) => mention.start <= start && end <= mention.end)?.name;
  return spansOf(segments).flatMap(({ old, fresh }) => {
    const was = around(before, old);
    const is = around(after, fresh);
    return was !== undefined && is !== undefined && was !== is ? [[was, is]] : [];
  });
}

type Span = [start: number, end: number];

/** The differences, as spans in the old and in the new text; one of the two may be empty. */
function spansOf(segments: readonly Segment[]): { old: Span; fresh: Span }[] {
  const spans: { old: Span; fresh: Span }[] = [];
  let [old, fresh] = [0, 0];
  let isOpen = false;
  for (const { op, text } of segments) {
    if (op !== '=' && !isOpen) spans.push({ old: [old, old], fresh: [fresh, fresh] });
    isOpen = op !== '=';
    if (op !== '+') old += text.length;
    if (op !== '-') fresh += text.length;
    const last = spans.at(-1);
    if (isOpen && last) {
      last.old[1] = old;
      last.fresh[1] = fresh;
    }
  }
  return spans;
}
