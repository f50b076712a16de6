import { type Copy, heldCopy, markWhole } from './copies.ts';
import { CopyFailure, fetchList, fetchPast, NoAnswer } from './fetch-past.ts';
import { integrityOf, type ListedFile, type OfflineList } from './list.ts';
import { copyName, copyNames } from './names.ts';

/** How many files are fetched at a time. */
const atATime = 6;

/** Header fields about the transfer, which would be wrong in an answer from a copy. */
const transferHeaders = ['Content-Encoding', 'Content-Length', 'Vary'];

/**
 * Brings the copy on this device to the server's current version. The old copy answers until the last file of the new
 * one is there, and each file must have the hash in the list. An interrupted run is resumed.
 * @param tell receives how many files are there
 * @throws {CopyFailure} with the reason; the existing copy is unchanged
 */
export async function keepCopy(
  scope: string,
  tell: (done: number, total: number) => void,
  triesLeft = 2,
): Promise<void> {
  const list = await fetchList(scope);
  const held = await heldCopy(scope);
  const name = copyName(scope, list.version);
  await deleteOthers(scope, [name, held?.name]);
  const cache = await caches.open(name);
  try {
    await fill(cache, list, held, scope, tell);
    await markWhole(cache, list, scope);
  } catch (error) {
    if (isNoRoom(error)) {
      if (held?.name !== name) await caches.delete(name);
      throw new CopyFailure('There is not enough room on this device.');
    }
    if (triesLeft > 1 && !(error instanceof NoAnswer) && (await isReplaced(list, scope)))
      return keepCopy(scope, tell, triesLeft - 1);
    throw error;
  }
  await deleteOthers(scope, [name]);
}

/** Whether another version was published meanwhile, whose files are no longer those of this list. */
async function isReplaced(list: OfflineList, scope: string): Promise<boolean> {
  const now = await fetchList(scope).catch(() => list);
  return now.version !== list.version;
}

async function deleteOthers(scope: string, names: (string | undefined)[]): Promise<void> {
  for (const name of await copyNames(scope)) if (!names.includes(name)) await caches.delete(name);
}

/**
 * Puts all files of a list into its cache, each verified: those already there, those of the existing copy, or those of
 * the server.
 */
async function fill(
  cache: Cache,
  list: OfflineList,
  held: Copy | null,
  scope: string,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const near = [cache];
  if (held && held.list.headers === list.headers) near.push(await caches.open(held.name));
  const waiting = [...list.files];
  const stop = new AbortController();
  let done = 0;
  tell(done, list.files.length);
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file && !stop.signal.aborted; file = waiting.shift()) {
      await put(file, new URL(file.address, scope).href, cache, near, stop);
      done += 1;
      tell(done, list.files.length);
    }
  }
  const workers = Array.from({ length: atATime }, work);
  try {
    await Promise.all(workers);
  } finally {
    stop.abort();
    await Promise.allSettled(workers);
  }
}

async function put(
  file: ListedFile,
  url: string,
  cache: Cache,
  near: readonly Cache[],
  stop: AbortController,
): Promise<void> {
  for (const from of near) {
    const response = await from.match(url);
    const bytes = await response?.arrayBuffer();
    if (!response || !bytes || (await integrityOf(bytes)) !== file.integrity) continue;
    if (from !== cache) await cache.put(url, new Response(bytes, { headers: response.headers }));
    return;
  }
  const { response, bytes } = await fetchPast(url, stop);
  if ((await integrityOf(bytes)) !== file.integrity)
    throw new CopyFailure(
      `The server sent something other than its list says for “${file.address}”, as while a new version is being published, or where a network asks you to log in.`,
    );
  const headers = new Headers(response.headers);
  for (const name of transferHeaders) headers.delete(name);
  await cache.put(url, new Response(bytes, { headers }));
}

function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
