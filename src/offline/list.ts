import { isPage } from '../addresses/urls.ts';

/** One file of the site in a copy. */
export interface ListedFile {
  /** Its address under the base path: `keywords/armor/`. */
  address: string;
  /** SHA-256 of its bytes, in the format of subresource integrity. */
  integrity: string;
  bytes: number;
}

/** The contents of an offline copy; served as `offline.json`. */
export interface OfflineList {
  /** Hash of everything below: a list that is truncated or mixed from two is invalid. */
  version: string;
  /** Hash of the header fields that hosts send: a file is only unchanged if these are, too. */
  headers: string;
  files: ListedFile[];
  /** Redirects: old address to new, both under the base path. */
  moved: Record<string, string>;
}

/** Address of the list, under the base path. */
export const listAddress = 'offline.json';

/** The page that is shown for whatever a copy lacks. */
export const notInCopyAddress = 'not-in-copy/';

/** SHA-256 in the format of subresource integrity. */
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
 * @throws where it is not a list, or incomplete
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

/** The total size of files in bytes. */
export function sizeOf(files: readonly ListedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** The files of a list that another lacks in the same form. */
export function filesBeyond(list: OfflineList, other: OfflineList): ListedFile[] {
  if (list.headers !== other.headers) return list.files;
  const held = new Map(other.files.map(({ address, integrity }) => [address, integrity]));
  return list.files.filter(({ address, integrity }) => held.get(address) !== integrity);
}
