import { listAddress, type OfflineList, readList } from './list.ts';
import { copyNames } from './names.ts';

/** A whole copy on this device. */
export interface Copy {
  /** Of its cache. */
  name: string;
  list: OfflineList;
  /** Those of its files: whatever a page asks for is looked up here. */
  addresses: ReadonlySet<string>;
  /** When the last of its files was verified. */
  date: Date;
}

/** What is on this device, as its caches show it. */
export type CopyState =
  | { is: 'none' }
  /** A first copy that was broken off: so many of its files are there. */
  | { is: 'begun'; files: number }
  /** A copy; `missing` counts files that the browser or somebody else has taken out of it. */
  | { is: 'kept'; copy: Copy; missing: number };

/**
 * What is told to all pages of the site, and to its workers, while a copy is kept; last, that what is there has
 * changed.
 */
export type Progress = { done: number; total: number } | { failed: string } | { changed: true };

/**
 * The copy that answers. A cache is a copy once it holds its list, which is put into it last; where a browser was
 * stopped before the older of two was deleted, the newer one answers.
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

/** Makes a cache that holds all of a list's files the copy of this moment. */
export async function markWhole(cache: Cache, list: OfflineList, scope: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
  await cache.put(new URL(listAddress, scope), new Response(JSON.stringify(list), { headers }));
}

/** Looks into the caches what there is. */
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
  // To open a cache makes it, also one that was removed while this looked for it.
  if (!(await caches.has(name))) return new Set();
  return new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
}

/** Deletes all that this site keeps, and nothing of another. */
export async function removeCopies(scope: string): Promise<void> {
  for (const name of await copyNames(scope)) await caches.delete(name);
}
