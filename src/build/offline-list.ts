import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Data that pages fetch. */
const fetchedByPages = ['search-index.json', 'tools/keywords.json'];

/**
 * Writes `offline.json`: what a reader's browser keeps for use without signal, every page with what it needs, and a
 * version that changes where any of it does. Data for programs is left out.
 * @param root folder of the built site
 * @param files all of its files, by their path inside it
 */
export function writeOfflineList(root: string, files: readonly string[]): void {
  const kept = files.filter(
    (name) =>
      (name.endsWith('.html') && name !== '404.html') ||
      name.startsWith('_astro/') ||
      fetchedByPages.includes(name),
  );
  const hash = createHash('sha256');
  for (const name of kept) hash.update(name).update(readFileSync(path.join(root, name)));
  const version = hash.digest('hex').slice(0, 16);
  const addresses = kept.map((name) => name.replace(/(^|\/)index\.html$/, '$1'));
  writeFileSync(path.join(root, 'offline.json'), JSON.stringify({ version, files: addresses }));
}
