import { existsSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalError } from '../messages/content-error.ts';
import { isOver } from './lock.ts';

/**
 * Writes a file in one step, as {@link replaceFile} does, and flushes it to the disk; also removes what a process that
 * was killed meanwhile left beside it.
 * @throws {ContentError} where the file system refuses
 */
export function writeWhole(file: string, content: string): void {
  try {
    removeLeft(file);
    replaceFile(file, content, { flush: true });
  } catch (error) {
    throw refusalError(`write ${file}`, error);
  }
}

/**
 * Writes a file in one step: where that fails, or there is no space left, the old content stays. A link to a file
 * keeps pointing to it.
 * @param flush whether to flush the new content to the disk before it replaces the old
 * @throws the file system's error
 */
export function replaceFile(file: string, content: string | Uint8Array, { flush = false } = {}): void {
  const target = targetOf(file);
  // Unique to this process, and not one that was left behind.
  const fresh = `${target}.${process.pid}.partial`;
  try {
    writeFileSync(fresh, content, { flag: 'wx', flush });
    renameSync(fresh, target);
  } catch (error) {
    try {
      rmSync(fresh, { force: true });
    } catch {
      // Whatever prevents writing the file may also prevent removing the partial one.
    }
    throw error;
  }
}

function targetOf(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

function removeLeft(file: string): void {
  const { dir, base } = path.parse(path.resolve(targetOf(file)));
  for (const name of readdirSync(dir)) {
    const number = name.startsWith(`${base}.`)
      ? /^\d+(?=\.partial$)/.exec(name.slice(base.length + 1))
      : null;
    if (number && isOver(Number(number[0]))) rmSync(path.join(dir, name));
  }
}
