import type { AnsweredSentence } from '../../../checks/claim/answers/answered.ts';
import type { Standing, Verdict } from '../../../checks/claim/match/standing.ts';
import {
  isTooShort,
  isUnanswered,
  keywordsToRead,
  namedInVain,
  recordedOf,
  saidInFull,
  sayAlso,
  sayVerdict,
  sayWhere,
  type Titles,
} from '../../../checks/claim/told/say.ts';
import type { KeywordSpokenOf, SpeaksOf } from '../../../checks/claim/told/speaks-of.ts';
import type { CheckedEntry, CheckedText } from '../../../checks/whole-text/checked-text.ts';
import type { EntryFindingKind } from '../../../checks/whole-text/sheet.ts';
import { indexBySlug } from '../../../general/by-slug.ts';
import {
  compareTexts,
  hasOtherWords,
  isChanged,
  sideOf,
  withoutSpelling,
} from '../../../keywords/changes/compare/segments.ts';
import { describeChange } from '../../../keywords/changes/told/describe.ts';
import { isUnchanged } from '../../../keywords/changes/told/folds.ts';
import {
  changedPassages,
  type PassageChange,
  passageTitle,
} from '../../../keywords/changes/told/passages.ts';
import { currentRevision } from '../../../keywords/history.ts';
import { partStatusLabels, sayPartStatus } from '../../../keywords/kind-labels.ts';
import type { Change, Keyword, PartChange, PartStatus, Segment } from '../../../keywords/model.ts';
import { currentKeyword, isComparedWith } from '../../../keywords/renames/family.ts';

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

/** The result for a sentence, ready to be shown. */
export interface AnswerRow {
  line: number;
  text: string;
  verdict: Verdict;
  /** The verdict: `Was removed`. */
  says: string;
  /** Whether it is too short to judge, such as a name before what somebody said. */
  isTooShort: boolean;
  /** Whether it gives the code or the address of a wording that is not there. */
  isInVain: boolean;
  /** Whether it only asks for something, in words that no source has. */
  isUnanswered: boolean;
  /** Whether it is part of a sentence that denies or restricts it. */
  isLimited: boolean;
  /** Whether it is claimed for a keyword that never said it, though another does or did. */
  isElsewhere: boolean;
  /** Whether it is in the rules but for a few words beside it that are not understood. */
  isWithout: boolean;
  /** Where it is or was in the sources, the best match first; empty where no source has it. */
  standings: StandingRow[];
  /** The recorded origin of its keyword, and what that is called, where the claim is about that. */
  recorded: { slug: string; name: string; said: string } | null;
  /** Where no source has it, the keywords that it mentions; where another keyword has it, the one that it names. */
  speaksOf: KeywordSpokenOf[];
}

/** A place of a sentence in the sources, ready to be shown. */
export interface StandingRow {
  /** The place in words: `Ruling of Hidden Cost in Powerful Dark; removed in Glossary` */
  where: string;
  slug: string;
  name: string;
  part: string;
  /** The newest wording that has it in this part. */
  revision: string;
  /** The current wording, where another one and comparable; null also across two renames. */
  compareWith: string | null;
  /** The current text in its place, where that differs. */
  now: string | null;
  /** The full text of the rules, where the claim has only part of it, or a number or a name filled in. */
  inFull: string | null;
  /** From the old text, or from the claim where no source had it, to the current text. */
  segments: Segment[];
}

/**
 * Prepares the results of a check for the page.
 * @param speaksOf finds the keywords that a sentence mentions
 */
export function createRows(keywords: readonly Keyword[], titles: Titles, speaksOf: SpeaksOf) {
  const bySlug = indexBySlug(keywords);

  const toStanding = (sentence: AnsweredSentence, standing: Standing): StandingRow[] => {
    const { verdict, how, place, revisions, said, isLimited, now } = standing;
    const keyword = bySlug.get(place?.slug ?? '');
    if (!place || !keyword) return [];
    const revision = revisions.at(-1) ?? '';
    const holding = currentKeyword(keyword, bySlug);
    const current = currentRevision(holding).id;
    const holds = verdict === 'holds';
    const [from, to] =
      verdict === 'reworded' ? [place.text, now?.part.text ?? ''] : [sentence.text, said ?? place.text];
    // What the rules say in other words, or about a question, is no correction of the claim; of what they said once it is.
    const isCorrection = verdict === 'reworded' || (how !== 'words' && !isUnanswered(sentence));
    const difference = isCorrection ? compareTexts(from, to) : [];
    const differing = verdict === 'near' ? withoutSpelling(difference) : difference;
    // Of what is only nearest, marks would show two sentences that have little to do with each other as one.
    const isShown = isCorrection && (verdict !== 'near' || isMostlyIn(differing));
    const segments: Segment[] = isShown ? differing : [{ op: '=', text: to }];
    const where = standing === sentence ? sayWhere(standing, titles) : sayAlso(standing, titles);
    const { slug, part } = place;
    return [
      {
        where,
        slug,
        name: titles.nameOf(slug),
        part,
        revision,
        compareWith: revision === current || holds || !isComparedWith(keyword, holding) ? null : current,
        now: now && !holds ? now.part.text : null,
        inFull: saidInFull(standing),
        segments: verdict === 'removed' || (how === 'verbatim' && holds && !isLimited) ? [] : segments,
      },
    ];
  };

  const toRecorded = (sentence: AnsweredSentence): AnswerRow['recorded'] => {
    const said = recordedOf(sentence, titles);
    const { slug } = sentence;
    return said === null || slug === null ? null : { slug, name: titles.nameOf(slug), said };
  };

  const toAnswer = (sentence: AnsweredSentence): AnswerRow => ({
    line: sentence.line,
    text: sentence.text,
    verdict: sentence.verdict,
    says: sayVerdict(sentence),
    isTooShort: isTooShort(sentence),
    isInVain: namedInVain(sentence) !== null,
    isUnanswered: isUnanswered(sentence),
    isLimited: sentence.isLimited,
    isElsewhere: sentence.isElsewhere,
    isWithout: sentence.without !== null,
    standings: [sentence, ...sentence.also].flatMap((standing) => toStanding(sentence, standing)),
    recorded: toRecorded(sentence),
    speaksOf: keywordsToRead(sentence, speaksOf),
  });

  return ({ entries, sentences }: Pick<CheckedText, 'entries' | 'sentences'>) => ({
    entries: entries.map((entry) => toEntry(entry, entry.sentences.map(toAnswer), titles)),
    answers: sentences.map(toAnswer),
  });
}

/** Whether most of the old text is in the new one. */
function isMostlyIn(segments: readonly Segment[]): boolean {
  const lengthOf = (op: Segment['op']) =>
    segments.reduce((sum, each) => sum + (each.op === op ? each.text.length : 0), 0);
  return lengthOf('=') > lengthOf('-');
}

function toEntry(
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
