import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { checkCards, choose } from './pages.ts';
import { test } from './test.ts';

const field = (page: Page) => page.locator('#cards');
const status = (page: Page) => page.locator('form [role=status]');
const replaceAll = (page: Page) => page.getByRole('button', { name: 'Replace all that are certain' });
const putBack = (page: Page) => page.getByRole('button', { name: 'Restore previous text' });

/** What the command writes into the copy of a file with this text. */
function fixed(text: string, testInfo: TestInfo): string {
  const file = testInfo.outputPath('cards.txt');
  writeFileSync(file, text);
  try {
    execFileSync(process.execPath, ['scripts/check-cards.ts', file, '--fix'], { stdio: 'pipe' });
  } catch (error) {
    // So it ends where there are errors.
    if ((error as { status: number }).status !== 1) throw error;
  }
  return readFileSync(file.replace('.txt', '.fixed.txt'), 'utf-8');
}

const cards = 'Elude 2. bombard 3\n\nPay 1 Force => Evade 2\n\nBombrad 3. Evade two';
const table = `Name\tText\r\nOne\t"Elude ""x"" | critical hit 2"\r\nTwo\tArmor 2 Bombrad 3\r\n`;

test('all that is certain is replaced at a press, as the command does, and what is left is told', async ({
  page,
}, testInfo) => {
  await checkCards(page, cards);
  await replaceAll(page).press('Enter');
  await expect(status(page)).toHaveText(
    /^\d places replaced, \d left for you to look at\. 3 cards checked\.$/,
  );
  const after = fixed(cards, testInfo);
  expect(after).not.toBe(cards);
  await expect(field(page)).toHaveValue(after);
  await expect(replaceAll(page)).toHaveCount(0);
  const [, replaced, left] = /^(\d) places .+, (\d) left/.exec(await status(page).innerText()) ?? [];
  expect(replaced).toBe('4');
  await expect(page.locator('.report-rows li')).toHaveCount(Number(left));

  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(cards);
});

test('so it is in a table, and a press puts the text before back', async ({ page }, testInfo) => {
  await checkCards(page, table);
  await replaceAll(page).click();
  await expect(field(page)).toHaveValue(fixed(table, testInfo).replaceAll('\r\n', '\n'));
  await putBack(page).click();
  await expect(field(page)).toHaveValue(table.replaceAll('\r\n', '\n'));
});

test('so it is where the text is too long for the field, line ends and all', async ({ page }, testInfo) => {
  const rows = Array.from({ length: 900 }, (_, at) => `Sample ${at}\t"Elude ""x"" | critical hit 2"`);
  const long = `\ufeffName\tText\r\n${rows.join('\r\n')}\r\n`;
  await page.goto('/tools/link/');
  await choose(page, long);
  await replaceAll(page).click();
  await expect(status(page)).toHaveText(
    '1,800 places replaced, nothing is left to look at. 900 cards checked.',
  );
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    return readFileSync(await download.path(), 'utf-8');
  };
  expect(await saved()).toBe(fixed(long, testInfo).replace('\ufeff', ''));
  await putBack(page).click();
  await page.getByRole('button', { name: 'Check and link' }).click();
  await expect(page.locator('.report h2')).toHaveText('900 errors, 900 hints');
});

test('what is not certain is offered alone', async ({ page }) => {
  await checkCards(page, 'Bombrad 3.');
  await expect(page.getByRole('button', { name: 'Replace with “Bombard”' })).toBeVisible();
  await expect(replaceAll(page)).toHaveCount(0);
});

test('whoever writes on meanwhile keeps what was written, and is told what holds of it', async ({ page }) => {
  await checkCards(page, cards);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.replace-all')?.click();
    const area = document.querySelector('#cards') as HTMLTextAreaElement;
    area.value = 'Elude. Elude.';
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(page.locator('.report h2')).toHaveText('2 errors');
  await expect(field(page)).toHaveValue('Elude. Elude.');
  await expect(status(page)).toHaveText('One card checked.');
});
