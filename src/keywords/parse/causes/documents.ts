import type { VFileMessage } from 'vfile-message';
import { reportAlike, reportSource, ruleOf } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import { sourceKinds } from '../../kinds.ts';
import type { Entry } from '../../model.ts';
import { endsAsSentence } from '../../text/sentences.ts';
import { slugify } from '../../text/slug.ts';
import { detectKind } from '../detect.ts';
import { reportDrawn } from '../dropped.ts';
import type { Context } from '../lines/context.ts';
import { repeats, saysWhatEntriesSay } from '../lines/entry-like.ts';
import { isField } from '../lines/labels.ts';
import type { Line } from '../lines/lines.ts';
import { isSame } from '../lines/page-lines.ts';
import { lostHeadings } from '../outside/stray-headings.ts';
import { besideLines, type Cause } from './reading.ts';

/**
 * Reports a document of another kind: one that can be read as that kind without an error, and with headings where that
 * kind has them.
 */
export const reportKind: Cause = ({ file, kind, lines, reading, read }) => {
  const looksLike = detectKind(String(file));
  if (looksLike === kind || reading.errors === 0) return null;
  const { entries, errors, messages } = read(lines, looksLike, {});
  if (entries.length === 0 || errors > 0 || messages.some((each) => headingRules.has(ruleOf(each))))
    return null;
  reportSource(file, 'kind-differs', { line: 1, column: 1 }, { kind, looksLike });
  return { entries: [], messages: [] };
};

/** Rules for headings that are not as their kind has them. */
const headingRules: ReadonlySet<SourceRule> = new Set(['heading-lost', 'heading-run-in', 'heading-skipped']);

/**
 * Reports a document without entries in which no line resembles one, or is about a known keyword: then the document is
 * the wrong one, not its lines. If it has a sentence, somebody may have sent that in place of the document.
 */
export const reportEmpty: Cause = ({ file, kind, context, content, reading: { entries, messages } }) => {
  const isStray = messages.every((each) => each.fatal === undefined || strayRules.has(ruleOf(each)));
  const isLike = content.some(
    (line, index) =>
      isField(line.text) || saysWhatEntriesSay(line.text) || repeats(content[index - 1]?.text ?? '', line),
  );
  if (entries.length > 0 || !isStray || isLike || isAboutKnown(content, context)) return null;
  const sentence = content.find(({ text }) => endsAsSentence(text));
  reportSource(file, 'source-empty', sentence, { kind, sentence: sentence?.text });
  for (const line of content) reportSource(file, 'preamble-skipped', line, { text: line.text });
  reportDrawn(file);
  return { entries: [], messages: [] };
};

/** Longest name in front of a sentence, in words. */
const mostWords = 6;

/** Whether a document has headings of known keywords, or sentences that all begin with the name of one. */
function isAboutKnown(content: readonly Line[], context: Context): boolean {
  const { knows, had } = context;
  if (content.some(lostHeadings([], context))) return true;
  const sentences = content.filter(({ text }) => endsAsSentence(text));
  const beginsWithName = ({ text }: Line) =>
    beginningsOf(text.split(' ', mostWords).map(slugify)).some((slug) => knows?.(slug) || had?.(slug));
  return sentences.length > 0 && sentences.every(beginsWithName);
}

/** The first of some words, the first two, and so on. */
function beginningsOf(words: readonly string[]): string[] {
  return words.map((_, index) => words.slice(0, index + 1).join('-'));
}

/** Rules for lines outside entries: the title of another document may be one. */
const strayRules: ReadonlySet<SourceRule> = new Set([
  'line-unexpected',
  'text-missing',
  'column-count',
  'footer-skipped',
]);

/** Fewest keywords in common that are no coincidence. */
const fewestShared = 2;

/**
 * Reports two documents in one file, where both what precedes the first unreadable line and what begins with it can be
 * read. They must be of two kinds, or have keywords in common, of which one is enough where the line is a title;
 * otherwise that line is the header of each page.
 */
export const reportJoinedDocuments: Cause = ({ file, kind, context, lines, reading, read }) => {
  const strayLines = reading.messages.flatMap((message) =>
    strayRules.has(ruleOf(message)) ? (message.line ?? []) : [],
  );
  if (strayLines.length === 0) return null;
  const line = strayLines.reduce((one, other) => Math.min(one, other));
  const [upper, lower] = [lines.slice(0, line - 1), lines.slice(line - 1)];
  const { title, ...rest } = context;
  const other = detectKind(lower.join('\n'));
  const above = read(upper);
  const below = read(lower, other, rest);
  if ([above, below].some(({ errors, entries }) => errors > 0 || entries.length < fewestShared)) return null;
  const text = (lines[line - 1] ?? '').trim();
  const titles = [title, lines.find((each) => each.trim() !== '')].flatMap((each) => each ?? []);
  const isTitle = titles.some((each) => isSame(text, each));
  const names = new Set(above.entries.map(({ name }) => slugify(name)));
  const shared = below.entries.filter(({ name }) => names.has(slugify(name)));
  if (other === kind && shared.length < (isTitle ? 1 : fewestShared)) return null;
  const second = { text, line, column: 1, last: lines.length };
  reportSource(file, 'documents-joined', second, second);
  return besideLines(reading, [second]);
};

/** Reports entries that are written as in a document of another kind, and then whatever else is wrong. */
export const reportForeign: Cause = ({ file, kind, lines, reading: { entries, faults }, read }) => {
  if (entries.length === 0) return null;
  const rest = withoutEntries(lines, entries);
  // A line with its tab is a glossary row, whatever else is wrong with it.
  const isForeign = ({ line }: Entry) => kind !== 'glossary' || !lines[line - 1]?.includes('\t');
  const foreign = sourceKinds
    .filter((other) => other !== kind)
    .map((other) => ({ other, entries: read(rest, other, {}).entries.filter(isForeign) }))
    .filter((each) => each.entries.length > 0);
  if (foreign.length === 0) return null;
  const left = withoutEntries(
    lines,
    foreign.flatMap((each) => each.entries),
  );
  const own = read(left);
  if (own.faults >= faults) return null;
  for (const { other, entries } of foreign) {
    const told = entries.map((entry) => ({ ...entry, text: entry.name, kind, like: other }));
    reportAlike(file, 'form-foreign', told);
  }
  return own;
};

/** Most errors to report one by one: each may be a slip, and says what to fix. */
const mostTold = 5;

/**
 * Reports a document of which nothing could be read, for many reasons or an unknown one, at the place where it begins.
 */
export const reportNothingRead: Cause = ({ file, kind, lines, reading: { entries, errors, messages } }) => {
  const wrong = messages.flatMap(({ fatal, line }) => (fatal ? (line ?? []) : [])).sort((a, b) => a - b);
  const [first] = wrong;
  if (entries.length > 0 || errors <= mostTold || first === undefined) return null;
  const text = (lines[first - 1] ?? '').trim();
  const told = { text, line: first, column: 1, more: errors - 1, last: wrong.at(-1) ?? first };
  if (kind === 'glossary')
    reportSource(file, 'column-count', told, { ...told, columns: text.split('\t').length });
  else reportSource(file, 'line-unexpected', told, { ...told, within: kind });
  return { entries, messages: [] };
};

/** Drops the reports of lines above the entries that only continue a wrapped text. */
export const reportWrapped: Cause = ({ reading: { entries, messages } }) => {
  const first = messages.find((message) => ruleOf(message) === 'text-wrapped')?.line;
  if (first === undefined) return null;
  const isAbove = ({ line = 0 }: VFileMessage) => line < first;
  return {
    entries,
    messages: messages.filter((message) => ruleOf(message) !== 'preamble-skipped' || isAbove(message)),
  };
};

/** The lines of a document, with those of some entries blanked, so that all keep their numbers. */
function withoutEntries(lines: readonly string[], entries: readonly Entry[]): string[] {
  const left = [...lines];
  for (const { line, textLine } of entries) left.fill('', line - 1, textLine);
  return left;
}
