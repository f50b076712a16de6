import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentDir } from '../content-folder/location.ts';
import { compareLedger, published } from '../publish/ledger.ts';
import { filesOf } from './files.ts';

/** The ledger of a content folder: what was published from it, and must stay. */
export const ledgerFile = path.join(contentDir, 'published.txt');

/** Fails the build where an address or a field of the API that was published is no longer there. */
export function ledger(): AstroIntegration {
  return {
    name: 'ledger',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        if (!existsSync(ledgerFile)) return;
        const written = readFileSync(ledgerFile, 'utf-8').split('\n').filter(Boolean);
        const { gone, fresh } = compareLedger(written, published(filesOf(fileURLToPath(dir))));
        if (fresh.length > 0)
          logger.info(`${fresh.length} new; once they are published, write them down: npm run ledger`);
        if (gone.length === 0) return;
        const list = gone.map((line) => `  ${line}`).join('\n');
        throw new Error(
          `Published, and no longer there:\n${list}\nBots, cards and printed sheets point at them. Bring them back, or lead an address on in ${contentDir}/redirects.yaml.`,
        );
      },
    },
  };
}
