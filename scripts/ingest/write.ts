import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, fileReason } from '../../src/content-folder/content-error.ts';
import { generatedFolders } from '../../src/content-folder/sources.ts';
import { type Plan, partialEnding } from './plan.ts';

/**
 * Carries a plan out. Each file is written beside its place, flushed, and then put there in one step, so that a kill at
 * any moment leaves only whole files, and at most one `.partial` that the next ingest removes.
 * Such a leftover goes first, since its name is that of a file being written, and so does what stands in the way of a file
 * or folder; all else that goes, goes last, so that what an entry says of ids is never gone before it is written again.
 * Folders that hold nothing go too: their last file may be gone since an ingest that was killed.
 * @throws {ContentError} where the file system refuses; what was written until then is whole
 * @param onProgress told how many of how many steps are done
 */
export async function carryOut(
  contentDir: string,
  plan: Plan,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = plan.write.size + plan.remove.length;
  let done = 0;
  const isLeftover = (filePath: string) => filePath.endsWith(partialEnding);
  const removeAll = async (filePaths: readonly string[]) => {
    for (const filePath of filePaths) {
      const target = path.join(contentDir, filePath);
      await orSay(`remove ${target}`, () => remove(target));
      onProgress(++done, total);
    }
  };
  const isInTheWay = inTheWayOf(plan.write);
  const goesFirst = new Set(plan.remove.filter((filePath) => isLeftover(filePath) || isInTheWay(filePath)));
  await removeAll([...goesFirst]);
  for (const [filePath, content] of plan.write) {
    const target = path.join(contentDir, filePath);
    await orSay(`write ${target}`, () => write(target, content));
    onProgress(++done, total);
  }
  await removeAll(plan.remove.filter((filePath) => !goesFirst.has(filePath)));
  await removeEmptyFolders(contentDir);
}

/** Removes the generated folders that hold nothing, or nothing but such folders. */
export async function removeEmptyFolders(contentDir: string): Promise<void> {
  for (const folder of generatedFolders) await removeEmpty(path.join(contentDir, folder));
}

/** Tells whether a file stands where a folder belongs, or below what should be a file. */
function inTheWayOf(wanted: ReadonlyMap<string, string>): (filePath: string) => boolean {
  const folders = new Set([...wanted.keys()].flatMap(foldersOf));
  return (filePath) => folders.has(filePath) || foldersOf(filePath).some((folder) => wanted.has(folder));
}

function foldersOf(filePath: string): string[] {
  const names = filePath.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

async function remove(target: string): Promise<void> {
  await rm(target);
  await removeIfEmpty(path.dirname(target));
}

async function write(target: string, content: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(target + partialEnding, content, { flush: true });
    await rename(target + partialEnding, target);
  } catch (error) {
    await rm(target + partialEnding, { force: true });
    throw error;
  }
}

/** The file system does not always name the file: a full disk is met by the one that happens to be open. */
async function orSay(what: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const reason = fileReason(error);
    throw reason === null ? error : new ContentError(`Could not ${what}: ${reason}.`);
  }
}

async function removeEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmpty(path.join(folder, entry.name));
  await orSay(`remove ${folder}`, () => removeIfEmpty(folder));
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
