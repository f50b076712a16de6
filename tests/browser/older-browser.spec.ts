import { chromium, expect, type Page } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { copyStatus, fromCopy, keepCopy, press, today } from './copy-reader.ts';
import { openHostile } from './hostile-page.ts';
import { chromiumPath, oldChromiumPath } from './needed.ts';
import { pasted, widthOfAll } from './pages.ts';
import { test } from './test.ts';
import { leap, startVersionServer, words } from './version-server.ts';

// The site in the oldest Chromium for which it is built. An iPhone that gets no newer system lacks much the same.
test.skip(!oldChromiumPath, 'no package has so old a Chromium for this machine');
// One browser for all, which takes a while to start.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { executablePath: oldChromiumPath, args: ['--no-sandbox', '--disable-gpu'] } });

let complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});

/** The colours of each element of a page. */
const coloursOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((one) => {
      const { color, backgroundColor, borderTopColor, outlineColor } = getComputedStyle(one);
      return [one.tagName, one.className, color, backgroundColor, borderTopColor, outlineColor].join(' ');
    }),
  );

test('every kind of page is there, in the colours that it has today, light and dark', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  expect(browser.version()).toMatch(/^111\./);
  const current = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  const other = await current.newPage({ baseURL });
  for (const [kind, address] of Object.entries(pageKinds)) {
    for (const each of [page, other]) {
      await each.goto(address);
      await each.waitForFunction(() => document.querySelector('body :not(:defined)') === null);
      // What is sought at such an address is found soon, and not at once.
      if (kind === 'notFound') await each.getByRole('option').first().waitFor();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const each of [page, other]) await each.emulateMedia({ colorScheme });
      expect(await coloursOf(page), `${kind}, ${colorScheme}`).toEqual(await coloursOf(other));
    }
    const widthOfScreen = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await widthOfAll(page), kind).toBe(widthOfScreen);
  }
  await current.close();
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the search answers, with the number that was asked for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('bombard 3');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/keywords\/bombard\/\?x=3$/);
  await expect(page.locator('.with-number')).toContainText('using 3 power');
  expect(complaints).toEqual([]);
});

test('changes are stepped through, and shown in line or side by side', async ({ page }) => {
  await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
  await page.keyboard.press('n');
  await expect(page.locator('.change-row:focus')).toHaveCount(1);
  await page.locator('.view-in-line').click();
  await expect(page.locator('.in-line del').first()).toHaveText('the Space');
  await page.locator('.view-side').click();
  await expect(page.locator('.side ins').first()).toHaveText('this');
  expect(complaints).toEqual([]);
});

test('the tools answer: a claim, a card, a sheet of chosen keywords', async ({ page }) => {
  const heading = page.locator('.report h2');
  await page.goto(pageKinds.sheetTool);
  await page.locator('textarea').fill('You can deploy it to the build zone.');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(heading).toHaveText('Was removed');
  await page.goto(pageKinds.linkTool);
  await page.locator('#cards').fill('Bombrad 3. Armor.');
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(heading).toHaveText('1 warning');
  await page.getByRole('button', { name: 'Replace with “Bombard”' }).click();
  await expect(heading).toHaveText('Nothing to fix');
  await page.goto(pageKinds.makeSheetTool);
  for (const slug of ['bombard', 'armor']) await page.locator(`.keyword-choice [value=${slug}]`).click();
  await expect(page.locator('.sheet-entry h3')).toHaveText(['Armor', 'Bombard X']);
  expect(complaints).toEqual([]);
});

test('a passage is quoted from the menu beside it, which a key or a click elsewhere closes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/keywords/intercept/');
  const button = page.getByRole('button', { name: 'Quote ruling 5' });
  const choice = page.getByRole('button', { name: 'Quote as text' });
  await button.click();
  await choice.click();
  await expect
    .poll(() => pasted(page))
    .toMatch(/^Intercept, ruling 5: Intercept doesn't cause a new attack\./);
  const [menu, beside] = await Promise.all([page.locator('.copy-menu').boundingBox(), button.boundingBox()]);
  expect(menu?.x).toBe(beside?.x);
  await expect(page.locator('.copy-menu')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await button.click();
  await expect(choice).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(choice).toBeHidden();
  // This one says so of each popover, being older than they are.
  expect(complaints.filter((text) => !text.startsWith("Found a 'popover' attribute"))).toEqual([]);
});

test('a copy is kept, read without signal, and removed', async ({ page, context }) => {
  const server = await startVersionServer();
  await keepCopy(page, server.home);
  await context.setOffline(true);
  await page.goto(server.home + leap);
  await expect(fromCopy(page)).toHaveText(`From your copy of ${today()}`);
  await expect(page.locator('#meaning')).toContainText(words.first);
  await context.setOffline(false);
  await press(page, 'Remove');
  await expect(copyStatus(page)).toContainText('Nothing is kept on this device.');
  server.stop();
});

test('on other pages a keyword is a link', async ({ page, baseURL }) => {
  const said = await openHostile(page, '<main><p>A unit with Intercept</p></main>');
  const link = page.locator('swtcg-keyword').getByRole('link');
  await link.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(`${baseURL}/keywords/intercept/`);
  expect(said).toEqual([]);
});
