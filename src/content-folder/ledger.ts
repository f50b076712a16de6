import path from 'node:path';
import { readLedger } from '../addresses/ledger.ts';
import { isThere, readDocument } from './disk/document.ts';
import { ContentError, throwFirstError } from './messages/content-error.ts';

/** The path of a content folder's ledger, which holds what was published from it and must stay. */
export function ledgerPath(contentDir: string): string {
  return path.join(contentDir, 'published.txt');
}

/**
 * The lines of a ledger; empty where there is no such file.
 * @throws {ContentError} where it cannot be read
 */
export function loadLedger(contentDir: string): string[] {
  const ledger = ledgerPath(contentDir);
  if (!isThere(ledger)) return [];
  const file = readDocument(ledger);
  throwFirstError([file]);
  const read = readLedger(String(file));
  if ('entries' in read && read.entries.length > 0) return read.entries;
  if ('entries' in read)
    throw new ContentError(
      `${ledger}: Found nothing, expected what was published, one address a line. Restore the earlier file, for example from git; if nothing was ever published, delete it.`,
    );
  throw new ContentError(
    `${ledger}:${read.line}:1: Found “${read.found}”, expected an address that begins with /, or a field of the API after its file. Restore the earlier file, for example from git.`,
  );
}
