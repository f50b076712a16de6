import { readFileSync, statSync } from 'node:fs';
import { VFile } from 'vfile';
import { report } from '../keywords/diagnostics.ts';
import { decodeUtf8 } from '../keywords/text/utf8.ts';
import { fileReason } from './content-error.ts';

/** Reads a document in UTF-8; what is wrong with it is recorded on the file, whose text is empty then. */
export function readDocument(filePath: string): VFile {
  const file = new VFile({ path: filePath, value: '' });
  const bytes = readBytes(filePath);
  if (typeof bytes === 'string') {
    const message = `Could not read the file (${bytes}), expected it to be there`;
    report(file, 'source-missing', undefined, message);
    return file;
  }
  const read = decodeUtf8(bytes);
  if ('text' in read) file.value = read.text;
  else report(file, 'source-not-utf8', read.place, 'Found bytes that are not UTF-8, expected UTF-8');
  return file;
}

/** @returns the bytes, or why they cannot be read. A pipe or a device might never end, and is not begun. */
function readBytes(filePath: string): Uint8Array | string {
  try {
    const stats = statSync(filePath);
    if (!stats.isFile() && !stats.isDirectory()) return 'it is no ordinary file';
    return readFileSync(filePath);
  } catch (error) {
    const reason = fileReason(error);
    if (reason === null) throw error;
    return reason;
  }
}
