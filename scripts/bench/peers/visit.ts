import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { median } from '../times.ts';
import type { SearchSteps } from './projects.ts';

/** What a reader of a keyword page downloads and waits for. */
export interface Visit {
  /** Bytes with brotli, without fonts: of the page, and of its search up to the first result. */
  pageBytes: number;
  requests: number;
  searchBytes: number;
  /** In milliseconds, on a phone slowed down four times and a slow mobile network. */
  firstPaint: number;
  /** Milliseconds until the largest element on the screen is painted: the text, so that one can read. */
  largestPaint: number;
  /**
   * Milliseconds from turning to the search and typing a word, as quickly as it is accepted, to the first result, on
   * the same phone near a server.
   */
  untilResult: number;
}

/** An address to visit, and how its search is used. */
export interface Visited {
  url: string;
  search: SearchSteps;
}

const times = 11;
/** Lighthouse's slow 4G. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const typed = 'damage';

/**
 * Visits sites in turn, cold each time, so that other work of the machine affects all of them alike.
 * @returns for each site the medians of its visits
 */
export async function visitInTurn(browser: Browser, sites: readonly Visited[]): Promise<Visit[]> {
  const visits: Visit[][] = sites.map(() => []);
  for (let turn = 0; turn < times; turn += 1)
    for (const [index, site] of sites.entries()) visits[index]?.push(await visit(browser, site));
  return visits.map(inTheMiddle);
}

function inTheMiddle(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return {
    pageBytes: of(({ pageBytes }) => pageBytes),
    requests: of(({ requests }) => requests),
    searchBytes: of(({ searchBytes }) => searchBytes),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    untilResult: of(({ untilResult }) => untilResult),
  };
}

async function visit(browser: Browser, { url, search }: Visited): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', network);
  let phase: 'page' | 'search' = 'page';
  const fetched: { phase: 'page' | 'search'; body: Promise<Buffer> }[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') return;
    const body = request.response().then((response) => response?.body() ?? Buffer.alloc(0));
    fetched.push({ phase, body: body.catch(() => Buffer.alloc(0)) });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const firstPaint = await startOf(page, 'paint');
  const largestPaint = await startOf(page, 'largest-contentful-paint');
  phase = 'search';
  await session.send('Network.emulateNetworkConditions', {
    ...network,
    latency: 0,
    downloadThroughput: -1,
  });
  const untilResult = await timeSearch(page, search);
  // Only now, since it slows the page down.
  const bytes = { page: 0, search: 0 };
  for (const each of fetched) bytes[each.phase] += brotliCompressSync(await each.body).length;
  await context.close();
  return {
    pageBytes: bytes.page,
    requests: fetched.filter((each) => each.phase === 'page').length,
    searchBytes: bytes.search,
    firstPaint,
    largestPaint,
    untilResult,
  };
}

/**
 * The time of the last of these paints, in milliseconds. For `paint` there are two entries: the first one, and the
 * first with content.
 */
function startOf(page: Page, type: 'paint' | 'largest-contentful-paint'): Promise<number> {
  return page.evaluate(
    (observed) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type: observed, buffered: true });
      }),
    type,
  );
}

async function timeSearch(page: Page, { open, field, result }: SearchSteps): Promise<number> {
  const start = performance.now();
  if (open) await page.locator(open).first().click();
  await page.locator(field).first().focus();
  for (const key of typed) await page.keyboard.press(key);
  await page.locator(result).first().waitFor({ state: 'visible', timeout: 60_000 });
  return performance.now() - start;
}
