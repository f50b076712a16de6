import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readGenerated } from '../../../src/content-folder/generated.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { slugify } from '../../../src/keywords/text/slug.ts';
import { installInto } from '../../common/install-into.ts';
import { putAside } from '../aside.ts';
import { buildOurs, countPages, type Run, run } from '../build.ts';
import { emptyPages, ownSearch, type Peer, type Project, peers } from './projects.ts';
import { serveFolder } from './serve.ts';
import { type Visit, visitInTurn } from './visit.ts';

const keywords = 1000;

/** A built site. */
interface BuiltSite extends Run {
  name: string;
  dist: string;
}

/** A built site of which a page is visited. */
interface VisitedSite extends BuiltSite {
  address: string;
  search: Peer['search'];
}

/**
 * Builds the same made-up keywords with each tool, on the spot, and visits a page of each. The last row is Astro's
 * time for as many empty pages, which are not visited.
 */
export async function benchPeers(browser: Browser): Promise<Record<string, string>[]> {
  const { content, dist, build: built } = buildOurs(keywords);
  const all = readGenerated(content).keywords;
  const slug = all[Math.floor(all.length / 2)]?.slug ?? '';
  const ours = { name: 'this site', ...built, dist, address: `keywords/${slug}/`, search: ownSearch };
  const visited = peers.map((peer) => ({
    ...buildProject(peer, all),
    address: peer.page(slug),
    search: peer.search,
  }));
  const empty = buildProject(emptyPages, all);
  const sites: readonly VisitedSite[] = [ours, ...visited];
  const visits = await visitSites(browser, sites);
  const rows = sites.map((site, index) => ({
    ...buildColumns(site, ours),
    ...visitColumns(visits[index] as Visit, visits[0] as Visit),
  }));
  return [...rows, buildColumns(empty, ours)];
}

function buildProject(project: Project, all: readonly Keyword[]): BuiltSite {
  const { name, build, dist, packages } = project;
  console.error(`${name} …`);
  const folder = path.resolve('.bench/peers', slugify(name));
  putAside(folder);
  for (const [file, text] of Object.entries(project.files(all))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  installInto(folder, name, packages);
  return { name, ...run(build, { cwd: folder }), dist: path.join(folder, dist) };
}

async function visitSites(browser: Browser, sites: readonly VisitedSite[]): Promise<Visit[]> {
  const servers = await Promise.all(sites.map(({ dist }) => serveFolder(dist)));
  try {
    return await visitInTurn(
      browser,
      sites.map(({ address, search }, index) => ({ url: `${servers[index]?.url}${address}`, search })),
    );
  } finally {
    for (const server of servers) server.stop();
  }
}

/** A figure, with its ratio to that of this site. */
function beside(figure: number, ours: number, unit: string, digits = 0): string {
  const shown = `${figure.toFixed(digits)} ${unit}`;
  return figure === ours ? shown : `${shown} (× ${(figure / ours).toFixed(2)})`;
}

function buildColumns(
  { name, dist, seconds, megabytes }: BuiltSite,
  ours: BuiltSite,
): Record<string, string> {
  const pages = countPages(dist);
  return {
    site: name,
    build: beside(seconds, ours.seconds, 's', 1),
    pages: String(pages),
    'a page': `${((seconds * 1000) / pages).toFixed(1)} ms`,
    memory: beside(megabytes, ours.megabytes, 'MB'),
  };
}

function visitColumns(of: Visit, ours: Visit): Record<string, string> {
  return {
    page: beside(of.pageBytes, ours.pageBytes, 'B'),
    requests: String(of.requests),
    'first paint': beside(of.firstPaint, ours.firstPaint, 'ms'),
    'largest paint': beside(of.largestPaint, ours.largestPaint, 'ms'),
    search: beside(of.searchBytes, ours.searchBytes, 'B'),
    'until a result': beside(of.untilResult, ours.untilResult, 'ms'),
  };
}
