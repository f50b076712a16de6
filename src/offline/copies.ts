import { listAddress, type OfflineList, readList } from './list.ts';
import { copyNames } from './names.ts';

/** A complete copy on this device. */
export interface Copy {
  /** Name of its cache. */
  name: string;
  list: OfflineList;
  /** Addresses of its files, for looking up whatever a page requests. */
  addresses: ReadonlySet<string>;
  /** When the last of its files was verified. */
  date: Date;
}

/** What is on this device, according to its caches. */
export type CopyState =
  | { is: 'none' }
  /** An unfinished first copy, and how many of its files are there. */
  | { is: 'begun'; files: number }
  /** A copy; `missing` counts files that the browser or somebody else removed from it. */
  | { is: 'kept'; copy: Copy; missing: number };

/**
 * Messages to all pages of the site, and to its workers, while a copy is made; the last one says that the caches have
 * changed.
 */
export type Progress = { done: number; total: number } | { failed: string } | { changed: true };

/**
 * The copy that answers requests. A cache counts as a copy once it has its list, which is added last; where a browser
 * stopped before deleting the older of two, the newer one answers.
 */
export async function heldCopy(scope: string): Promise<Copy | null> {
  const names = await copyNames(scope);
  const copies = await Promise.all(names.map((name) => readCopy(name, scope)));
  const [newest] = copies.filter((copy) => copy !== null).sort((one, other) => +other.date - +one.date);
  return newest ?? null;
}

async function readCopy(name: string, scope: string): Promise<Copy | null> {
  const kept = await caches.match(new URL(listAddress, scope), { cacheName: name });
  if (!kept) return null;
  try {
    const list = await readList(await kept.text());
    const addresses = new Set(list.files.map(({ address }) => address));
    return { name, list, addresses, date: new Date(kept.headers.get('Date') ?? 0) };
  } catch {
    return null;
  }
}

/** Turns a cache that has all files of a list into a copy with the current date. */
export async function markWhole(cache: Cache, list: OfflineList, scope: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
  await cache.put(new URL(listAddress, scope), new Response(JSON.stringify(list), { headers }));
}

/** Reads from the caches what is there. */
export async function readState(scope: string): Promise<CopyState> {
  const copy = await heldCopy(scope);
  if (copy) {
    const there = await addressesIn(copy.name);
    const missing = copy.list.files.filter(({ address }) => !there.has(new URL(address, scope).href)).length;
    return { is: 'kept', copy, missing };
  }
  const counts = await Promise.all(
    (await copyNames(scope)).map(async (name) => (await addressesIn(name)).size),
  );
  const files = Math.max(0, ...counts);
  return files > 0 ? { is: 'begun', files } : { is: 'none' };
}

async function addressesIn(name: string): Promise<Set<string>> {
  // Opening a cache creates it, even one that was removed during this search.
  if (!(await caches.has(name))) return new Set();
  return new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
}

/** Deletes everything that this site keeps, and nothing of others. */
export async function removeCopies(scope: string): Promise<void> {
  for (const name of await copyNames(scope)) await caches.delete(name);
}
