import { expect, type Locator, type Page, test } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { pasted } from './pages.ts';

/** Does to a page what browsers that translate do: other words in each text that may have them, and another language. */
function translate(page: Page, mark: 'language' | 'title'): Promise<void> {
  return page.evaluate((how) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement?.closest('[translate=no]') === null)
        text.textContent = text.textContent?.replace(/\p{L}+/gu, 'Wort') ?? '';
    if (how === 'language') document.documentElement.lang = 'de';
    else document.querySelector('title')?.setAttribute('_msttexthash', '1');
  }, mark);
}

/** Puts what a button holds into an element within it, as a translator does. */
const putIntoFont = (button: Locator) =>
  button.evaluate((element) => {
    const font = document.createElement('font');
    font.append(...element.childNodes);
    element.append(font);
  });

const said = (page: Page) =>
  page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);

for (const mark of ['language', 'title'] as const)
  test(`a page that a browser translated says so, where it marks the ${mark}`, async ({ page }) => {
    await page.goto(pageKinds.keyword);
    expect(await said(page)).toBe('none');
    await translate(page, mark);
    expect(await said(page)).toContain('Translated by your browser.');
  });

test('what is quoted from it is the wording, and a keyword is called as on its cards', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(pageKinds.keyword);
  const meaning = page.locator('#meaning');
  const text = await meaning.innerText();
  await page.getByRole('button', { name: 'Quote meaning' }).waitFor();
  await translate(page, 'language');
  await expect(meaning).not.toHaveText(text);
  await expect(page.locator('h1')).toHaveText('Bombard');
  await page.getByRole('button', { name: 'Quote meaning' }).click();
  await page.locator('.copy-menu button').nth(2).click();
  await expect.poll(() => pasted(page)).toContain(`Bombard, meaning: ${text}\n`);
  await context.close();
});

test('a button copies wherever in it a press falls, also within what a translator put into it', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(pageKinds.keyword);
  const button = page.getByRole('button', { name: 'Copy text' });
  await putIntoFont(button);
  await button.locator('font').click();
  await expect.poll(() => pasted(page)).toMatch(/^Bombard/);
  await context.close();
});

test('so do the buttons within reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pageKinds.keyword);
  await page.evaluate(() => scrollTo(0, 1500));
  const button = page.locator('.reach [data-to=top]');
  await putIntoFont(button);
  await button.locator('font').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
