import { indexBySlug } from '../../general/by-slug.ts';
import { currentRevision } from '../../keywords/history.ts';
import type { Entry, Keyword, Revision } from '../../keywords/model.ts';
import { nameLookupOf } from '../../keywords/names/names.ts';
import { areOneNow } from '../../keywords/renames/family.ts';
import { findSaying } from '../../keywords/text/sentences.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import type { Answer, AnsweredSentence } from '../claim/answers/answered.ts';
import { type ClaimedSentence, withoutRepeats } from '../claim/claimed-sentence.ts';
import type { SaidLine } from '../claim/pasted/lines.ts';
import { checkSheet, type EntryFinding } from './sheet.ts';

/** Sentences below one name, as in an entry, with what is known of the entry as a whole. */
export interface EntryBlock {
  finding: EntryFinding;
  /** The sentences of the entry, without what a page has between them. */
  sentences: readonly ClaimedSentence[];
}

/** The sentences of an entry, its text, and the wording that it repeats; null where it repeats none. */
interface FoundEntry {
  keyword: Keyword;
  sentences: readonly ClaimedSentence[];
  text: string;
  revision: Revision | null;
}

/**
 * Prepares the search for entries in other forms than a source's: a name, and below it the sentences of its meaning and
 * rulings, on any lines. The known wordings tell which sentences belong to the entry, and which only to the page.
 */
export function createBlocks(
  keywords: readonly Keyword[],
): (lines: readonly SaidLine[], claimed: readonly ClaimedSentence[], answer: Answer) => EntryBlock[] {
  const bySlug = indexBySlug(keywords);
  const lookup = nameLookupOf(keywords);

  const find = (all: readonly ClaimedSentence[], answer: Answer, between: Between): FoundEntry[] => {
    const keyword = lookup(all[0]?.slug ?? '')?.keyword;
    if (!keyword) return [];
    const isOf = ({ place }: AnsweredSentence) => {
      const holder = bySlug.get(place?.slug ?? '');
      return holder !== undefined && areOneNow(holder, keyword, bySlug);
    };
    const answers = all.map((sentence) => answer(sentence).filter(isOf));
    if (!answers.flat().some(({ place }) => place?.part === 'meaning')) return [];
    const isSaid = (_: ClaimedSentence, index: number) => answers[index]?.some(({ how }) => how !== null);
    const own = withoutRepeats(all.filter(isSaid));
    // Words that a line break separated are recognised once they are joined.
    const whole = recordedIn(keyword, all, own) ?? brokenIn(keyword, all, between);
    if (whole) return [whole];
    // If each sentence is whole and holds, only all of them together show that some are missing.
    const isIncomplete = answers.flat().every(isAsItStands) && answers.flat().some(isRuling);
    return isIncomplete ? [{ keyword, sentences: own, text: textOf(own), revision: null }] : [];
  };

  return (lines, claimed, answer) => {
    const between = betweenLines(lines);
    const named = claimed.filter(({ under }) => under !== null);
    const runs = [...Map.groupBy(named, ({ under }) => under).values()].flatMap(cutAtMeanings);
    const found = runs.flatMap((run) => find(run, answer, between));
    const nameOf = ({ keyword, sentences: [first] }: FoundEntry) =>
      lookup(first?.slug ?? '')?.name ?? keyword.name;
    const entries = found.map((each) => ({ ...toEntry(each), name: nameOf(each) }));
    const blocks = checkSheet(entries, keywords).map((finding, index) => ({
      finding,
      sentences: found[index]?.sentences ?? [],
    }));
    return [...Map.groupBy(blocks, ({ finding }) => finding.keyword).values()].flatMap(withoutShown);
  };
}

/**
 * The entries of a keyword without those that a page only shows beside them: an incomplete one beside a whole one, and
 * changes below the wording that holds.
 */
function withoutShown(blocks: readonly EntryBlock[]): readonly EntryBlock[] {
  const whole = blocks.filter(({ finding }) => finding.revision !== null);
  const current = whole.findIndex(({ finding }) => finding.kind === 'current');
  if (whole.length === 0) return blocks;
  return current === -1 ? whole : whole.slice(0, current + 1);
}

/**
 * The wording that sentences form together: all below a name, or only those that the keyword ever had, or the first of
 * those, which hold, where a page shows what changed below them.
 */
function recordedIn(
  keyword: Keyword,
  all: readonly ClaimedSentence[],
  own: readonly ClaimedSentence[],
): FoundEntry | null {
  for (const sentences of [all, own]) {
    const text = textOf(sentences);
    const revision = wordingWith(keyword, text);
    if (revision) return { keyword, sentences, text, revision };
  }
  const revision = currentRevision(keyword);
  const { length } = foldTypography(revision.text);
  let end = -1;
  const first = own.filter(({ text }) => {
    end += 1 + foldTypography(text).length;
    return end <= length;
  });
  const isCurrent = foldTypography(textOf(first)) === foldTypography(revision.text);
  return isCurrent ? { keyword, sentences: first, text: textOf(first), revision } : null;
}

/** The text from one line to another, inclusive, with and without the hyphens at which words were broken. */
type Between = (first: number, last: number) => string[];

function betweenLines(lines: readonly SaidLine[]): Between {
  const places = new Map(lines.map(({ line }, place) => [line, place]));
  return (first, last) => {
    const within = lines.slice(places.get(first), 1 + (places.get(last) ?? -1));
    return [within.map(({ text }) => text).join(' '), within.map(({ rejoined }) => rejoined).join(' ')];
  };
}

/** The wording that lines form together, where a program broke them within sentences. */
function brokenIn(keyword: Keyword, all: readonly ClaimedSentence[], between: Between): FoundEntry | null {
  const joined = between(all[0]?.line ?? 0, all.at(-1)?.line ?? 0);
  // A name and a template may come before the first sentence.
  const start = joined[0]?.indexOf(all[0]?.text ?? '') ?? -1;
  for (const text of joined.map((each) => each.slice(start))) {
    const revision = wordingWith(keyword, text);
    if (revision) return { keyword, sentences: all, text, revision };
  }
  return null;
}

/** The newest wording of a keyword that has a text. */
function wordingWith({ revisions }: Keyword, text: string): Revision | undefined {
  const folded = foldTypography(text);
  return revisions.findLast((each) => foldTypography(each.text) === folded);
}

function textOf(sentences: readonly ClaimedSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

function isAsItStands({ verdict, how, said, text }: AnsweredSentence): boolean {
  return verdict === 'holds' && how === 'verbatim' && foldTypography(said ?? '') === foldTypography(text);
}

function isRuling({ place }: AnsweredSentence): boolean {
  return place?.part !== 'meaning';
}

/** The entry as a sheet would have it, with the template that belongs to this wording. */
function toEntry({ keyword, sentences, text, revision }: FoundEntry): Omit<Entry, 'name'> {
  const { template } = revision ?? currentRevision(keyword);
  return {
    template,
    text,
    introduction: null,
    line: sentences[0]?.under ?? 1,
    column: 1,
    textLine: sentences.at(-1)?.line ?? 1,
  };
}

/** Separates the wordings of a keyword that a page shows one below the other, each with its own meaning. */
function cutAtMeanings(sentences: readonly ClaimedSentence[]): ClaimedSentence[][] {
  const runs: ClaimedSentence[][] = [];
  let hasMeaning = false;
  for (const sentence of sentences) {
    const isMeaning = findSaying(sentence.text) !== null;
    if (runs.length === 0 || (isMeaning && hasMeaning)) runs.push([]);
    hasMeaning ||= isMeaning;
    runs.at(-1)?.push(sentence);
  }
  return runs;
}
