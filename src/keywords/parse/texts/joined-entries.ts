import type { VFile } from 'vfile';
import { reportSource } from '../../diagnostics/report.ts';
import { slugify } from '../../text/slug.ts';
import type { EntryPiece } from '../lines/pieces.ts';
import { typeLinesWithin } from './beginnings.ts';

/**
 * Reports where another entry ran into the text of one.
 * @param next the entry below it
 * @returns whether one did
 */
export function reportJoinedEntry(
  file: VFile,
  { entry: { name, text }, last: { line, column, text: whole } }: EntryPiece,
  next: EntryPiece | undefined,
): boolean {
  const joined = entryWithin(text) ?? headingAtEnd(text, next);
  if (!joined) return false;
  const before = whole.endsWith(joined) ? whole.length - joined.length : 0;
  reportSource(file, 'entries-joined', { line, column: column + before }, { text: joined, name });
  return true;
}

/**
 * What a template within a text may look like: it begins with a capital, a number or a bracket, and has no sentence
 * punctuation.
 */
const likeTemplate = /^[\p{Lu}\p{N}[][^"“”.,;!?]{0,79}$/u;

/** Most words of a name that continues in lower case. */
const mostNameWords = 4;

/** The entry that a text runs into, where the line end between them is lost; null where there is none. */
function entryWithin(text: string): string | null {
  for (const index of typeLinesWithin(text)) {
    const end = Math.max(...['.', '!', '?'].map((sign) => text.lastIndexOf(sign, index)));
    const joined = text.slice(end + 1).replace(/^["”'’)\]\s]+/, '');
    const template = joined.slice(0, joined.length - (text.length - index));
    if (end === -1 || !likeTemplate.test(template)) continue;
    // Where the text before it has no final stop, the name begins with its capital.
    const [name] = /(?:(?:[\p{Lu}\p{N}+\-–'‘/][^\s[]*(?![^\s[])|\[[^\]]*\])\s*)+$/u.exec(template) ?? [];
    // A sentence may state what it grants: `Each unit in it gains this: A layered ability …`.
    if (!name && template.split(' ').length > mostNameWords) continue;
    return joined.slice(template.length - (name ?? template).length);
  }
  return null;
}

/**
 * The heading of the next entry at the end of a text, where the line end between them is lost; null where there is
 * none.
 */
export function headingAtEnd(text: string, next: EntryPiece | undefined): string | null {
  if (!next || slugify(next.line.text) === slugify(next.entry.name)) return null;
  const heading = text.slice(-next.entry.name.length);
  return heading === next.entry.name && /[\s.!?"”)]$/.test(text.slice(0, -heading.length)) ? heading : null;
}
