import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { median } from '../times.ts';
import type { SearchSteps } from './projects.ts';

/** What a reader of a keyword page gets and waits for. */
export interface Visit {
  /** Bytes as brotli sends them, all but fonts; of the page, and of what its search asks for until the first result. */
  pageBytes: number;
  requests: number;
  searchBytes: number | null;
  /** Milliseconds, on a phone slowed four times and a slow mobile network. */
  firstPaint: number;
  /** Milliseconds until the largest thing on the screen is painted, which is the text: until one can read. */
  largestPaint: number;
  /** Milliseconds from going for the search, and typing a word as quickly as it takes it, to the first result, on the same phone near a server. */
  untilResult: number | null;
}

const times = 5;
/** As Lighthouse's slow 4G. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const typed = 'damage';

/** Visits a page of a site, cold each time, and searches from it. */
export async function visit(browser: Browser, url: string, search: SearchSteps | null): Promise<Visit> {
  const firstPaints: number[] = [];
  const largestPaints: number[] = [];
  const results: number[] = [];
  let bytes = { page: 0, search: 0, requests: 0 };
  for (let turn = 0; turn < times; turn += 1) {
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
    firstPaints.push(await startOf(page, 'paint'));
    largestPaints.push(await startOf(page, 'largest-contentful-paint'));
    phase = 'search';
    await session.send('Network.emulateNetworkConditions', {
      ...network,
      latency: 0,
      downloadThroughput: -1,
    });
    if (search) results.push(await timeSearch(page, search));
    // Only now, since it takes the time of whoever waits for the page.
    bytes = { page: 0, search: 0, requests: fetched.filter((each) => each.phase === 'page').length };
    for (const each of fetched) bytes[each.phase] += brotliCompressSync(await each.body).length;
    await context.close();
  }
  return {
    pageBytes: bytes.page,
    requests: bytes.requests,
    searchBytes: search ? bytes.search : null,
    firstPaint: median(firstPaints),
    largestPaint: median(largestPaints),
    untilResult: search ? median(results) : null,
  };
}

/** When the last of these paints came, in milliseconds. The entries of `paint` are the first one, and the first with content. */
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
