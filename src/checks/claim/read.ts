import type { Keyword } from '../../keywords/model.ts';
import { isField } from '../../keywords/parse/labels.ts';
import { abilitiesIn, namedBy } from './heading-lines.ts';
import type { Headings } from './headings.ts';
import { readNamed } from './named.ts';
import { linesOf, type SaidLine } from './pasted/lines.ts';
import { partBlocks } from './pasted/page-blocks.ts';
import { row } from './pasted/plain.ts';
import { runsOnOf } from './pasted/run-on.ts';
import { withReminderApart } from './reminders.ts';
import { type ClaimedSentence, sentencesOf, unquote, withoutRepeats } from './sentences.ts';
import { withRemarkLines } from './talk/remark-lines.ts';
import { withoutRemarks, withRemarks } from './talk/with-remarks.ts';
import { leastWords, wordsOf } from './words.ts';

/**
 * Reads a claim: a sentence, a quotation, a paragraph, a whole sheet of any kind, the code of a wording or a link to
 * one.
 * @returns what is to be answered, each once
 */
export function readClaim(
  claim: string,
  keywords: readonly Keyword[],
  headings: Headings,
): ClaimedSentence[] {
  const { text, lineOf } = partBlocks(claim);
  const lines = linesOf(withRemarkLines(text, headings.isOfRules), runsOnOf(keywords));
  const said = readLines(lines, keywords, headings);
  return withoutRepeats(withoutRemarks(said, headings)).map((sentence) => ({
    ...sentence,
    line: lineOf(sentence.line),
  }));
}

/**
 * A name that lines stand under: its keyword, its line, and the only line that may follow, where it is an entry by
 * itself.
 */
interface Above {
  /** Null where it is an entry by itself. */
  slug: string | null;
  /** Of such an entry. */
  entry: string | null;
  number: string | null;
  line: number;
  isOver: boolean;
  next: number | null;
}

/**
 * Reads the sentences of a claim, line by line, as often as they stand there. A line that is only a keyword's name or
 * template says of what the lines under it speak; a field of a keyword list claims nothing. What stands right below an
 * entry of one line goes on with it, unless it speaks of another keyword that it names.
 */
export function readLines(
  lines: readonly SaidLine[],
  keywords: readonly Keyword[],
  headings: Headings,
): ClaimedSentence[] {
  let above: Above | null = null;
  const abilities = lines.flatMap(({ text, ...place }) =>
    abilitiesIn(unquote(text), headings)
      .flatMap((ability) => withReminderApart(ability, headings))
      .map((ability) => ({ text: ability, ...place })),
  );
  return abilities.flatMap(({ text, line, lastLine }): readonly ClaimedSentence[] => {
    // The fields of a keyword list claim nothing.
    if (isField(text) || row.test(text)) return [];
    const wording = readNamed(text, keywords);
    if (wording) {
      const { slug, parts, said } = wording;
      const before = wordsOf(said).length < leastWords ? [] : sentencesOf(said, { slug, line });
      return [
        ...before,
        ...parts.map(({ text }) => ({ text, slug, line, under: null, number: null, goesOn: false })),
      ];
    }
    const named = namedBy(text, headings);
    const isAgain = named !== null && named.slug === above?.slug;
    if (named?.rest === '') {
      // A template stands under its name.
      if (!isAgain || above?.isOver)
        above = { slug: named.slug, entry: null, number: named.number, line, isOver: false, next: null };
      return [];
    }
    if (above) above.isOver = true;
    if (!named) {
      if (above?.next != null && above.next !== line) above = null;
      if (above?.next) above.next = lastLine + 1;
      const goesOn = above?.entry != null;
      const slug = above?.slug ?? above?.entry;
      const claimed = { slug, line, under: above?.line, number: above?.number, goesOn };
      return withRemarks(sentencesOf(text, claimed), headings);
    }
    const { slug, rest, isEntry, number } = named;
    const under = isAgain ? above?.line : line;
    if (isEntry && !isAgain)
      above = { slug: null, entry: slug, number, line, isOver: true, next: lastLine + 1 };
    const claimed = { slug, line, under: isEntry ? under : null, number };
    return withRemarks(sentencesOf(rest, claimed), headings);
  });
}
