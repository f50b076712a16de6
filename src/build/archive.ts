import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What the process that makes the archive is told. */
export interface ArchiveOrder {
  /** Folder of the built site. */
  root: string;
  /** Of the archive in it. */
  name: string;
  /** What goes in, by the path inside the site. */
  files: readonly string[];
}

/** The data: the API, the exports, the sources as received. */
const isData = (name: string) =>
  name.startsWith('api/v1/') || /^glossary\.(?:tsv|csv|md)$/.test(name) || /^sources\/.*\.txt$/.test(name);

/**
 * Writes one archive with all data, in a process of its own: in that of the build each file would make it look for memory to
 * let go of. The same data gives the same bytes: no clock goes in.
 * @param root folder of the built site
 * @param name of the archive in it
 * @param files all of its files, by their path inside it
 */
export async function writeArchive(root: string, name: string, files: readonly string[]): Promise<void> {
  const archivist = fork(new URL('./archive-process.ts', import.meta.url));
  const order: ArchiveOrder = { root, name, files: files.filter(isData) };
  archivist.send(order);
  const [status] = await once(archivist, 'exit');
  if (status !== 0) throw new Error(`The archive ${name} could not be written.`);
}
