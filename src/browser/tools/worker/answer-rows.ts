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
import { indexBySlug } from '../../../general/by-slug.ts';
import { compareTexts, withoutSpelling } from '../../../keywords/changes/compare/segments.ts';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword, Segment } from '../../../keywords/model.ts';
import { currentKeyword, isComparedWith } from '../../../keywords/renames/family.ts';

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
 * Prepares the results for sentences.
 * @param speaksOf finds the keywords that a sentence mentions
 */
export function createAnswerRows(
  keywords: readonly Keyword[],
  titles: Titles,
  speaksOf: SpeaksOf,
): (sentence: AnsweredSentence) => AnswerRow {
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

  return (sentence) => ({
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
}

/** Whether most of the old text is in the new one. */
function isMostlyIn(segments: readonly Segment[]): boolean {
  const lengthOf = (op: Segment['op']) =>
    segments.reduce((sum, each) => sum + (each.op === op ? each.text.length : 0), 0);
  return lengthOf('=') > lengthOf('-');
}
