import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { choose, staysSo } from './pages.ts';
import { test } from './test.ts';

const eludeToPrecision = '/keywords/elude/compare/71748e33/d5bedac6/';

test('the wordings to compare are chosen on the page, and the choice stands in the address', async ({
  page,
}) => {
  await page.goto(eludeToPrecision);
  const picker = page.getByRole('navigation', { name: 'Wordings to compare' });
  await expect(picker.getByRole('link', { name: /1801f1b7/ })).toHaveCount(2);
  await picker
    .getByRole('link', { name: /1801f1b7/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/keywords\/elude\/compare\/1801f1b7\/d5bedac6\/$/);
  await expect(page.getByText('Meaning reworded; template reworded.')).toBeVisible();
});

test('from change to change by keyboard, and not while typing', async ({ page }) => {
  await page.goto('/keywords/hidden-cost/compare/e0f18b01/80b2639e/');
  const focused = page.locator('.change-row:focus .part-label');
  await page.keyboard.press('n');
  await expect(focused).toHaveText('Meaning reworded');
  await page.keyboard.press('n');
  await expect(focused).toHaveText('Ruling 2 removed');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(focused).toHaveText('Ruling 5 reworded, moved');
  await page.keyboard.press('/');
  await page.keyboard.type('n');
  await expect(page.getByRole('combobox')).toHaveValue('n');
});

test('between two sources every change stands in place, and steps pass over what a filter hides', async ({
  page,
}) => {
  await page.goto('/changes/keyword-list/glossary/');
  await expect(page.getByText('39 of the 53 keywords that both hold differ.')).toBeVisible();
  await expect(page.locator('.difference:visible')).toHaveCount(39);
  await page.getByRole('link', { name: /^Spelling only 6/ }).click();
  await expect(page.locator('.difference:visible')).toHaveCount(6);
  await page.keyboard.press('n');
  await expect(page.locator('.difference:has(.change-row:focus) h3')).toHaveText('Backfire');
  await page.getByRole('link', { name: "All the Duchess's Men" }).first().click();
  await expect(page).toHaveURL('/changes/all-the-duchesss-men/glossary/');
});

test('how changes are shown is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(eludeToPrecision);
  await page.getByLabel('In line').check();
  await page.getByLabel('Hide spelling and punctuation').check();
  await page.goto('/keywords/bombard/compare/de31cee9/b2e891df/');
  await expect(page.getByLabel('In line')).toBeChecked();
  await expect(page.getByLabel('Hide spelling and punctuation')).toBeChecked();
});

test.describe('a list that is narrowed', () => {
  const shown = (page: Page) => page.locator('[data-item]:visible');

  test('shows each keyword once, and its counts add up to all of them', async ({ page }) => {
    await page.goto('/changes/');
    const counts = await page.locator('a[data-facet=kind] [data-count]').allTextContents();
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(61);
    await expect(shown(page)).toHaveCount(61);
  });

  test('combines, counts, stands in the address, and goes back', async ({ page }) => {
    await page.goto('/changes/');
    await page.getByRole('link', { name: /^Meaning/ }).click();
    await expect(shown(page)).toHaveCount(17);
    await page.getByText('Publisher', { exact: true }).first().click();
    await page.getByRole('link', { name: /^Wizards of the Coast/ }).click();
    await expect(page).toHaveURL('/changes/?kind=meaning&publisher=wizards-of-the-coast');
    const both = await shown(page).count();
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(17);
    await expect(page.getByText(`${both} of 61 keywords`)).toBeVisible();
    await page.reload();
    await expect(shown(page)).toHaveCount(both);
    await page.goBack();
    await expect(shown(page)).toHaveCount(17);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(shown(page)).toHaveCount(61);
  });

  test('narrows the keywords from A to Z by their traits', async ({ page }) => {
    await page.goto('/?stacking=isolated&mode=static');
    const { keywords } = await (await page.request.get('/api/v1/keywords.json')).json();
    const expected = keywords.filter(
      ({ traits }: { traits: { stacking: string; mode: string } }) =>
        traits.stacking === 'isolated' && traits.mode === 'static',
    );
    await expect(shown(page)).toHaveCount(expected.length);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('finds words on the page of an earlier glossary', async ({ page }) => {
    await page.goto('/as-of/keyword-list/');
    await expect(shown(page)).toHaveCount(53);
    await expect(
      page.getByText('Of its 53 keywords since: 33 changed, 6 in spelling only, 14 word for word.'),
    ).toBeVisible();
    await page.getByLabel('Find on this page').fill("can't be prevented");
    await expect(shown(page).first()).toBeVisible();
    const texts = await shown(page).allTextContents();
    expect(texts.length).toBeLessThan(53);
    for (const text of texts)
      for (const word of ['can', 'be', 'prevented']) expect(text.toLowerCase()).toContain(word);
  });
});

const check = async (page: Page, text: string) => {
  await page.goto('/tools/sheet/');
  await page.getByLabel('Keyword sheet').fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Checked. The report stands below.')).toBeVisible();
};

test.describe('checking a sheet', () => {
  test('says the same as the page of the source, for each kind of document', async ({ page }) => {
    for (const [id, name] of [
      ['powerful-dark', 'powerful-dark.txt'],
      ['keyword-list', 'keyword-list.txt'],
      ['glossary', 'glossary.tsv'],
    ]) {
      await page.goto(`/sources/${id}/`);
      const { sources } = await (await page.request.get('/api/v1/sources.json')).json();
      const { entries } = sources.find((source: { id: string }) => source.id === id);
      const renamed = id === 'powerful-dark' ? 0 : 1;
      const current =
        entries.filter((entry: { current: boolean }) => entry.current).length -
        (id === 'glossary' ? renamed : 0);
      await check(page, readFileSync(`content/sources/${name}`, 'utf-8'));
      await expect(page.getByRole('heading', { name: `Holds, word for word: ${current}` })).toBeVisible();
      await expect(page.locator('.report-rows li')).toHaveCount(entries.length);
    }
  });

  test('shows how a wording differs, names what nobody recorded, and points at what it cannot read', async ({
    page,
  }) => {
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    await check(
      page,
      `${sheet.replace('on a roll of 5 or more', 'on a roll of 7 or more')}\n\nNo Such\n\nNo Such: A text.\n\nA stray line.\n`,
    );
    const row = page.locator('.report-rows li', { hasText: 'Armor' });
    await expect(row.locator('del').first()).toHaveText('7');
    await expect(row.locator('ins').first()).toHaveText('5');
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 1' })).toBeVisible();
    await expect(page.getByText(/^Line \d+:1/)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('takes a file of a megabyte while the page stays alive', async ({ page }) => {
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    const letters = (index: number): string =>
      (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
    let text = sheet;
    for (let index = 0; text.length < 1_000_000; index++)
      text += `\n\nSample ${letters(index)}\n\nSample ${letters(index)}: ${'A static ability that means nothing. '.repeat(8)}`;
    await page.goto('/tools/sheet/');
    await choose(page, text);
    await page.getByRole('link', { name: 'Changes' }).first().hover();
    await expect(page.getByRole('heading', { name: 'Changed since: 13' })).toBeVisible();
  });

  test('says so where there is nothing, or no text', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Found nothing, expected a keyword sheet')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0xff, 0xfe]),
    });
    await expect(page.getByText('Found bytes in picture.png that are not text')).toBeVisible();
  });
});

test.describe('a check of a sheet takes the place of the one before', () => {
  const letters = (index: number): string =>
    (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
  const samples = (count: number) =>
    Array.from({ length: count }, (_, index) => `Sample ${letters(index)}`)
      .map((name) => `${name}\n\n${name}: A static ability that means nothing.\n\n`)
      .join('');
  const long = `Sheet\n\n${samples(4000)}`;
  /** What is still current stands last in its report. */
  const ofAllKinds = `${readFileSync('content/sources/powerful-dark.txt', 'utf-8')}\n\n${samples(8000)}`;
  const short = 'Sheet\n\nArmor\n\nArmor: No such text.\n';

  test('when its report is still coming in', async ({ page }) => {
    await page.goto('/tools/sheet/');
    // At the first sign of a report, as soon as a page can.
    await page.evaluate((text) => {
      const field = document.querySelector('#sheet') as HTMLTextAreaElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        field.value = text;
        field.form?.requestSubmit();
      }).observe(document.querySelector('.report') as Element, { childList: true });
    }, short);
    await choose(page, ofAllKinds);
    await expect(page.getByRole('heading', { name: '1 in words that no source has' })).toBeVisible();
    await staysSo(page, '.report h3', 1);
    await expect(page.locator('.report h3')).toHaveText('Wording that no source has: 1');
  });

  test('when all is cleared', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await choose(page, long);
    await page.getByRole('button', { name: 'Clear' }).click();
    await staysSo(page, '.report *', 0);
    await expect(page.getByRole('status').first()).toHaveText('');
  });

  test('and a long one comes a stretch at a time, and whole as a file', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await choose(page, long);
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 4,000' })).toBeVisible();
    await expect(page.locator('.report-rows li')).toHaveCount(200);
    await page.getByRole('button', { name: 'Show the next 200 of 3,800' }).click();
    await expect(page.locator('.report-rows li')).toHaveCount(400);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the whole report as text' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf-8')
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(4000);
    expect(lines[0]).toBe('3: Sample a: Unknown keywords');
  });
});

test('a part is cited: links to it now and for ever, and quotations with name, part, source and revision', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/keywords/pilot/');
  const paste = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Cite meaning' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Link to the current text' })).toBeFocused();
  await page.getByRole('button', { name: 'Link to the current text' }).click();
  await expect.poll(paste).toMatch(/\/keywords\/pilot\/#meaning$/);
  await page.getByRole('button', { name: 'Link to this wording' }).click();
  await expect.poll(paste).toMatch(/\/keywords\/pilot\/5446e78d\/#meaning$/);
  await page.getByRole('button', { name: 'Quote for Discord' }).click();
  await expect.poll(paste).toMatch(/^> \*\*Pilot\*\*, meaning: A layered.*"\\>o\\< \\\[subtype\\\] Pilot/);
  expect(await paste()).toMatch(/\n> Glossary, revision 5446e78d: <http.*>$/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Quote for Discord' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cite meaning' })).toBeFocused();
  await context.close();
});

test('a returning reader is told what changed since the last visit, until it is switched off', async ({
  context,
}) => {
  const first = await context.newPage();
  await first.goto('/');
  await expect(first.getByText('From now on, this page tells you here')).toBeVisible();
  await first.evaluate(() => {
    const visit = JSON.parse(localStorage.getItem('visit') ?? '');
    visit.revisions.bombard = 'de31cee9';
    localStorage.setItem('visit', JSON.stringify(visit));
  });
  await first.close();
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('link', { name: 'Bombard: what changed' }).click();
  await expect(second).toHaveURL('/keywords/bombard/compare/de31cee9/b2e891df/');
  await second.goBack();
  await second.getByRole('button', { name: 'Switch this off' }).click();
  await second.reload();
  await expect(second.getByText('it is switched off on this device')).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('visit'))).toBeNull();
});

test.describe('what stands in the storage of a device is checked for its shape', () => {
  const keep = (page: Page, key: string, value: string) =>
    page.addInitScript(([name = '', kept = '']) => localStorage.setItem(name, kept), [key, value]);

  for (const value of ['{}', '0', '"view-side"', '[1]', '{', 'null']) {
    test(`how changes are shown: ${value}`, async ({ page }) => {
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await keep(page, 'change-view', value);
      await page.goto(eludeToPrecision);
      await page.keyboard.press('n');
      await expect(page.locator('.change-row:focus')).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }

  for (const value of [
    '{}',
    '0',
    '[]',
    '{',
    '{"day":1,"revisions":{}}',
    '{"day":"2026-11-20","revisions":{"armor":{}}}',
    '{"day":"2026-13-99","revisions":{}}',
  ]) {
    test(`the last visit: ${value}`, async ({ page }) => {
      await keep(page, 'visit', value);
      await page.goto('/');
      await expect(page.getByText('From now on, this page tells you here')).toBeVisible();
    });
  }

  test('a wording that the page does not have makes no link but to the keyword', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('From now on, this page tells you here')).toBeVisible();
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

test('the booklet prints on its paper, each page numbered', async ({ page }) => {
  for (const [paper, width, height] of [
    ['a4', 595, 842],
    ['letter', 612, 792],
  ] as const) {
    await page.goto(`/booklet/${paper}/`);
    await expect(page.locator('.booklet-entry')).toHaveCount(61);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf);
    expect([Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]).toEqual([width, height]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every list, every comparison and every page of a facet is there', async ({ page }) => {
    await page.goto('/changes/');
    await expect(page.locator('[data-item]:visible')).toHaveCount(61);
    await page.getByRole('link', { name: /^Rulings/ }).click();
    await expect(page).toHaveURL('/changes/#rulings');
    await page.goto('/');
    await page.getByText('Narrow by stacking').click();
    await page.getByRole('link', { name: /^layered/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stacking: layered');
    await page.goto(eludeToPrecision);
    await page
      .getByRole('link', { name: /1801f1b7/ })
      .first()
      .click();
    await expect(page).toHaveURL(/compare\/1801f1b7/);
    await page.goto('/tools/sheet/');
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await expect(page.getByLabel('Keyword sheet')).toBeHidden();
  });
});
