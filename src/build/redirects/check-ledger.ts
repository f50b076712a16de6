import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isDocument } from '../../addresses/ledger.ts';
import { ledgerPath, loadLedger } from '../../content-folder/ledger.ts';
import { contentDir } from '../../content-folder/location.ts';
import { ContentError } from '../../content-folder/messages/content-error.ts';
import { inFigures } from '../../keywords/text/said/counted.ts';
import { compareLedger, publishedIn } from '../../publish/published.ts';
import { filesOf } from '../files.ts';
import { proposedRedirects, withoutImplied } from './proposed-redirects.ts';

/** Compares what was built with the ledger, once all of it is there. */
export function holdLedger(): AstroIntegration {
  return {
    name: 'ledger',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        if (!existsSync(ledgerPath(contentDir))) return;
        const { fresh } = checkLedger(fileURLToPath(dir));
        if (fresh.length > 0)
          logger.info(`${fresh.length} new; once they are published, record them: npm run ledger`);
      },
    },
  };
}

/**
 * Compares a built site with the ledger; a ledger that does not exist counts as empty.
 * @param dist folder of the site
 * @returns the lines of the ledger, and what is not yet in it
 * @throws {ContentError} where the ledger cannot be read, or an address or a field of the API in it no longer exists
 */
export function checkLedger(dist: string): { written: string[]; fresh: string[] } {
  const written = loadLedger(contentDir);
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf-8');
  const published = publishedIn(filesOf(dist), read);
  const { gone, fresh } = compareLedger(written, published);
  if (gone.length === 0) return { written, fresh };
  const there = new Set(published.entries);
  const lines = proposedRedirects(gone, there, (slug) => {
    const data = `api/v1/keywords/${slug}.json`;
    return there.has(`/${data}`) ? JSON.parse(read(data)).revision : undefined;
  });
  const rest = withoutImplied(gone, lines, there);
  const list = rest.map((line) => `  ${line}\n`).join('');
  const more = gone.length - rest.length;
  const givingUp = `write “ gone” after its line in ${ledgerPath(contentDir)}`;
  const ofPart = rest.some((line) => line.includes('#'))
    ? ` If nothing can replace a part of a page (#), ${givingUp}: its page still opens, and no other part is given its name.`
    : '';
  const ofDocument = rest.some(isDocument)
    ? ` If nothing can replace the document of a source, ${givingUp}: the page of its source leads on.`
    : '';
  const proposals = Object.entries(lines).map(([from, to]) => `\n  ${from}: ${to}`);
  const proposed =
    proposals.length > 0
      ? `\nIf they are gone permanently, add these lines to ${contentDir}/redirects.yaml, with a name in place of each “…”:${proposals.join('')}`
      : '';
  throw new ContentError(
    `Published, but no longer there:\n${list}${more > 0 ? `  and ${inFigures(more)} more that go with these\n` : ''}Bots, cards and printed sheets point at them. Bring them back, or redirect an address in ${contentDir}/redirects.yaml, and a word of the rules in ${contentDir}/terms.yaml (formerly).${ofPart}${ofDocument}${proposed}`,
  );
}
