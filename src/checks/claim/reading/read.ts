import { saysFate } from '../../../keywords/changes/told/fate.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { anyLineEnd } from '../../../keywords/text/lines.ts';
import { type ClaimedSentence, withoutRepeats } from '../claimed-sentence.ts';
import { withRemarkLines } from '../denied/remark-lines.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { partColumns } from '../pasted/columns.ts';
import { decoded } from '../pasted/encoded.ts';
import { linesOf, type SaidLine } from '../pasted/lines.ts';
import { type Parted, partBlocks } from '../pasted/page-blocks.ts';
import { plain } from '../pasted/plain.ts';
import { partRecords } from '../pasted/records-apart.ts';
import { runsOnOf } from '../pasted/run-on.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import type { Rulebook } from '../rulebook.ts';
import { readLines } from './read-lines.ts';
import { withoutRemarks } from './with-remarks.ts';

/** The parts of a rulebook that reading needs. */
type Readable = Pick<Rulebook, 'keywords' | 'bySlug' | 'known' | 'sourceIds'>;

/** A text as read, line by line. */
export interface ReadText {
  /** As a source would have it, without what a program or a page added. */
  text: string;
  lines: readonly SaidLine[];
  /** Every sentence that it claims, with repeats. */
  said: readonly ClaimedSentence[];
  /** The line of the given text for a line of `text`, both counted from 1. */
  lineOf: Parted['lineOf'];
}

/** Prepares the reading of texts, which is the same for a claim and for a whole text. */
export function createReader(rulebook: Readable): (given: string) => ReadText {
  const runsOn = runsOnOf(rulebook.keywords);
  return (given) => {
    // What a program wrote into one line, or beside each other, is on lines of its own.
    const records = partRecords(decoded(given));
    const columns = partColumns(records.text);
    const blocks = partBlocks(columns.text);
    const lineOf = (line: number) => records.lineOf(columns.lineOf(blocks.lineOf(line)));
    // What a line says of others is beside what it says that of.
    const text = withRemarkLines(withoutFates(blocks.text, rulebook.bySlug), rulebook.known, runsOn);
    // What a program broke into several lines is one again.
    const lines = linesOf(text, runsOn);
    return { text, lines, said: readLines(lines, rulebook), lineOf };
  };
}

/** The same lines, but for those below a text that our own pages add to copies of it; they are empty. */
function withoutFates(text: string, bySlug: ReadonlyMap<string, Keyword>): string {
  const isAdded = (line: string, index: number) =>
    index > 0 && line.includes('Wording ') && saysFate(plain(line), bySlug);
  return text
    .split(anyLineEnd)
    .map((line, index) => (isAdded(line, index) ? '' : line))
    .join('\n');
}

/**
 * Reads a claim: a sentence, a quotation, a paragraph, a whole sheet of any kind, the code of a wording or a link to
 * one.
 * @returns the sentences to answer, without repeats
 */
export function readClaim(claim: string, rulebook: Readable): ClaimedSentence[] {
  const { said, lineOf } = createReader(rulebook)(claim);
  return toAnswer(said, rulebook.known).map((sentence) => ({ ...sentence, line: lineOf(sentence.line) }));
}

/** The sentences to answer, without repeats and without those that only comment on another. */
export function toAnswer(said: readonly ClaimedSentence[], known: KnownWords): ClaimedSentence[] {
  const sentences = withoutRepeats(withoutRemarks(said, known));
  if (!sentences.every(({ text }) => isOpenQuestion(text))) return sentences;
  return sentences.map((sentence) => ({ ...sentence, role: 'question' }));
}
