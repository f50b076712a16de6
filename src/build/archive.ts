import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { zipSync } from 'fflate';
import { filesOf } from './files.ts';

/** Name of the archive in the built site. */
export const archiveName = 'swtcg-keywords.zip';

/** The data: the API, the exports, the sources as received. */
const isData = (name: string) =>
  name.startsWith('api/v1/') || /^glossary\.(?:tsv|csv|md)$/.test(name) || /^sources\/.*\.txt$/.test(name);

/** Writes one archive with all data. The same data gives the same bytes: no clock goes in. */
export function archive(): AstroIntegration {
  return {
    name: 'archive',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = filesOf(root)
          .filter(isData)
          .map((name) => [name, new Uint8Array(readFileSync(path.join(root, name)))] as const);
        const bytes = zipSync(Object.fromEntries(files), { level: 9, mtime: '1980-01-01T00:00:00' });
        writeFileSync(path.join(root, archiveName), bytes);
      },
    },
  };
}
