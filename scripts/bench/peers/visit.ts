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
  /** Milliseconds from the first key to the first result on the screen, on the same phone with what it fetches at hand. */
  keyToResult: number | null;
}

const times = 5;
/** As Lighthouse's slow 4G. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const typed = 'damage';

/** Visits a page of a site, cold each time, and searches from it. */
export async function visit(browser: Browser, url: string, search: SearchSteps | null): Promise<Visit> {
  const paints: number[] = [];
  const results: number[] = [];
  let bytes = { page: 0, search: 0, requests: 0 };
  for (let turn = 0; turn < times; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', network);
    bytes = { page: 0, search: 0, requests: 0 };
    let phase: 'page' | 'search' = 'page';
    const counted: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const now = phase;
      if (request.resourceType() === 'font') return;
      bytes.requests += now === 'page' ? 1 : 0;
      const count = async () => {
        const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
        bytes[now] += brotliCompressSync(body).length;
      };
      counted.push(count().catch(() => {}));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    paints.push(await firstPaint(page));
    phase = 'search';
    await session.send('Network.emulateNetworkConditions', {
      ...network,
      latency: 0,
      downloadThroughput: -1,
    });
    if (search) results.push(await timeSearch(page, search));
    await Promise.all(counted);
    await context.close();
  }
  return {
    pageBytes: bytes.page,
    requests: bytes.requests,
    searchBytes: search ? bytes.search : null,
    firstPaint: median(paints),
    keyToResult: search ? median(results) : null,
  };
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

async function timeSearch(page: Page, { open, field, result }: SearchSteps): Promise<number> {
  if (open) await page.locator(open).first().click();
  await page.locator(field).first().focus();
  const [first = '', ...more] = typed;
  await page.keyboard.press(first);
  const start = performance.now();
  for (const key of more) await page.keyboard.press(key);
  await page.locator(result).first().waitFor({ state: 'visible', timeout: 60_000 });
  return performance.now() - start;
}
