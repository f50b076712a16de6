import { splitLines } from '../keywords/text/lines.ts';

/**
 * A line of the ledger of what was published: an address without the base path, perhaps with a part of the page; for
 * such a part, and for the document of a source, perhaps that it is gone for good; or a field of the API after its
 * file.
 */
const entry = /^(?:\/[^\s#]*(?:#\S+(?: gone)?)?|\/sources\/[^\s#/]+\/document\.txt gone|[\w-]+\.json \S+)$/;

/**
 * Reads a ledger with any line ends.
 * @returns its entries, or the first line that is not one, counted from 1
 */
export function readLedger(text: string): { entries: string[] } | { line: number; found: string } {
  const lines = splitLines(text.replace(/^\ufeff/, ''));
  const wrong = lines.findIndex((line) => line !== '' && !entry.test(line));
  const found = lines[wrong];
  return found === undefined ? { entries: lines.filter(Boolean) } : { line: wrong + 1, found };
}

/** The end of a line for something that cannot be brought back. */
export const givenUp = ' gone';

/** Whether an address is that of a source's document, which may have to go without another in its place. */
export function isDocument(address: string): boolean {
  return /^\/sources\/[^/#]+\/document\.txt$/.test(address);
}

/**
 * The entries of a ledger that must still lead somewhere: neither a line that is given up nor the same without that, as where two
 * ledgers were put together.
 */
export function standingEntries(entries: readonly string[]): string[] {
  const all = new Set(entries);
  return entries.filter((line) => !line.endsWith(givenUp) && !all.has(line + givenUp));
}

/**
 * The highest ruling number in a ledger for each keyword, by slug: none up to it is given to another ruling.
 * @param entries the entries of the ledger, or those that count
 */
export function highestRulings(entries: readonly string[]): Map<string, number> {
  const highest = new Map<string, number>();
  for (const line of entries) {
    const [, slug, number] = /^\/keywords\/([^/]+)\/#r(\d{1,9})\b/.exec(line) ?? [];
    if (slug && number) highest.set(slug, Math.max(highest.get(slug) ?? 0, Number(number)));
  }
  return highest;
}

/** The ids of the sources whose pages are in a ledger. */
export function publishedSources(written: readonly string[]): string[] {
  return written.flatMap((line) => /^\/sources\/([^/#]+)\/$/.exec(line)?.[1] ?? []);
}
