import type { Keyword } from '../../../keywords/model.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import type { Finding } from '../../sheet.ts';
import { createAnswer } from '../answers/answer.ts';
import type { Answer, AnsweredSentence } from '../answers/answered.ts';
import { withOneNumber } from '../answers/one-number.ts';
import { numberInTemplate } from '../headings.ts';
import { knownOf } from '../known.ts';
import { decoded } from '../pasted/encoded.ts';
import { linesOf } from '../pasted/lines.ts';
import { type Parted, partBlocks } from '../pasted/page-blocks.ts';
import { runsOnOf } from '../pasted/run-on.ts';
import { readLines } from '../read.ts';
import { type ClaimedSentence, keyOf, sentencesOf, withoutRepeats } from '../sentences.ts';
import type { TitledSource } from '../source-names.ts';
import { withRemarkLines } from '../talk/remark-lines.ts';
import { withoutRemarks, withRemarks } from '../talk/with-remarks.ts';
import type { HeldUp } from './held.ts';
import { aroundEntries } from './held-around.ts';
import { apartFrom, createEntries, isWhole } from './held-entries.ts';

/**
 * Prepares the check of whatever somebody holds up: a sheet of any kind is read as the ingest reads it, entry by entry,
 * and all else sentence by sentence.
 */
export function createHeldUpCheck(
  keywords: readonly Keyword[],
  sources: readonly TitledSource[],
): (text: string) => HeldUp {
  const known = knownOf(keywords, sources);
  const { headings } = known;
  const answerNew = createAnswer(known);
  const runsOn = runsOnOf(keywords);
  const entriesOf = createEntries(known);

  return (heldUp) => {
    const { text: parted, lineOf } = partBlocks(decoded(heldUp));
    const text = withRemarkLines(parted, headings.isOfRules);
    const answer = answeringOnce(answerNew);
    const lines = linesOf(text, runsOn);
    const said = readLines(lines, keywords, headings);
    const { kind, messages, parsed, blocks } = entriesOf(text, lines, said, answer);
    const entries = [...parsed, ...blocks.map(({ finding }) => finding)]
      .sort((a, b) => a.entry.line - b.entry.line)
      .map((finding) => ({
        ...finding,
        sentences: withOneNumber(withRemarks(sentencesIn(finding), headings), answer, known),
      }));
    const claimed = apartFrom(parsed, said);
    // Who holds up names alone is told that they claim nothing, and what their keywords say.
    const apart =
      entries.length + claimed.length > 0
        ? claimed
        : lines.flatMap(({ text: name, line }) => sentencesOf(name, { line }));
    const inBlocks = new Set(blocks.flatMap(({ sentences }) => sentences));
    const unanswered = apart.filter((sentence) => !inBlocks.has(sentence));
    const asked = withoutRepeats(withoutRemarks(unanswered, headings));
    const answers = withOneNumber(asked, answer, known);
    const around = aroundEntries({ messages, lines, entries, apart, answers });
    return atLines({ sourceKind: entries.length > 0 ? kind : null, entries, ...around }, lineOf);
  };
}

/** With all on the lines on which it stood. */
function atLines(read: HeldUp, lineOf: Parted['lineOf']): HeldUp {
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

/** Of a whole entry nothing is left to answer. */
function sentencesIn(finding: Finding): ClaimedSentence[] {
  const { entry, keyword } = finding;
  if (isWhole(finding)) return [];
  const number = numberInTemplate(foldEditorial(keyword?.name ?? ''), foldEditorial(entry.template));
  return sentencesOf(entry.text, { slug: keyword?.slug, line: entry.textLine, number });
}

/** Long texts say the same again and again: each sentence is answered once, whatever line it stands on. */
function answeringOnce(answer: Answer): Answer {
  const known = new Map<string, readonly AnsweredSentence[]>();
  return (sentence) => {
    const key = keyOf(sentence);
    const answers = known.get(key) ?? answer(sentence);
    known.set(key, answers);
    return answers.map((each) => ({ ...each, line: sentence.line }));
  };
}
