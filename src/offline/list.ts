import { isPage } from '../addresses/urls.ts';

/** One file of the site as a copy holds it. */
export interface ListedFile {
  /** Its address under the base path: `keywords/armor/`. */
  address: string;
  /** SHA-256 of its bytes, as subresource integrity writes it. */
  integrity: string;
  bytes: number;
}

/** All that a copy for use without signal holds; served as `offline.json`. */
export interface OfflineList {
  /** Hash of all that follows: a list that was cut off or put together from two is not one. */
  version: string;
  /** Hash of the header fields that hosts send: a file is only as it was where these are, too. */
  headers: string;
  files: ListedFile[];
  /** Addresses that lead on: old to new, both under the base path. */
  moved: Record<string, string>;
}

/** Where the list stands, under the base path. */
export const listAddress = 'offline.json';

/** The page that answers for what a copy does not hold. */
export const notInCopyAddress = 'not-in-copy/';

/** SHA-256 as subresource integrity writes it. */
export async function integrityOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Makes the list of what was built. */
export async function createList(content: Omit<OfflineList, 'version'>): Promise<OfflineList> {
  return { ...content, version: await versionOf(content) };
}

/**
 * Reads a list as a server sent it.
 * @throws where it is none, or not whole
 */
export async function readList(text: string): Promise<OfflineList> {
  const list: OfflineList = JSON.parse(text);
  if (list.version !== (await versionOf(list)))
    throw new Error('Found a list with another hash than its version');
  return list;
}

function versionOf({ headers, files, moved }: Omit<OfflineList, 'version'>): Promise<string> {
  return integrityOf(new TextEncoder().encode(JSON.stringify({ headers, files, moved })));
}

/** How many of the files are pages. */
export function countPages({ files }: OfflineList): number {
  return files.filter(({ address }) => isPage(address)).length;
}

/** The bytes of files together. */
export function sizeOf(files: readonly ListedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** The files of a list that another does not hold in the same form. */
export function filesBeyond(list: OfflineList, other: OfflineList): ListedFile[] {
  if (list.headers !== other.headers) return list.files;
  const held = new Map(other.files.map(({ address, integrity }) => [address, integrity]));
  return list.files.filter(({ address, integrity }) => held.get(address) !== integrity);
}
