import { addTo } from '../../../general/lists.ts';
import type { Change, Part, PartChange, PartStatus, Revision, Segment } from '../../model.ts';
import { capitalise } from '../../text/said/capitalise.ts';
import { type Passage, passagesOf } from '../../wording/passages.ts';
import { hasOtherWords, isChanged, joinNeighbours, sideOf } from '../compare/segments.ts';

/** A passage and what became of it. Its number is that in the new wording or, where it was removed, in the old one. */
export interface PassageChange {
  /** Id of its first part, in the new wording or, where it was removed, in the old one. */
  id: string;
  /** Its name in words: `ruling 2`. */
  name: string;
  /** Its name in the old wording, `ruling 3`; null where it has the same name or did not exist. */
  was: string | null;
  status: PartStatus;
  moved: boolean;
  /** `=` and `-` joined give the old text of the passage, `=` and `+` the new one. */
  segments: Segment[];
}

/**
 * Groups the parts of a change into passages. A removed part that followed on a passage that remains is shown with
 * that passage; a part that was moved to another passage is shown with the new one.
 * @param from the old wording, of the former keyword where the change is a rename
 */
export function changedPassages(change: Change, from: Revision, to: Revision): PassageChange[] {
  const oldKey = change.kind === 'renamed' ? textOfPart : keyOfPart(from, to);
  // Of parts with the same text each is used once, in order.
  const oldParts = Map.groupBy(from.parts, oldKey);
  const oldPassages = indexPassages(from.parts);
  const newPassages = indexPassages(to.parts);
  const pairs = new Map<Passage, Pair[]>();
  /** The new passages of the old parts seen so far. */
  const stands = new Map<string, Passage>();
  for (const part of change.parts) {
    const old =
      part.status === 'added'
        ? undefined
        : oldParts.get(oldKey({ id: part.id, text: sideOf(part.segments, '-') }))?.shift();
    const before = old && oldPassages.get(old.id);
    const isRemoved = part.status === 'removed';
    const passage = isRemoved ? (stands.get(before?.parts[0]?.id ?? '') ?? before) : newPassages.get(part.id);
    if (!passage) continue;
    if (old && !isRemoved) stands.set(old.id, passage);
    addTo(pairs, passage, { part, old, before });
  }
  return [...pairs].map(([{ name, parts }, list]) => ({
    id: parts[0]?.id ?? '',
    name,
    was: nameBefore(name, list),
    status: passageStatusOf(list.map(({ part }) => part.status)),
    moved: list.some(({ part }) => part.moved),
    segments: joinSegments(list.map(({ part }) => part.segments)),
  }));
}

/** The key of an old part across a rename, where the ids of the two wordings are unrelated: its text. */
const textOfPart = ({ text }: Part) => text;

/** The key of an old part within a keyword: its id, or its text where the other wording has it by another id. */
function keyOfPart(from: Revision, to: Revision): (part: Part) => string {
  const [olds, news] = [from, to].map(({ parts }) => new Set(parts.map(({ id }) => id)));
  return ({ id, text }) => (olds?.has(id) && news?.has(id) ? id : text);
}

/** The passages of a wording by the ids of their parts. */
function indexPassages(parts: readonly Part[]): Map<string, Passage> {
  return new Map(
    passagesOf(parts).flatMap((passage) => passage.parts.map(({ id }) => [id, passage] as const)),
  );
}

/**
 * The title of a passage where two wordings are side by side: `Ruling 1, was ruling 4`.
 * @param oldWording what the old wording is called: `the old wording`, `Elude`
 */
export function passageTitle({ name, was, status }: PassageChange, oldWording: string): string {
  if (status === 'removed') return `${capitalise(name)} of ${oldWording}`;
  return capitalise(was === null ? name : `${name}, was ${was}`);
}

/** The anchor of a passage where two wordings are side by side; across a rename each wording has ids of its own. */
export function anchorOf({ id, status }: PassageChange): string {
  return status === 'removed' ? `old-${id}` : id;
}

/** Whether only the spelling of a passage changed. */
export function isSpellingOnly({ status, moved }: PassageChange): boolean {
  return status === 'editorial' && !moved;
}

/** How many of the template, the meaning and the rulings a change alters in spelling alone. */
export function countRespelt(change: Change, passages: readonly PassageChange[]): number {
  const isTemplate = isChanged(change.template) && !hasOtherWords(change.template);
  return Number(isTemplate) + passages.filter(isSpellingOnly).length;
}

/** A part of a change, the old part that it continues, and the passage to which that belonged. */
interface Pair {
  part: PartChange;
  old: Part | undefined;
  before: Passage | undefined;
}

function nameBefore(name: string, pairs: readonly Pair[]): string | null {
  const olds = new Set(pairs.map(({ old }) => old));
  const names = [...new Set(pairs.flatMap(({ before }) => before ?? []))].map(({ name: numbered, parts }) =>
    olds.has(parts[0]) ? numbered : `in ${numbered}`,
  );
  return names.length === 0 || names.join() === name ? null : names.join(' and ');
}

/** The status of a passage, from those of its parts: reworded, where only some were added or removed. */
export function passageStatusOf(statuses: readonly PartStatus[]): PartStatus {
  const [first = 'same', ...more] = new Set(statuses);
  if (more.length === 0) return first;
  return [first, ...more].every((status) => status === 'same' || status === 'editorial')
    ? 'editorial'
    : 'reworded';
}

/** Joins segments, with a space between two parts wherever both exist, as in their wordings. */
function joinSegments(lists: readonly (readonly Segment[])[]): Segment[] {
  const joined: Segment[] = [];
  const has = { '-': false, '+': false };
  for (const segments of lists) {
    const here = { '-': sideOf(segments, '-') !== '', '+': sideOf(segments, '+') !== '' };
    const isOld = has['-'] && here['-'];
    const isNew = has['+'] && here['+'];
    if (isOld || isNew) joined.push({ op: isOld && isNew ? '=' : isOld ? '-' : '+', text: ' ' });
    for (const segment of segments) joined.push(segment);
    has['-'] ||= here['-'];
    has['+'] ||= here['+'];
  }
  return joinNeighbours(joined);
}
