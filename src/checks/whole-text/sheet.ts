import { indexBySlug } from '../../general/by-slug.ts';
import { compareAcrossRename, compareWordings } from '../../keywords/changes/compare/compare.ts';
import { asTheyLastHeld, currentRevision } from '../../keywords/history.ts';
import type { Change, Entry, Keyword, Revision } from '../../keywords/model.ts';
import { type NameLookup, nameLookupOf } from '../../keywords/names/names.ts';
import { currentKeyword } from '../../keywords/renames/family.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { identifyParts } from '../../keywords/wording/identify.ts';
import { meaningOf, rulingsOf } from '../../keywords/wording/meaning.ts';
import { isSameWording } from '../../keywords/wording/same-wording.ts';
import { readTraits } from '../../keywords/wording/traits.ts';
import { inSpellingOf, isRespellingOf } from './respelt.ts';

/**
 * What became of an entry of a sheet: its keyword has another name now (renamed), its wording was replaced by another
 * (changed), no source has its words (unrecorded), no keyword has its name (unknown), or it holds, in another spelling
 * (spelling) or word for word (current).
 */
export type EntryFindingKind = 'renamed' | 'changed' | 'unrecorded' | 'unknown' | 'spelling' | 'current';

/** An entry of a sheet, and what became of it. */
export interface EntryFinding {
  kind: EntryFindingKind;
  entry: Entry;
  /** The keyword that the entry names; null where it is unknown. */
  keyword: Keyword | null;
  /** The keyword that holds now: a different one only after a rename. */
  now: Keyword | null;
  /**
   * Id of the wording that the entry repeats, also in another spelling if that wording no longer holds; null where it
   * repeats none, or only respells what holds.
   */
  revision: string | null;
  /** The entry as a wording, cut into parts; null where the keyword is unknown. */
  wording: Revision | null;
  /** The change from the entry to what holds now; null where there is nothing to compare, or no difference. */
  change: Change | null;
}

/**
 * Compares each entry of a sheet with what is recorded.
 * @returns one finding for each entry, in the same order
 */
export function checkSheet(entries: readonly Entry[], keywords: readonly Keyword[]): EntryFinding[] {
  const [lookup, bySlug] = [nameLookupOf(keywords), indexBySlug(keywords)];
  return entries.map((entry) => checkEntry(entry, lookup, bySlug));
}

function checkEntry(entry: Entry, lookup: NameLookup, bySlug: ReadonlyMap<string, Keyword>): EntryFinding {
  const named = lookup(entry.name);
  if (!named)
    return { kind: 'unknown', entry, keyword: null, now: null, revision: null, wording: null, change: null };
  const { keyword } = named;
  const recorded = keyword.revisions.find((revision) => isSameWording(revision, entry));
  const respelt = recorded
    ? undefined
    : asTheyLastHeld(keyword).findLast((each) => isRespellingOf(each, entry));
  const wording = recorded ?? (respelt ? inSpellingOf(entry, respelt) : unrecordedWording(entry, keyword));
  const now = currentKeyword(keyword, bySlug);
  const isRenamed = named.slug !== now.slug;
  const current = currentRevision(now);
  const repeated = recorded ?? (respelt === current ? undefined : respelt);
  const change = isRenamed ? compareAcrossRename(wording, current) : compareWordings(wording, current);
  const isCurrent = recorded === current;
  const isSpelling = !isCurrent && change.kind === 'editorial';
  const differs = isSpelling ? 'spelling' : repeated ? 'changed' : 'unrecorded';
  const kind = isRenamed ? 'renamed' : isCurrent ? 'current' : differs;
  return {
    kind,
    entry,
    keyword,
    now,
    revision: repeated?.id ?? null,
    wording,
    change: isCurrent ? null : change,
  };
}

/** A wording that no source has, cut into parts with the ids of the rulings that they continue. */
function unrecordedWording({ template, text }: Entry, keyword: Keyword): Revision {
  const pins = new Map(keyword.revisions.map(({ id, file, parts }) => [id, { file, parts }]));
  const cut = (whole: string) =>
    identifyParts([...keyword.revisions, { id: '', text: whole, sources: [] }], pins).at(-1) ?? [];
  const parts = cut(text);
  const first = foldTypography(meaningOf({ parts }));
  const isRuling = keyword.revisions
    .flatMap(rulingsOf)
    .some((ruling) => foldTypography(ruling.text) === first);
  const meaning = meaningOf(currentRevision(keyword));
  const behind = isRuling ? cut(`${meaning} ${text}`) : [];
  // Rulings alone follow on a meaning that is not there.
  const own =
    meaningOf({ parts: behind }) === meaning ? [{ id: 'meaning', text: '' }, ...behind.slice(1)] : parts;
  return { id: '', template, text, parts: own, traits: readTraits(text), sources: [], file: '' };
}
