import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { refusalError } from './content-error.ts';

/**
 * Writes a file in one step, as {@link replaceFile} does.
 * @throws {ContentError} where the file system refuses
 */
export function writeWhole(file: string, content: string): void {
  try {
    replaceFile(file, content);
  } catch (error) {
    throw refusalError(`write ${file}`, error);
  }
}

/**
 * Writes a file in one step: where it cannot be written, or there is no room for it, what was there stays as it was. A
 * link to a file goes on to lead to it.
 * @throws what the file system says
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  // Nobody else's, and not one that was left behind.
  const fresh = `${target}.${process.pid}.partial`;
  try {
    writeFileSync(fresh, content, { flag: 'wx' });
    renameSync(fresh, target);
  } catch (error) {
    try {
      rmSync(fresh, { force: true });
    } catch {
      // What keeps the file from being written may keep its scrap from being removed.
    }
    throw error;
  }
}
