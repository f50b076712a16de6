import { expect, type Page } from '@playwright/test';
import { pasted } from './pages.ts';
import { test } from './test.ts';

/** As where a page stays open while a new version is put up, whose scripts have other names: what it goes for is not there. */
async function bar(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 404 }));
}

test.describe('where what a page goes for later is gone', () => {
  test('the search says so where one looks, stays on the page, and answers once it can be had', async ({
    page,
  }) => {
    const nothing = () =>
      page.evaluate(
        () => getComputedStyle(document.querySelector('.search-panel') as Element, '::before').content,
      );
    await bar(page, '**/search-data.json');
    await page.goto('/keywords/armor/');
    await page.keyboard.press('/');
    await page.keyboard.type('bombard');
    await expect(page.locator('.search-panel')).toBeVisible();
    expect(await nothing()).toContain('The search could not be loaded. Try again, or reload the page.');
    const all = page.getByRole('link', { name: 'Every keyword and its meaning' });
    await expect(all).toHaveAttribute('href', '/keywords/');
    await expect(all).toBeVisible();
    await expect(page.locator('search-box [role=status]')).toContainText('could not be loaded');
    const askedAgain = page.waitForResponse('**/search-data.json');
    await page.keyboard.press('Enter');
    await askedAgain;
    await expect(page).toHaveURL('/keywords/armor/');
    await page.unroute('**/search-data.json');
    // No quicker than a hand: keys that are typed while it is asked for wait for the one answer.
    await page.keyboard.type(' 3', { delay: 100 });
    await expect(page.getByRole('option').first()).toContainText('Bombard');
    await expect(all).toBeHidden();
    expect(await nothing()).toBe('none');
    await page.getByRole('combobox').fill('zzzzzz');
    await expect(page.getByRole('option')).toHaveCount(0);
    expect(await nothing()).toContain('No keyword found. Try other words, or fewer.');
  });

  test('the button beside a part leads to the part, as the link did that stood there', async ({ page }) => {
    await bar(page, '**/_astro/quote-menu*.js');
    await page.goto('/keywords/bombard/');
    await page.getByRole('button', { name: 'Quote ruling 1' }).click();
    await expect(page).toHaveURL(/\/keywords\/bombard\/#r\d+$/);
  });

  test('the button that quotes a whole change gives way, and the first part of it gets the focus', async ({
    page,
  }) => {
    await bar(page, '**/_astro/copy-menu*.js');
    await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
    const whole = page.getByRole('button', { name: 'Quote this change' });
    await whole.click();
    await expect(whole).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quote Meaning, reworded' })).toBeFocused();
  });

  test('an answer is quoted as text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await bar(page, '**/_astro/copy-menu*.js');
    await page.goto('/tools/sheet/#claim=Power%20changes%20affect%20Bombard.');
    const answer = page.locator('.answer');
    await answer.getByRole('button', { name: 'Quote this answer' }).click();
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await pasted(page);
    expect(copied).toMatch(/^“Power changes affect Bombard\.”/);
  });

  test('so it is where a browser of 2023 gets no popovers, for which it asks a library', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await bar(page, '**/_astro/popover-fn*.js');
    await page.goto('/tools/sheet/#claim=Power%20changes%20affect%20Bombard.');
    const answer = page.locator('.answer');
    await answer.getByRole('button', { name: 'Quote this answer' }).click();
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await pasted(page)).toMatch(/^“Power changes affect Bombard\.”/);
  });

  test('a keyword is there without what it does with the number of a card', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await bar(page, '**/_astro/with-number*.js');
    const gone = page.waitForResponse('**/_astro/with-number*.js');
    await page.goto('/keywords/bombard/?x=3');
    await gone;
    await expect(page.locator('#meaning')).toBeVisible();
    // An error would be told only once all that waits is done.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(errors).toEqual([]);
  });

  test('the copy for use without signal says so, and is offered once it can be', async ({ page }) => {
    await bar(page, '**/_astro/offline-panel*.js');
    await page.goto('/keywords/bombard/');
    const fold = page.locator('offline-copy');
    await fold.locator('summary').click();
    const said =
      'The part of this site that keeps a copy could not be loaded. Try again, or reload the page.';
    await expect(fold.getByText(said)).toBeVisible();
    await page.unroute('**/_astro/offline-panel*.js');
    // A browser older than the summer of 2026 remembers what could not be imported until the page is loaded anew.
    await fold.locator('summary').click();
    await fold.locator('summary').click();
    await expect(fold.getByRole('button', { name: 'Keep a copy' })).toBeVisible();
  });
});
