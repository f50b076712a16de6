import { expect, type Locator, type Page } from '@playwright/test';

/** What the foot of a page says of the copy. */
export const copyStatus = (page: Page): Locator => page.locator('.offline-copy [role=status]');

/** The line that a page from a copy carries. */
export const fromCopy = (page: Page): Locator => page.locator('.from-copy');

/** Opens what stands at the foot of a page about the copy. */
export async function openPanel(page: Page): Promise<void> {
  const details = page.locator('.offline-copy details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

export async function press(
  page: Page,
  name: 'Keep a copy' | 'Continue' | 'Renew' | 'Remove',
): Promise<void> {
  await openPanel(page);
  await page.getByRole('button', { name, exact: true }).click();
}

/** Keeps a copy of the site, from its first page. */
export async function keepCopy(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await press(page, 'Keep a copy');
  await expect(copyStatus(page)).toContainText('Kept on this device', { timeout: 30_000 });
}

/** Today as a copy says it. */
export function today(): string {
  return new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Makes the copy on this device look as though it were made long ago. */
export async function makeOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const [list] = (await cache.keys()).filter(({ url }) => url.endsWith('offline.json'));
      const text = await (list && (await cache.match(list)))?.text();
      const headers = { Date: 'Thu, 01 Oct 2026 12:00:00 GMT' };
      if (list && text) await cache.put(list, new Response(text, { headers }));
    }
  });
}
