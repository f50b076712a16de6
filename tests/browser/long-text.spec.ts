import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violationsFromTop } from './axe.ts';
import { choose } from './pages.ts';
import { test } from './test.ts';

test.describe('a text too long for a field is held beside it', () => {
  const sheet = readFileSync('content/sources/powerful-dark.txt', 'utf-8');
  const long = sheet.repeat(10);
  const held = '.held-title';

  test('from a file, and any other text takes its place', async ({ page }) => {
    await page.goto('/tools/sheet/');
    const field = page.getByLabel('A claim about what');
    await choose(page, long);
    await expect(page.locator(held)).toHaveText('chosen.txt, 0.11 MB, 961 lines');
    await expect(page.locator('.held-text')).toContainText('Powerful Dark\n\nAlternative Cost');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('chosen.txt, 0.11 MB, 961 lines');
    await expect(page.locator('.report h2')).toBeFocused();
    expect(await violationsFromTop(page)).toEqual([]);
    await choose(page, sheet);
    await expect(page.locator(held)).toBeHidden();
    await expect(field).toHaveValue(sheet);
    await choose(page, long);
    await expect(page.locator(held)).toBeVisible();
    await expect(field).toHaveValue('');
    await field.pressSequentially('Armor');
    await expect(page.locator(held)).toBeHidden();
    await expect(field).toHaveAccessibleDescription('');
  });

  test('from the clipboard, with what stood in the field around it, until it is taken away', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/sheet/');
    const field = page.getByLabel('A claim about what');
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await field.press('Control+V');
    };
    await field.fill('Before ');
    await paste('short ');
    await expect(field).toHaveValue('Before short ');
    await paste(long);
    await expect(page.locator('.tool [role=status]')).toHaveText(
      'Too long for the field, kept below it: Pasted text, 0.11 MB, 961 lines.',
    );
    await expect(page.locator('.held-text')).toContainText('Before short Powerful Dark');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('Checked. The report is below.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(field).toBeFocused();
    await expect(page.locator(held)).toBeHidden();
    await expect(page.locator('.report *')).toHaveCount(0);
  });
});
