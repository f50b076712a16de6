import { expect } from '@playwright/test';
import { test } from './test.ts';

test('who comes back from what was found finds it again, and a page that is loaded anew does not', async ({
  page,
}) => {
  await page.goto('/keywords/armor/');
  await page.getByRole('combobox').fill('evade 2');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/evade/);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('evade 2');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('Evade');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/evade/);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('evade 2');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('a search that is long in coming says that it comes', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-data.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('combobox').fill('evade 2');
  await expect(page.locator('search-box [role=status]')).toHaveText('The search is loading …');
  await expect(page.locator('.search-panel')).toHaveAttribute('data-nothing', 'The search is loading …');
  answer();
  await expect(page.getByRole('option').first()).toContainText('Evade');
});

test('at an address where nothing stands its keyword is searched for', async ({ page }) => {
  await page.goto('/keywords/bombard/ffffffff/');
  await expect(page.getByRole('option').first()).toContainText('Bombard');
});
