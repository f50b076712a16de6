import { checkLedger } from '../src/build/redirects/check-ledger.ts';
import { writeWhole } from '../src/content-folder/disk/write-whole.ts';
import { readGenerated } from '../src/content-folder/generated.ts';
import { ledgerPath } from '../src/content-folder/ledger.ts';
import { contentDir } from '../src/content-folder/location.ts';
import { expectSite } from './common/built-site.ts';
import { CommandError, runCommand } from './common/command.ts';

await runCommand({
  usage: `Usage: npm run ledger

Records what the built site in dist/ publishes. Nothing is ever removed.
`,
  options: {},
  run() {
    expectSite('dist');
    const { written, fresh } = checkLedger('dist');
    expectBuiltHere(fresh);
    const ledger = ledgerPath(contentDir);
    writeWhole(ledger, `${[...written, ...fresh].sort().join('\n')}\n`);
    console.log(`${fresh.length} added to ${ledger}, ${written.length} were already there.`);
    return true;
  },
});

/**
 * Checks that the built site belongs to this content folder: the addresses of another game would be recorded as
 * published, and missed by every later build.
 * @throws {CommandError} where a new address is of a keyword that the content folder does not have
 */
function expectBuiltHere(fresh: readonly string[]): void {
  const known = new Set(
    readGenerated(contentDir).keywords.map(({ slug }) => `/api/v1/keywords/${slug}.json`),
  );
  const strange = fresh.find((address) => address.startsWith('/api/v1/keywords/') && !known.has(address));
  if (strange)
    throw new CommandError(
      `Found ${strange} in “dist”, and no such keyword in “${contentDir}”, expected a site that was built from it. Run: npm run build`,
    );
}
