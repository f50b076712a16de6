import type { Keyword } from '../../../keywords/model.ts';
import { isField } from '../../../keywords/parse/lines/labels.ts';
import { endsAsSentence } from '../../../keywords/text/sentences.ts';
import { type ClaimedSentence, type Named, sentencesOf, unquote, withText } from '../claimed-sentence.ts';
import { abilitiesIn, type Heading, headingOf, sayersIn } from '../naming/heading-lines.ts';
import { keywordNamed } from '../naming/keyword-named.ts';
import type { KnownWords } from '../naming/known-words.ts';
import { withReminderApart } from '../naming/reminders.ts';
import { afterLabel } from '../naming/row-asides.ts';
import { factsApart, isFact } from '../naming/row-facts.ts';
import type { SaidLine } from '../pasted/lines.ts';
import { row } from '../pasted/plain.ts';
import { isOpenQuestion } from '../remarks/asking.ts';
import { remarkIn } from '../remarks/remarks.ts';
import type { Rulebook } from '../rulebook.ts';
import { readNamed } from '../words/code-or-link.ts';
import { hasLeastWords, leastWords, wordsOf } from '../words/words.ts';
import { withRemarks } from './with-remarks.ts';

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

/** What has been read of the lines so far. */
interface ReadSoFar {
  above: Above | null;
  sentences: ClaimedSentence[];
}

/** A line, or what one says of one keyword. */
type Line = Omit<SaidLine, 'rejoined'>;

/** Reads a line of one kind; null where it is of another. */
type ReadLine = (
  read: ReadSoFar,
  line: Line,
  rulebook: Pick<Rulebook, 'keywords' | 'known' | 'sourceIds'>,
) => readonly ClaimedSentence[] | null;

/** In the order in which they are asked, so that each knows what a line is not. */
const kinds: readonly ReadLine[] = [kindRow, field, wordingGiven, templatesCompared, statement];

/**
 * Reads the sentences of a claim, line by line, with repeats. A line that is only the name or template of a keyword is
 * a heading for the lines below it, and so for the fields of a keyword list. A line right below an entry of one line,
 * or below a request for a keyword, is of that keyword, unless it names another that has its words.
 */
export function readLines(
  lines: readonly SaidLine[],
  rulebook: Parameters<ReadLine>[2],
): readonly ClaimedSentence[] {
  const read: ReadSoFar = { above: null, sentences: [] };
  for (const line of cutByKeyword(lines, rulebook.known)) {
    const said = kinds.reduce<ReturnType<ReadLine>>(
      (found, kind) => found ?? kind(read, line, rulebook),
      null,
    );
    for (const sentence of said ?? []) read.sentences.push(sentence);
  }
  const { above, sentences } = read;
  if (above && !above.mayNameOther && !above.isOver) nameLast(sentences, above);
  return sentences;
}

/** The lines, cut where one goes on with another keyword: the abilities of a card, a reminder, what another says. */
function cutByKeyword(lines: readonly SaidLine[], known: KnownWords): Line[] {
  return lines.flatMap(({ text, line, lastLine }) =>
    abilitiesIn(unquote(text), known)
      .flatMap((ability) => withReminderApart(ability, known))
      .flatMap((ability) => sayersIn(ability, known))
      .map((ability) => ({ text: ability, line, lastLine })),
  );
}

/** The row with a keyword's kind on our own pages, which claims nothing. */
function kindRow(_: ReadSoFar, { text }: Line): readonly ClaimedSentence[] | null {
  return row.test(text) ? [] : null;
}

/** A field of a keyword list, which says nothing without the heading above. */
function field({ above }: ReadSoFar, { text, line }: Line): readonly ClaimedSentence[] | null {
  if (!isField(text)) return null;
  return above ? sentencesOf(text, { slug: above.slug, under: above.under, line }) : [];
}

/** The code of a wording, or a link to one, and what is said before it. */
function wordingGiven(
  { sentences }: ReadSoFar,
  { text, line }: Line,
  {
    keywords,
    known,
    sourceIds,
  }: { keywords: readonly Keyword[]; known: KnownWords; sourceIds: readonly string[] },
): readonly ClaimedSentence[] | null {
  const wording = readNamed(text, keywords, sourceIds);
  if (!wording) return null;
  const { slug, parts, said, isOfChanges } = wording;
  if (said === '') nameLast(sentences, { slug, number: null });
  if (isOfChanges && sentences.length > 0) return [];
  const isName = headingOf(said, known)?.rest === '';
  const before = isName || wordsOf(said).length < leastWords ? [] : sentencesOf(said, { slug, line });
  const own = { slug, line, under: null, number: null, mayNameOther: false };
  return [...before, ...parts.map((part) => withText(own, part.text))];
}

/** Two templates of a keyword with an arrow between them, which claims that one replaced the other. */
function templatesCompared(
  _: ReadSoFar,
  { text, line }: Line,
  { known }: { known: KnownWords },
): readonly ClaimedSentence[] | null {
  const sides = text.split(' → ').map((side) => keywordNamed(side, known)?.slug);
  const areOfOne = sides.length === 2 && sides[0] !== undefined && sides[0] === sides[1];
  return areOfOne ? sentencesOf(text, { line }) : null;
}

/** Any other line: a heading, a request, what is said after a name, or below one. */
function statement(
  read: ReadSoFar,
  said: Line,
  { known }: { known: KnownWords },
): readonly ClaimedSentence[] {
  const { line } = said;
  const { named, facts } = namedWithFacts(said.text, known);
  const told = facts.flatMap((fact) => sentencesOf(fact, { ...named, line }));
  if (named?.rest === '' && facts.length > 0) return told;
  if (named?.rest === '' && named.isEntry) return heading(read, named, line);
  if (read.above) read.above.isOver = true;
  if (named?.rest === '') return request(read, named, said);
  if (!named) return belowHeading(read, said, known);
  const asides = told.map((fact): ClaimedSentence => ({ ...fact, role: 'aside' }));
  return [...afterName(read, named, said, known), ...asides];
}

/** The keyword that a line begins with, and apart from the rest of the line, the facts in a row about it. */
function namedWithFacts(
  text: string,
  known: KnownWords,
): { named: Heading | null; facts: readonly string[] } {
  const { row: withoutFacts, facts } = factsApart(text, known);
  const apart = facts.length > 0 ? headingOf(withoutFacts, known) : null;
  const isApart = apart?.isEntry && (apart.rest === '' || hasLeastWords(apart.rest));
  return isApart ? { named: apart, facts } : { named: headingOf(text, known), facts: [] };
}

/** Whether a keyword is that of the heading above, which is a name alone. */
function isAgain({ above }: ReadSoFar, { slug }: Named): boolean {
  return slug === above?.slug && !above.mayNameOther;
}

/** A name or a template alone; a template may be below its name. */
function heading(read: ReadSoFar, named: Named, line: number): readonly ClaimedSentence[] {
  const { slug, number } = named;
  if (!isAgain(read, named) || read.above?.isOver)
    read.above = { slug, number, under: line, mayNameOther: false };
  return [];
}

/** A question for a keyword, `What does Leap do?`, which the lines below may answer. */
function request(read: ReadSoFar, named: Named, { text, line }: Line): readonly ClaimedSentence[] {
  const { slug, number } = named;
  if (!isAgain(read, named)) read.above = { slug, number, under: null, mayNameOther: true };
  return sentencesOf(text, { line });
}

/** A line that begins with no name, of the keyword above where that still counts. */
function belowHeading(
  read: ReadSoFar,
  { text, line, lastLine }: Line,
  known: KnownWords,
): readonly ClaimedSentence[] {
  const isNext = read.above?.next === undefined || read.above.next === line;
  if (!isNext || (read.above?.under === null && isOpenQuestion(text))) read.above = null;
  const { above } = read;
  // A greeting is not yet the answer to a request.
  const isAnswer = above?.next !== undefined || remarkIn(text, known.sources) !== 'nothing';
  if (above?.mayNameOther && isAnswer) above.next = lastLine + 1;
  return withRemarks(sentencesOf(afterLabel(text), { ...above, line }), known);
}

/** What is said after a name on one line; like an entry, it is a heading for the next line too. */
function afterName(
  read: ReadSoFar,
  named: Heading,
  { line, lastLine }: Line,
  known: KnownWords,
): readonly ClaimedSentence[] {
  const { slug, rest, isEntry, number, mayNameOther } = named;
  const under = isAgain(read, named) ? read.above?.under : line;
  // A heading may have the kind of its keyword beside the name: `Leap (layered)`.
  const isHeading = isFact(rest) && !endsAsSentence(rest);
  if ((isEntry || isHeading) && !isAgain(read, named))
    read.above = isHeading
      ? { slug, number, under: line, mayNameOther: false }
      : { slug, number, under: line, mayNameOther: true, next: lastLine + 1 };
  const claimed = { slug, line, under: isEntry ? under : null, number, mayNameOther };
  return withRemarks(sentencesOf(rest, claimed), known);
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
