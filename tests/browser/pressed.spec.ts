import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { tool } from './made-sheet.ts';
import { pasted } from './pages.ts';
import { test } from './test.ts';

test('a button that is pressed right after a title or a number was typed takes the sheet with both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${tool}#keywords=bombard~`);
  await expect(page.locator('.sheet-entry')).toHaveCount(1);
  await page.getByLabel('Title').fill('My first deck');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-first-deck.txt');
  expect(readFileSync(await download.path(), 'utf-8')).toContain('\nMy first deck\n');
  await page.locator('.keyword-choice summary').click();
  await page.getByLabel('What the cards have for X in Bombard').fill('3');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.sheet-bar [role=status]')).toHaveText('Link copied');
  expect(await pasted(page)).toMatch(/#title=My%20first%20deck&made=[-\d]+&keywords=bombard~[0-9a-f]{8}~3$/);
});

test('a slash leads to the search from a box or a choice that was ticked, too', async ({ page }) => {
  await page.goto('/keywords/critical-hit/compare/43dcbf61/e0e348eb/');
  for (const ticked of ['Hide spelling', 'In line']) {
    await page.getByLabel(ticked).check();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
  }
  await page.keyboard.type('and/or');
  await expect(page.getByRole('combobox')).toHaveValue('and/or');
});

test('a press on the name of a list of what was found leaves the list, and a press elsewhere closes it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('cumulative');
  const panel = page.locator('.search-panel');
  await panel.getByText('Keywords: 20 found').click();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});
