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
import { type Visit, visit } from './visit.ts';

const keywords = 1000;

interface Measured extends Run, Visit {
  name: string;
  pages: number;
}

/** Builds the same made-up keywords with each tool, on the spot, and visits a page of each. */
export async function benchPeers(browser: Browser): Promise<Record<string, string>[]> {
  const { content, dist, build } = buildOurs(keywords);
  const all = readGenerated(content).keywords;
  const slug = all[Math.floor(all.length / 2)]?.slug ?? '';
  const measured = [await measure(browser, 'this site', build, dist, `keywords/${slug}/`, ownSearch)];
  for (const peer of peers) {
    console.error(`${peer.name} …`);
    const folder = setUp(peer, all);
    const built = run(peer.build, { cwd: folder });
    measured.push(
      await measure(browser, peer.name, built, path.join(folder, peer.dist), peer.page(slug), peer.search),
    );
  }
  return measured.map((each) => toRow(each, measured[0] as Measured));
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

async function measure(
  browser: Browser,
  name: string,
  built: Run,
  dist: string,
  address: string,
  search: Peer['search'],
): Promise<Measured> {
  const server = await serveFolder(dist);
  try {
    return {
      name,
      ...built,
      pages: countPages(dist),
      ...(await visit(browser, server.url + address, search)),
    };
  } finally {
    server.stop();
  }
}

/** What was measured, each with how many times that of this site it is. */
function toRow(of: Measured, ours: Measured): Record<string, string> {
  const beside = (value: number | null, inUnit: string, own: number | null) => {
    if (value === null) return 'has none';
    return of === ours || !own ? inUnit : `${inUnit} (× ${(value / own).toFixed(2)})`;
  };
  const milliseconds = (value: number | null, own: number | null) =>
    beside(value, `${Math.round(value ?? 0)} ms`, own);
  const bytes = (value: number | null, own: number | null) => beside(value, `${value} B`, own);
  return {
    site: of.name,
    build: beside(of.seconds, `${of.seconds.toFixed(1)} s`, ours.seconds),
    pages: String(of.pages),
    'a page': `${((of.seconds * 1000) / of.pages).toFixed(1)} ms`,
    memory: beside(of.megabytes, `${of.megabytes} MB`, ours.megabytes),
    page: bytes(of.pageBytes, ours.pageBytes),
    requests: String(of.requests),
    'first paint': milliseconds(of.firstPaint, ours.firstPaint),
    'largest paint': milliseconds(of.largestPaint, ours.largestPaint),
    search: bytes(of.searchBytes, ours.searchBytes),
    'until a result': milliseconds(of.untilResult, ours.untilResult),
  };
}
