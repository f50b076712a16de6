import { currentRevision, revisionById, transitions } from '../history.ts';
import type { Keyword, Part, Revision } from '../model.ts';
import { alignRulings, movedPairs, type Pairing } from '../same-ruling.ts';
import { foldEditorial } from '../text/editorial.ts';
import { compareTexts, type Segment } from './segments.ts';

export const partStatuses = ['same', 'reworded', 'editorial', 'added', 'removed'] as const;
export type PartStatus = (typeof partStatuses)[number];

export const changeKinds = ['reworded', 'editorial', 'renamed'] as const;

/**
 * What became of one part of a text. Its id is that in the new text, or, where it was removed, that in the old one: across
 * a rename a removed ruling and an added one may share theirs. Its segments rebuild the old part and the new one. */
export interface PartChange {
  id: string;
  status: PartStatus;
  /** Whether it stands at another place among the rulings than before. */
  moved: boolean;
  segments: Segment[];
}

export const areas = ['template', 'meaning', 'rulings'] as const;
export type Area = (typeof areas)[number];

/** The difference between two revisions of a keyword, or of two keywords in one rename. */
export interface Change {
  /** Revision ids. Where the kind is `renamed`, `to` is of the keyword that took this one's place. */
  from: string;
  to: string;
  kind: (typeof changeKinds)[number];
  /** Where the words changed; of an editorial change, where the spelling did. */
  touches: Area[];
  template: Segment[];
  /** In the order of the new text; what was removed stands before what took its place. */
  parts: PartChange[];
}

/**
 * The changes of a keyword from each of its wordings to each later one and to the one that holds, which may be one that
 * came back, and, where it was renamed, from each of its wordings to each of its successor's, the one that holds last.
 */
export function allChanges(keyword: Keyword, successor: Keyword | undefined): Change[] {
  const own = keyword.revisions.flatMap((from, index) =>
    keyword.revisions.slice(index + 1).map((to) => compareWordings(from, to)),
  );
  const current = currentRevision(keyword).id;
  const back = [...transitions(keyword), ...keyword.revisions.map(({ id }) => ({ from: id, to: current }))]
    .filter(({ from, to }) => from !== to)
    .filter((step) => own.every((change) => change.from !== step.from || change.to !== step.to))
    .map(({ from, to }) => compareWordings(revisionById(keyword, from), revisionById(keyword, to)));
  const across = (successor ? currentLast(successor) : []).flatMap((to) =>
    keyword.revisions.map((from) => compareAcrossRename(from, to)),
  );
  return [...own, ...unique(back), ...across];
}

function currentLast(keyword: Keyword): Revision[] {
  const current = currentRevision(keyword);
  return [...keyword.revisions.filter((revision) => revision !== current), current];
}

/** Compares two wordings of one keyword. */
export function compareWordings(from: Revision, to: Revision): Change {
  return compareRevisions(from, to, pairById(from, to));
}

/** Compares a wording of a keyword with one of the keyword that took its place. */
export function compareAcrossRename(from: Revision, to: Revision): Change {
  const pairing = alignRulings(
    rulingsOf(from).map(({ text }) => text),
    rulingsOf(to).map(({ text }) => text),
  );
  return { ...compareRevisions(from, to, pairing), kind: 'renamed' };
}

function unique(changes: readonly Change[]): Change[] {
  return changes.filter(
    ({ from, to }, index) => changes.findIndex((other) => other.from === from && other.to === to) === index,
  );
}

function rulingsOf(revision: Revision): Part[] {
  return revision.parts.slice(1);
}

/** Rulings of one keyword go together by their ids, which the ingest gave by aligning them once. */
function pairById(from: Revision, to: Revision): Pairing {
  return rulingsOf(to).flatMap(({ id }, index) => {
    const old = rulingsOf(from).findIndex((part) => part.id === id);
    return old === -1 ? [] : [{ old, new: index }];
  });
}

/**
 * Compares two wordings part by part.
 * @param pairing which ruling of the new text continues which of the old, by their positions among the rulings
 */
function compareRevisions(from: Revision, to: Revision, pairing: Pairing): Change {
  const moved = movedPairs(pairing);
  const parts = [comparePart(from.parts[0], to.parts[0], false)];
  const removed = rulingsOf(from)
    .map((part, old) => ({ part, old }))
    .filter(({ old }) => !pairing.some((pair) => pair.old === old));
  const takeRemoved = (below: number) => {
    while (removed[0] && removed[0].old < below)
      parts.push(comparePart(removed.shift()?.part, undefined, false));
  };
  for (const [index, part] of rulingsOf(to).entries()) {
    const old = pairing.find((pair) => pair.new === index)?.old;
    takeRemoved(
      pairing.find((pair) => pair.new >= index && !moved.has(pair.new))?.old ?? Number.POSITIVE_INFINITY,
    );
    parts.push(comparePart(old === undefined ? undefined : rulingsOf(from)[old], part, moved.has(index)));
  }
  takeRemoved(Number.POSITIVE_INFINITY);
  const template = compareTexts(from.template, to.template);
  return { from: from.id, to: to.id, ...summarise(template, parts), template, parts };
}

function comparePart(old: Part | undefined, fresh: Part | undefined, moved: boolean): PartChange {
  return {
    id: (fresh ?? old)?.id ?? '',
    status: statusOf(old?.text, fresh?.text),
    moved,
    segments: compareTexts(old?.text ?? '', fresh?.text ?? ''),
  };
}

function statusOf(old: string | undefined, fresh: string | undefined): PartStatus {
  if (old === undefined) return 'added';
  if (fresh === undefined) return 'removed';
  if (old === fresh) return 'same';
  return foldEditorial(old) === foldEditorial(fresh) ? 'editorial' : 'reworded';
}

function summarise(template: Segment[], parts: PartChange[]): Pick<Change, 'kind' | 'touches'> {
  const [meaning, ...rulings] = parts;
  const templateStatus = template.every(({ op }) => op === '=')
    ? 'same'
    : template.every(isKept)
      ? 'editorial'
      : 'reworded';
  const touched = (isTouched: (status: PartStatus, moved: boolean) => boolean) =>
    areas.filter(
      (area) =>
        ({
          template: isTouched(templateStatus, false),
          meaning: isTouched(meaning?.status ?? 'same', false),
          rulings: rulings.some(({ status, moved }) => isTouched(status, moved)),
        })[area],
    );
  const reworded = touched((status, moved) => moved || (status !== 'same' && status !== 'editorial'));
  if (reworded.length > 0) return { kind: 'reworded', touches: reworded };
  return { kind: 'editorial', touches: touched((status) => status === 'editorial') };
}

function isKept({ op, editorial }: Segment): boolean {
  return op === '=' || editorial === true;
}
