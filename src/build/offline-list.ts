import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf } from '../addresses/urls.ts';
import { createList, integrityOf, type ListedFile, listAddress } from '../offline/list.ts';
import { placeOfMark } from '../offline/mark-page.ts';
import type { Redirects } from './redirects/redirects.ts';

/** Besides the pages: data and code that they load, and documents that they link to. */
const fetchedByPages = /^(?:search-data\.json|tools\/keywords\.json|embed\/v1\.js(?:on)?|sources\/.*\.txt)$/;

/**
 * Writes the list of files for the offline copy, each with the hash of its bytes: every page with what it needs. Data
 * for programs is left out, and redirects are listed as such.
 * @param root folder of the built site
 * @param files all of its files, by their relative paths
 * @throws where a page has no place for the note that it comes from a copy
 */
export async function writeOfflineList(
  root: string,
  files: readonly string[],
  redirects: Redirects,
): Promise<void> {
  const kept = files.filter(
    (name) =>
      (name.endsWith('.html') && name !== '404.html' && !(addressOf(name) in redirects)) ||
      name.startsWith('_astro/') ||
      fetchedByPages.test(name),
  );
  const listed: ListedFile[] = [];
  // One after the other: a large site is hundreds of megabytes.
  for (const name of kept) {
    const bytes = readFileSync(path.join(root, name));
    if (name.endsWith('.html') && !hasOne(bytes, placeOfMark))
      throw new Error(`Expected one “${placeOfMark}” in ${name}`);
    listed.push({ address: addressOf(name), integrity: await integrityOf(bytes), bytes: bytes.length });
  }
  const headers = await integrityOf(readFileSync(path.join(root, '_headers')));
  const list = await createList({ headers, files: listed, moved: redirects });
  writeFileSync(path.join(root, unfinished), JSON.stringify(list));
}

/** The list's temporary place until everything else is there. */
const unfinished = `_${listAddress}`;

/** Puts the list in its place, last of all: a site that has it was built completely. */
export function placeOfflineList(): AstroIntegration {
  return {
    name: 'offline-list',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        renameSync(path.join(root, unfinished), path.join(root, listAddress));
      },
    },
  };
}

function hasOne(bytes: Buffer, text: string): boolean {
  const place = bytes.indexOf(text);
  return place >= 0 && !bytes.includes(text, place + 1);
}
