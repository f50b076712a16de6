import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

test.describe('checking card text', () => {
  const check = async (page: Page, text: string) => {
    await page.goto('/tools/link/');
    await page.locator('#cards').fill(text);
    await page.getByRole('button', { name: 'Check and link' }).click();
  };

  test('names a keyword that was renamed, and writes the name that holds', async ({ page }) => {
    await check(page, 'Elude. Bombard 3.');
    await expect(page.getByRole('heading', { name: '1 to mend, 0 to look at' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Write “Precision”' }).click();
    await expect(page.locator('#cards')).toHaveValue('Precision. Bombard 3.');
    await expect(page.getByRole('heading', { name: 'Nothing to mend' })).toBeVisible();
  });

  test('gives the text back with links, in each format', async ({ page, baseURL }) => {
    await check(page, 'Armor <b>');
    const linked = page.locator('#linked');
    await expect(linked).toHaveValue(`[Armor](${baseURL}/keywords/armor/) \\<b\\>`);
    await page.getByLabel('As', { exact: true }).selectOption('HTML');
    await expect(linked).toHaveValue(`<a href="${baseURL}/keywords/armor/">Armor</a> &lt;b&gt;`);
    await page.getByLabel('As', { exact: true }).selectOption('Plain text with notes');
    await expect(linked).toHaveValue(/^Armor \[1\] <b>\n\[1\] Armor: An isolated, static ability/);
  });

  test('shows where reminder text differs, and selects a finding in the text', async ({ page }) => {
    await check(page, 'Name\tText\nOne\tEvade 2 (Prevent 2 damage to this unit.)');
    await expect(page.locator('.report ins')).toHaveText('up to');
    await page.getByRole('button', { name: '2:14, show it in the text' }).click();
    const selected = await page
      .locator('#cards')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toBe('Prevent 2 damage to this unit.');
    await page.getByLabel('Column with the text').selectOption('Name');
    await expect(page.getByRole('heading', { name: 'Nothing to mend' })).toBeVisible();
  });

  test('takes five thousand cards', async ({ page }) => {
    await page.goto('/tools/link/');
    const rows = Array.from({ length: 5000 }, (_, index) => `Card ${index}\t"Elude. ""Bombard"" 3."`);
    const buffer = Buffer.from(`Name\tText\n${rows.join('\n')}\n`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cards.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('5000 cards checked.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '5000 to mend, 0 to look at' })).toBeVisible();
  });
});

test('the feeds are well-formed Atom with an id and a date for each wording', async ({ page }) => {
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
        };
      },
      await (await page.request.get(address)).text(),
    );
  for (const [address, wordings] of [
    ['/changes.xml', 100],
    ['/keywords/bombard/changes.xml', 2],
  ] as const) {
    const { root, entries, ids, dates } = await read(address);
    expect(root).toBe('feed');
    expect(entries).toBe(wordings);
    expect(new Set(ids).size).toBe(wordings + 1);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  }
  await page.goto('/');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/changes.xml');
});
