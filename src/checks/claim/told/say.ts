import { indexBySlug } from '../../../general/by-slug.ts';
import { compareTexts, isChanged, withoutSpelling } from '../../../keywords/changes/compare/segments.ts';
import { segmentsInWords } from '../../../keywords/changes/told/segments-in-words.ts';
import { glossaryWithout } from '../../../keywords/history.ts';
import type { Keyword, Source } from '../../../keywords/model.ts';
import { decapitalise } from '../../../keywords/text/said/capitalise.ts';
import { allInWords } from '../../../keywords/text/said/counted.ts';
import type { AnsweredSentence } from '../answers/answered.ts';
import type { Standing } from '../match/standing.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import { namedAtEnd } from '../words/code-or-link.ts';
import { leastWords, wordsOf } from '../words/words.ts';
import { sayRead } from './say-read.ts';
import type { KeywordSpokenOf, SpeaksOf } from './speaks-of.ts';

/** The names and titles of what an answer has as ids. */
export interface Titles {
  nameOf(slug: string): string;
  titleOf(source: string): string;
  /** The title of the newest glossary, where that leaves the keyword out; undefined anywhere else. */
  leftOutOf(slug: string): string | undefined;
}

/**
 * The names of keywords and the titles of sources; an unknown id stands for itself.
 * @param sources oldest first
 */
export function titlesOf(
  keywords: readonly Keyword[],
  sources: readonly Pick<Source, 'id' | 'title' | 'kind'>[],
): Titles {
  const bySlug = indexBySlug(keywords);
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  return {
    nameOf: (slug) => bySlug.get(slug)?.name ?? slug,
    titleOf: (id) => titles.get(id) ?? id,
    leftOutOf: (slug) => {
      const keyword = bySlug.get(slug);
      return keyword && glossaryWithout(keyword, sources)?.title;
    },
  };
}

/** The verdict on a sentence, in words: `Holds, word for word`. */
export function sayVerdict(sentence: AnsweredSentence): string {
  const named = namedInVain(sentence);
  if (named) return notNamed[named];
  if (isTooShort(sentence)) return 'Too short to tell';
  if (isOfRecord(sentence)) return sayRecord(sentence);
  if (isUnanswered(sentence)) return 'A question; no source has its words';
  const said = sayStanding(sentence);
  return sentence.isElsewhere ? `Of another keyword: ${decapitalise(said)}` : said;
}

/** What a line names at its end, a code or an address, where that is of no wording; null elsewhere. */
export function namedInVain({ text, verdict }: AnsweredSentence): keyof typeof notNamed | null {
  return verdict === 'unknown' ? namedAtEnd(text) : null;
}

/** The verdict on a line that names a wording which is not there. */
const notNamed = {
  part: 'No such wording has this part',
  wording: 'No wording has this code',
  page: 'This address leads to no wording',
};

/** The verdict on a claim about the record; a record that is only shown tells nothing of the claim. */
function sayRecord(sentence: AnsweredSentence): string {
  if (isUnanswered(sentence)) return 'A question; this is on record';
  if (sentence.verdict === 'unknown') return 'Not understood; this is on record';
  return sentence.verdict === 'holds' ? 'On record' : 'Recorded differently';
}

/** Whether it has too few words for "no source has it": only a name before a statement. */
export function isTooShort({ text, verdict, said }: AnsweredSentence): boolean {
  return verdict === 'unknown' && said === null && wordsOf(text).length < leastWords;
}

/** Whether it is only a question, which claims nothing, and no source has its words. */
export function isUnanswered({ text, verdict }: AnsweredSentence): boolean {
  return (verdict === 'near' || verdict === 'unknown') && isOpenQuestion(text);
}

/** Whether it is a claim about how a keyword came or changed, and not about what the rules say. */
function isOfRecord({ place, said }: Standing): boolean {
  return place === null && said !== null;
}

/** What the sources record about that; null where something else is claimed. */
export function recordedOf(standing: Standing, { titleOf }: Titles): string | null {
  const { said, sources } = standing;
  if (!isOfRecord(standing)) return null;
  return sources.length > 0 ? `${said} in ${allInWords(sources.map(titleOf))}` : said;
}

/** The verdict for one place that says or said a sentence, in words. */
function sayStanding({ verdict, how, place, isFilledIn, isLimited, without }: Standing): string {
  if (without !== null) return `${place?.isCurrent ? 'Holds' : 'Was said once,'} without “${without}”`;
  if (verdict !== 'holds') return verdictLabels[verdict];
  if (isLimited) return 'Holds only with the rest of its sentence';
  if (how === 'verbatim') return 'Holds, word for word';
  if (how === 'words') return 'Holds, in other words';
  return isFilledIn ? 'Holds, with a number or name put in' : 'Holds, in another spelling';
}

/**
 * The words of the rules, where a claim that holds is a piece of them, has a number or a name put in, or has other
 * words; null elsewhere.
 */
export function saidInFull({ verdict, how, place, said, isLimited, isFilledIn }: Standing): string | null {
  return place && verdict === 'holds' && (isLimited || isFilledIn || how === 'words') ? said : null;
}

const verdictLabels = {
  reworded: 'Reworded since',
  removed: 'Was removed',
  near: 'No source has it',
  unknown: 'No source has it',
};

/**
 * Where a claim is or was said: ` Ruling of Hidden Cost in Keyword list and Powerful Dark; removed in Glossary ` .
 * Empty where no place says it.
 */
export function sayWhere(
  { verdict, place, sources, endedIn, now, without }: Standing,
  { nameOf, titleOf, leftOutOf }: Titles,
): string {
  if (!place) return '';
  const part = place.part === 'meaning' ? 'Meaning' : 'Ruling';
  const stands = `${part} of ${nameOf(place.slug)} in ${allInWords(sources.map(titleOf))}`;
  const isRenamed = now !== null && now.slug !== place.slug;
  const leftOut = leftOutOf(now?.slug ?? place.slug);
  const since = [
    ...(endedIn && verdict !== 'holds' ? [`${endings[verdict]} in ${titleOf(endedIn)}`] : []),
    ...(isRenamed ? [`${nameOf(place.slug)} is ${nameOf(now.slug)} now`] : []),
    ...(leftOut === undefined ? [] : [`left out of ${leftOut}`]),
  ];
  const where = [stands, ...since].join('; ');
  return verdict === 'near' && without === null ? `Nearest: ${decapitalise(where)}` : where;
}

const endings = { reworded: 'reworded', removed: 'removed', near: 'no longer', unknown: '' };

/** Another place with the same words: `Also meaning of Parry in Glossary: Holds, in another spelling`. */
export function sayAlso(standing: Standing, titles: Titles): string {
  return `Also ${decapitalise(sayWhere(standing, titles))}: ${sayStanding(standing)}`;
}

/**
 * The keywords to read about beside an answer: those of which a ruling outside any source says what no source says now;
 * those that a sentence mentions, if no source has it; the one that it was claimed of, if another keyword has it. Where
 * the nearest text is shown, only those that it leaves out, and only if it is of none of them.
 */
export function keywordsToRead(sentence: AnsweredSentence, speaksOf: SpeaksOf): KeywordSpokenOf[] {
  const { text, verdict, place, said, now, isElsewhere } = sentence;
  if (isOfRecord(sentence) || (verdict === 'holds' && !isElsewhere)) return [];
  const mentioned = speaksOf(sentence);
  const ruled = mentioned.filter(({ given }) => given?.isSame);
  if (ruled.length > 0) return ruled;
  if (isElsewhere) return mentioned.slice(0, 1);
  if (verdict === 'unknown') return mentioned;
  if (verdict !== 'near' || !place) return [];
  if (mentioned.some(({ slug }) => slug === (now ?? place).slug)) return [];
  const common = compareTexts(text, said ?? place.text).flatMap((each) => (each.op === '=' ? each.text : []));
  const inBoth = speaksOf({ ...sentence, slug: null, text: common.join(' | ') });
  return mentioned.filter(({ slug }) => !inBoth.some((each) => each.slug === slug));
}

/**
 * The words in which a sentence differs from the nearest one of the rules; null where it is a question, where the two
 * share no word, or where the verdict tells it.
 */
function sayDifference(sentence: AnsweredSentence): string | null {
  const { text: claimed, verdict, said, without } = sentence;
  if (
    verdict !== 'near' ||
    said === null ||
    without !== null ||
    isOfRecord(sentence) ||
    isUnanswered(sentence)
  )
    return null;
  const differing = withoutSpelling(compareTexts(claimed, said));
  const isAkin = differing.some(({ op, text }) => op === '=' && /\p{L}/u.test(text));
  return isAkin && isChanged(differing) ? segmentsInWords(differing) : null;
}

/**
 * An answer as lines for a terminal, with differing words marked: `[-gone-]`, `{+come+}`.
 * @param speaksOf gives the keywords that a sentence mentions
 */
export function sayAnswer(sentence: AnsweredSentence, titles: Titles, speaksOf: SpeaksOf): string {
  const { text, verdict, said, endedIn, now, also } = sentence;
  const inFull = saidInFull(sentence);
  const difference = sayDifference(sentence);
  const isFormerAlone = verdict === 'near' && endedIn !== null && difference === null;
  const toRead = keywordsToRead(sentence, speaksOf);
  const isJudged = !isTooShort(sentence) && namedInVain(sentence) === null;
  const isToSearch = verdict === 'unknown' && said === null && toRead.length === 0 && isJudged;
  const where = recordedOf(sentence, titles) ?? sayWhere(sentence, titles);
  const lines = [
    `“${text}”`,
    `  ${sayVerdict(sentence)}.`,
    ...(where ? [`  ${where}.`] : []),
    ...(inFull === null ? [] : [`  In full: ${inFull}`]),
    ...(difference === null ? [] : [`  What differs: ${difference}`]),
    // What holds now does not tell what the nearest text was.
    ...(isFormerAlone ? [`  It said: ${said}`] : []),
    ...(now && verdict !== 'holds' ? [`  Now: ${now.part.text}`] : []),
    ...toRead.flatMap(sayRead).map((line) => `  ${line}`),
    ...(isToSearch ? ['  To search for its words: npm run lookup'] : []),
    ...also.map((other) => `  ${sayAlso(other, titles)}.`),
  ];
  return lines.join('\n');
}
