import { lstatSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, isFull, refusalError } from './content-error.ts';
import { isThere } from './document.ts';

/**
 * Does something in a content folder while no other ingest does; a folder that cannot be written needs no lock.
 * @throws {ContentError} where another is at work there, or there is no room for a lock
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
 * Locks a folder until this process ends, or the lock is released: a link, `.<worker>.lock`, to the number of the
 * process, which leads nowhere; on a disk without links a folder with a file of that name. Unlike a file it is never
 * there without its number, whenever its process is killed. The lock of a process that is no more is taken over.
 * @param worker what is done there, as a word for the message
 * @returns what releases the lock; nothing is locked where the folder cannot be written
 * @throws {ContentError} where another is at work there, or there is no room for a lock
 */
export async function takeLock(folder: string, worker: string): Promise<() => void> {
  const lock = path.join(folder, `.${worker}.lock`);
  if (!(await take(lock, worker))) return () => {};
  const release = () => {
    process.off('exit', release);
    try {
      // A folder would be empty first, and nobody knows whose that is.
      const gone = lstatSync(lock).isDirectory() ? asideOf(lock) : lock;
      if (gone !== lock) renameSync(lock, gone);
      rmSync(gone, { recursive: true, force: true });
    } catch {
      // One that cannot be removed is soon that of a process that is no more.
    }
  };
  // Also where the process ends in the middle: whoever read what it prints has left.
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
      `Another ${worker} is at work in ${path.dirname(lock)}. Wait until it is done; where there is none, remove ${lock}.`,
    );
  return found === 'gone' && take(lock, worker);
}

/** What a disk says that has no links; on Windows such a one takes them for an attempt upon a folder. */
const noLinks: readonly (string | undefined)[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EISDIR'];

/**
 * Puts a lock in its place in one step.
 * @returns whether none was there
 * @throws what the file system says where it cannot be written
 */
async function place(lock: string): Promise<boolean> {
  try {
    // Windows lets everybody make a junction, and has them lead to an absolute path.
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
    // No folder takes the place of one that holds anything.
    await rename(fresh, lock);
    return true;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (isThere(lock) || ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Where a process puts a lock that is not in its place yet, or no longer. */
function asideOf(lock: string): string {
  return `${lock}.${process.pid}`;
}

/** The number of the process that a lock names; NaN, or 0, where it names none. */
async function numberIn(lock: string): Promise<number> {
  const named = await readlink(lock).catch(async () => (await readdir(lock).catch(() => []))[0]);
  return Number(path.basename(named ?? ''));
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Of two that find the same stale lock one moves it aside; should that be a fresh one by then, it is put back. */
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
  // Where another has taken the place of a folder, that stays.
  await (wasStale ? remove() : rename(aside, lock).catch(remove));
  return wasStale ? 'gone' : 'at work';
}

/** A process that was killed while it took a stale lock away left that under a name that ends in its number. */
async function removeLeftAside(lock: string): Promise<void> {
  const [folder, before] = [path.dirname(lock), `${path.basename(lock)}.`];
  for (const name of await readdir(folder))
    if (name.startsWith(before) && isOver(Number(name.slice(before.length))))
      await rm(path.join(folder, name), { recursive: true });
}

/** Whether a process is no more; of what has no number nobody knows. */
export function isOver(pid: number): boolean {
  // In a container that starts anew the numbers are given again: a lock with our own is not ours.
  if (!(pid > 0) || pid === process.pid) return pid === process.pid;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
