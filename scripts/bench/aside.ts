import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const aside = path.resolve('.bench/aside');

/**
 * Moves a folder out of the way, and deletes it once everything is measured: after thousands of files are deleted,
 * ext4 is a tenth slower at creating as many, for minutes.
 */
export function putAside(folder: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(aside, { recursive: true });
  renameSync(folder, path.join(mkdtempSync(path.join(aside, 'one-')), path.basename(folder)));
}

process.on('exit', () => rmSync(aside, { recursive: true, force: true }));
