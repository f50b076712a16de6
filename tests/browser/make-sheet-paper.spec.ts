import { expect, type Page } from '@playwright/test';
import { names, textOf, tool } from './made-sheet.ts';
import { test } from './test.ts';

const said = (page: Page) => page.locator('.deck-sheet > [role=status]');

const print = async (page: Page, format: 'A4' | 'Letter') => {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number);
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length, isSideways: width > height };
};
const slugs = 'ambush armor avenge critical-hit deflect elude evade focus intercept lucky retaliate shields';

test('twelve keywords take one page in type that can be read, upright or on its side', async ({ page }) => {
  await page.goto(`${tool}#keywords=${slugs.replaceAll(' ', '~,')}~`);
  await expect(page.locator('.sheet-paper article')).toHaveCount(12);
  for (const layout of ['upright', 'on its side']) {
    await page.getByRole('radio', { name: layout }).check();
    await expect(said(page)).toContainText(
      /^12 keywords, as recorded on \d+ \w+ \d{4}; on paper one page, in type of/,
    );
    const size = Number(/type of ([\d.]+) points/.exec(await said(page).innerText())?.[1]);
    expect(size).toBeGreaterThanOrEqual(7.5);
    for (const format of ['A4', 'Letter'] as const)
      expect(await print(page, format)).toEqual({ pages: 1, isSideways: layout !== 'upright' });
  }
});

test('all keywords take as many pages as it says, in type of seven points at least', async ({ page }) => {
  await page.goto(tool);
  const all = await page
    .locator('.keyword-choice [type=checkbox]')
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => `${value}~`).join(','));
  await page.goto(`${tool}#keywords=${all}`);
  // A name that gave way stands there as well, with the name that holds.
  await expect(page.locator('.sheet-paper article')).toHaveCount(60);
  await expect(page.locator('.sheet-paper .sheet-old-name')).toHaveText('Elude is now Precision');
  for (const layout of ['upright', 'on its side']) {
    await page.getByRole('radio', { name: layout }).check();
    await expect(said(page)).toContainText(/; on paper \d pages, in type of [\d.]+ points\.$/);
    const pages = Number(/(\d) pages/.exec(await said(page).innerText())?.[1]);
    for (const format of ['A4', 'Letter'] as const)
      expect((await print(page, format)).pages).toBeLessThanOrEqual(pages);
  }
});

test('on paper each keyword stands whole in one column, from A to Z, and no column is much shorter than another', async ({
  page,
}) => {
  await page.goto(`${tool}#keywords=${slugs.replaceAll(' ', '~,')}~`);
  await expect(names(page)).toHaveCount(12);
  const inOrder = await names(page).allInnerTexts();
  for (const [layout, count] of Object.entries({ upright: 2, 'on its side': 3 })) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: layout }).check();
    await page.emulateMedia({ media: 'print' });
    const templates = page.locator('.paper-page h3');
    const printed = await templates.evaluateAll((all) => all.map((h3) => h3.firstChild?.textContent));
    expect(printed).toEqual(inOrder);
    const lengths = await page.locator('.paper-page > div').evaluateAll((columns) =>
      columns.map((column) => {
        const { bottom = 0 } = column.lastElementChild?.getBoundingClientRect() ?? {};
        return bottom - column.getBoundingClientRect().top;
      }),
    );
    expect(lengths).toHaveLength(count);
    expect(Math.min(...lengths)).toBeGreaterThan(0.7 * Math.max(...lengths));
  }
});

test('a text that is longer than a page goes on on the next, and is counted', async ({ page }) => {
  await page.goto(`${tool}#keywords=armor~,bombard~,evade~`);
  await expect(page.locator('.sheet-paper article')).toHaveCount(3);
  await page
    .locator('.sheet-paper .verbatim')
    .first()
    .evaluate((text) => {
      text.textContent = `${text.textContent} `.repeat(100);
    });
  for (const layout of ['on its side', 'upright']) {
    await page.getByRole('radio', { name: layout }).check();
    const told = await said(page).innerText();
    const pages = Number(/(\d+) pages/.exec(told)?.[1]);
    expect(pages, told).toBeGreaterThan(1);
    for (const format of ['A4', 'Letter'] as const)
      expect((await print(page, format)).pages).toBeLessThanOrEqual(pages);
  }
});

test('it has the texts, the codes, the day and the address, and nothing of the tool', async ({ page }) => {
  await page.goto(`${tool}#title=Deck&keywords=armor~,bombard~~3`);
  await expect(names(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('main').innerText();
  expect(paper).toMatch(/^.+\/tools\/make-sheet\/ · as recorded on \d+ \w+ \d{4}\s+Deck\s+Armor f651f408\s/);
  expect(paper).toContain(
    `Made on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}.`,
  );
  await expect(page.locator('.paper-foot')).toContainText(
    'In a PDF, this link opens the sheet again and shows what has changed since.',
  );
  const again = page.getByRole('link', { name: 'this link' });
  await expect(again).toHaveCSS('text-decoration-line', 'underline');
  await expect(again).toHaveAttribute('href', /#title=Deck&made=.+&keywords=armor~f651f408,bombard~/);
  const texts = await page.locator('.sheet-paper article').nth(1).locator('.verbatim').allTextContents();
  expect(texts.join(' ')).toBe(await textOf(page, 'bombard'));
  for (const sign of ['Find their keywords', 'Choose keywords', 'Copy link', 'A sheet for my deck'])
    expect(paper).not.toContain(sign);
  const sizes = await page
    .locator('.sheet-paper :is(p, h2, h3, code, .note, i, b)')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * 0.75));
  expect(Math.min(...sizes)).toBeGreaterThan(6.99);
});

test('a page that is loaded anew has the paper upright, and the keywords of its address', async ({
  page,
}) => {
  await page.goto(tool);
  const boxes = page.locator('.keyword-choice [type=checkbox]:checked');
  await page.getByRole('checkbox', { name: /^Armor/ }).check();
  await page.getByRole('radio', { name: 'on its side' }).check();
  await expect(page).toHaveURL(/keywords=armor~/);
  await page.reload();
  await expect(boxes).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'upright' })).toBeChecked();
  expect((await print(page, 'A4')).isSideways).toBe(false);
  await page.goto('/changes/');
  await page.goBack();
  await expect(boxes).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'upright' })).toBeChecked();
});
