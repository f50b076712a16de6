import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { refused } from './content-error.ts';

/**
 * Writes a file in one step, as {@link replaceFile} does.
 * @throws {ContentError} where the file system refuses
 */
export function writeWhole(file: string, content: string): void {
  try {
    replaceFile(file, content);
  } catch (error) {
    throw refused(`write ${file}`, error);
  }
}

/**
 * Writes a file in one step: where it cannot be written, or there is no room for it, what was there stays as it was.
 * @throws what the file system says
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const fresh = `${file}.partial`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } catch (error) {
    try {
      rmSync(fresh, { force: true });
    } catch {
      // What keeps the file from being written may keep its scrap from being removed.
    }
    throw error;
  }
}
