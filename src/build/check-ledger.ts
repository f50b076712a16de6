import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError, throwFirstError } from '../content-folder/content-error.ts';
import { readDocument } from '../content-folder/document.ts';
import { contentDir } from '../content-folder/location.ts';
import { compareLedger, published, readLedger } from '../publish/ledger.ts';
import { filesOf } from './files.ts';

/** The ledger of a content folder: what was published from it, and must stay. */
export const ledgerFile = path.join(contentDir, 'published.txt');

/** Holds what was built against the ledger, when all of it is there. */
export function holdLedger(): AstroIntegration {
  return {
    name: 'ledger',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        if (!existsSync(ledgerFile)) return;
        const { fresh } = checkLedger(fileURLToPath(dir));
        if (fresh.length > 0)
          logger.info(`${fresh.length} new; once they are published, write them down: npm run ledger`);
      },
    },
  };
}

/**
 * Holds a built site against the ledger; one that is not there has nothing in it.
 * @param dist folder of the site
 * @returns what is written down, and what is not yet
 * @throws {ContentError} where the ledger cannot be read, or an address or a field of the API in it is no longer there
 */
export function checkLedger(dist: string): { written: string[]; fresh: string[] } {
  const written = existsSync(ledgerFile) ? entriesOf() : [];
  const { gone, fresh } = compareLedger(written, published(filesOf(dist)));
  if (gone.length === 0) return { written, fresh };
  const list = gone.map((line) => `  ${line}`).join('\n');
  throw new ContentError(
    `Published, and no longer there:\n${list}\nBots, cards and printed sheets point at them. Bring them back, or lead an address on in ${contentDir}/redirects.yaml.`,
  );
}

function entriesOf(): string[] {
  const file = readDocument(ledgerFile);
  throwFirstError([file]);
  const read = readLedger(String(file));
  if ('entries' in read) return read.entries;
  throw new ContentError(
    `${ledgerFile}:${read.line}:1: Found “${read.found}”, expected an address that begins with /, or a field of the API behind its file. Take the file from before, as from git.`,
  );
}
