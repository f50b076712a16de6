import { indexBySlug } from '../../keywords/by-slug.ts';
import { currentKeyword, currentRevision } from '../../keywords/history.ts';
import type { Entry, Keyword } from '../../keywords/model.ts';
import { findSaying } from '../../keywords/parts.ts';
import { foldTypography } from '../../keywords/text/typography.ts';
import { checkSheet, type Finding } from '../sheet.ts';
import type { AnsweredSentence } from './check.ts';
import { type ClaimedSentence, withoutRepeats } from './read.ts';

/** Sentences that stand under one name as an entry does, with all that is known of the entry as a whole. */
export interface Block {
  finding: Finding;
  /** Those that are of the entry: what a page has between them is not. */
  sentences: readonly ClaimedSentence[];
}

/**
 * Prepares the search for entries that are written in a way of their own: a name, and in whatever lines the sentences of its
 * meaning and rulings. Known wordings tell which sentences are of the entry, so that what else a page has there is none of it.
 * @param answer what becomes of a sentence
 */
export function createBlocks(
  keywords: readonly Keyword[],
): (
  claimed: readonly ClaimedSentence[],
  answer: (sentence: ClaimedSentence) => readonly AnsweredSentence[],
) => Block[] {
  const bySlug = indexBySlug(keywords);

  /** An entry of a keyword with this text, which has the template that the keyword had with it. */
  const toFinding = (keyword: Keyword, sentences: readonly ClaimedSentence[]): Finding | undefined => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const folded = foldTypography(text);
    const { template } =
      keyword.revisions.findLast((revision) => foldTypography(revision.text) === folded) ??
      currentRevision(keyword);
    const [first, last] = [sentences[0], sentences.at(-1)];
    const entry: Entry = {
      ...{ name: keyword.name, template, text, introduction: null, column: 1 },
      ...{ line: first?.under ?? 1, textLine: last?.line ?? 1 },
    };
    return checkSheet([entry], keywords)[0];
  };

  return (claimed, answer) => {
    const named = claimed.filter(({ under }) => under !== null);
    const runs = [...Map.groupBy(named, ({ under }) => under).values()].flatMap(cutAtMeanings);
    const blocks = runs.flatMap((all): Block[] => {
      const keyword = bySlug.get(all[0]?.slug ?? '');
      if (!keyword) return [];
      const now = currentKeyword(keyword, bySlug);
      const isOf = ({ place }: AnsweredSentence) => {
        const holder = bySlug.get(place?.slug ?? '');
        return holder !== undefined && currentKeyword(holder, bySlug) === now;
      };
      const answers = all.map((sentence) => answer(sentence).filter(isOf));
      const isKnown = (index: number) => (answers[index] ?? []).some(({ how }) => how !== null);
      const own = withoutRepeats(all.filter((_, index) => isKnown(index)));
      const known = answers.flat();
      if (!known.some(({ place }) => place?.part === 'meaning')) return [];
      // Words that a line parted are known again where they are joined. Behind what holds a page may show what changed in it.
      const beginnings = own.map((_, index) => own.slice(0, own.length - index));
      for (const sentences of [all, ...beginnings]) {
        const finding = toFinding(keyword, sentences);
        const isAll = sentences === all || sentences.length === own.length;
        if (finding?.revision && (isAll || finding.kind === 'current')) return [{ finding, sentences }];
      }
      // Where each sentence is whole and as it stands, only all of them together show what is missing.
      const isAsItStands = known.every(
        ({ verdict, how, said, text }) =>
          verdict === 'holds' && how === 'verbatim' && foldTypography(said ?? '') === foldTypography(text),
      );
      const hasRuling = known.some(({ place }) => place?.part !== 'meaning');
      const finding = isAsItStands && hasRuling ? toFinding(keyword, own) : undefined;
      return finding ? [{ finding, sentences: own }] : [];
    });
    // Beside a whole one, what else a page shows of a keyword is no entry of it: what changed in it, say.
    const whole = new Set(blocks.flatMap(({ finding }) => (finding.revision ? finding.entry.name : [])));
    return blocks.filter(({ finding }) => finding.revision !== null || !whole.has(finding.entry.name));
  };
}

/** A page may show one wording under the other. */
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
