import { expect } from '@playwright/test';
import { test } from './test.ts';

test('header, text and footer begin at one line, on screens of any width', async ({ page }) => {
  await page.goto('/changes/');
  for (const width of [320, 360, 767, 768, 895, 896, 1024, 1119, 1121, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const [name, title, notice] = await Promise.all(
      ['.site-name', 'h1', '.site-footer > p'].map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    expect([name, notice], `${width} px`).toEqual([title, title]);
  }
});

test('the number of a ruling looks as if it could be pressed, as it can, and on paper is a number', async ({
  page,
}) => {
  await page.goto('/keywords/bombard/');
  const looks = (part: string) =>
    page.locator(part).evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element, '::before');
      return { color, textDecorationLine };
    });
  const asQuote = await looks('.meaning .anchor');
  expect(asQuote.textDecorationLine).toBe('underline');
  expect(await looks('.anchor:has(~ #r1)')).toEqual(asQuote);
  await page.emulateMedia({ media: 'print' });
  expect((await looks('.anchor:has(~ #r1)')).textDecorationLine).toBe('none');
});

test('on a phone a chip on the second line of a label touches nothing of the first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/keywords/pilot/compare/8264260a/5446e78d/');
  const label = page.locator('.part-label', { hasText: 'was ruling 2 and ruling 3' });
  const room = await label.evaluate((element) => {
    const line = document.createRange();
    line.selectNodeContents(element.firstChild as Node);
    const [first] = line.getClientRects();
    const chip = element.querySelector('.status')?.getBoundingClientRect();
    return (chip?.top ?? 0) - (first?.bottom ?? 0);
  });
  expect(room).toBeGreaterThan(1);
});

test('where text is twice as large, the switch stands where the words stand, and the field says whole what it is for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/changes/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [link, picture] = await Promise.all(
    ['.site-header nav a', '.theme-switch svg'].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect()),
    ),
  );
  expect(picture?.top).toBeGreaterThan(link?.bottom ?? 0);
  expect(Math.abs((picture?.left ?? 0) - (link?.left ?? 0))).toBeLessThan(4);
  const isCut = await page.getByRole('combobox').evaluate((field: HTMLInputElement) => {
    const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = `${getComputedStyle(field, '::placeholder').fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return context.measureText(field.placeholder).width > room;
  });
  expect(isCut).toBe(false);
});

test('on a screen as low as one that is enlarged four times, the steps do not float over the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/changes/keyword-list/glossary/');
  await page.evaluate(() => scrollTo(0, 6000));
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.locator('.reach [data-step]').first()).toBeHidden();
});

test('a count stands beside the last word that it counts, and remarks on names in a column', async ({
  page,
}) => {
  for (const width of [280, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/by/publisher/independent-development-committee/');
    const alone = await page.locator('.facet-values .count').evaluateAll(
      (counts) =>
        counts.filter((count) => {
          const [words] = [...(count.parentElement?.getClientRects() ?? [])];
          return !words || count.getBoundingClientRect().left < words.left + 20;
        }).length,
    );
    expect(alone, `${width} px`).toBe(0);
  }
  for (const address of ['/as-of/', '/tools/']) {
    await page.goto(address);
    const lefts = await page
      .locator('.rows > li > span')
      .evaluateAll((remarks) => remarks.map((remark) => remark.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(2);
    expect(new Set(lefts).size, address).toBe(1);
  }
});

test('what a text says with a number stands clear of the button above it', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/keywords/bombard/?x=3');
    const [button, box] = await Promise.all([
      page.getByRole('button', { name: 'Quote meaning' }).boundingBox(),
      page.locator('.with-number').boundingBox(),
    ]);
    expect((box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0), `${width} px`).toBeGreaterThan(6);
  }
});

test('the bar of a state of the glossary says which it is once the heading is out of sight', async ({
  page,
}) => {
  await page.goto('/as-of/powerful-dark/');
  const name = page.locator('.as-of-bar strong');
  await expect(name).toBeHidden();
  await page.locator('.standing').nth(5).scrollIntoViewIfNeeded();
  await expect(name).toHaveText('As of Powerful Dark');
  await expect(name).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(name).toBeHidden();
});

test('the button that quotes a part stands on the line of its label', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
    const apart = await page.locator('#r1').evaluate((row) => {
      const lineOf = (selector: string) => {
        const mark = Object.assign(document.createElement('span'), { style: 'display: inline-block' });
        row.querySelector(selector)?.prepend(mark);
        return mark.getBoundingClientRect().bottom;
      };
      return Math.abs(lineOf('.part-label') - lineOf('.anchor'));
    });
    expect(apart, `${width} px`).toBeLessThan(1);
  }
});

test('the count of what was found in a state of the glossary is as wide as the texts, with one rule between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/as-of/powerful-dark/');
  await page.getByLabel('Find on this page').fill('damage');
  const bar = page.locator('.filter-status');
  await expect(bar).toContainText('of 53 keywords');
  const [found, text] = await Promise.all([
    bar.boundingBox(),
    page.locator('.standing').first().boundingBox(),
  ]);
  expect(found?.width).toBe(text?.width);
  await expect(bar).toHaveCSS('border-bottom-width', '0px');
  await expect(bar).toHaveCSS('border-top-width', '1px');
});

test('what hiding the spelling hides begins below the box where it has a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/changes/');
  const [box, hides] = await Promise.all([
    page.locator('.hide-editorial').boundingBox(),
    page.locator('.hides').boundingBox(),
  ]);
  expect(hides?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  expect(hides?.x).toBe(box?.x);
});

test('the first of the letters that lead into a list stands below the heading', async ({ page }) => {
  for (const [address, width] of [
    ['/', 360],
    ['/as-of/powerful-dark/', 360],
    ['/as-of/powerful-dark/', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const [heading, letter] = await Promise.all(
      ['h1', '.jumps a'].map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => {
            const words = document.createRange();
            words.selectNodeContents(element);
            return words.getBoundingClientRect().left;
          }),
      ),
    );
    expect(Math.abs((letter ?? 0) - (heading ?? 0)), `${address}, ${width} px`).toBeLessThan(2);
  }
});
