import type { VFile } from 'vfile';
import type { Entry, SourceKind } from '../model.ts';
import { reportColumns } from './causes/columns.ts';
import { reportEmpty } from './causes/empty.ts';
import { reportFrame } from './causes/frame.ts';
import { reportJoinedDocuments } from './causes/joined-documents.ts';
import { reportForeign, reportKind } from './causes/kind.ts';
import { reportLeftovers } from './causes/leftovers.ts';
import { reportNothingRead } from './causes/nothing-read.ts';
import { reportPartedFields } from './causes/parted-fields.ts';
import { type Cause, readingOf, triedOf } from './causes/reading.ts';
import { reportRecurring } from './causes/recurring.ts';
import { reportSmallLetters } from './causes/small-letters.ts';
import { reportWrapped } from './causes/wrapped.ts';
import { parseEntries } from './entries.ts';
import type { Context } from './lines/context.ts';

/** Possible single reasons for many faults of a document, in the order in which they are checked. */
const causes: readonly Cause[] = [
  reportSmallLetters,
  reportColumns,
  reportPartedFields,
  reportKind,
  reportEmpty,
  reportJoinedDocuments,
  reportForeign,
  reportRecurring,
  reportLeftovers,
  reportFrame,
  reportNothingRead,
  reportWrapped,
];

/**
 * Longest document to re-read on trial, in characters: many times the rules of any game. Each trial takes as long as a
 * reading.
 */
const longestOnTrial = 1_000_000;

/**
 * Reads one document of the given kind. Where many faults have one reason, that is reported in place of what follows
 * from it.
 * @param file its text; what cannot be read is recorded on it as messages
 * @returns its entries in document order, each keyword at most once; none where it cannot be read, such as one of
 *   another kind
 */
export function parseSource(file: VFile, kind: SourceKind, context: Context = {}): Entry[] {
  const before = file.messages.length;
  const entries = parseEntries(file, kind, context);
  const reading = readingOf(entries, file.messages.slice(before));
  if (reading.faults === 0 || String(file).length > longestOnTrial) return entries;
  const tried = triedOf(file, kind, context, reading);
  for (const cause of causes) {
    const left = cause(tried);
    if (!left) continue;
    const told = file.messages.slice(before + reading.messages.length);
    file.messages = [...file.messages.slice(0, before), ...told, ...left.messages];
    return [...left.entries];
  }
  return entries;
}
