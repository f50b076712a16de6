import type { Diagnostic } from '../../keywords/diagnostics/diagnostics.ts';
import { ruleOf } from '../../keywords/diagnostics/report.ts';
import type { SourceRule } from '../../keywords/diagnostics/source-rules.ts';
import { isCardText } from '../../keywords/parse/lines/page-lines.ts';
import { aroundRules } from '../../keywords/parse/outside/around.ts';
import { linesWithin } from '../../keywords/text/lines.ts';
import { endsAsSentence } from '../../keywords/text/sentences.ts';
import type { AnsweredSentence } from '../claim/answers/answered.ts';
import type { ClaimedSentence } from '../claim/claimed-sentence.ts';
import type { SaidLine } from '../claim/pasted/lines.ts';
import type { CheckedText } from './checked-text.ts';
import { linesOfEntry } from './entries.ts';
import type { EntryFinding } from './sheet.ts';

/** The name of a site, and a title. */
const mostTitles = 2;

/** What has been read of a text so far. */
interface Read {
  messages: readonly Diagnostic[];
  lines: readonly SaidLine[];
  entries: readonly EntryFinding[];
  /** The sentences outside the entries. */
  apart: readonly ClaimedSentence[];
  /** The answers to those, without repeats. */
  answers: readonly AnsweredSentence[];
}

/** Accounts for every line of a text that is in no entry. */
export function aroundEntries({
  messages,
  lines,
  entries,
  apart,
  answers,
}: Read): Omit<CheckedText, 'sourceKind' | 'entries'> {
  const ofEntries = linesBegunAt(entries.flatMap(linesOfEntry), lines);
  // A line is a title only if entries follow it.
  const around = entries.length === 0 ? [] : messages.filter(isAround);
  const ruleAt = new Map(around.map((message) => [message.line ?? 0, ruleOf(message)]));
  // The page of a card has the card's own text, and then the text of its keywords.
  const card = lines.find(({ text }) => isCardText(text))?.line ?? Number.POSITIVE_INFINITY;
  const isOfCard = (line: number) => line > card && ruleAt.get(line) === 'preamble-skipped';
  const speaking = new Set(
    answers.filter((answer) => !isOfCard(answer.line) && speaks(answer, ruleAt.get(answer.line))).map(lineOf),
  );
  const sentences = answers.filter(({ line }) => speaking.has(line));
  const answered = linesBegunAt([...speaking], lines);
  const passed = around.filter(({ line }) => !answered.has(line ?? 0) && !ofEntries.has(line ?? 0));
  const above = passed.filter((message) => ruleOf(message) === 'preamble-skipped');
  const titleLines = new Set(above.length > mostTitles ? [] : above.map(({ line }) => line));
  // A repeated sentence has its answer where it is first.
  const read = linesBegunAt(apart.map(lineOf), lines);
  const whole = new Set(apart.flatMap(({ line, text }) => (endsAsSentence(text) ? line : [])));
  const isUnread = (message: Diagnostic) =>
    message.severity === 'error' &&
    message.line !== null &&
    // Of wrapped lines, no more than pieces were answered.
    (!read.has(message.line) || (ruleOf(message) === 'text-wrapped' && !whole.has(message.line))) &&
    !ofEntries.has(message.line);
  return {
    sentences,
    titles: lines.flatMap(({ text, line }) => (titleLines.has(line) ? text : [])),
    passed: passed.filter(({ line }) => !titleLines.has(line)),
    unread: entries.length + sentences.length > 0 ? messages.filter(isUnread) : [],
  };
}

function isAround(message: Diagnostic): boolean {
  return aroundRules.has(ruleOf(message));
}

/**
 * Whether a sentence says or nearly says what a keyword does, or is where the menu or footer of a page would not have
 * one: between entries, or above them and below a keyword's name.
 * @param rule the rule by which its line would be passed over; undefined where it is between entries
 */
function speaks({ text, under, verdict }: AnsweredSentence, rule: SourceRule | undefined): boolean {
  if (rule === undefined || verdict !== 'unknown') return true;
  return rule === 'preamble-skipped' && under !== null && endsAsSentence(text);
}

const lineOf = ({ line }: { line: number }) => line;

/** These lines, and those that continue the text that begins on them. */
function linesBegunAt(begun: readonly number[], lines: readonly SaidLine[]): Set<number> {
  const all = new Set(begun);
  for (const { line, lastLine } of lines)
    if (all.has(line)) for (const each of linesWithin(line, lastLine)) all.add(each);
  return all;
}
