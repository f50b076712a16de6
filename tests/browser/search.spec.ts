import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { SearchData } from '../../src/search/base/document.ts';
import { seedSite } from '../helpers/build-site.ts';
import { violations } from './axe.ts';

test('by keyboard: slash, type, arrow, Enter', async ({ page }) => {
  await page.goto('/keywords/armor/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the keywords' });
  await expect(field).toBeFocused();
  await page.keyboard.type('ion can');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Ion Cannon');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/ion-cannon\/$/);
});

test('the sign of the key that leads to the field gives way to what clears it', async ({ page }) => {
  await page.goto('/keywords/armor/');
  const sign = page.locator('.search-box kbd');
  const field = page.getByRole('combobox');
  await expect(sign).toBeVisible();
  await field.fill('bomb');
  await expect(sign).toBeHidden();
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
  await field.click({ position: { x: width - 24, y: height / 2 } });
  await expect(field).toHaveValue('');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(sign).toBeVisible();
});

test('who still puts a word together has the arrows for that, and the list has them again behind it', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox');
  await field.fill('bomb');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  // As an input method has it; no browser lets a program put a word together by keys.
  const isTaken = (isComposing: boolean) =>
    field.evaluate(
      (input, composing) =>
        !input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'ArrowDown',
            isComposing: composing,
            bubbles: true,
            cancelable: true,
          }),
        ),
      isComposing,
    );
  expect(await isTaken(true)).toBe(false);
  await expect(first).toHaveAttribute('aria-selected', 'false');
  expect(await isTaken(false)).toBe(true);
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('Escape closes the list and the field keeps the focus', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox');
  await field.fill('bomb');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('elude finds Precision first and says why', async ({ page }) => {
  await page.goto('/?q=elude');
  await expect(page.getByRole('combobox')).toHaveValue('elude');
  await expect(page.getByRole('option').first()).toContainText('formerly Elude');
  await expect(page.getByRole('option').first()).toContainText('Precision');
  await expect(page.getByRole('option').first().locator('.effect')).toHaveText(
    /^When this unit attacks .* the chosen target\.$/,
  );
});

test('the words that were found are marked in the ruling that holds them', async ({ page }) => {
  await page.goto('/?q=collect%20bounty%20on%20itself');
  const bounty = page.getByRole('option').filter({ hasText: 'Bounty' }).first();
  await expect(bounty.locator('mark').first()).toBeVisible();
});

test('a word that was found in another form, or in spite of a slip, is marked too', async ({ page }) => {
  await page.goto('/?q=discarding%20a%20unit');
  await expect(page.locator('.reason mark', { hasText: 'discarded' }).first()).toBeVisible();
  await page.getByRole('combobox').fill('bombrad');
  const first = page.getByRole('option').first();
  await expect(first.locator('b mark')).toHaveText('Bombard');
  await expect(first.locator('.reason mark')).toHaveCount(0);
});

test('a name is answered without a tap: what it does, with its number put in and marked, and its type line', async ({
  page,
}) => {
  await page.goto('/?q=bombard%203');
  const first = page.getByRole('option').first();
  await expect(first.locator('.effect')).toHaveText(
    /^This unit may attack .* using 3 power plus any other effects\.$/,
  );
  await expect(first.locator('.effect i')).toHaveText('3');
  await expect(first.locator('small')).toHaveText('A cumulative, static ability');
});

test('what only players say is told as that, above the meaning, which is not theirs, and without marks', async ({
  page,
}) => {
  await page.goto('/?q=vampire');
  const first = page.getByRole('option').first();
  await expect(first.locator('.reason')).toHaveText([
    'found by what players say',
    /^Prevent up to X damage[^"]*$/,
  ]);
  await expect(first.locator('mark')).toHaveCount(0);
});

test('nothing of the search is fetched before a reader goes for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/keywords/bombard/', { waitUntil: 'networkidle' });
  expect(fetched.filter((address) => address.includes('search'))).toEqual([]);
  await page.getByRole('combobox').focus();
  await expect.poll(() => fetched.filter((address) => address.includes('search')).length).toBe(2);
});

test('a page that is not there searches for the words of its address', async ({ page }) => {
  const response = await page.goto('/keywords/bombrd/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('option').first()).toContainText('Bombard');
  await page.goto('/keywords/Hidden%20Cost/');
  await expect(page.getByRole('combobox')).toHaveValue('Hidden Cost');
  await expect(page.getByRole('option').first()).toContainText('Hidden Cost');
});

test('under the keywords stand those that once said so, and pages: arrows go through all, and Enter leads there', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox', { name: 'What was found' });
  const group = (name: string) => list.getByRole('group', { name, exact: true });
  const status = page.locator('search-box [role=status]');
  const selected = list.locator('[aria-selected=true]');

  await field.fill('cumulative');
  await expect(group('Keywords').getByRole('option')).toHaveCount(10);
  await expect(group('Keywords')).toContainText('20 found, the first 10 shown');
  await expect(group('Pages').getByRole('option')).toHaveText(['Cumulative (term)']);
  await expect(status).toHaveText('Pages: 1 found. Keywords: 20 found, the first 10 shown.');

  await field.fill('card');
  const past = group('Keywords in earlier wordings').getByRole('option');
  await expect(past).toContainText('in 1 earlier wording: However, there are cards that can cause');
  await expect(past.locator('mark')).toHaveText('card');
  await expect(group('Pages').getByRole('option')).toHaveText(['Check card text']);
  expect(await violations(page, 'search-box')).toEqual([]);
  await field.press('ArrowUp');
  await expect(selected).toHaveText('Check card text');
  await field.press('ArrowUp');
  await expect(selected).toContainText('Redirect');
  await expect(field).toHaveAttribute('aria-activedescendant', (await past.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/redirect\/$/);

  await page.keyboard.press('/');
  await field.fill('compare bombard');
  await expect(group('Pages').getByRole('option')).toHaveText(['What changed in Bombard']);
  await expect(group('Keywords')).toContainText('Bombard');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/bombard\/compare\/de31cee9\/b2e891df\/$/);

  await page.keyboard.press('/');
  await field.fill('DE31CEE9');
  await expect(status).toHaveText('Pages: 1 found.');
  await expect(group('Keywords')).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(selected).toHaveText('Bombard, wording de31cee9');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/bombard\/de31cee9\/$/);

  await page.keyboard.press('/');
  await field.fill('offline');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/#offline$/);
  await expect(page.getByText('Keep a copy for use without signal')).toBeInViewport();
});

test('a search that is long in coming says that it comes', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-data.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('combobox').fill('evade 2');
  await expect(page.locator('search-box [role=status]')).toHaveText('The search is loading …');
  await expect(page.locator('.search-panel')).toHaveAttribute('data-nothing', 'The search is loading …');
  answer();
  await expect(page.getByRole('option').first()).toContainText('Evade');
});

test('at an address where nothing stands its keyword is searched for', async ({ page }) => {
  await page.goto('/keywords/bombard/ffffffff/');
  await expect(page.getByRole('option').first()).toContainText('Bombard');
});

test.describe('while the texts of very many keywords are read', () => {
  const copies = 150;

  test.beforeEach(async ({ page }) => {
    const data: SearchData = JSON.parse(readFileSync(`${seedSite.dist}/search-data.json`, 'utf-8'));
    const all = [...Array(copies + 1).keys()];
    const named = (copy: number) => data.documents.map((one) => ({ ...one, name: `${one.name} ${copy}` }));
    const json: SearchData = {
      ...data,
      documents: all.flatMap((copy) => (copy === 0 ? data.documents : named(copy))),
      said: all.map(() => data.said).join('/'),
      parts: all.flatMap(() => data.parts),
      given: all.flatMap(() => data.given),
      past: all.flatMap(() => data.past),
      wordings: all.map(() => data.wordings).join(),
    };
    await page.route('**/search-data.json', (route) => route.fulfill({ json }));
    await page.goto('/keywords/armor/');
  });
  // A page that was led to may still be fetching them when its test is over.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('names are answered at once, and what stands in texts when it is read; only that is said aloud', async ({
    page,
  }) => {
    const said = page.locator('search-box [role=status]').first();
    await page.evaluate(() => {
      const list = document.querySelector('[role=listbox]') as HTMLElement;
      const status = document.querySelector('search-box [role=status]') as HTMLElement;
      const drawn: [number, string][] = [];
      Object.assign(window, { drawn });
      new MutationObserver(() =>
        drawn.push([list.querySelectorAll('a').length, status.textContent ?? '']),
      ).observe(list, { childList: true });
    });
    await page.getByRole('combobox').fill('bounty');
    await expect(said).toContainText('Keywords:');
    const drawn = await page.evaluate(() => (window as unknown as { drawn: [number, string][] }).drawn);
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toEqual([expect.any(Number), '']);
    expect(drawn[0]?.[0]).toBeGreaterThan(0);
  });

  test('whoever chooses keeps the list, and whoever closes it keeps it closed', async ({ page }) => {
    const field = page.getByRole('combobox');
    const isRead = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
    await field.focus();
    await field.fill('bounty');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await isRead();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await field.fill('bounty');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await isRead();
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('an answer that is pressed stays under the press as others come in', async ({ page }) => {
    await page.getByRole('combobox').fill('damage');
    const answer = page.getByRole('option').nth(1);
    const href = (await answer.getAttribute('href')) ?? '';
    await answer.hover();
    await page.mouse.down();
    await page.waitForTimeout(3000);
    await page.mouse.up();
    await expect(page).toHaveURL(href);
  });

  test('Enter leads to what was typed last, and never to what was found for other words', async ({
    page,
  }) => {
    const field = page.getByRole('combobox');
    await field.fill('bounty');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.fill('discarded from the stack');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/keywords\/stack\/$/);
  });
});
