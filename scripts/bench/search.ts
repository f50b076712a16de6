import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Milliseconds from a key to the list on the page, for each key of each query, with the processor slowed four times. */
export async function benchSearch(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const queries: { query: string }[] = JSON.parse(readFileSync('tests/queries.json', 'utf-8'));
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('combobox').fill('damage');
  await page.getByRole('listbox').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(
    async (typed) => {
      const input = document.querySelector('[role=combobox]') as HTMLInputElement;
      const list = document.querySelector('[role=listbox]') as HTMLElement;
      const measured: number[] = [];
      for (const text of typed) {
        input.value = text;
        const start = performance.now();
        const shown = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            void list.offsetHeight;
            resolve(performance.now());
          });
          observer.observe(list, { childList: true });
          setTimeout(() => resolve(start), 200);
        });
        input.dispatchEvent(new Event('input', { bubbles: true }));
        measured.push((await shown) - start);
      }
      return measured;
    },
    queries.flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1))),
  );
  await page.close();
  const sorted = times.filter((time) => time > 0).sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  return [{ keys: String(sorted.length), median: at(0.5), p95: at(0.95), worst: at(0.9999) }];
}
