import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { pasted } from './pages.ts';
import { test } from './test.ts';

const eludeToPrecision = '/keywords/elude/compare/71748e33/d5bedac6/';

test('the wordings to compare are chosen on the page, and the choice stands in the address', async ({
  page,
}) => {
  await page.goto(eludeToPrecision);
  await page.getByText('Compare other wordings').click();
  const picker = page.getByRole('navigation', { name: 'Wordings to compare' });
  await expect(picker.getByRole('link', { name: /1801f1b7/ })).toHaveCount(2);
  await picker
    .getByRole('link', { name: /1801f1b7/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/keywords\/elude\/compare\/1801f1b7\/d5bedac6\/$/);
  await expect(page.getByText('Note before the type line removed; template reworded.')).toBeVisible();
});

test('from change to change by keyboard, and not while typing', async ({ page }) => {
  await page.goto('/keywords/hidden-cost/compare/e0f18b01/80b2639e/');
  const focused = page.locator('.change-row:focus .part-label');
  await page.keyboard.press('n');
  await expect(focused).toHaveText('Meaning reworded');
  await page.keyboard.press('n');
  await expect(focused).toHaveText('Ruling 2 of the old wording removed');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(focused).toHaveText('Ruling 4, was ruling 5 reworded, moved');
  await page.keyboard.press('/');
  await page.keyboard.type('n');
  await expect(page.getByRole('combobox')).toHaveValue('n');
});

test.describe('a comparison of a long text', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows its first change on the first screen of a phone, opens what is unchanged, and prints all of it', async ({
    page,
  }) => {
    for (const pair of [
      'stack/compare/fad093ed/d4c7f679',
      'stealth/compare/dcfd2291/f576a5da',
      'upkeep/compare/fad487ea/488d5533',
    ]) {
      await page.goto(`/keywords/${pair}/`);
      await expect(
        page.locator('.in-line').locator('ins, del').filter({ visible: true }).first(),
      ).toBeInViewport({ ratio: 0.9 });
    }
    const unchanged = page.getByText('The Upkeep must be paid if you can pay it.').filter({ visible: true });
    await expect(unchanged).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(unchanged).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('Rulings 1 to 4 unchanged, 73 words').click();
    await expect(unchanged).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });

  test('is heard as old and new, side by side', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(eludeToPrecision);
    await expect(page.locator('.changed-rulings')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - heading "Ruling 1 reworded" [level=3]
          - text: /Old. An attacking unit/
    `);
    expect(await violations(page)).toEqual([]);
  });
});

test('between two sources every change stands in place, and steps pass over what a filter hides', async ({
  page,
}) => {
  await page.goto('/changes/keyword-list/glossary/');
  await expect(page.getByText('39 of the 53 keywords that both have differ.')).toBeVisible();
  await expect(page.locator('.difference:visible')).toHaveCount(39);
  await page.getByRole('link', { name: /^Spelling only 6/ }).click();
  await expect(page.locator('.difference:visible')).toHaveCount(6);
  await page.keyboard.press('n');
  await expect(page.locator('.difference:has(.change-row:focus) h3')).toHaveText('Backfire');
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByLabel('Hide spelling').check();
  await expect(
    page.getByText('Not shown: 27 parts where nothing but spelling differs, 6 keywords whole.'),
  ).toBeVisible();
  await expect(page.locator('.difference:visible')).toHaveCount(33);
  await page.getByRole('link', { name: 'Critical Hit' }).first().click();
  await expect(page.locator('#critical-hit .change-row:visible')).toHaveCount(1);
  // What stands side by side here is what the page of one comparison has.
  const sides = (row: Locator) =>
    row.locator('.side').evaluateAll((all) => all.map((side) => side.innerHTML));
  await page.getByLabel('Side by side').check();
  const here = await sides(page.locator('#bombard .change-row').first());
  const other = await page.context().newPage();
  await other.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
  expect(here).toEqual(await sides(other.locator('.change-row').first()));
  expect(here).toHaveLength(2);
  await expect(page.locator('#bombard .side.old').first()).toBeVisible();
  await other.close();
  await page.getByRole('link', { name: "All the Duchess's Men" }).first().click();
  await expect(page).toHaveURL('/changes/all-the-duchesss-men/glossary/');
});

test('how changes are shown is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const withSpelling = '/keywords/critical-hit/compare/43dcbf61/e0e348eb/';
  await page.goto(withSpelling);
  await page.getByLabel('In line').check();
  await page.getByLabel('Hide spelling').check();
  // Where no spelling is marked there is none to hide, and the choice stays for where there is.
  await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
  await expect(page.getByLabel('Hide spelling')).toHaveCount(0);
  await expect(page.getByLabel('In line')).toBeChecked();
  await page.getByLabel('Side by side').check();
  await page.goto(withSpelling);
  await expect(page.getByLabel('Side by side')).toBeChecked();
  await expect(page.getByLabel('Hide spelling')).toBeChecked();
});

test('what an address leads to is shown, although a reader hides such changes; the choice stays', async ({
  page,
}) => {
  await page.goto('/keywords/critical-hit/compare/43dcbf61/e0e348eb/');
  const hides = page.getByLabel('Hide spelling');
  await hides.check();
  for (const address of ['/changes/#change-lucky', '/changes/keyword-list/glossary/#lucky']) {
    await page.goto(address);
    await expect(page.locator(':target')).toBeInViewport();
    await expect(hides).not.toBeChecked();
  }
  await page.goto('/keywords/parry/compare/2f212b5e/938792d8/');
  await expect(hides).toBeChecked();
  await expect(page.locator('#r1')).toBeHidden();
  await page.evaluate(() => location.assign('#r1'));
  await expect(page.locator('#r1')).toBeInViewport();
  await hides.check();
  await expect(page.locator('#r1')).toBeHidden();
});

test('a part is cited: links to it now and for ever, and quotations with name, part, source and revision', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const paste = () => pasted(page);
  await page.goto('/keywords/intercept/#r6');
  await expect(page.locator('.ruling').nth(4)).toHaveCSS('box-shadow', /4px/);
  await page.getByRole('button', { name: 'Quote ruling 5' }).click();
  await page.getByRole('button', { name: 'Quote as text' }).click();
  await expect
    .poll(paste)
    .toMatch(
      /^Intercept, ruling 5: Intercept doesn't cause a new attack\. \(It is the same attack\.\)\n.*\/2a76a725\/#r5$/,
    );
  await page.goto('/keywords/pilot/');
  await page.getByRole('button', { name: 'Quote meaning' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Link to the current text' })).toBeFocused();
  await page.getByRole('button', { name: 'Link to the current text' }).click();
  await expect.poll(paste).toMatch(/\/keywords\/pilot\/#meaning$/);
  await page.getByRole('button', { name: 'Link to this wording' }).click();
  await expect.poll(paste).toMatch(/\/keywords\/pilot\/5446e78d\/#meaning$/);
  await page.getByRole('button', { name: 'Quote for Discord' }).click();
  await expect.poll(paste).toMatch(/^> \*\*Pilot\*\*, meaning: A layered.*"\\>o\\< \\\[subtype\\\] Pilot/);
  expect(await paste()).toMatch(/\n> Glossary, wording 5446e78d: <http.*>$/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Quote for Discord' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Quote meaning' })).toBeFocused();
  await context.close();
});

test('a returning reader is told what changed since the last visit, until it is switched off', async ({
  context,
}) => {
  const first = await context.newPage();
  await first.goto('/');
  await expect.poll(() => first.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
  await expect(first.locator('since-visit')).toBeEmpty();
  await first.evaluate(() => {
    const visit = JSON.parse(localStorage.getItem('visit') ?? '');
    visit.revisions.bombard = 'de31cee9';
    localStorage.setItem('visit', JSON.stringify(visit));
  });
  await first.close();
  const second = await context.newPage();
  await second.goto('/');
  await second.getByText('One keyword has changed since your last visit').click();
  await second.getByRole('link', { name: 'Bombard: what changed' }).click();
  await expect(second).toHaveURL('/keywords/bombard/compare/de31cee9/b2e891df/');
  await second.goBack();
  await second.getByRole('button', { name: 'Switch this off' }).click();
  // The button is gone, and what stands in its place is heard.
  await expect(second.locator('since-visit')).toBeFocused();
  await second.reload();
  await expect(second.getByText('are switched off on this device')).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('visit'))).toBeNull();
  await second.getByRole('button', { name: 'Switch them on' }).click();
  await expect(second.locator('since-visit')).toHaveText('Your next visit will show what changed.');
  expect(await second.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
});

test.describe('what stands in the storage of a device is checked for its shape', () => {
  const keep = (page: Page, key: string, value: string) =>
    page.addInitScript(([name = '', kept = '']) => localStorage.setItem(name, kept), [key, value]);

  test('how changes are shown', async ({ page }) => {
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const value of ['{}', '0', '"view-side"', '[1]', '{', 'null']) {
      await keep(page, 'change-view', value);
      await page.goto(eludeToPrecision);
      await page.keyboard.press('n');
      await expect(page.locator('.change-row:focus'), value).toHaveCount(1);
      expect(errors, value).toEqual([]);
    }
  });

  test('the last visit', async ({ context }) => {
    for (const value of [
      '{}',
      '0',
      '[]',
      '{',
      '{"day":1,"revisions":{}}',
      '{"day":"2026-11-20","revisions":{"armor":{}}}',
      '{"day":"2026-13-99","revisions":{}}',
    ]) {
      // A tab remembers which visit it is.
      const tab = await context.newPage();
      await keep(tab, 'visit', value);
      await tab.goto('/');
      await expect(tab.locator('since-visit'), value).toBeEmpty();
      await tab.close();
    }
  });

  test('a wording that the page does not have makes no link but to the keyword', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull();
    const revisions = await page.evaluate(() => JSON.parse(localStorage.getItem('visit') ?? '').revisions);
    const crafted = { ...revisions, bombard: '../../../../other', armor: '//other.test', constructor: 'x' };
    await keep(page, 'visit', JSON.stringify({ day: '2026-11-20', revisions: crafted }));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/');
    const links = page.locator('since-visit a');
    await expect(links).toHaveText(['Armor: what changed', 'Bombard: what changed']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/keywords/armor/',
      '/keywords/bombard/',
    ]);
  });

  test('colours: none but light and dark', async ({ page }) => {
    await keep(page, 'theme', 'constructor');
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every list, every comparison and every page of a facet is there', async ({ page }) => {
    await page.goto('/changes/');
    await expect(page.locator('[data-item]:visible')).toHaveCount(61);
    await page.getByRole('link', { name: /^Rulings \d/ }).click();
    await expect(page).toHaveURL('/changes/#rulings');
    await page.goto('/');
    await page.getByText('Narrow by stacking').click();
    await page.getByRole('link', { name: /^layered/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stacking: layered');
    await page.goto('/keywords/upkeep/compare/fad487ea/488d5533/');
    await page.getByText('Meaning unchanged, 24 words').click();
    await expect(page.locator('.folded .change-row').first()).toBeVisible();
    await page.goto(eludeToPrecision);
    await page.getByText('Compare other wordings').click();
    await page
      .getByRole('link', { name: /1801f1b7/ })
      .first()
      .click();
    await expect(page).toHaveURL(/compare\/1801f1b7/);
    await page.goto('/as-of/keyword-list/');
    await page.getByRole('navigation', { name: 'A–Z' }).getByRole('link', { name: 'B' }).click();
    await expect(page.getByText('Back to now')).toBeInViewport();
    const bombard = page.locator('#bombard');
    await expect(bombard.locator('del').first()).toBeHidden();
    await bombard.getByText('Since then: Effect reworded; two rulings reworded.').click();
    await expect(bombard.locator('.in-line del').first()).toHaveText('the Space');
    await expect(bombard.locator('.in-line del').first()).toBeVisible();
    await page.goto('/tools/sheet/');
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await expect(page.getByLabel('Keyword sheet')).toBeHidden();
  });
});
