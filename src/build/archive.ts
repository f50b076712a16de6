import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread of the archive is told. */
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
 * Writes one archive with all data, on a thread of its own: what it holds in memory would make the build, which holds much
 * more, look for what it can let go of again and again. The same data gives the same bytes: no clock goes in.
 * @param root folder of the built site
 * @param name of the archive in it
 * @param files all of its files, by their path inside it
 */
export async function writeArchive(root: string, name: string, files: readonly string[]): Promise<void> {
  const workerData: ArchiveOrder = { root, name, files: files.filter(isData) };
  await once(new Worker(new URL('./archive-thread.ts', import.meta.url), { workerData }), 'exit');
}
