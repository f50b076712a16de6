import path from 'node:path';
import type { Browser } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { benchChanges } from './bench/changes.ts';
import { benchClaims } from './bench/claims.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchPeers } from './bench/peers/compare.ts';
import { benchSearch } from './bench/search.ts';
import { benchTools } from './bench/tools.ts';
import { benchWire } from './bench/wire.ts';
import { inChromium } from './common/browsers.ts';
import { buildSite, withSite } from './common/built-site.ts';
import { runCommand, UsageError } from './common/command.ts';

await runCommand({
  usage: `Usage: npm run bench -- [--changes | --growth | --peers | --quick]

Measures what the project promises, on this machine, and prints it as tables. Takes some minutes.

  --changes  only how readable the changes are
  --growth   only how the time of each parser, pattern and comparison grows with its worst text; takes a
             quarter of an hour
  --peers    only this site beside others with the same 1,000 made-up keywords, made with Starlight, VitePress and
             Eleventy, which are installed for it
  --quick    no generated content of 1,000 and 10,000 keywords
`,
  options: {
    quick: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  },
  async run({ values }) {
    if (Object.values(values).filter(Boolean).length > 1)
      throw new UsageError('Found several options, expected one');
    if (values.growth) {
      console.log('The worst text for each reader');
      console.table(benchGrowth('content'));
      return true;
    }
    if (values.peers) {
      await inChromium(async (browser) => console.table(await benchPeers(browser)));
      return true;
    }
    console.log('The changes that happened, as a reader sees them marked');
    console.table(benchChanges('content/changes'));
    if (values.changes) return true;
    console.log('Ingest and build');
    console.table(benchBuild(values.quick ? [] : [1000, 10_000]));
    buildSite();
    await benchSite('dist', benchAll);
    const largest = path.resolve('.bench/dist-10000');
    if (!values.quick)
      await benchSite(largest, async (browser, url) => {
        console.log('Search among 10,000 generated keywords, in the same way');
        console.table(await benchSearch(browser, url, 'sample-a'));
      });
    return true;
  },
});

async function benchSite(
  dist: string,
  measure: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  await withSite(dist, (url) => inChromium((browser) => measure(browser, url)));
}

async function benchAll(browser: Browser, url: string): Promise<void> {
  console.log('On the wire, for a keyword page');
  console.table(await benchWire(browser, url));
  console.log('Search, key by key, with the processor slowed four times');
  console.table(await benchSearch(browser, url));
  console.log('The longest that a page blocks while 1 MB is put into a tool and checked');
  console.table(await benchTools(browser, url));
  console.log('The answer to a claim, from the button to the page');
  console.table(await benchClaims(browser, url));
}
