import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../content-folder/content-error.ts';
import { contentDir } from '../content-folder/location.ts';
import { compareLedger, published } from '../publish/ledger.ts';
import { filesOf } from './files.ts';

/** The ledger of a content folder: what was published from it, and must stay. */
export const ledgerFile = path.join(contentDir, 'published.txt');

/** Holds what was built against the ledger, when all of it is there. */
export function holdLedger(): AstroIntegration {
  return {
    name: 'ledger',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const fresh = checkLedger(filesOf(fileURLToPath(dir)));
        if (fresh > 0) logger.info(`${fresh} new; once they are published, write them down: npm run ledger`);
      },
    },
  };
}

/**
 * @param files all files of the site, by their path inside it
 * @returns how many addresses and fields are not written down yet
 * @throws {ContentError} where an address or a field of the API that was published is no longer there
 */
function checkLedger(files: readonly string[]): number {
  if (!existsSync(ledgerFile)) return 0;
  const written = readFileSync(ledgerFile, 'utf-8').split('\n').filter(Boolean);
  const { gone, fresh } = compareLedger(written, published(files));
  if (gone.length === 0) return fresh.length;
  const list = gone.map((line) => `  ${line}`).join('\n');
  throw new ContentError(
    `Published, and no longer there:\n${list}\nBots, cards and printed sheets point at them. Bring them back, or lead an address on in ${contentDir}/redirects.yaml.`,
  );
}
