import { expect, type Page } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { checkCards } from './pages.ts';
import { test } from './test.ts';

/** Prints a page: how many sheets it takes, and the size of the first in points. */
async function print(page: Page, address: string, format: 'A4' | 'Letter') {
  await page.goto(address);
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return {
    sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

test('what is printed takes few sheets, the booklet on its own paper whatever the printer has', async ({
  page,
}) => {
  await page.goto('/booklet/a4/');
  await expect(page.locator('.booklet-entry')).toHaveCount(61);
  const a4 = await print(page, '/booklet/a4/', 'Letter');
  const letter = await print(page, '/booklet/letter/', 'A4');
  expect([a4.size, letter.size]).toEqual([
    [595, 842],
    [612, 792],
  ]);
  expect([a4.sheets, letter.sheets]).toEqual([6, 6]);
  for (const [format, booklet] of [
    ['A4', a4],
    ['Letter', letter],
  ] as const) {
    expect((await print(page, '/keywords/bombard/', format)).sheets).toBe(1);
    for (const source of ['keyword-list', 'glossary'])
      expect((await print(page, `/as-of/${source}/`, format)).sheets).toBeLessThanOrEqual(booklet.sheets);
    expect((await print(page, '/changes/keyword-list/glossary/', format)).sheets).toBeLessThanOrEqual(8);
  }
});

test('on paper each sheet tells its address and the day of its texts', async ({ page }) => {
  await page.goto('/as-of/keyword-list/');
  await page.emulateMedia({ media: 'print' });
  const told = await page.locator('.printed-from').innerText();
  expect(told).toMatch(
    /^SWTCG Keyword Reference · http.*\/as-of\/keyword-list\/ · as recorded on \d+ \w+ \d{4}$/,
  );
  // The margins of the further sheets take it from here.
  const inMargins = () => getComputedStyle(document.documentElement).getPropertyValue('--printed-from');
  expect(await page.evaluate(inMargins)).toBe(JSON.stringify(told));
  await expect(page.locator('.later').first()).toBeHidden();
  await expect(page.locator('.jumps')).toBeHidden();
});

test('on paper what is known stands beside its name', async ({ page }) => {
  for (const address of ['/keywords/precision/', '/keywords/armor/', '/sets/attack-of-the-clones/']) {
    await page.goto(address);
    // The width of an A4 sheet between its margins.
    await page.setViewportSize({ width: 695, height: 800 });
    await page.emulateMedia({ media: 'print' });
    const below = await page
      .locator('.facts > div')
      .evaluateAll(
        (facts) =>
          facts.filter(({ children: [name, known] }) =>
            name && known ? known.getBoundingClientRect().left < name.getBoundingClientRect().right : true,
          ).length,
      );
    expect(below, address).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('what a menu offers to copy is not printed, also where it stands open', async ({ page }) => {
  await page.goto('/keywords/bombard/');
  await page.getByRole('button', { name: 'Quote meaning' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});

test('on paper a comparison says each part once, its label across the column that it has', async ({
  page,
}) => {
  await page.goto(pageKinds.compare);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Rulings 9 and 10 unchanged')).toBeHidden();
  const label = page.locator('.part-label', { hasText: 'Ruling 10' });
  await expect(label).toBeVisible();
  await expect(label).toHaveText('Ruling 10, was ruling 9 unchanged');
  const rows = await label.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return element.getBoundingClientRect().height / Number.parseFloat(lineHeight || fontSize);
  });
  expect(rows).toBeLessThan(3);
});

test('on paper no offer to go on is left beside a keyword that was renamed', async ({ page }) => {
  await page.goto(pageKinds.renamed);
  await page.emulateMedia({ media: 'print' });
  for (const offer of ['Compare the two wordings in full', 'Compare Elude with its successor'])
    await expect(page.getByText(offer)).toBeHidden();
});

test('a booklet has a button that prints it, as the sheet of a deck has', async ({ page }) => {
  await page.goto(pageKinds.booklet);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('on paper a report says where each finding is, and nothing of how it is made or where one could go on', async ({
  page,
}) => {
  await checkCards(page, 'Marsh Weaver\nArmor 2\n\nbombard 3');
  await expect(page.locator('.report-rows li')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.report .place')).toHaveText(['Line 2', 'Line 4']);
  await expect(page.locator('.report .place').first()).toBeVisible();
  await expect(page.locator('.report .place').first()).toHaveCSS('border-top-width', '0px');
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
  await expect(page.locator('.uses summary')).toHaveCSS('color', ink);
  for (const hidden of ['Nothing leaves this device', 'Replace with', 'Replace all', 'Save the whole report'])
    await expect(page.getByText(hidden).first()).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/tools/sheet/');
  await page.locator('#sheet').fill('You can deploy it to the build zone.');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Compare with the current wording')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Wording [0-9a-f]{8}$/)).toBeVisible();
  for (const hidden of [
    'Nothing leaves this device',
    'Compare with the current wording',
    'Quote this answer',
  ])
    await expect(page.getByText(hidden)).toBeHidden();
});

test('on paper no words stand alone that lead elsewhere', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, words] of [
    ['/changes/', 'By source'],
    ['/changes/glossary/', 'The source itself'],
    ['/changes/glossary/', 'Powerful Dark'],
    ['/keywords/', 'the home page'],
    ['/by/', 'the home page'],
    ['/sources/glossary/', 'as received'],
    ['/sources/glossary/', 'See also'],
    ['/api/', 'Its JSON Schema'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words, { exact: true }).first()).toBeHidden();
  }
});
