import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { letters } from '../../scripts/bench/generate.ts';
import { violationsFromTop } from './axe.ts';
import { choose, pasted } from './pages.ts';
import { test } from './test.ts';

const check = async (page: Page, text: string) => {
  await page.goto('/tools/sheet/');
  await page.getByLabel('A claim about what').fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Checked. The report is below.')).toBeVisible();
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

  test('shows how a wording differs, names what nobody recorded, and answers what is no entry', async ({
    page,
  }) => {
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    await check(
      page,
      `${sheet.replace('on a roll of 5 or more', 'on a roll of 7 or more')}\n\nNo Such\n\nNo Such: A text.\n\nA stray line.\n`,
    );
    await expect(
      page.getByRole('heading', { name: /^Entries: \d+ changed.*\. Sentences: 1 / }),
    ).toBeFocused();
    // Each figure leads to what it counts, and the address is still that of what was checked.
    const address = page.url();
    await page.getByRole('link', { name: '1 unknown' }).click();
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 1' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 1' })).toBeInViewport();
    expect(page.url()).toBe(address);
    const row = page.locator('.report-rows li', { hasText: 'Armor' });
    await expect(row.locator('del').first()).toHaveText('7');
    await expect(row.locator('ins').first()).toHaveText('5');
    await expect(page.getByRole('heading', { name: 'Unknown keywords: 1' })).toBeVisible();
    // A line that belongs to no entry is answered as the sentence that it is.
    const stray = page.locator('.answer', { hasText: 'A stray line.' });
    await expect(stray).toContainText('Too short to tell');
    await page.getByText('Sentence by sentence').first().click();
    await expect(page.locator('.answers .answer').first()).toContainText('No source has it');
    expect(await violationsFromTop(page)).toEqual([]);
    await check(page, '5a5a5a5a\nhttps://example.org/changes/');
    await expect(page.getByRole('heading', { name: '2 name no wording' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Search for its words' })).toHaveCount(0);
  });

  test('says of a meaning alone, in the words of today, that it holds in part', async ({ page }) => {
    const [evade = ''] =
      readFileSync('content/sources/glossary.tsv', 'utf-8').match(
        /A layered.*Prevent up to X damage to this unit\."/,
      ) ?? [];
    await check(page, `Evade X: ${evade}`);
    await expect(page.getByRole('heading', { name: '1 holding, but only a part' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Holds, but is only a part: 1' })).toBeVisible();
    await page.getByText('What it leaves out').click();
    await expect(page.getByText('You can play Evade only once')).toBeVisible();
    await expect(page.locator('.report-rows :is(ins, del)')).toHaveCount(0);
    await expect(page.getByText('Sentence by sentence: 1 holds')).toBeVisible();
  });

  test('prints the sentences that are folded, once, and of no report that went before', async ({ page }) => {
    await page.addInitScript(() => {
      const add = window.addEventListener;
      window.addEventListener = function (this: unknown, ...given: Parameters<typeof add>) {
        if (String(given[0]) === 'beforeprint')
          sessionStorage.setItem('listeners', `${sessionStorage.listeners ?? ''}|`);
        add.apply(this as Window, given);
      } as typeof add;
    });
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    const changed = sheet.replaceAll('that means, ', 'that means, other ');
    await check(page, changed);
    await expect(page.locator('.answers').first()).toBeAttached();
    const listeners = () => page.evaluate(() => sessionStorage.getItem('listeners'));
    const before = await listeners();
    const empty = page.locator('.answers:empty');
    const folded = await empty.count();
    expect(folded).toBeGreaterThan(10);
    for (let again = 0; again < 3; again++) {
      await page.locator('.report h2').evaluate((heading) => heading.setAttribute('data-before', ''));
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.locator('.report h2:not([data-before])')).toBeVisible();
      await expect(empty).toHaveCount(folded);
    }
    expect(await listeners()).toBe(before);
    // What a reader has opened stays as it is.
    await page.getByText('Sentence by sentence').first().click();
    const copied = page.locator('.answers').first().locator('.answer').first();
    await copied.evaluate((item) => item.setAttribute('data-kept', ''));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(empty).toHaveCount(0);
    await expect(page.locator('[data-kept]')).toHaveCount(1);
  });

  test('leads from words that no source has to a search for them', async ({ page }) => {
    await check(page, 'you may re-roll');
    await page.getByRole('link', { name: 'Search for its words' }).click();
    await expect(page.getByRole('option').first()).toContainText('Lucky');
  });

  test('takes pages of ours, copied whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const slug of ['armor', 'bombard', 'enhance']) {
      await page.goto(`/keywords/${slug}/`);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+c');
      await check(page, await pasted(page));
      await expect(page.getByRole('heading', { name: 'Holds, word for word: 1' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Wording that no source has|^Unknown/ })).toHaveCount(
        0,
      );
    }
  });

  test('folds what was not read of a copied page into one, below the report', async ({ page }) => {
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    const entries = sheet.replace('\nEvade\n', '\nUpkeep\n\nEvade\n');
    await check(page, `SWTCG\nHome\nCards\nLog in\n${entries}\n\nBack to Deck\n© 2021\n`);
    await expect(page.getByRole('heading', { name: 'Changed since: 13' })).toBeVisible();
    await expect(page.locator('.report .note')).toContainText('Not read: 8 lines, see the end.');
    const fold = page.locator('.report > *').last();
    const line = fold.getByText('Found the heading “Upkeep” without its text');
    await expect(line).toBeHidden();
    await fold.getByText('Not read: 8 lines').click();
    await expect(line).toBeVisible();
    await expect(fold.getByRole('heading', { name: 'Around the entries, skipped: 7' })).toBeVisible();
    expect(await violationsFromTop(page)).toEqual([]);
  });

  test('takes a file of many sheets’ length while the page stays alive', async ({ page }) => {
    test.slow();
    const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
    let text = sheet;
    for (let index = 0; text.length < 300_000; index++)
      text += `\n\nSample ${letters(index)}\n\nSample ${letters(index)}: ${'a static ability that means nothing '.repeat(8)}`;
    await page.goto('/tools/sheet/');
    await choose(page, text);
    await page.getByRole('link', { name: 'Changes' }).first().hover();
    // So much takes a busy machine longer than an answer usually does.
    await expect(page.getByRole('heading', { name: 'Changed since: 13' })).toBeVisible({ timeout: 30_000 });
  });

  test('says so where there is nothing, or no text', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Paste a sentence or a sheet first')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0xff, 0xfe]),
    });
    await expect(page.getByText('Found bytes in picture.png that are not text')).toBeVisible();
  });
});

test.describe('checking a claim', () => {
  test('a sentence is one step from every page, answered in place, and shared with its answer', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/keywords/bombard/');
    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Does this still hold?' })
      .click();
    await page.getByLabel('A claim about what').fill('Power changes affect Bombard.');
    await page.getByRole('button', { name: 'Check' }).click();
    const headline = page.getByRole('heading', { name: 'Reworded since' });
    await expect(headline).toBeFocused();
    // The verdict is said once, and where one is, nothing is counted.
    await expect(page.locator('.report').getByText('Reworded since')).toHaveCount(1);
    await expect(page.locator('.report').getByText('Sentences: 1')).toHaveCount(0);
    const answer = page.locator('.answer');
    await expect(answer).toContainText('Ruling of Bombard in Keyword list');
    await expect(answer.locator('ins')).toHaveText(' including those granted by stacking');
    expect(await violationsFromTop(page)).toEqual([]);

    await answer.getByRole('button', { name: 'Quote this answer' }).click();
    const menu = page.getByRole('dialog');
    const bottom = async (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);
    // Nothing is kept for what is not said yet.
    expect((await bottom(menu)) - (await bottom(menu.getByRole('button').last()))).toBeLessThan(10);
    await page.getByRole('button', { name: 'Quote for Discord' }).click();
    await expect(menu.getByRole('status')).toHaveText('Copied');
    const copied = await pasted(page);
    expect(copied.split('\n')[0]).toBe('> “Power changes affect Bombard.”');
    expect(copied).toContain('**Reworded since.** Ruling of Bombard in Keyword list');
    const [, address = ''] = /<(.+)>$/.exec(copied) ?? [];
    expect((await page.request.get(address)).status()).toBe(200);

    // The address carries the claim, and nothing of it goes to the server.
    const shared = page.url();
    expect(new URL(shared).search).toBe('');
    await page.goto('/');
    await page.goto(shared);
    await expect(headline).toBeVisible();
    // The search leads here as well, also from here.
    await page.keyboard.press('/');
    await page.keyboard.type('You can deploy it to the build zone.');
    await page.getByRole('option', { name: 'Does this still hold? Check what you typed' }).click();
    await expect(page.getByRole('heading', { name: 'Was removed' })).toBeFocused();
    await page.goBack();
    await expect(headline).toBeVisible();
    await page.getByRole('link', { name: 'Compare with the current wording' }).click();
    await expect(page).toHaveURL('/keywords/bombard/compare/de31cee9/b2e891df/');
  });

  test('what a keyword says is quoted with the answer that shows it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/sheet/');
    await page.getByLabel('A claim about what').fill('Evade 2 prevents 2 damage');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.locator('.answer')).toContainText('What Evade says now: A layered ability');
    await page.getByRole('button', { name: 'Quote this answer' }).click();
    await page.getByRole('button', { name: 'Quote for Discord' }).click();
    const copied = () => pasted(page);
    await expect.poll(copied).toContain('What Evade says now: A layered ability');
    const [, address = ''] = /<(.+)>$/.exec(await copied()) ?? [];
    expect(new URL(address).pathname).toBe('/keywords/evade/');
  });

  test('what is only nearest is no change of a source: it stands below what one wrote', async ({ page }) => {
    await page.goto('/tools/sheet/');
    const field = page.getByLabel('A claim about what');
    await field.fill("A unit with Armor attacking a unit with Armor hits with 4's, 5's, and 6's.");
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const lines = page.locator('.answer .in-line');
    await expect(lines.nth(0)).toContainText('You wrote: A unit with Armor attacking');
    await expect(lines.nth(0).locator('del')).toHaveText('Armor');
    await expect(lines.nth(1)).toContainText('It says: A unit with Accuracy 1 attacking');
    await expect(lines.nth(1).locator('ins')).toHaveText('Accuracy 1');
    await field.fill('A damaged unit may never be healed by its pilot.');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.locator('.answer')).toContainText('Nearest: meaning of Pilot');
    await expect(lines).toHaveCount(1);
    await expect(lines.locator('ins, del')).toHaveCount(0);
  });

  test('how a keyword came is answered by what is recorded', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await page.getByLabel('A claim about what').fill('Bombard was introduced in A New Hope.');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('heading', { name: 'Recorded differently' })).toBeFocused();
    const answer = page.locator('.answer');
    await expect(answer).toContainText(
      'Bombard was added in Attack Of The Clones, by Wizards of the Coast, on 1 April 2002.',
    );
    expect(await violationsFromTop(page)).toEqual([]);
    await answer.getByRole('link', { name: 'Bombard' }).click();
    await expect(page).toHaveURL('/keywords/bombard/');
  });
});
