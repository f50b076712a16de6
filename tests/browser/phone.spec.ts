import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { pasted, widthOfAll } from './pages.ts';
import { test } from './test.ts';

/** A phone whose keyboard takes the lower half of its screen. */
const withKeyboard = { width: 360, height: 430 };
const phone = { width: 360, height: 740 };

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** How many results of the search are on the screen from the first line to the last. */
function wholeResults(page: Page): Promise<number> {
  return page.getByRole('option').evaluateAll(
    (options) =>
      options.filter((option) => {
        const { bottom } = option.getBoundingClientRect();
        const panel = option.closest('.search-panel')?.getBoundingClientRect().bottom ?? 0;
        return bottom <= Math.min(innerHeight, panel) + 1;
      }).length,
  );
}

for (const address of [pageKinds.home, pageKinds.keyword])
  test(`${address}: with the keyboard up the field stands at the top and three results are seen`, async ({
    page,
  }) => {
    await page.setViewportSize(withKeyboard);
    for (const query of ['evade 2', 'armor', 'when this unit attacks', 'discard']) {
      await page.goto(address);
      await page.getByRole('combobox').tap();
      await page.keyboard.type(query);
      await expect(page.getByRole('option').nth(2)).toBeVisible();
      const field = await page.getByRole('combobox').boundingBox();
      expect(field?.y, query).toBeGreaterThanOrEqual(0);
      expect(field?.y, query).toBeLessThanOrEqual(8);
      expect(await wholeResults(page), query).toBeGreaterThanOrEqual(3);
    }
  });

test('far down a page the search is in reach of a thumb, and the place where one reads is kept', async ({
  page,
}) => {
  await page.goto('/keywords/intercept/');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('armor');
  await expect(page.getByRole('option').first()).toBeInViewport();
  expect((await page.getByRole('combobox').boundingBox())?.y).toBeLessThanOrEqual(8);
  await page.getByRole('combobox').blur();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('button', { name: 'Top', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'SWTCG Reference' })).toBeInViewport();
  // The button is gone, and whoever goes on from it does so from the top.
  await expect(page.getByRole('link', { name: 'SWTCG Reference' })).toBeFocused();
});

test('whoever steps from change to change has the steps in reach, and goes on from where the page is', async ({
  page,
}) => {
  await page.goto('/changes/keyword-list/glossary/');
  const floating = page.locator('.reach');
  const next = floating.getByRole('button', { name: 'Next change' });
  const changed = page.locator('.change-row:not([data-status=unchanged])');
  await expect(next).toBeHidden();
  await page.locator('.steps').getByRole('button', { name: 'Next change' }).tap();
  await expect(changed.nth(0)).toBeFocused();
  await next.tap();
  await expect(changed.nth(1)).toBeFocused();
  await expect(changed.nth(1)).toBeInViewport();
  // Far from the change that was stepped to last, it is no longer what the reader is at.
  await changed.nth(20).evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await next.tap();
  await expect(changed.nth(20)).toBeFocused();
  await floating.getByRole('button', { name: 'Previous change' }).tap();
  await expect(changed.nth(19)).toBeFocused();
  await page.getByRole('button', { name: 'Top', exact: true }).tap();
  await expect(next).toBeHidden();
});

test('no phone puts its own words in the place of a keyword that is searched or of a text that is checked', async ({
  page,
}) => {
  const { keyword, asOf, sheetTool, linkTool, makeSheetTool } = pageKinds;
  for (const address of [keyword, asOf, sheetTool, linkTool, makeSheetTool]) {
    await page.goto(address);
    const fields = page.locator('main :is([type=search], textarea:not([readonly])), #q');
    expect(await fields.count(), address).toBeGreaterThan(address === keyword ? 0 : 1);
    const corrected = fields.and(page.locator(':not([autocorrect=off])'));
    await expect(corrected, address).toHaveCount(0);
  }
});

test('the letters of A–Z lead to theirs', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'A–Z' }).getByRole('link', { name: 'R', exact: true }).tap();
  await expect(page.locator('.letters').getByRole('link', { name: 'Redirect' })).toBeInViewport();
});

test('what a choice leaves is told where the finger is, and one tap leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Narrow by').tap();
  await page.getByRole('link', { name: 'cumulative' }).tap();
  await expect(page.getByText('20 of 61 keywords')).toBeInViewport();
  await page.getByRole('button', { name: 'See them' }).tap();
  await expect(page.locator('[data-item]:not([hidden]) a').first()).toBeInViewport();
});

test('a number goes along to the page of its keyword, where it stands beside the text, which stays what it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('combobox').tap();
  await page.keyboard.type('bombard 3');
  await page.getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/keywords\/bombard\/\?x=3$/);
  const reading = page.locator('.with-number');
  await expect(reading).toContainText('With 3 for X, as this site reads it:');
  await expect(reading).toContainText('using 3 power plus any other effects.');
  await expect(reading.locator('i')).toHaveText('3');
  await expect(page.locator('#meaning')).toContainText('using X power plus any other effects.');
  await page.getByRole('button', { name: 'Copy text' }).tap();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await pasted(page);
  expect(copied).toContain('Bombard X: A cumulative, static ability that means, "This unit may attack');
  expect(copied).toContain('using X power plus');
  for (const [address, count] of [
    ['/keywords/bombard/#x=12', 1],
    ['/keywords/bombard/?x=3#r1', 1],
    ['/keywords/accuracy/?x=3', 0],
    ['/keywords/bombard/?x=three', 0],
    ['/keywords/bombard/?x=3.5', 0],
  ] as const) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(reading, address).toHaveCount(count);
  }
});

test('Share hands name, effect, source and link to the phone, and copies them where it has no such thing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text =
    'Bombard X: “This unit may attack a unit in the Ground arena instead of this arena, using X power plus any other effects.” (Glossary)';
  const give = (share: string) =>
    page.addInitScript(`Object.defineProperty(navigator, 'share', { value: ${share}, configurable: true })`);
  await give('undefined');
  await page.goto('/keywords/bombard/?x=3');
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByText('Copied')).toBeVisible();
  const url = `${new URL(page.url()).origin}/keywords/bombard/`;
  expect(await pasted(page)).toBe(`${text}\n${url}`);

  await give('async (what) => { window.shared = what; }');
  await page.goto('/keywords/bombard/');
  await page.getByRole('button', { name: 'Share' }).tap();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({ text, url });
});

test('nothing moves as something was copied, or could not be', async ({ page }) => {
  const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const address of [pageKinds.keyword, `${pageKinds.makeSheetTool}#keywords=armor~`]) {
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Copy link' });
    await expect(button).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await heights();
    await button.click();
    await expect(page.locator('copy-buttons [role=status]')).not.toBeEmpty();
    expect(await heights(), address).toBe(before);
  }
});

test('nothing moves under a reader as a page comes, on the first visit or the second', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const left: string[] = Object.values(pageKinds);
  const visitThoseLeft = async () => {
    const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (let address = left.pop(); address; address = left.pop())
      for (const visit of ['first', 'second']) {
        await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
        const moved = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        );
        expect(moved, `${address}, ${visit} visit`).toBeLessThan(0.01);
      }
    await page.close();
  };
  // Four readers at once: most of the time is spent waiting for what may still come.
  await Promise.all(Array.from({ length: 4 }, visitThoseLeft));
});

test('no text waits for the typeface: the first page has one of the device, the next one ours', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const typefaces = async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '.meaning',
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(pageKinds.keyword);
  expect(await typefaces()).not.toContain('Literata');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).not.toBeNull();
  await page.goto('/keywords/armor/');
  expect(await typefaces()).toEqual(['Literata']);

  // What anybody else wrote there is fetched from nowhere.
  await page.evaluate(() => localStorage.setItem('typeface', '/another.woff2'));
  await page.goto(pageKinds.keyword, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => localStorage.getItem('typeface'))).not.toContain('another');
  expect(new Set(fetched).size).toBe(1);
});

test('every typeface of the stack that stands in for ours has its measures', () => {
  const style = readFileSync('src/styles/tokens.css', 'utf-8');
  const [, stack = ''] = /--device-serif: (.*);/.exec(style) ?? [];
  const named = stack.split(', ').filter((name) => name.startsWith('"'));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named)
    expect(style).toMatch(
      new RegExp(`font-family: ${name};\\s+src: local[^}]*size-adjust:[^}]*ascent-override:`),
    );
});

test('what is answered to a claim stays on the screen, however long its verdict and large its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pageKinds.sheetTool);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
  const claims = ['Protect: Prevent up to 2 damage to this unit.', 'Stealth is isolated.'];
  await page.getByRole('textbox').fill(claims.join('\n'));
  await page.getByRole('button', { name: 'Check', exact: true }).tap();
  const verdict = page.getByText('Of another keyword: holds, with a number or name put in', { exact: true });
  await expect(verdict).toBeVisible();
  const { x = 0, width = 0 } = (await verdict.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await widthOfAll(page)).toBe(320);
});
