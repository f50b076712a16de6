import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import type { ArchiveOrder } from './archive.ts';

// A process of its own, started by `archive.ts`. One file at a time: all of a large site at once would be a hundred megabytes.
process.once('message', ({ root, name, files }: ArchiveOrder) => {
  const archive = openSync(path.join(root, name), 'w');
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    writeFileSync(archive, chunk);
  });
  for (const file of files) {
    const entry = new ZipDeflate(file, { level: 6 });
    entry.mtime = '1980-01-01T00:00:00';
    zip.add(entry);
    entry.push(readFileSync(path.join(root, file)), true);
  }
  zip.end();
  closeSync(archive);
  process.disconnect();
});
