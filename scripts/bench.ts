import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { benchChanges } from './bench/changes.ts';
import { benchClaims } from './bench/claims.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchSearch } from './bench/search.ts';
import { benchTools } from './bench/tools.ts';
import { benchWire } from './bench/wire.ts';
import { findChromium } from './browsers.ts';
import { expectSite } from './built-site.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: `Usage: npm run bench -- [--changes] [--growth] [--quick]

Measures what the project promises, on this machine, and prints it as tables. Takes some minutes.

  --changes  only how readable the changes are
  --growth   only how the time of each parser, pattern and comparison grows with a text made to keep it busy
  --quick    no generated content of 1,000 and 10,000 keywords
`,
  options: {
    quick: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
  },
  async run({ values }) {
    if (values.growth) {
      console.log('The worst of the texts that are made to keep a reader of them busy');
      console.table(benchGrowth('content'));
      return true;
    }
    console.log('The changes that happened, as a reader sees them marked');
    console.table(benchChanges('content/changes'));
    if (values.changes) return true;
    console.log('Ingest and build');
    console.table(benchBuild(values.quick ? [] : [1000, 10_000]));
    await benchSite();
    return true;
  },
});

async function benchSite(): Promise<void> {
  expectSite('dist');
  const port = 4392;
  const server = spawn(process.execPath, ['scripts/serve.ts', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const url = `http://localhost:${port}/`;
    console.log('On the wire, for a keyword page');
    console.table(await benchWire(browser, url));
    console.log('Search, a key at a time, the processor slowed four times');
    console.table(await benchSearch(browser, url));
    console.log('The longest that a page stands still while 1 MB is put into a tool and checked');
    console.table(await benchTools(browser, url));
    console.log('The answer to a claim, from the button to the page');
    console.table(await benchClaims(browser, url));
    await browser.close();
  } finally {
    server.kill();
  }
}
