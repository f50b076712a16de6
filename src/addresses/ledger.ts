import { splitLines } from '../keywords/text/lines.ts';

/**
 * A line of the ledger, of what was published: an address without the base path; a part of a page, and whether that is
 * gone for good; or a field of the API behind its file.
 */
const entry = /^(?:\/[^\s#]*(?:#\S+(?: gone)?)?|[\w-]+\.json \S+)$/;

/**
 * Reads a ledger, whatever line ends a program has given it.
 * @returns its entries, or the first line that holds something else, counted from 1
 */
export function readLedger(text: string): { entries: string[] } | { line: number; found: string } {
  const lines = splitLines(text.replace(/^\ufeff/, ''));
  const wrong = lines.findIndex((line) => line !== '' && !entry.test(line));
  const found = lines[wrong];
  return found === undefined ? { entries: lines.filter(Boolean) } : { line: wrong + 1, found };
}

/** What stands behind a line of which nothing can be brought back. */
export const givenUp = ' gone';

/** The entries of a ledger of which nobody has given up that they lead somewhere. */
export function standingEntries(entries: readonly string[]): string[] {
  return entries.filter((line) => !line.endsWith(givenUp));
}

/**
 * The highest number of a ruling that a ledger knows of each keyword, by its slug: none of them is given to another.
 * @param entries of the ledger, or those that count
 */
export function highestRulings(entries: readonly string[]): Map<string, number> {
  const highest = new Map<string, number>();
  for (const line of entries) {
    const [, slug, number] = /^\/keywords\/([^/]+)\/#r(\d{1,9})\b/.exec(line) ?? [];
    if (slug && number) highest.set(slug, Math.max(highest.get(slug) ?? 0, Number(number)));
  }
  return highest;
}

/** The ids of the sources whose pages a ledger has. */
export function publishedSources(written: readonly string[]): string[] {
  return written.flatMap((line) => /^\/sources\/([^/#]+)\/$/.exec(line)?.[1] ?? []);
}
