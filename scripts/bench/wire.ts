import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

/**
 * What a browser downloads for a keyword page before the reader touches it, and then for the search: bytes by kind.
 */
export async function benchWire(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const page = await browser.newPage();
  const finished: Promise<{ kind: string; size: number; phase: string }>[] = [];
  let phase = 'page, cold';
  page.on('requestfinished', (request) => finished.push(toFetched(request, phase)));
  await page.goto(`${url}keywords/bombard/`, { waitUntil: 'networkidle' });
  phase = 'search, on focus';
  await page.getByRole('combobox').focus();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  // A page that is closed gives no more bodies.
  const fetched = await Promise.all(finished);
  await page.close();
  const rows = fetched.map(({ kind, size, phase: when }) => ({
    what: when,
    kind,
    'bytes (brotli)': String(size),
  }));
  const sum = (when: string, test: (kind: string) => boolean) =>
    String(
      fetched
        .filter((item) => item.phase === when && test(item.kind))
        .reduce((total, { size }) => total + size, 0),
    );
  const embedded = await (await fetch(`${url}embed/v1.js`)).arrayBuffer();
  return [
    ...rows,
    {
      what: 'on other pages',
      kind: 'embed/v1.js',
      'bytes (brotli)': String(brotliCompressSync(Buffer.from(embedded)).length),
    },
    {
      what: 'page, cold',
      kind: 'all but fonts',
      'bytes (brotli)': sum('page, cold', (kind) => kind !== 'font'),
    },
    { what: 'page, cold', kind: 'all', 'bytes (brotli)': sum('page, cold', () => true) },
    { what: 'search, on focus', kind: 'all', 'bytes (brotli)': sum('search, on focus', () => true) },
  ];
}

async function toFetched(request: Request, phase: string) {
  const kind = request.resourceType();
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  return { kind, size: kind === 'font' ? body.length : brotliCompressSync(body).length, phase };
}
