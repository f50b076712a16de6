import { existsSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalError } from './content-error.ts';
import { isOver } from './lock.ts';

/**
 * Writes a file in one step, as {@link replaceFile} does, down to the disk; what a process left beside it that was killed
 * while it did so goes.
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
 * Writes a file in one step: where it cannot be written, or there is no room for it, what was there stays as it was. A
 * link to a file goes on to lead to it.
 * @param flush whether it is to be on the disk before it takes the place of what was there
 * @throws what the file system says
 */
export function replaceFile(file: string, content: string | Uint8Array, { flush = false } = {}): void {
  const target = targetOf(file);
  // Nobody else's, and not one that was left behind.
  const fresh = `${target}.${process.pid}.partial`;
  try {
    writeFileSync(fresh, content, { flag: 'wx', flush });
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
