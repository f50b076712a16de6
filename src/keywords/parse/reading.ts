import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { ruleOf, type SourceRule } from '../diagnostics/source-rules.ts';
import type { Entry, SourceKind } from '../model.ts';
import { splitLines } from '../text/lines.ts';
import { parseEntries } from './entries.ts';
import { contentLines, type Line } from './lines.ts';
import type { Context } from './pieces.ts';

/** What a document gives, and what is wrong with it. */
export interface Reading {
  entries: readonly Entry[];
  messages: readonly VFileMessage[];
  /** How many of the messages are errors. */
  errors: number;
  /** How many are errors or warnings. */
  faults: number;
}

/** What a reader made of a document. */
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

/** A document with which something is wrong, and what is asked of it to find the reason. */
export interface Tried {
  file: VFile;
  kind: SourceKind;
  context: Context;
  /** All of its lines, as they stand there. */
  lines: readonly string[];
  /** Those that hold something. */
  content: readonly Line[];
  reading: Reading;
  /**
   * Reads lines on trial, as a document of this kind unless another is said.
   * @returns what would be read of them; what of that counts for the document, the cause decides
   */
  read(lines: readonly string[], kind?: SourceKind, context?: Context): Reading;
}

/** Prepares what is asked of a document, once for all causes. */
export function triedOf(file: VFile, kind: SourceKind, context: Context, reading: Reading): Tried {
  const lines = splitLines(String(file));
  const read: Tried['read'] = (tried, as = kind, beside = context) => {
    const trial = new VFile({ path: file.path, value: tried.join('\n') });
    return readingOf(parseEntries(trial, as, beside), trial.messages);
  };
  return { file, kind, context, lines, content: contentLines(String(file)), reading, read };
}

/**
 * Looks for the one reason of much that is wrong with a document, and says it.
 * @returns the entries and the messages that are left beside it; null where this is not the reason
 */
export type Cause = (tried: Tried) => Left | null;

type Left = Pick<Reading, 'entries' | 'messages'>;

/** The rules by which it is said how an entry was read, which is of no matter where all are to be read anew. */
const readAs: ReadonlySet<SourceRule> = new Set(['heading-lost', 'heading-run-in']);

/**
 * What is left where one reason is said of some lines: what is merely said of them, and all of the others.
 * @param told the lines of which the reason is said, from the first to the last
 * @param others what is said of the document: by the same reading, or by the one without that reason
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
