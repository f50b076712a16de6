import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violationsFromTop } from './axe.ts';
import { checkCards, choose, savedReport, staysSo } from './pages.ts';
import { test } from './test.ts';

test.describe('checking card text', () => {
  test('names a keyword that was renamed, and writes the name that holds', async ({ page }) => {
    await checkCards(page, 'Elude. Bombard 3.');
    await expect(page.getByRole('heading', { name: '1 error' })).toBeVisible();
    expect(await violationsFromTop(page)).toEqual([]);
    await page.getByRole('button', { name: 'Replace with “Precision”' }).click();
    await expect(page.locator('#cards')).toHaveValue('Precision. Bombard 3.');
    await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible();
  });

  test('gives the text back with links, in each format', async ({ page, baseURL }) => {
    await checkCards(page, 'Armor <b>');
    const linked = page.locator('#linked');
    await expect(linked).toHaveValue(`[Armor](${baseURL}/keywords/armor/) \\<b\\>`);
    await page.getByLabel('As', { exact: true }).selectOption('HTML');
    await expect(linked).toHaveValue(`<a href="${baseURL}/keywords/armor/">Armor</a> &lt;b&gt;`);
    await page.getByLabel('As', { exact: true }).selectOption('Plain text with notes');
    await expect(linked).toHaveValue(/^Armor \[1\] <b>\n\[1\] Armor: An isolated, static ability/);
  });

  test('shows where reminder text differs, and selects a finding in the text', async ({ page }) => {
    await checkCards(page, 'Name\tText\nOne\tEvade 2 (Prevent 2 damage to this unit.)');
    await expect(page.locator('.report ins')).toHaveText('up to');
    await page.getByRole('button', { name: 'Line 2, column 14: show it in the text' }).click();
    const selected = await page
      .locator('#cards')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toBe('Prevent 2 damage to this unit.');
    await page.getByLabel('Column with the text').selectOption('Name');
    await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible();
  });

  test('begins each message where the others begin, whatever stands before it, and what belongs to it below', async ({
    page,
  }) => {
    await checkCards(page, 'Elude. Bombrad 3.\n\nPay 1 Force -> Evade 2 (Prevent 2 damage to this unit.)');
    const leftOf = async (selector: string) => {
      const boxes = await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()));
      return [...new Set(boxes.map((box) => box?.x))];
    };
    await expect(page.locator('.report-rows li > .badge')).toHaveText(['error', 'warning', 'warning']);
    const messages = await leftOf('.report-rows li > .badge + span');
    expect(messages).toHaveLength(1);
    expect(await leftOf('.report-rows li > :is(.in-line, .replace)')).toEqual(messages);
  });

  test('says what the cards use, to keep as a table, and leaves hints out where nobody wants them', async ({
    page,
  }) => {
    const [two, three] = [2, 3].map((number) => `Pay 1 Force -> Evade ${number}`);
    await checkCards(page, `Name\tText\nOne\t${two} | critical hit 1\nTwo\t${three} | ${two}`);
    await expect(page.getByRole('heading', { name: '1 hint' })).toBeVisible();
    await page.getByText('What these cards use: 2 keywords').click();
    await expect(page.getByRole('row', { name: 'Evade' })).toHaveText('Evade232 (2), 3');
    expect(await violationsFromTop(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a table (TSV)' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf-8')).toBe(
      'Keyword\tCards\tMentions\tNumbers\nCritical Hit\t1\t1\t1\nEvade\t2\t3\t2 (2), 3\n',
    );
    await page.getByLabel('Hints on capitals and the like').uncheck();
    await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible();
  });

  test('takes five thousand cards', async ({ page }) => {
    await page.goto('/tools/link/');
    const rows = Array.from({ length: 5000 }, (_, index) => `Card ${index}\t"Elude. ""Bombard 3."""`);
    await choose(page, `Name\tText\n${rows.join('\n')}\n`);
    await expect(page.getByText('5,000 cards checked.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '5,000 errors' })).toBeVisible();
  });
});

test('a finding in a text that is too long for the field is shown and mended where it is held', async ({
  page,
}) => {
  await page.goto('/tools/link/');
  const cards = Array.from({ length: 4000 }, (_, index) => `Card ${index}.`);
  await choose(page, [...cards, 'Here stands Elude alone.', ...cards].join('\r\n\r\n'));
  await page.getByRole('button', { name: 'Line 8001, column 13: show it in the text' }).click();
  const shown = page.locator('.held-text');
  await expect(shown).toBeFocused();
  await expect(shown).toHaveText('Here stands Elude alone.');
  await expect(shown.locator('mark')).toHaveText('Elude');
  await page.getByRole('button', { name: 'Replace with “Precision”' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible();
  await expect(shown.locator('mark')).toHaveText('Precision');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chosen.txt');
  const mended = readFileSync(await download.path(), 'utf-8');
  expect(mended).toBe([...cards, 'Here stands Precision alone.', ...cards].join('\r\n\r\n'));
});

test.describe('a check of cards takes the place of the one before', () => {
  const manyCards = Array.from({ length: 4000 }, (_, index) => `Elude. Card ${index}`).join('\n\n');

  test('when another is started', async ({ page }) => {
    await page.goto('/tools/link/');
    await choose(page, manyCards);
    await page.locator('#cards').fill('Armor 2.');
    await page.getByRole('button', { name: 'Check and link' }).click();
    await expect(page.getByText('One card checked.')).toBeVisible();
    await expect(page.locator('.report-rows li')).toHaveText([/expected it as “Armor”/]);
    await staysSo(page, '.report-rows li', 1);
    await expect(page.locator('#linked')).toHaveValue(/^\[Armor\]\(\S+\) 2\\\.$/);
  });

  test('when its report is still coming in', async ({ page }) => {
    await page.goto('/tools/link/');
    // At the first sign of a report, as soon as a page can.
    await page.evaluate(() => {
      const field = document.querySelector('#cards') as HTMLTextAreaElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        field.value = 'Armor 2.';
        field.form?.requestSubmit();
      }).observe(document.querySelector('.report') as Element, { childList: true });
    });
    await choose(page, manyCards);
    await expect(page.getByText('One card checked.')).toBeVisible();
    await staysSo(page, '.report-rows li', 1);
  });

  test('when all is cleared', async ({ page }) => {
    await page.goto('/tools/link/');
    await choose(page, manyCards);
    await page.getByRole('button', { name: 'Clear' }).click();
    await staysSo(page, '.report *, .linked:not([hidden]), .tool progress:not([hidden])', 0);
    await expect(page.getByRole('status').first()).toHaveText('');
  });

  test('and no button of an old report writes into a new text', async ({ page }) => {
    await page.goto('/tools/link/');
    await page.locator('#cards').fill('Elude. Elude.');
    await page.getByRole('button', { name: 'Check and link' }).click();
    await expect(page.locator('.report-rows li')).toHaveCount(2);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.replace')) button.click();
    });
    await expect(page.locator('.report-rows li')).toHaveCount(1);
    await expect(page.locator('#cards')).toHaveValue('Precision. Elude.');
  });
});

test('ten thousand findings come a stretch at a time, and whole as a file', async ({ page }) => {
  await page.goto('/tools/link/');
  const text = Array.from({ length: 10_000 }, (_, index) => `Elude. Card ${index}.`).join('\n\n');
  await choose(page, text);
  await expect(page.getByRole('heading', { name: 'Findings: 10,000' })).toBeVisible({ timeout: 20_000 });
  const rows = page.locator('.report-rows li');
  await expect(rows).toHaveCount(200);
  const more = page.getByRole('button', { name: 'Show the next' });
  await expect(more).toHaveText('Show the next 200 of 9,800');
  await more.press('Enter');
  await expect(rows).toHaveCount(400);
  await expect(rows.nth(200)).toBeFocused();
  await expect(more).toHaveText('Show the next 200 of 9,600');
  const lines = await savedReport(page);
  expect(lines).toHaveLength(10_000);
  expect(lines[9_999]).toBe(
    '19999:1 error Card 10,000: Found “Elude”, expected “Precision”: the keyword was renamed',
  );
});

test('the last stretch of a report names how many are left, and then nothing is left to ask for', async ({
  page,
}) => {
  await page.goto('/tools/link/');
  await page.locator('#cards').fill(Array.from({ length: 203 }, () => 'Elude').join('\n\n'));
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(page.getByRole('button', { name: 'Show the next 3 of 3' })).toBeVisible();
  expect(await violationsFromTop(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the next 3 of 3' }).click();
  await expect(page.locator('.report-rows li')).toHaveCount(203);
  await expect(page.getByRole('button', { name: 'Show the next' })).toBeHidden();
});

test('markup in the name and the text of a card is shown, and does nothing', async ({ page }) => {
  await page.goto('/tools/link/');
  await page.locator('#cards').fill('Name\tText\n<img src=x onerror=alert(1)>\tElude <b>');
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(page.locator('.report-rows li')).toContainText('<img src=x onerror=alert(1)>: Found');
  await page.getByLabel('As', { exact: true }).selectOption('HTML');
  // It is linked anew beside the page.
  await expect(page.locator('#linked')).toHaveValue(/<a /);
  const html = await page.locator('#linked').inputValue();
  // Elsewhere, since the policy of our own pages bars what makes elements of text.
  await page.goto('about:blank');
  const read = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return {
      elements: [...body.querySelectorAll('*')].map(({ localName }) => localName),
      text: body.textContent,
    };
  }, html);
  expect(read.elements).toEqual(['br', 'a']);
  expect(read.text).toContain('<img src=x onerror=alert(1)>');
});

test('the feeds are well-formed Atom with an id and a date for each wording and each rename', async ({
  page,
}) => {
  // On an empty page: ours let no script parse what it fetched.
  const read = async (address: string) =>
    page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        const all = (name: string) =>
          [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', name)].map(
            (node) => node.textContent ?? '',
          );
        return {
          root: feed.documentElement.localName,
          entries: all('entry').length,
          ids: all('id'),
          dates: all('updated'),
          before: feed.querySelector('link[rel=prev-archive]')?.getAttribute('href') ?? null,
          isArchive:
            feed.getElementsByTagNameNS('http://purl.org/syndication/history/1.0', 'archive').length === 1,
        };
      },
      await (await page.request.get(address)).text(),
    );
  for (const [address, told] of [
    ['/changes.xml', 50],
    ['/keywords/bombard/changes.xml', 2],
    // Its wordings and its rename, and what has been reworded under its new name since.
    ['/keywords/elude/changes.xml', 2 + 1 + 1],
  ] as const) {
    const { root, entries, ids, dates } = await read(address);
    expect(root).toBe('feed');
    expect(entries).toBe(told);
    expect(new Set(ids).size).toBe(told + 1);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  }
  const told = new Set<string>();
  for (let at: string | null = '/changes.xml'; at; ) {
    const { ids, before, isArchive } = await read(at);
    expect(isArchive).toBe(at !== '/changes.xml');
    for (const id of ids.slice(1)) told.add(id);
    at = before && new URL(before).pathname;
  }
  expect(told.size).toBe(100 + 1);
  await page.goto('/');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/changes.xml');
});
