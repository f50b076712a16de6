import { lstatSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, isFull, refusalError } from '../messages/content-error.ts';
import { isThere } from './document.ts';

/**
 * Does something in a content folder while no other ingest does; a folder that cannot be written needs no lock.
 * @throws {ContentError} where another ingest is running there, or there is no space for a lock
 */
export async function withLock<T>(contentDir: string, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(contentDir, 'ingest');
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Locks a folder until this process ends, or the lock is released. The lock is a link, `.<worker>.lock`, whose target
 * is the process id and does not exist; on a disk without links it is a folder with a file of that name. Unlike a
 * file, it never exists without its process id, whenever the process is killed. The lock of a process that has ended
 * is taken over.
 * @param worker the activity, as a word for the message
 * @returns a function that releases the lock; nothing is locked where the folder cannot be written
 * @throws {ContentError} where another process is at work there, or there is no space for a lock
 */
export async function takeLock(folder: string, worker: string): Promise<() => void> {
  const lock = path.join(folder, `.${worker}.lock`);
  if (!(await take(lock, worker))) return () => {};
  const release = () => {
    process.off('exit', release);
    try {
      // Deleted in place, a folder would first be empty, and nobody could tell whose it is.
      const gone = lstatSync(lock).isDirectory() ? asideOf(lock) : lock;
      if (gone !== lock) renameSync(lock, gone);
      rmSync(gone, { recursive: true, force: true });
    } catch {
      // A lock that cannot be removed is stale as soon as this process ends.
    }
  };
  // Also where the process ends early, because the reader of its output has gone.
  process.once('exit', release);
  await removeLeftAside(lock);
  return release;
}

async function take(lock: string, worker: string): Promise<boolean> {
  try {
    if (await place(lock)) return true;
  } catch (error) {
    if (isFull(error)) throw refusalError(`write ${lock}`, error);
    return false;
  }
  const found = await removeStale(lock);
  if (found === 'at work')
    throw new ContentError(
      `Another ${worker} is at work in ${path.dirname(lock)}. Wait until it is done; if there is none, remove ${lock}.`,
    );
  return found === 'gone' && take(lock, worker);
}

/** Error codes of a disk without links; on such a disk Windows reports that the target is a folder. */
const noLinks: readonly (string | undefined)[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EISDIR'];

/**
 * Puts a lock in place in one step.
 * @returns whether none was there
 * @throws the file system's error where it cannot be written
 */
async function place(lock: string): Promise<boolean> {
  try {
    // On Windows everybody may create junctions, whose targets become absolute paths.
    await symlink(String(process.pid), lock, 'junction');
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!noLinks.includes(codeOf(error))) throw error;
  }
  const fresh = asideOf(lock);
  try {
    await mkdir(fresh, { recursive: true });
    await writeFile(path.join(fresh, String(process.pid)), '');
    // Renaming never replaces a folder that has contents.
    await rename(fresh, lock);
    return true;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (isThere(lock) || ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** The path of a process's lock before it is in place, or after. */
function asideOf(lock: string): string {
  return `${lock}.${process.pid}`;
}

/** The process id in a lock; NaN or 0 where it has none. */
async function numberIn(lock: string): Promise<number> {
  const named = await readlink(lock).catch(async () => (await readdir(lock).catch(() => []))[0]);
  return Number(path.basename(named ?? ''));
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Of two processes that find the same stale lock one moves it aside; if it is a fresh one by then, it is put back. */
async function removeStale(lock: string): Promise<'gone' | 'at work' | 'stays'> {
  const isStale = async (file: string) => isOver(await numberIn(file));
  if (!(await isStale(lock))) return 'at work';
  const aside = asideOf(lock);
  try {
    await rename(lock, aside);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : 'stays';
  }
  const wasStale = await isStale(aside);
  const remove = () => rm(aside, { recursive: true });
  // Where another process has put a folder in its place, that stays.
  await (wasStale ? remove() : rename(aside, lock).catch(remove));
  return wasStale ? 'gone' : 'at work';
}

/**
 * Removes what a process that was killed while removing a stale lock left under a name that ends in its process id.
 */
async function removeLeftAside(lock: string): Promise<void> {
  const [folder, before] = [path.dirname(lock), `${path.basename(lock)}.`];
  for (const name of await readdir(folder))
    if (name.startsWith(before) && isOver(Number(name.slice(before.length))))
      await rm(path.join(folder, name), { recursive: true });
}

/** Whether a process has ended; false where there is no valid id. */
export function isOver(pid: number): boolean {
  // A restarted container reuses process ids: a lock with our own id is not ours.
  if (!(pid > 0) || pid === process.pid) return pid === process.pid;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
