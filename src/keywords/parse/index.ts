import type { VFile } from 'vfile';
import { report } from '../diagnostics.ts';
import type { Entry, SourceKind } from '../model.ts';
import { slugify } from '../text/slug.ts';
import { parseGlossary } from './glossary.ts';
import { excerpt } from './lines.ts';
import { parseList } from './list.ts';
import { parseSheet } from './sheet.ts';

const parsers: Record<SourceKind, (file: VFile, title?: string) => Entry[]> = {
  list: parseList,
  sheet: parseSheet,
  glossary: parseGlossary,
};

/**
 * Reads one document of the given kind.
 * @param file its text; what cannot be read is recorded on it as messages
 * @param title the document's title where it is known, to tell it from a heading
 * @returns its entries in the order in which they stand, each keyword at most once
 */
export function parseSource(file: VFile, kind: SourceKind, title?: string): Entry[] {
  const seen = new Map<string, Entry>();
  const entries = parsers[kind](file, title).filter((entry) => isPlaceable(file, entry, seen));
  if (entries.length === 0 && file.messages.every((message) => !message.fatal))
    report(file, 'source-empty', undefined, `Found no keyword, expected a document of the kind “${kind}”`);
  return entries;
}

function isPlaceable(file: VFile, entry: Entry, seen: Map<string, Entry>): boolean {
  const slug = slugify(entry.name);
  const earlier = seen.get(slug);
  if (slug === '') {
    report(
      file,
      'name-invalid',
      entry,
      `Found the name ${excerpt(entry.name)}, expected one with letters a to z`,
    );
    return false;
  }
  if (earlier) {
    const expected = `expected once, as on line ${earlier.line}`;
    report(file, 'entry-repeated', entry, `Found “${entry.name}” a second time, ${expected}`);
    return false;
  }
  seen.set(slug, entry);
  return true;
}
