import { checkLedger, ledgerFile } from '../src/build/check-ledger.ts';
import { writeWhole } from '../src/content-folder/write-whole.ts';
import { expectSite } from './built-site.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: `Usage: npm run ledger

Writes down what the built site in dist/ publishes. Nothing is ever struck out.
`,
  options: {},
  run() {
    expectSite('dist');
    const { written, fresh } = checkLedger('dist');
    writeWhole(ledgerFile, `${[...written, ...fresh].sort().join('\n')}\n`);
    console.log(`${fresh.length} written down in ${ledgerFile}, ${written.length} were there.`);
    return true;
  },
});
