import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { foldFileName } from '../../src/content-folder/disk/fold-file-name.ts';
import { generatedFolders } from '../../src/content-folder/existing.ts';
import { partialFolder } from '../../src/content-folder/location.ts';
import { refusalError } from '../../src/content-folder/messages/content-error.ts';
import { foldersOf, giveNames } from './give-names.ts';
import type { Plan } from './plan.ts';
import { createSteps, type Steps } from './steps.ts';

/**
 * Carries out a plan, all of it or nothing: where the file system refuses a step, those before it are undone. Each
 * file is put in place in one step, so that a kill at any moment leaves only complete files, and the temporary folder,
 * which the next ingest removes. Whatever is in the way of a file or folder is removed first, and whatever has its
 * name but for capitals is renamed; everything else is removed last, so that the ids in an entry are never gone before
 * they are written again. Empty folders are removed, too, since a killed ingest may have left some.
 * @param force whether an empty folder may give way to a file, too
 * @param onProgress receives how many of how many steps are done
 * @throws {ContentError} where the file system refuses
 */
export async function carryOut(
  contentDir: string,
  plan: Plan,
  force: boolean,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const aside = path.join(contentDir, partialFolder);
  const steps = createSteps(aside);
  const clear = () => rm(aside, { recursive: true, force: true });
  await clear().catch((error) => {
    throw refusalError(`remove ${aside}`, error);
  });
  try {
    await takeSteps(contentDir, plan, force, steps, onProgress);
  } catch (error) {
    const isBack = await steps
      .takeBack()
      .then(clear)
      .then(() => true)
      .catch(() => false);
    const left = isBack ? 'Nothing was changed' : 'Some files may have changed, and each of them is complete';
    throw refusalError(steps.doing(), error, left);
  }
  await clear().catch((error) => {
    throw refusalError(`remove ${aside}`, error, 'Everything else is done');
  });
}

async function takeSteps(
  contentDir: string,
  plan: Plan,
  force: boolean,
  steps: Steps,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { write, remove } = plan;
  const total = write.size + remove.length;
  let done = 0;
  const removeAll = async (filePaths: readonly string[]) => {
    for (const filePath of filePaths) {
      await steps.remove(path.join(contentDir, filePath));
      onProgress(++done, total);
    }
  };
  const isInTheWay = obstaclesTo(write);
  await removeAll(remove.filter(isInTheWay));
  if (force) await removeEmptyFolders(contentDir, steps);
  const others = remove.filter((filePath) => !isInTheWay(filePath));
  const left = await giveNames(contentDir, { ...plan, remove: others }, steps);
  const puts: (() => Promise<void>)[] = [];
  for (const some of inGroups([...write], preparedAtOnce)) {
    puts.push(
      ...(await allEnded(
        some.map(([filePath, content]) => steps.prepare(path.join(contentDir, filePath), content)),
      )),
    );
    done += some.length;
    onProgress(done, total);
  }
  for (const put of puts) await put();
  await removeAll(left);
  await removeEmptyFolders(contentDir, steps);
}

/** A disk flushes so many files in little more time than one. */
const preparedAtOnce = 8;

function inGroups<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  );
}

/**
 * Waits for all of some steps, also where one fails, so that none goes on while others are undone.
 * @throws what the first that failed threw
 */
async function allEnded<Value>(steps: readonly Promise<Value>[]): Promise<Value[]> {
  try {
    return await Promise.all(steps);
  } finally {
    await Promise.allSettled(steps);
  }
}

/** Finds files in the place of a wanted folder, or below the path of a wanted file. */
function obstaclesTo(wanted: ReadonlyMap<string, string>): (filePath: string) => boolean {
  const files = new Set([...wanted.keys()].map(foldFileName));
  const folders = new Set([...files].flatMap(foldersOf));
  return (filePath) => {
    const plain = foldFileName(filePath);
    return folders.has(plain) || foldersOf(plain).some((folder) => files.has(folder));
  };
}

/** Removes the generated folders that are empty, or have nothing but such folders. */
async function removeEmptyFolders(contentDir: string, steps: Steps): Promise<void> {
  const removeEmpty = async (folder: string) => {
    if (!existsSync(folder)) return;
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) await removeEmpty(path.join(folder, entry.name));
    if ((await readdir(folder)).length === 0) await steps.remove(folder);
  };
  for (const name of generatedFolders) await removeEmpty(path.join(contentDir, name));
}
