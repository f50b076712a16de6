import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, zip } from 'fflate';

/** The data: the API, the exports, the sources as received. */
const isData = (name: string) =>
  name.startsWith('api/v1/') || /^glossary\.(?:tsv|csv|md)$/.test(name) || /^sources\/.*\.txt$/.test(name);

/**
 * Writes one archive with all data, large files on threads of their own. The same data gives the same bytes: no clock goes in.
 * @param root folder of the built site
 * @param name of the archive in it
 * @param files all of its files, by their path inside it
 */
export async function writeArchive(root: string, name: string, files: readonly string[]): Promise<void> {
  const entries = files
    .filter(isData)
    .map((name) => [name, new Uint8Array(readFileSync(path.join(root, name)))] as const);
  const options = { level: 6, mtime: '1980-01-01T00:00:00' } as const;
  writeFileSync(
    path.join(root, name),
    await promisify<AsyncZippable, AsyncZipOptions, Uint8Array>(zip)(Object.fromEntries(entries), options),
  );
}
