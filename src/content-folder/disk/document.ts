import { lstatSync, readFileSync, statSync } from 'node:fs';
import { VFile } from 'vfile';
import { firstOfAlike } from '../../keywords/diagnostics/alike.ts';
import { reportAlike } from '../../keywords/diagnostics/report.ts';
import { splitLines } from '../../keywords/text/lines.ts';
import type { Point } from '../../keywords/text/point.ts';
import { illegibleSigns, misreadSigns, turningSigns } from '../../keywords/text/signs/characters.ts';
import { decodeUtf8, type Encoding, likelyEncoding } from '../../keywords/text/signs/utf8.ts';
import { fileReason } from '../messages/content-error.ts';
import { reportContent } from '../messages/content-rules.ts';

/** Reads a document of a content folder. Faults are recorded on the file, which then has no text. */
export function readDocument(filePath: string): VFile {
  const file = new VFile({ path: filePath, value: '' });
  const read = readText(filePath);
  if ('text' in read) takeText(file, read.text);
  else if ('size' in read) reportContent(file, 'file-too-large', undefined, { ...read, most: mostBytes });
  else if ('place' in read) reportContent(file, 'source-not-utf8', read.place, read);
  else reportContent(file, 'source-missing', undefined, read);
  return file;
}

/** Whether an optional file exists; a dangling link counts as existing, so that its missing target is reported. */
export function isThere(filePath: string): boolean {
  return lstatSync(filePath, { throwIfNoEntry: false }) !== undefined;
}

/** The page break of a PDF, before the first line of the next page. */
const pageEnd = /(?<![^\n\r\f])\f/g;

function takeText(file: VFile, whole: string): void {
  const text = whole.replace(pageEnd, ' ');
  reportMerge(file, text);
  const illegible = illegibleSigns(text);
  // A misread quotation mark may contain a byte that stands for no character.
  const isMisread = illegible.length > 0 && illegible.every(({ code }) => /^U\+00[89]/.test(code));
  const misread = isMisread ? misreadSigns(text) : [];
  reportAlike(file, 'text-garbled', misread);
  for (const each of misread.length > 0 ? [] : firstOfAlike(illegible, ({ code }) => code))
    reportContent(file, 'character-illegible', each, each);
  if (file.messages.length === 0) file.value = text;
}

/** Warns of characters that reverse the direction of writing in a document that was read. */
export function reportTurning(file: VFile): void {
  for (const each of firstOfAlike(turningSigns(String(file)), ({ code }) => code))
    reportContent(file, 'direction-turned', each, each);
}

/**
 * Reports the first conflict marker that git leaves in a failed merge.
 * @returns whether there is any
 */
export function reportMerge(file: VFile, text: string): boolean {
  const lines = splitLines(text);
  const line = lines.findIndex((each) => /^<{7}(?: |$)/.test(each));
  // With the name of a side, one marker is enough: somebody removed the others.
  const isNamed = /^<{7} \S/.test(lines[line] ?? '');
  const isMerge = line >= 0 && (isNamed || lines.slice(line).some((each) => /^>{7}(?: |$)/.test(each)));
  if (isMerge)
    reportContent(file, 'merge-unfinished', { line: line + 1, column: 1 }, { found: lines[line] ?? '' });
  return isMerge;
}

/** Largest document in bytes: many times the rules of any game, and still read in seconds. */
export const mostBytes = 16_000_000;

/** The text of a file, or why it cannot be read. */
export type ReadText =
  | { text: string }
  /** The place of the first bytes that are not UTF-8, and their likely encoding. */
  | { place: Point; encoding: Encoding | null }
  /** The size in bytes, where it is above {@link mostBytes}. */
  | { size: number }
  | { reason: string };

/** Reads a file as UTF-8. */
export function readText(filePath: string): ReadText {
  try {
    const stats = statSync(filePath);
    // A pipe or a device might never end.
    if (!stats.isFile() && !stats.isDirectory()) return { reason: 'it is not an ordinary file' };
    if (stats.size > mostBytes) return { size: stats.size };
    return textOf(readFileSync(filePath));
  } catch (error) {
    const reason = fileReason(error);
    if (reason === null) throw error;
    return { reason };
  }
}

/** Reads bytes as UTF-8, wherever they come from. */
export function textOf(bytes: Uint8Array): ReadText {
  if (bytes.length > mostBytes) return { size: bytes.length };
  const read = decodeUtf8(bytes);
  return 'text' in read ? read : { ...read, encoding: likelyEncoding(bytes) };
}
