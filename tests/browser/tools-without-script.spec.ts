import { expect } from '@playwright/test';
import { tool } from './made-sheet.ts';
import { test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what it needs, and leads to what can be printed', async ({ page }) => {
    await page.goto(tool);
    await expect(page.getByText('Making a sheet needs JavaScript.')).toBeVisible();
    await expect(page.locator('.tool')).toBeHidden();
    await page.getByRole('link', { name: 'the booklet' }).click();
    await expect(page).toHaveURL('/booklet/');
  });
});
