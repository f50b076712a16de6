import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { toTimes } from './times.ts';

/** What somebody might paste into the field, and what was slow once. */
const pasted: Record<string, string> = {
  'one word of 4 kB': 'x'.repeat(4_000),
  'one word of 100 kB': 'x'.repeat(100_000),
  'hyphens, 100 kB': 'a-'.repeat(50_000),
  'spaces, 100 kB': `armor${' '.repeat(100_000)}3`,
  'words, 100 kB': 'when this unit is discarded '.repeat(3_600),
};

/** Milliseconds from a key to the list on the page, for each key of each query and for long pastes, with the processor slowed four times. */
export async function benchSearch(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const queries: { query: string }[] = JSON.parse(readFileSync('tests/queries.json', 'utf-8'));
  const keys = queries.flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('combobox').fill('damage');
  await page.getByRole('listbox').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = [toTimes('each key', await measure(page, keys))];
  for (const [what, text] of Object.entries(pasted)) rows.push(toTimes(what, await measure(page, [text])));
  await page.close();
  return rows;
}

async function measure(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate(async (typed) => {
    const input = document.querySelector('[role=combobox]') as HTMLInputElement;
    const list = document.querySelector('[role=listbox]') as HTMLElement;
    const { port1, port2 } = new MessageChannel();
    const measured: number[] = [];
    for (const text of typed) {
      // A browser puts in no more of a paste than the field takes.
      input.value = text.slice(0, input.maxLength);
      // A message comes after all that the key set going, without the pause that a browser puts before a timer.
      const done = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      port2.postMessage(null);
      await done;
      void list.offsetHeight;
      measured.push(performance.now() - start);
    }
    return measured;
  }, texts);
}
