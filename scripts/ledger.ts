import { existsSync, readFileSync } from 'node:fs';
import { ledgerFile } from '../src/build/check-ledger.ts';
import { filesOf } from '../src/build/files.ts';
import { writeWhole } from '../src/content-folder/write-whole.ts';
import { compareLedger, published } from '../src/publish/ledger.ts';
import { expectSite } from './built-site.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: `Usage: npm run ledger

Writes down what the built site in dist/ publishes. Nothing is ever struck out.
`,
  options: {},
  run() {
    expectSite('dist');
    const written = existsSync(ledgerFile)
      ? readFileSync(ledgerFile, 'utf-8').split('\n').filter(Boolean)
      : [];
    const { fresh } = compareLedger(written, published(filesOf('dist')));
    writeWhole(ledgerFile, `${[...written, ...fresh].sort().join('\n')}\n`);
    console.log(`${fresh.length} written down in ${ledgerFile}, ${written.length} were there.`);
    return true;
  },
});
