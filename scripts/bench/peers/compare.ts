import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readGenerated } from '../../../src/content-folder/generated.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { putAside } from '../aside.ts';
import { buildOurs, countPages, type Run, run } from '../build.ts';
import { installInto } from '../install.ts';
import { ownSearch, type Peer, peers } from './projects.ts';
import { serveFolder } from './serve.ts';
import { type Visit, visitInTurn } from './visit.ts';

const keywords = 1000;

/** A site as it was built, and a page of it. */
interface BuiltSite extends Run {
  name: string;
  dist: string;
  address: string;
  search: Peer['search'];
}

interface Measured extends Run, Visit {
  name: string;
  pages: number;
}

/** Builds the same made-up keywords with each tool, on the spot, and visits a page of each. */
export async function benchPeers(browser: Browser): Promise<Record<string, string>[]> {
  const { content, dist, build: built } = buildOurs(keywords);
  const all = readGenerated(content).keywords;
  const slug = all[Math.floor(all.length / 2)]?.slug ?? '';
  const ours = { name: 'this site', ...built, dist, address: `keywords/${slug}/`, search: ownSearch };
  const measured = await measure(browser, [ours, ...peers.map((peer) => buildPeer(peer, all, slug))]);
  return measured.map((each) => toRow(each, measured[0] as Measured));
}

function buildPeer(peer: Peer, all: readonly Keyword[], slug: string): BuiltSite {
  const { name, search } = peer;
  console.error(`${name} …`);
  const folder = setUp(peer, all);
  const built = run(peer.build, { cwd: folder });
  return { name, ...built, dist: path.join(folder, peer.dist), address: peer.page(slug), search };
}

function setUp(peer: Peer, all: readonly Keyword[]): string {
  const folder = path.resolve('.bench/peers', peer.name.toLowerCase());
  putAside(folder);
  for (const [name, text] of Object.entries(peer.files(all))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  installInto(folder, peer.name, peer.packages);
  return folder;
}

async function measure(browser: Browser, sites: readonly BuiltSite[]): Promise<Measured[]> {
  const servers = await Promise.all(sites.map(({ dist }) => serveFolder(dist)));
  try {
    const visits = await visitInTurn(
      browser,
      sites.map(({ address, search }, index) => ({ url: `${servers[index]?.url}${address}`, search })),
    );
    return sites.map((site, index) => ({
      ...site,
      pages: countPages(site.dist),
      ...(visits[index] as Visit),
    }));
  } finally {
    for (const server of servers) server.stop();
  }
}

/** What was measured, each with how many times that of this site it is. */
function toRow(of: Measured, ours: Measured): Record<string, string> {
  const beside = (figure: (site: Measured) => number, unit: string, digits = 0) => {
    const shown = `${figure(of).toFixed(digits)} ${unit}`;
    return of === ours ? shown : `${shown} (× ${(figure(of) / figure(ours)).toFixed(2)})`;
  };
  return {
    site: of.name,
    build: beside(({ seconds }) => seconds, 's', 1),
    pages: String(of.pages),
    'a page': `${((of.seconds * 1000) / of.pages).toFixed(1)} ms`,
    memory: beside(({ megabytes }) => megabytes, 'MB'),
    page: beside(({ pageBytes }) => pageBytes, 'B'),
    requests: String(of.requests),
    'first paint': beside(({ firstPaint }) => firstPaint, 'ms'),
    'largest paint': beside(({ largestPaint }) => largestPaint, 'ms'),
    search: beside(({ searchBytes }) => searchBytes, 'B'),
    'until a result': beside(({ untilResult }) => untilResult, 'ms'),
  };
}
