import type { Keyword } from '../../keywords/model.ts';
import { foldEditorial } from '../../keywords/text/editorial.ts';
import { createAnswer } from '../claim/answers/answer.ts';
import type { Answer, AnsweredSentence } from '../claim/answers/answered.ts';
import { withOneNumber } from '../claim/answers/one-number.ts';
import { type ClaimedSentence, keyOf, sentencesOf } from '../claim/claimed-sentence.ts';
import { numberInTemplate } from '../claim/naming/number-named.ts';
import { createReader, type ReadText, toAnswer } from '../claim/reading/read.ts';
import { withRemarks } from '../claim/reading/with-remarks.ts';
import { rulebookOf } from '../claim/rulebook.ts';
import type { TitledSource } from '../claim/words/source-names.ts';
import { aroundEntries } from './around-entries.ts';
import type { CheckedText } from './checked-text.ts';
import { apartFrom, createEntries, isWhole } from './entries.ts';
import { asGlossary } from './keyword-table.ts';
import type { EntryFinding } from './sheet.ts';

/**
 * Prepares the check of any text: a sheet of any kind is read as the ingest reads it, entry by entry, and everything
 * else sentence by sentence.
 *
 * 1. A table of keywords becomes the lines of a glossary, and any text is read as claims are (`claim/reading`).
 * 2. Entries are found among the lines: those of a document that the ingest would read, and blocks of claims that
 *    together are one. Each is compared with the wordings that sources have, as a whole.
 * 3. The sentences of an entry that is not whole, and all that stand in none, are answered as claims; so are fields of an
 *    entry where they are wrong.
 * 4. What was not read, and what lines the ingest would report, is told beside the entries: nothing is left out in silence.
 *
 * @param sources all of them, oldest first
 * @returns a function from a text to its entries and answers, with its line numbers
 */
export function createTextCheck(
  keywords: readonly Keyword[],
  sources: readonly TitledSource[],
): (text: string) => CheckedText {
  const rulebook = rulebookOf(keywords, sources);
  const { known } = rulebook;
  const answerNew = createAnswer(rulebook);
  const read = createReader(rulebook);
  const entriesOf = createEntries(rulebook);

  return (pasted) => {
    const table = asGlossary(pasted);
    const { text, lines, said: all, lineOf } = read(table?.text ?? pasted);
    const said = all.filter(({ role }) => role !== 'field');
    const answer = answeringOnce(answerNew);
    const { kind, messages, parsed, blocks } = entriesOf(text, lines, said, answer);
    const entries = [...parsed, ...blocks.map(({ finding }) => finding)]
      .sort((a, b) => a.entry.line - b.entry.line)
      .map((finding) => ({
        ...finding,
        sentences: withOneNumber(withRemarks(sentencesIn(finding), known), answer, rulebook),
      }));
    const claimed = apartFrom(parsed, said);
    // If a text only has names, they are answered: that they claim nothing, and what their keywords say.
    const apart =
      entries.length + claimed.length > 0
        ? claimed
        : lines.flatMap(({ text: name, line }) => sentencesOf(name, { line }));
    const inBlocks = new Set(blocks.flatMap(({ sentences }) => sentences));
    const unanswered = apart.filter((sentence) => !inBlocks.has(sentence));
    const answers = withOneNumber(toAnswer(unanswered, known), answer, rulebook);
    // The fields of an entry are answered where they are wrong; there are four to each text.
    const wrong = all
      .filter(({ role }) => role === 'field')
      .flatMap(answer)
      .filter(({ verdict }) => verdict === 'near');
    const told = [...answers, ...wrong].sort((a, b) => a.line - b.line);
    const around = aroundEntries({ messages, lines, entries, apart, answers: told });
    return atLines({ sourceKind: entries.length > 0 ? kind : null, entries, ...around }, (line) =>
      table ? table.lineOf(lineOf(line)) : lineOf(line),
    );
  };
}

/** With all line numbers as in the pasted text. */
function atLines(read: CheckedText, lineOf: ReadText['lineOf']): CheckedText {
  const at = <T extends { line: number | null }>(each: T): T => ({
    ...each,
    line: each.line && lineOf(each.line),
  });
  return {
    ...read,
    passed: read.passed.map(at),
    entries: read.entries.map((each) => ({
      ...each,
      entry: { ...at(each.entry), textLine: lineOf(each.entry.textLine) },
      sentences: each.sentences.map(at),
    })),
    sentences: read.sentences.map(at),
    unread: read.unread.map(at),
  };
}

/** A whole entry leaves nothing to answer. */
function sentencesIn(finding: EntryFinding): ClaimedSentence[] {
  const { entry, keyword } = finding;
  if (isWhole(finding)) return [];
  const number = numberInTemplate(foldEditorial(keyword?.name ?? ''), foldEditorial(entry.template));
  return sentencesOf(entry.text, { slug: keyword?.slug, line: entry.textLine, number });
}

/** Long texts repeat themselves: each sentence is answered once, whatever line it is on. */
function answeringOnce(answer: Answer): Answer {
  const answered = new Map<string, readonly AnsweredSentence[]>();
  return (sentence) => {
    const key = keyOf(sentence);
    const answers = answered.get(key) ?? answer(sentence);
    answered.set(key, answers);
    return answers.map((each) => ({ ...each, line: sentence.line }));
  };
}
