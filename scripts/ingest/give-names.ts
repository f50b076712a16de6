import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { orNothing } from '../../src/content-folder/messages/content-error.ts';
import type { Plan } from './plan.ts';
import type { Steps } from './steps.ts';

/**
 * Renames files and folders that would be removed, where a file to be written has the same name but for capitals or
 * the composition of letters. On many systems the two are one file: removing the old name would remove what was just
 * written, and a folder would keep its old name.
 * @returns what remains to be removed, where it is now
 */
export async function giveNames(
  contentDir: string,
  { write, remove }: Plan,
  steps: Steps,
): Promise<string[]> {
  const going = new Set(remove.map(foldFileName));
  let left = remove;
  for (const target of write.keys()) {
    if (!going.has(foldFileName(target))) continue;
    for (const wanted of [...foldersOf(target), target]) {
      const found = await nearestTo(contentDir, wanted);
      if (found === null) break;
      if (found === wanted) continue;
      await steps.rename(path.join(contentDir, found), path.join(contentDir, wanted));
      left = left.map((filePath) =>
        filePath === found || filePath.startsWith(`${found}/`)
          ? `${wanted}${filePath.slice(found.length)}`
          : filePath,
      );
    }
  }
  return left.filter((filePath) => !write.has(filePath));
}

/** The folders around a file, the outermost first; paths are inside the content folder, with `/` on every system. */
export function foldersOf(filePath: string): string[] {
  const names = filePath.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

/** The existing path, or one that is equal but for capitals; null where there is neither. */
async function nearestTo(contentDir: string, wanted: string): Promise<string | null> {
  const { dir, base } = path.posix.parse(wanted);
  const names = (await readdir(path.join(contentDir, dir)).catch(orNothing)) ?? [];
  if (names.includes(base)) return wanted;
  const near = names.find((name) => foldFileName(name) === foldFileName(base));
  return near === undefined ? null : path.posix.join(dir, near);
}
