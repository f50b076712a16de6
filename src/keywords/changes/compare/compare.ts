import { areas } from '../../kinds.ts';
import type { Change, Part, PartChange, PartStatus, Revision, Segment } from '../../model.ts';
import { rulingsOf } from '../../wording/meaning.ts';
import { alignRulings, movedPairs, type Pairing } from '../../wording/same-ruling.ts';
import { aspectsOf, isMoreThanSpelling } from './aspects.ts';
import { compareTexts, hasOtherWords } from './segments.ts';

/** Compares two wordings of one keyword. */
export function compareWordings(from: Revision, to: Revision): Change {
  return compareRevisions(from, to, pairById(from, to));
}

/** Compares a wording of a keyword with one of its successor. */
export function compareAcrossRename(from: Revision, to: Revision): Change {
  const pairing = alignRulings(
    rulingsOf(from).map(({ text }) => text),
    rulingsOf(to).map(({ text }) => text),
  );
  return { ...compareRevisions(from, to, pairing), kind: 'renamed' };
}

/**
 * Pairs rulings of one keyword by their ids, which the ingest gave by aligning them once, and aligns the rest: where the
 * wording between two others was found later than both, the same ruling may have two ids.
 */
function pairById(from: Revision, to: Revision): Pairing {
  const [oldRulings, newRulings] = [rulingsOf(from), rulingsOf(to)];
  const places = new Map(oldRulings.map(({ id }, old) => [id, old]));
  const byId = newRulings.flatMap(({ id }, index) => {
    const old = places.get(id);
    return old === undefined ? [] : [{ old, new: index }];
  });
  const oldRest = restOf(oldRulings, new Set(byId.map((pair) => pair.old)));
  const newRest = restOf(newRulings, new Set(byId.map((pair) => pair.new)));
  const aligned = alignRulings(
    oldRest.map(({ text }) => text),
    newRest.map(({ text }) => text),
  ).map((pair) => ({ old: oldRest[pair.old]?.place ?? 0, new: newRest[pair.new]?.place ?? 0 }));
  return [...byId, ...aligned].sort((a, b) => a.new - b.new);
}

/** The rulings at other places than these, each with its place. */
function restOf(rulings: readonly Part[], taken: ReadonlySet<number>): { text: string; place: number }[] {
  return rulings.flatMap(({ text }, place) => (taken.has(place) ? [] : [{ text, place }]));
}

/**
 * Compares two wordings part by part.
 * @param pairing which ruling of the new text continues which of the old, by their positions among the rulings, in the
 *   order of the new ones
 */
function compareRevisions(from: Revision, to: Revision, pairing: Pairing): Change {
  const moved = movedPairs(pairing);
  const parts = [comparePart(from.parts[0], to.parts[0], false)];
  const [oldRulings, newRulings] = [rulingsOf(from), rulingsOf(to)];
  const oldOf = new Map(pairing.map((pair) => [pair.new, pair.old]));
  const paired = new Set(oldOf.values());
  const inPlace = pairing.filter((pair) => !moved.has(pair.new));
  let [taken, passed] = [0, 0];
  const takeRemoved = (below: number) => {
    for (; taken < Math.min(below, oldRulings.length); taken++)
      if (!paired.has(taken)) parts.push(comparePart(oldRulings[taken], undefined, false));
  };
  for (const [index, part] of newRulings.entries()) {
    while ((inPlace[passed]?.new ?? index) < index) passed++;
    takeRemoved(inPlace[passed]?.old ?? Number.POSITIVE_INFINITY);
    const old = oldOf.get(index);
    parts.push(comparePart(old === undefined ? undefined : oldRulings[old], part, moved.has(index)));
  }
  takeRemoved(Number.POSITIVE_INFINITY);
  const template = compareTexts(from.template, to.template);
  return {
    from: from.id,
    to: to.id,
    ...summarise(partStatusOf(from.template, to.template, template), parts),
    aspects: aspectsOf({ template, parts }),
    template,
    parts,
  };
}

function comparePart(old: Part | undefined, fresh: Part | undefined, moved: boolean): PartChange {
  const segments = compareTexts(old?.text ?? '', fresh?.text ?? '');
  return {
    id: (fresh ?? old)?.id ?? '',
    status: partStatusOf(old?.text, fresh?.text, segments),
    moved,
    segments,
  };
}

/**
 * The status of a text, decided by its marks, so that what is said of a change agrees with what is shown. An empty one
 * is none: an entry may have rulings alone.
 */
function partStatusOf(old: string | undefined, fresh: string | undefined, segments: Segment[]): PartStatus {
  if (!old) return 'added';
  if (!fresh) return 'removed';
  if (old === fresh) return 'same';
  return hasOtherWords(segments) ? 'reworded' : 'editorial';
}

function summarise(template: PartStatus, parts: readonly PartChange[]): Pick<Change, 'kind' | 'touches'> {
  const [meaning, ...rulings] = parts;
  const parted: Record<(typeof areas)[number], Pick<PartChange, 'status' | 'moved'>[]> = {
    template: [{ status: template, moved: false }],
    meaning: meaning ? [meaning] : [],
    rulings,
  };
  const touched = (isTouched: (change: Pick<PartChange, 'status' | 'moved'>) => boolean) =>
    areas.filter((area) => parted[area].some(isTouched));
  const reworded = touched(isMoreThanSpelling);
  if (reworded.length > 0) return { kind: 'reworded', touches: reworded };
  return { kind: 'editorial', touches: touched(({ status }) => status === 'editorial') };
}
