import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { names, textOf, tool } from './made-sheet.ts';
import { test } from './test.ts';

const entries = (page: Page) => page.locator('.sheet-entry');
const since = (page: Page) => page.locator('.sheet-since');

test.describe('a sheet that was made before', () => {
  test('says what has changed since, and shows what holds now', async ({ page }) => {
    await page.goto(`${tool}#made=2026-10-03&keywords=armor~f651f408,bombard~de31cee9~2`);
    await expect(since(page)).toContainText(
      'This sheet was made on 3 October 2026. Since then 1 of its 2 keywords changed',
    );
    expect(await violations(page)).toEqual([]);
    const shown = await entries(page).nth(1).locator('.verbatim').allTextContents();
    expect(shown.join(' ')).toBe(await textOf(page, 'bombard'));
    // What is shared from here is the sheet as it stands.
    const link = await page.getByRole('button', { name: 'Copy link' }).getAttribute('data-copy');
    expect(link).toContain('bombard~b2e891df~2');
    await since(page).getByRole('link', { name: 'Effect reworded' }).click();
    await expect(page).toHaveURL('/keywords/bombard/compare/de31cee9/b2e891df/');
  });

  test('says where its address does not tell how it was', async ({ page }) => {
    await page.goto(`${tool}#made=2026-10-03&keywords=armor~,bombard~b2e891df`);
    await expect(since(page)).toHaveText(
      'This sheet was made on 3 October 2026. For 1 of its 2 keywords, its address does not name the wording. Nothing else on it has changed since.',
    );
    await page.goto(`${tool}#made=2026-10-03&keywords=armor~,bombard~`);
    await expect(since(page)).toHaveText(
      'This sheet was made on 3 October 2026. Its address names no wordings, so what has changed since is not known.',
    );
    await page.goto(`${tool}#made=2026-10-03&keywords=bombard~de31cee9`);
    await expect(page.locator('.sheet-since p')).toContainText(
      'Since then its one keyword changed; the sheet below has what holds now',
    );
    await page.goto(`${tool}#keywords=armor~`);
    await expect(names(page)).toHaveText(['Armor']);
    await expect(since(page)).toBeHidden();
  });

  test('says of each thing in its address that nobody here knows', async ({ page }) => {
    await page.goto(
      `${tool}#made=2026-13-03&keywords=armor~deadbeef,no-such~deadbeef,%3Cb%3E,bombard~b2e891df`,
    );
    await expect(since(page)).toContainText(
      'Armor: the wording deadbeef, which it had, is not in this copy: the sheet was made with a newer one, or that wording was corrected or withdrawn since.',
    );
    await expect(page.locator('.sheet-faults li')).toHaveText([
      'Found “<b>”, expected a keyword and the code of its wording.',
      'Found the date “2026-13-03”, expected one as 2026-11-21.',
      /^Found “no-such”, which is no keyword here/,
    ]);
    await expect(names(page)).toHaveText(['Armor', 'Bombard X']);
    expect(await violations(page)).toEqual([]);
  });

  test('says of an address that was cut off what is missing', async ({ page }) => {
    await page.goto(`${tool}#title=T&made=2026-10-03&keywords=armor~f651f408,`);
    await expect(page.locator('.sheet-faults li')).toHaveText([/^Found a comma with no keyword at it/]);
    await expect(since(page)).toContainText('Nothing that could be read of it has changed since.');
    await page.goto(`${tool}#title=T&made=2026-1`);
    await expect(page.locator('.sheet-faults li').first()).toHaveText(/^Found no keywords in the address/);
  });
});
