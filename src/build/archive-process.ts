import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import type { ArchiveOrder } from './archive.ts';
import { filesOf } from './files.ts';

/** The data: the API, the exports, the sources as received. */
const isData = (name: string) =>
  name.startsWith('api/v1/') || /^glossary\.(?:tsv|csv|md)$/.test(name) || /^sources\/.*\.txt$/.test(name);

// A process of its own, started by `archive.ts`. One file at a time: all of a large site at once would be a hundred megabytes.
// The same data gives the same bytes: no clock goes in.
process.once('message', ({ root, name }: ArchiveOrder) => {
  const archive = openSync(path.join(root, name), 'w');
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    writeFileSync(archive, chunk);
  });
  for (const file of filesOf(root).filter(isData)) {
    const entry = new ZipDeflate(file, { level: 6 });
    entry.mtime = '1980-01-01T00:00:00';
    zip.add(entry);
    entry.push(readFileSync(path.join(root, file)), true);
  }
  zip.end();
  closeSync(archive);
  process.disconnect();
});
