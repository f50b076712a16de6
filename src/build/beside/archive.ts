import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createUrls } from '../../addresses/urls.ts';
import { contentDir } from '../../content-folder/location.ts';
import { loadSite } from '../../content-folder/site.ts';

/** The message to the process that makes the archive. */
export interface ArchiveOrder {
  /** Folder of the built site. */
  root: string;
  /** File name of the archive in it. */
  name: string;
}

/**
 * Makes one archive of all data as soon as that is written, in a process of its own: in the build's process each file
 * would trigger a garbage collection.
 */
export function archiveData(): AstroIntegration {
  let name = '';
  let made: Promise<unknown[]> | undefined;
  return {
    name: 'archive-data',
    hooks: {
      'astro:build:generated': ({ dir }) => {
        name = path.basename(createUrls('/').archive(loadSite(contentDir).prefix));
        const archivist = fork(new URL('./archive-process.ts', import.meta.url));
        made = once(archivist, 'exit');
        const order: ArchiveOrder = { root: fileURLToPath(dir), name };
        archivist.send(order);
      },
      'astro:build:done': async () => {
        const [status] = (await made) ?? [];
        if (status !== 0) throw new Error(`The archive ${name} could not be written.`);
      },
    },
  };
}
