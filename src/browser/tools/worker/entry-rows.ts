import type { Titles } from '../../../checks/claim/told/say.ts';
import type { CheckedEntry } from '../../../checks/whole-text/checked-text.ts';
import type { EntryFindingKind } from '../../../checks/whole-text/sheet.ts';
import { hasOtherWords, isChanged, sideOf } from '../../../keywords/changes/compare/segments.ts';
import { describeChange } from '../../../keywords/changes/told/describe.ts';
import { isUnchanged } from '../../../keywords/changes/told/folds.ts';
import {
  changedPassages,
  type PassageChange,
  passageTitle,
} from '../../../keywords/changes/told/passages.ts';
import { currentRevision } from '../../../keywords/history.ts';
import { partStatusLabels, sayPartStatus } from '../../../keywords/kind-labels.ts';
import type { Change, PartChange, PartStatus, Segment } from '../../../keywords/model.ts';
import { isComparedWith } from '../../../keywords/renames/family.ts';
import type { AnswerRow } from './answer-rows.ts';

/**
 * What is said of an entry; what holds, and is only a part of its wording, is told apart from words that no source has.
 */
export type EntryRowKind = EntryFindingKind | 'part';

/** The result for an entry, ready to be shown. */
export interface EntryRow {
  kind: EntryRowKind;
  name: string;
  line: number;
  slug: string | null;
  now: { slug: string; name: string } | null;
  /** The title of the newest glossary, where that leaves the keyword out; null anywhere else. */
  leftOutOf: string | null;
  /**
   * The wording that the entry repeats and the current one, where both are recorded and can be compared as a whole.
   */
  compare: { from: string; to: string } | null;
  says: string | null;
  areas: { label: string; segments: Segment[] }[];
  /** The entry's sentences, where its wording as a whole is not recorded. */
  answers: AnswerRow[];
}

/**
 * Prepares the result for an entry.
 * @param answers the results for its sentences
 */
export function toEntryRow(
  { kind, entry, keyword, now, revision, wording, change }: CheckedEntry,
  answers: AnswerRow[],
  { leftOutOf }: Titles,
): EntryRow {
  const passages = change && wording && now ? changedPassages(change, wording, currentRevision(now)) : [];
  const isComparable = revision !== null && keyword && now && isComparedWith(keyword, now);
  const isPart = kind === 'unrecorded' && change !== null && isPartOf(change);
  const rowKind = isPart ? 'part' : kind;
  return {
    kind: rowKind,
    name: entry.name,
    line: entry.line,
    slug: keyword?.slug ?? null,
    now: now && { slug: now.slug, name: now.name },
    leftOutOf: (now && leftOutOf(now.slug)) ?? null,
    compare: change && isComparable ? { from: change.from, to: change.to } : null,
    says: change && sayChange(change, rowKind),
    areas: [
      ...(change && isChanged(change.template) ? [{ label: 'Template', segments: change.template }] : []),
      ...passages.filter((passage) => !isUnchanged(passage)).map((passage) => toArea(passage, rowKind)),
    ],
    answers,
  };
}

/** What became of an entry's wording; of one that no source has, how it differs, since nothing became of it. */
function sayChange(change: Change, kind: EntryRowKind): string {
  if (kind === 'unrecorded') return 'How it differs from what holds now';
  if (kind !== 'part') return describeChange(change);
  const isRespelt = change.parts.some(({ status }) => status === 'editorial');
  return `What it leaves out${isRespelt ? '; also spelling' : ''}`;
}

/** What an entry leaves out was not added by anybody, nor were its own words removed. */
const differences: Record<PartStatus, string> = {
  ...partStatusLabels,
  reworded: 'in other words',
  added: 'not in the sheet',
  removed: 'not in what holds now',
};

/** A passage that differs, and what became of it, or how an entry that no source has as a whole differs. */
function toArea(passage: PassageChange, kind: EntryRowKind): EntryRow['areas'][number] {
  const title = passageTitle(passage, 'the sheet');
  const { status, moved, segments } = passage;
  const isOwn = kind === 'part' || kind === 'unrecorded';
  const said = sayPartStatus(status, moved, isOwn ? differences : partStatusLabels);
  return {
    label: kind === 'part' && status === 'added' ? title : `${title}, ${said}`,
    segments: isOwn && status === 'added' ? [{ op: '=', text: sideOf(segments, '+') }] : segments,
  };
}

/** Whether a change only adds whole parts: what it begins with holds, as far as it goes. */
function isPartOf({ template, parts }: Change): boolean {
  const isKept = ({ status, moved }: PartChange) => !moved && ['same', 'editorial', 'added'].includes(status);
  return !hasOtherWords(template) && parts.every(isKept);
}
