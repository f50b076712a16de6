import { VFile } from 'vfile';
import { type Diagnostic, diagnosticsOf } from '../../keywords/diagnostics.ts';
import type { Keyword, SourceKind } from '../../keywords/model.ts';
import { aroundRules } from '../../keywords/parse/around.ts';
import { detectKind } from '../../keywords/parse/detect.ts';
import { parseSource } from '../../keywords/parse/index.ts';
import { checkSheet, type Finding } from '../sheet.ts';
import { createBlocks } from './blocks.ts';
import { type AnsweredSentence, createAnswer } from './check.ts';
import { linesOf, type SaidLine } from './lines.ts';
import { asTypedIn, lineEnd, plain, row } from './plain.ts';
import { type ClaimedSentence, readLines, sentencesOf, withoutRepeats } from './read.ts';

/** An entry of a sheet; where its wording is not recorded as it stands, each of its sentences is answered. */
export interface HeldEntry extends Finding {
  sentences: AnsweredSentence[];
}

/**
 * What became of all that a text says which somebody holds up. Every line of it is in one of these, but for blank ones, names of
 * keywords that say of what the lines under them speak, and fields of a keyword list.
 */
export interface HeldUp {
  /** How its entries are written; null where it has none, but sentences alone. */
  sourceKind: SourceKind | null;
  /** What stands above the entries and claims nothing, where it is no more than a site's name and a title. */
  titles: string[];
  /** What else stands around the entries and claims nothing: the menu of a page, its footer. */
  passed: Diagnostic[];
  entries: HeldEntry[];
  /** What stands apart from the entries. */
  sentences: AnsweredSentence[];
  /** What could neither be read as an entry nor as a sentence. */
  unread: Diagnostic[];
}

/**
 * Prepares the check of whatever somebody holds up: a sheet of any kind is read as the ingest reads it, entry by entry, and
 * all else sentence by sentence.
 */
export function createHeldUpCheck(keywords: readonly Keyword[]): (text: string) => HeldUp {
  const answerNew = createAnswer(keywords);
  const blocksOf = createBlocks(keywords);

  return (text) => {
    const answer = once(answerNew);
    const toEntry = (finding: Finding): HeldEntry => {
      const { entry, keyword } = finding;
      const sentences = isWhole(finding)
        ? []
        : sentencesOf(entry.text, keyword?.slug ?? null, entry.textLine).flatMap(answer);
      return { ...finding, sentences };
    };
    const { kind, value } = asSource(text);
    const file = new VFile({ path: 'sheet', value });
    const parsed = checkSheet(parseSource(file, kind), keywords);
    const messages = diagnosticsOf([file]);
    const lines = linesOf(text);
    const said = readLines(lines, keywords);
    const isCurrent = ({ kind }: Finding) => kind === 'current';
    const blocks = blocksOf(apartFrom(parsed.filter(isCurrent), said), answer).filter(
      ({ finding, sentences }) => isWhole(finding) || apartFrom(parsed, sentences).length > 0,
    );
    const inBlocks = new Set(blocks.flatMap(({ sentences }) => sentences));
    const blockLines = new Set(blocks.flatMap(({ finding }) => linesOfEntry(finding)));
    // `Armor, meaning: …` is a quotation of ours, and of no keyword that is called so.
    const quoted = new Set(
      said.flatMap(({ slug, line, under }) => (slug !== null && under === null ? line : [])),
    );
    const asParsed = parsed.filter((finding) => {
      const isEntry = finding.keyword !== null || !quoted.has(finding.entry.line);
      return isCurrent(finding) || (isEntry && !linesOfEntry(finding).some((line) => blockLines.has(line)));
    });
    const entries = [...asParsed, ...blocks.map(({ finding }) => finding)]
      .sort((a, b) => a.entry.line - b.entry.line)
      .map(toEntry);
    const ofEntries = new Set(asParsed.flatMap(linesOfEntry));
    // A title is one only where entries follow it.
    const around = entries.length === 0 ? [] : messages.filter(({ rule }) => aroundRules.has(rule));
    const aroundLines = new Set(around.map(({ line }) => line));
    const claimed = apartFrom(asParsed, said);
    // Who holds up a name alone is told that it claims nothing, and what its keyword says.
    const apart = entries.length + claimed.length === 0 ? sentencesOf(text, null, 1) : claimed;
    const sentences = withoutRepeats(apart.filter((sentence) => !inBlocks.has(sentence)))
      .flatMap(answer)
      .filter(({ line, how }) => how !== null || !aroundLines.has(line));
    const answered = linesWith(sentences, lines);
    // What stands there a second time is answered by the first.
    const read = linesWith(apart, lines);
    const passed = around.filter(({ line }) => !answered.has(line ?? 0));
    const above = passed.filter(({ rule }) => rule === 'preamble-skipped');
    const titles = above.length > mostTitles ? [] : above;
    const titleLines = new Set(titles.map(({ line }) => line));
    return {
      sourceKind: entries.length > 0 ? kind : null,
      titles: lines.flatMap(({ text: title, line }) => (titleLines.has(line) ? title : [])),
      passed: passed.filter(({ line }) => !titleLines.has(line)),
      entries,
      sentences,
      unread: messages.filter(
        ({ rule, severity, line }) =>
          severity === 'error' &&
          entries.length + sentences.length > 0 &&
          line !== null &&
          // Of broken lines no more than pieces were answered.
          (rule === 'text-wrapped' || !read.has(line)) &&
          !ofEntries.has(line) &&
          !blockLines.has(line),
      ),
    };
  };
}

/** A text as a source of its kind has it, line by line; the Markdown of a glossary is its own. */
function asSource(text: string): { kind: SourceKind; value: string } {
  const lines = text.split(lineEnd);
  const typed = lines.map(asTypedIn).join('\n');
  const kind = detectKind(typed);
  const said = lines.map(plain).map((line) => (row.test(line) ? '' : line));
  return { kind, value: kind === 'glossary' ? typed : said.join('\n') };
}

function linesOfEntry({ entry }: Finding): number[] {
  return linesFrom(entry.line, entry.textLine);
}

/** The sentences on whose lines none of these entries stands. */
function apartFrom(findings: readonly Finding[], sentences: readonly ClaimedSentence[]): ClaimedSentence[] {
  const ofThese = new Set(findings.flatMap(linesOfEntry));
  return sentences.filter(({ line }) => !ofThese.has(line));
}

/** The name of a site, and a title. */
const mostTitles = 2;

/** Long texts say the same again and again: each sentence is answered once, whatever line it stands on. */
function once(answer: Answer): Answer {
  const known = new Map<string, AnsweredSentence[]>();
  return (sentence) => {
    const key = `${sentence.slug} ${sentence.text}`;
    const answers = known.get(key) ?? answer(sentence);
    known.set(key, answers);
    return answers.map((each) => ({ ...each, line: sentence.line }));
  };
}

type Answer = ReturnType<typeof createAnswer>;

/** Whether some wording has the entry as it stands, but for its spelling. */
function isWhole({ kind, revision }: Finding): boolean {
  return revision !== null || kind === 'spelling';
}

/** The lines that hold sentences: one may go on with the one before. */
function linesWith(sentences: readonly ClaimedSentence[], lines: readonly SaidLine[]): Set<number> {
  const begun = new Set(sentences.map(({ line }) => line));
  return new Set(lines.flatMap(({ line, lastLine }) => (begun.has(line) ? linesFrom(line, lastLine) : [])));
}

function linesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
