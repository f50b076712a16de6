import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Expects that a page holds so many elements, and still does once a check that should have ended has had its time. */
export async function staysSo(page: Page, selector: string, count: number): Promise<void> {
  await expect(page.locator(selector)).toHaveCount(count);
  await page.waitForTimeout(1500);
  await expect(page.locator(selector)).toHaveCount(count);
}

/** How wide a page is with all that it holds. What contains its own layout would keep to itself what stands out of it. */
export const widthOfAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const open = new CSSStyleSheet();
    open.replaceSync('* { contain: none !important; }');
    document.adoptedStyleSheets.push(open);
    const { scrollWidth } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return scrollWidth;
  });

/** Gives a tool a text as a file, which it checks at once. */
export async function choose(page: Page, text: string): Promise<void> {
  // A person cannot reach the field before the tool's script is there.
  await expect(page.locator('.tool')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chosen.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Checks card text in its tool, until there is a report. */
export async function checkCards(page: Page, text: string): Promise<void> {
  await page.goto('/tools/link/');
  await page.locator('#cards').fill(text);
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(page.locator('.report h2')).toBeVisible();
}

/** What the clipboard holds, where a test may read it. */
export const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The lines of the file that a button of a report saves. */
export async function savedReport(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the whole report as text' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf-8')
    .trimEnd()
    .split('\n');
}
