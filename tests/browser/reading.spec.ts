import { expect, test } from '@playwright/test';
import { pasted } from './pages.ts';

test('Elude says that it is Precision now, and leads there', async ({ page }) => {
  await page.goto('/keywords/elude/');
  await page.getByText('This keyword is now').getByRole('link', { name: 'Precision' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Precision');
  await expect(page.getByText('Formerly')).toContainText('Elude');
});

test('a wording that no longer holds says so and leads to the current one and to the change', async ({
  page,
}) => {
  await page.goto('/keywords/bombard/de31cee9/');
  await expect(
    page.getByText('The wording of Keyword list and Tuskens and Monsters (Galaxy). It no longer holds.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See what changed' }).click();
  await expect(page.getByText('Effect reworded; two rulings reworded.')).toBeVisible();
});

test('a change stands side by side where there is room, in line where there is not or where the reader wants', async ({
  page,
}) => {
  const address = '/keywords/bombard/compare/de31cee9/b2e891df/';
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const row = page.locator('.change-row').first();
  await expect(row.locator('.side.old del')).toHaveText('the Space');
  await expect(row.locator('.side.new ins')).toHaveText('this');
  await expect(row.locator('.in-line')).toBeHidden();
  await page.getByLabel('In line').check();
  await expect(row.locator('.in-line del')).toBeVisible();
  await expect(row.locator('.side.old')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(row.locator('.in-line ins')).toBeVisible();
});

test('a word of the type line leads to its term, and the term to the keywords that have it', async ({
  page,
}) => {
  await page.goto('/keywords/evade/');
  await page.locator('#meaning').getByRole('link', { name: 'layered' }).click();
  await expect(page).toHaveURL(/\/terms\/#layered$/);
  const term = page.locator('#layered');
  await expect(term).toBeInViewport();
  await expect(term.getByRole('link', { name: 'Evade' })).toBeHidden();
  await term.getByText('in the type line of 17 keywords').click();
  await expect(term.getByRole('link', { name: 'Evade' })).toBeVisible();
  await term.getByRole('link', { name: 'Stacking: layered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stacking: layered');
});

test('a word of the rules is found by what the sources write', async ({ page }) => {
  await page.goto('/?q=play%20or%20pass%20chance');
  await page.getByRole('option', { name: 'POP (term)' }).click();
  await expect(page).toHaveURL(/\/terms\/#pop$/);
});

test('editorial differences can be hidden', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/keywords/critical-hit/');
  const compare = page.getByRole('link', { name: 'Compare the two wordings in full' });
  await compare.click();
  const dropped = page.locator('.in-line del.editorial').first();
  await expect(dropped).toBeVisible();
  await page.getByLabel('Hide spelling').check();
  await expect(dropped).toBeHidden();
  await expect(page.locator('.in-line del:not(.editorial)').first()).toBeVisible();
});

test('text and link are copied as they should be pasted', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/keywords/armor/');
  const paste = () => pasted(page);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const { keywords } = await (await page.request.get('/api/v1/keywords.json')).json();
  const armor = keywords.find(({ slug }: { slug: string }) => slug === 'armor');
  expect(await paste()).toBe(`Armor: ${armor.text}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(paste).toMatch(/\/keywords\/armor\/$/);
  await context.close();
});

test('the switch between light and dark is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/keywords/armor/');
  await page.getByRole('button', { name: /light and dark/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/keywords/fury/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('whoever switches back to what the system has goes with the system again, also in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/keywords/armor/');
  await other.goto('/');
  const html = page.locator('html');
  const paper = () => html.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const press = () => page.getByRole('button', { name: /light and dark/ }).click();
  await press();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await press();
  for (const tab of [page, other]) await expect(tab.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/keywords/fury/');
  await expect.poll(paper).not.toBe(light);
});

test('the switch between light and dark switches the other tabs that are open, too', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/keywords/armor/');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a keyword, its history and a change are read as with it', async ({ page }) => {
    await page.goto('/keywords/bombard/');
    await expect(page.locator('#meaning')).toContainText('using X power plus any other effects."');
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeHidden();
    await page.getByRole('link', { name: 'Compare the two wordings in full' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('In line').check();
    await expect(page.locator('.in-line del').first()).toBeVisible();
  });

  test('the search field leads to the list from A to Z, which says why', async ({ page }) => {
    await page.goto('/keywords/bombard/');
    await page.getByRole('combobox').fill('elude');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?q=elude$/);
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Precision', exact: true }).first()).toBeVisible();
  });
});

test.describe('at an address without a page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says that the search needs it, and leads to the list', async ({ page }) => {
    await page.goto('/keywords/bombrd/');
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await page.getByRole('link', { name: 'the list of all keywords' }).click();
    await expect(page.getByRole('heading', { name: 'Keywords A–Z' })).toBeVisible();
  });
});

test('a keyword page is there after four requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/keywords/bombard/', { waitUntil: 'networkidle' });
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(4);
});

test('the header is one line, on a phone above the search, in a typeface of the device and in ours', async ({
  page,
}) => {
  for (const isOurs of [false, true]) {
    await page.goto('/keywords/bombard/');
    expect(await page.evaluate(() => document.documentElement.classList.contains('typeface'))).toBe(isOurs);
    // The first as much as what is led to keeps clear of it, and its line below.
    for (const [most, widths] of [
      [65, [896, 1024, 1025, 1152, 1280, 1920]],
      [115, [360, 390, 412, 430, 480, 481, 544, 545, 768, 895]],
    ] as const)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const header = await page.locator('.site-header').boundingBox();
        expect(header?.height, `${width} px, ours: ${isOurs}`).toBeLessThanOrEqual(most);
      }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).not.toBeNull();
  }
});

test.describe('where a script cannot be had', () => {
  test('a page is what it is without scripts, says so, and has no button that does nothing', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/tools/sheet/');
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto('/keywords/bombard/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Keep a copy for use without signal')).toBeHidden();
  });

  test('and it is that of a tool alone, the tool says so and all else works', async ({ page }) => {
    await page.route('**/_astro/link-cards*.js', (route) => route.abort());
    await page.goto('/tools/link/');
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('elude');
    await expect(page.getByRole('option').first()).toContainText('Precision');
  });
});
