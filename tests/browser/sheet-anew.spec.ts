import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { letters } from '../../scripts/bench/generate.ts';
import { choose, savedReport, staysSo } from './pages.ts';
import { test } from './test.ts';

test.describe('a check of a sheet takes the place of the one before', () => {
  const samples = (count: number) =>
    Array.from({ length: count }, (_, index) => `Sample ${letters(index)}`)
      .map((name) => `${name}\n\n${name}: A static ability that means nothing.\n\n`)
      .join('');
  const long = `Sheet\n\n${samples(4000)}`;
  /** What is still current stands last in its report. */
  const ofAllKinds = `${readFileSync('content/sources/powerful-dark.txt', 'utf-8')}\n\n${samples(400)}`;
  const short = 'Sheet\n\nArmor\n\nArmor: No such text.\n';

  test('when its report is still coming in', async ({ page }) => {
    test.slow();
    await page.goto('/tools/sheet/');
    // At the first sign of a report, as soon as a page can.
    await page.evaluate((text) => {
      const field = document.querySelector('#sheet') as HTMLTextAreaElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        field.value = text;
        field.form?.requestSubmit();
      }).observe(document.querySelector('.report') as Element, { childList: true });
    }, short);
    await choose(page, ofAllKinds);
    // The long one comes first, which takes a busy machine longer than an answer usually does.
    await expect(page.getByRole('heading', { name: '1 in no source as a whole' })).toBeVisible({
      timeout: 60_000,
    });
    await staysSo(page, '.report h3', 1);
    await expect(page.locator('.report h3')).toHaveText('Wording that no source has as a whole: 1');
  });

  test('when all is cleared', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await choose(page, long);
    await page.getByRole('button', { name: 'Clear' }).click();
    await staysSo(page, '.report *', 0);
    await expect(page.getByRole('status').first()).toHaveText('');
  });

  test('and a long one comes a stretch at a time, and whole as a file', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await choose(page, long);
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 4,000' })).toBeVisible();
    await expect(page.locator('.report-rows li')).toHaveCount(200);
    const more = page.getByRole('button', { name: 'Show the next 200 of 3,800' });
    // Rows that take their height only once they are seen would move it from under a press.
    const [before, after] = await more.evaluate(async (button) => {
      button.scrollIntoView({ block: 'center' });
      const { top } = button.getBoundingClientRect();
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return [top, button.getBoundingClientRect().top];
    });
    expect(after).toBe(before);
    await more.click();
    await expect(page.locator('.report-rows li')).toHaveCount(400);
    const lines = await savedReport(page);
    // Each entry, and the one sentence that each has.
    expect(lines).toHaveLength(8000);
    expect(lines[0]).toBe('3: Sample a: Unknown keywords');
  });
});
