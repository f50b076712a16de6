import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { ruleOf } from '../../diagnostics/report.ts';
import type { SourceRule } from '../../diagnostics/source-rules.ts';
import type { Entry, SourceKind } from '../../model.ts';
import { splitLines } from '../../text/lines.ts';
import { parseEntries } from '../entries.ts';
import type { Context } from '../lines/context.ts';
import { contentLines, type Line } from '../lines/lines.ts';

/** The entries of a document, and the messages about it. */
interface Reading {
  entries: readonly Entry[];
  messages: readonly VFileMessage[];
  /** How many of the messages are errors. */
  errors: number;
  /** How many of them are errors or warnings. */
  faults: number;
}

/** The result of reading a document. */
export function readingOf(entries: readonly Entry[], messages: readonly VFileMessage[]): Reading {
  const count = (isMeant: (fatal: VFileMessage['fatal']) => boolean) =>
    messages.filter(({ fatal }) => isMeant(fatal)).length;
  return {
    entries,
    messages,
    errors: count((fatal) => fatal === true),
    faults: count((fatal) => fatal !== undefined),
  };
}

/** A document with faults, prepared for finding their reason. */
interface Tried {
  file: VFile;
  kind: SourceKind;
  context: Context;
  /** All of its lines, as written. */
  lines: readonly string[];
  /** The lines with content. */
  content: readonly Line[];
  reading: Reading;
  /**
   * Reads lines on trial, as a document of this kind unless another is given.
   * @returns what would be read; the cause decides how much of that counts
   */
  read(lines: readonly string[], kind?: SourceKind, context?: Context): Reading;
}

/** Prepares a document once for all causes. */
export function triedOf(file: VFile, kind: SourceKind, context: Context, reading: Reading): Tried {
  const lines = splitLines(String(file));
  const read: Tried['read'] = (tried, as = kind, beside = context) => {
    const trial = new VFile({ path: file.path, value: tried.join('\n') });
    return readingOf(parseEntries(trial, as, beside), trial.messages);
  };
  return { file, kind, context, lines, content: contentLines(String(file)), reading, read };
}

/**
 * Looks for a single reason for the faults of a document, and reports it.
 * @returns the entries and messages that remain beside it; null where this is not the reason
 */
export type Cause = (tried: Tried) => Left | null;

type Left = Pick<Reading, 'entries' | 'messages'>;

/** Rules that say how an entry was read, which is irrelevant where all are to be read again. */
const readAs: ReadonlySet<SourceRule> = new Set(['heading-lost', 'heading-run-in']);

/**
 * What remains where one reason explains some lines: their mere notes, and all messages about other lines.
 * @param told the lines that the reason explains, each from its first to its last
 * @param others the messages about the document, from the same reading or from the one without that reason
 */
export function besideLines(
  { entries, messages }: Reading,
  told: readonly { line: number; last: number }[],
  others: readonly VFileMessage[] = messages,
): Left {
  const first = told.reduce((one, { line }) => Math.min(one, line), Number.POSITIVE_INFINITY);
  const last = told.reduce((one, each) => Math.max(one, each.last), 0);
  const isWithin = ({ line = first }: VFileMessage) => line >= first && line <= last;
  const isSaid = (message: VFileMessage) => message.fatal === undefined && !readAs.has(ruleOf(message));
  return { entries, messages: others.filter((message) => !isWithin(message) || isSaid(message)) };
}
