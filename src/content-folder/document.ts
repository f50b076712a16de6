import { readFileSync, statSync } from 'node:fs';
import { VFile } from 'vfile';
import type { Place } from '../keywords/diagnostics.ts';
import { decodeUtf8 } from '../keywords/text/utf8.ts';
import { fileReason } from './content-error.ts';
import { report } from './content-rules.ts';

/** Reads a document of a content folder; what is wrong with it is recorded on the file, whose text is empty then. */
export function readDocument(filePath: string): VFile {
  const file = new VFile({ path: filePath, value: '' });
  const read = readText(filePath);
  if ('text' in read) file.value = read.text;
  else if ('place' in read) report(file, 'source-not-utf8', read.place, {});
  else report(file, 'source-missing', undefined, read);
  return file;
}

/**
 * Reads a file as UTF-8.
 * @returns the text; or the place of the first bytes that are not UTF-8; or why the file cannot be read
 */
export function readText(filePath: string): { text: string } | { place: Place } | { reason: string } {
  try {
    const stats = statSync(filePath);
    // A pipe or a device might never end.
    if (!stats.isFile() && !stats.isDirectory()) return { reason: 'it is no ordinary file' };
    return decodeUtf8(readFileSync(filePath));
  } catch (error) {
    const reason = fileReason(error);
    if (reason === null) throw error;
    return { reason };
  }
}
