import { test as atOnce, expect } from '@playwright/test';
import { violations } from './axe.ts';
import { pasted } from './pages.ts';
import { test } from './test.ts';

const bombard = '/keywords/bombard/compare/de31cee9/b2e891df/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what changed is quoted by keyboard, each part that is not as it was', async ({ page }) => {
  await page.goto(bombard);
  const whole = page.getByRole('button', { name: 'Quote this change' });
  await whole.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Link to this comparison' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Quote for Discord' }).press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  const lines = (await pasted(page)).split('\n');
  expect(lines.map((line) => line.slice(0, 24))).toEqual([
    '> **Bombard**',
    '> Meaning, reworded: A c',
    '> Ruling 1, reworded: Yo',
    '> Ruling 3, reworded: Po',
    '> Keyword list, Tuskens ',
  ]);
  expect(lines[1]).toContain('instead of ~~the Space~~**this** arena');
  expect(lines[4]).toContain('wording de31cee9, to Glossary, wording b2e891df: <http');
  await page.keyboard.press('Escape');
  await expect(whole).toBeFocused();
});

test('one part is quoted, and linked where it stands', async ({ page }) => {
  await page.goto(bombard);
  await page.getByRole('button', { name: 'Quote Ruling 3, reworded' }).click();
  await page.getByRole('button', { name: 'Quote as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await pasted(page)).toMatch(
    /^Bombard\nRuling 3, reworded: Power changes affect Bombard\{\+ including those granted by stacking\+\}\.\nKeyword list, .*: http\S+#r\d+$/,
  );
  const [link] = /http\S+$/.exec(await pasted(page)) ?? [];
  await page.goto(link ?? '');
  await expect(page.locator('.change-row:target')).toContainText('Power changes affect Bombard');
});

test('what was removed has an address of its own, and an unchanged part that is folded opens for its', async ({
  page,
}) => {
  await page.goto('/keywords/hidden-cost/compare/e0f18b01/80b2639e/');
  const removed = page.locator('.change-row[data-status=removed]').first();
  expect(await removed.getAttribute('id')).toMatch(/^old-r\d+$/);
  await page.goto('/keywords/upkeep/compare/fad487ea/488d5533/');
  const folded = page.locator('.folded .change-row').first();
  await expect(folded).toBeHidden();
  await page.goto(`/keywords/upkeep/compare/fad487ea/488d5533/#${await folded.getAttribute('id')}`);
  await expect(folded).toBeVisible();
});

atOnce('where its script cannot be had the links stay, and no button does nothing', async ({ page }) => {
  await page.route('**/_astro/quote-changes*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(bombard, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Quote this change' })).toBeHidden();
  await page.getByRole('link', { name: 'Link to Ruling 3' }).click();
  await expect(page).toHaveURL(/#r\d+$/);
});
