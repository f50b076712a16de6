import { saysFate } from '../../../keywords/changes/told/fate.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { isField } from '../../../keywords/parse/lines/labels.ts';
import { anyLineEnd } from '../../../keywords/text/lines.ts';
import {
  type ClaimedSentence,
  type Named,
  sentencesOf,
  unquote,
  withoutRepeats,
  withText,
} from '../claimed-sentence.ts';
import { withRemarkLines } from '../denied/remark-lines.ts';
import { abilitiesIn, namedBy, sayersIn } from '../naming/heading-lines.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { nameIn } from '../naming/name-in.ts';
import { withReminderApart } from '../naming/reminders.ts';
import { afterLabel } from '../naming/row-asides.ts';
import { factsApart } from '../naming/row-facts.ts';
import { partColumns } from '../pasted/columns.ts';
import { decoded } from '../pasted/encoded.ts';
import { linesOf, type SaidLine } from '../pasted/lines.ts';
import { type Parted, partBlocks } from '../pasted/page-blocks.ts';
import { plain, row } from '../pasted/plain.ts';
import { partRecords } from '../pasted/records-apart.ts';
import { runsOnOf } from '../pasted/run-on.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import { remarkIn } from '../remarks/remarks.ts';
import type { Rulebook } from '../rulebook.ts';
import { readNamed } from '../words/code-or-link.ts';
import { hasLeastWords, leastWords, wordsOf } from '../words/words.ts';
import { withoutRemarks, withRemarks } from './with-remarks.ts';

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
    const records = partRecords(decoded(given));
    const columns = partColumns(records.text);
    const blocks = partBlocks(columns.text);
    const text = withRemarkLines(withoutFates(blocks.text, rulebook.bySlug), rulebook.known, runsOn);
    const lines = linesOf(text, runsOn);
    const lineOf = (line: number) => records.lineOf(columns.lineOf(blocks.lineOf(line)));
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

/** The heading above a line, and what has been read below it so far. */
interface Above {
  slug: string;
  number: string | null;
  /** The line of the heading; null where it is a request, which is followed by the answer. */
  under: number | null;
  /**
   * Whether a line below may be of another keyword that it names, because the heading is a whole entry or a request.
   */
  mayNameOther: boolean;
  /** Whether it has a line below already. */
  isOver?: boolean;
  /** The only line that still counts as below it; without it, all following lines do. */
  next?: number;
}

/**
 * Reads the sentences of a claim, line by line, with repeats. A line that is only the name or template of a keyword is
 * a heading for the lines below it, and so for the fields of a keyword list. A line right below an entry of one line,
 * or below a request for a keyword, is of that keyword, unless it names another that has its words.
 */
function readLines(lines: readonly SaidLine[], { keywords, known, sourceIds }: Readable): ClaimedSentence[] {
  let above: Above | null = null;
  const sentences: ClaimedSentence[] = [];
  const abilities = lines.flatMap(({ text, ...place }) =>
    abilitiesIn(unquote(text), known)
      .flatMap((ability) => withReminderApart(ability, known))
      .flatMap((ability) => sayersIn(ability, known))
      .map((ability) => ({ text: ability, ...place })),
  );
  const read = ({ text, line, lastLine }: Omit<SaidLine, 'rejoined'>): readonly ClaimedSentence[] => {
    // The row with a keyword's kind on our own pages.
    if (row.test(text)) return [];
    if (isField(text)) return above ? sentencesOf(text, { slug: above.slug, under: above.under, line }) : [];
    const wording = readNamed(text, keywords, sourceIds);
    if (wording) {
      const { slug, parts, said, isOfChanges } = wording;
      if (said === '') nameLast(sentences, { slug, number: null });
      if (isOfChanges && sentences.length > 0) return [];
      const isName = namedBy(said, known)?.rest === '';
      const before = isName || wordsOf(said).length < leastWords ? [] : sentencesOf(said, { slug, line });
      return [
        ...before,
        ...parts.map(({ text }) =>
          withText({ slug, line, under: null, number: null, mayNameOther: false }, text),
        ),
      ];
    }
    if (ofTemplates(text, known)) return sentencesOf(text, { line });
    const { row: withoutFacts, facts } = factsApart(text, known);
    const apart = facts.length > 0 ? namedBy(withoutFacts, known) : null;
    const isApart = apart?.isEntry && (apart.rest === '' || hasLeastWords(apart.rest));
    const named = isApart ? apart : namedBy(text, known);
    const saysFacts = (named: Named) =>
      isApart ? facts.flatMap((fact) => sentencesOf(fact, { ...named, line })) : [];
    if (isApart && apart.rest === '') return saysFacts(apart);
    const isAgain = named !== null && named.slug === above?.slug && !above.mayNameOther;
    if (named?.rest === '' && named.isEntry) {
      // A template is below its name.
      if (!isAgain || above?.isOver)
        above = { slug: named.slug, number: named.number, under: line, mayNameOther: false };
      return [];
    }
    if (above) above.isOver = true;
    if (named?.rest === '') {
      if (!isAgain) above = { slug: named.slug, number: named.number, under: null, mayNameOther: true };
      return sentencesOf(text, { line });
    }
    if (!named) {
      const isNext = above?.next === undefined || above.next === line;
      if (!isNext || (above?.under === null && isOpenQuestion(text))) above = null;
      // A greeting is not yet the answer to a request.
      const isAnswer = above?.next !== undefined || remarkIn(text, known.sources) !== 'nothing';
      if (above?.mayNameOther && isAnswer) above.next = lastLine + 1;
      return withRemarks(sentencesOf(afterLabel(text), { ...above, line }), known);
    }
    const { slug, rest, isEntry, number, mayNameOther } = named;
    const under = isAgain ? above?.under : line;
    if (isEntry && !isAgain) above = { slug, number, under: line, mayNameOther: true, next: lastLine + 1 };
    const claimed = { slug, line, under: isEntry ? under : null, number, mayNameOther };
    const asides = saysFacts(named).map((fact): ClaimedSentence => ({ ...fact, role: 'aside' }));
    return [...withRemarks(sentencesOf(rest, claimed), known), ...asides];
  };
  for (const ability of abilities) for (const sentence of read(ability)) sentences.push(sentence);
  const last = above as Above | null;
  if (last && !last.mayNameOther && !last.isOver) nameLast(sentences, last);
  return sentences;
}

/** Whether a line is two templates of a keyword with an arrow between them, which claims that one replaced the other. */
function ofTemplates(line: string, known: KnownWords): boolean {
  const sides = line.split(' → ').map((side) => nameIn(side, known)?.slug);
  return sides.length === 2 && sides[0] !== undefined && sides[0] === sides[1];
}

/** Assigns the sentences of the last line to the keyword that is named below it, where none is named above. */
function nameLast(sentences: ClaimedSentence[], { slug, number }: Named): void {
  const line = sentences.at(-1)?.line;
  for (let at = sentences.length - 1; at >= 0; at--) {
    const sentence = sentences[at] as ClaimedSentence;
    if (sentence.line !== line || sentence.slug !== null) return;
    sentences[at] = { ...sentence, slug, number, mayNameOther: true };
  }
}
