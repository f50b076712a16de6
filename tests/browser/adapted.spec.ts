import { expect, type Locator } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { test } from './test.ts';

/** Expects a line around something, which forced colours make visible even where it is transparent elsewhere. */
async function expectOutlined(part: Locator): Promise<void> {
  await expect(part).toHaveCSS('outline-style', 'solid');
  await expect(part).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`in a system's own colours, ${colorScheme}, nothing is said by colour alone`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(pageKinds.home);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectOutlined(page.locator(':focus'));

    const field = page.getByRole('combobox');
    await field.fill('collect bounty');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await expectOutlined(field);
    await expectOutlined(page.getByRole('option', { selected: true }));
    await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
    const found = page.getByRole('option').locator('mark').first();
    // The system's yellow, on which its colour for what is marked can be read.
    await expect(found).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await expect(found).toHaveCSS('color', 'rgb(0, 0, 0)');

    await page.goto('/keywords/intercept/#r6');
    await expectOutlined(page.locator('.ruling:has(:target)'));
    await expect(page.locator('.badge').first()).toHaveCSS('border-top-style', 'solid');
    await page.goto('/terms/#layered');
    await expectOutlined(page.locator('.term-entry:target'));

    await page.goto(pageKinds.compare);
    for (const [mark, line] of [
      ['ins', 'underline'],
      ['del', 'line-through'],
    ] as const) {
      const lines = await page
        .locator(`.side ${mark}`)
        .evaluateAll((marks) => marks.map((one) => getComputedStyle(one).textDecorationLine));
      expect(new Set(lines)).toEqual(new Set([line]));
    }
    await expect(page.locator('.change-row .status').first()).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('n');
    await expectOutlined(page.locator('.change-row:focus'));
  });
