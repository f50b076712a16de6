import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { toTimes } from './times.ts';

/**
 * Milliseconds from the button to the answer on the page, for each claim of the fixture, at full speed and slowed down
 * four times.
 */
export async function benchClaims(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const claims = readFileSync('tests/fixtures/claims.txt', 'utf-8')
    .split('\n')
    .filter((line) => line !== '' && !/^[ #]/.test(line));
  const page = await browser.newPage();
  await page.goto(`${url}tools/sheet/`);
  // Waits for the tool's script and its preparation.
  await page.locator('.tool textarea').fill(claims[0] ?? '');
  await page.locator('.tool [type=submit]').click();
  await page.locator('.report h2').waitFor();
  const session = await page.context().newCDPSession(page);
  const rows: Record<string, string>[] = [];
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await page.evaluate(async (asked) => {
      const field = document.querySelector('.tool textarea') as HTMLTextAreaElement;
      const report = document.querySelector('.report') as HTMLElement;
      const measured: number[] = [];
      for (const claim of asked) {
        field.value = claim.replaceAll('\\n', '\n');
        const answered = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(report, { childList: true });
        });
        const start = performance.now();
        field.form?.requestSubmit();
        await answered;
        void report.offsetHeight;
        measured.push(performance.now() - start);
        // A reader does not ask again before the worker has reported that it is done.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return measured;
    }, claims);
    rows.push({ slowed: `${rate} times`, ...toTimes('each claim', times) });
  }
  await page.close();
  return rows;
}
