import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { filesOf } from '../files.ts';
import type { ArchiveOrder } from './archive.ts';

/**
 * The data files: the API, the exports, the sources as received. Elsewhere in the site Astro is still moving and
 * removing files.
 */
function dataOf(root: string): string[] {
  const inside = (folder: string) => filesOf(path.join(root, folder)).map((name) => `${folder}/${name}`);
  return [
    ...inside('api/v1'),
    ...['csv', 'md', 'tsv'].map((ending) => `glossary.${ending}`),
    ...inside('sources').filter((name) => name.endsWith('.txt')),
  ];
}

// Runs in a process of its own, started by `archive.ts`. Reads one file at a time, since a large site would take a
// hundred megabytes. The same data gives the same bytes: no timestamps go in.
process.once('message', ({ root, name }: ArchiveOrder) => {
  const archive = openSync(path.join(root, name), 'w');
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    writeFileSync(archive, chunk);
  });
  for (const file of dataOf(root)) {
    const entry = new ZipDeflate(file, { level: 6 });
    entry.mtime = '1980-01-01T00:00:00';
    zip.add(entry);
    entry.push(readFileSync(path.join(root, file)), true);
  }
  zip.end();
  closeSync(archive);
  process.disconnect();
});
