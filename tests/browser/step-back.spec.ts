import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { checkCards } from './pages.ts';
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

test('what an address asks for is found again after that, too, however often it is loaded', async ({
  page,
}) => {
  await page.goto('/?q=evade');
  await expect(page.getByRole('option').first()).toContainText('Evade');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/keywords\/evade/);
  await page.goBack();
  await expect(page.getByRole('option').first()).toContainText('Evade');
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('evade');
  await expect(page.getByRole('option').first()).toContainText('Evade');
});

test.describe('after a step back from what a report leads to', () => {
  test('cards are checked again', async ({ page }) => {
    await checkCards(page, 'Elude. Bombard 3.');
    const told = page.getByRole('heading', { name: '1 error' });
    await expect(told).toBeVisible();
    await page.goto('/keywords/precision/');
    await page.goBack();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.goto('/keywords/precision/');
    await page.goBack();
    await expect(page.locator('#cards')).toHaveValue('');
    await expect(page.locator('.tool [role=status]').first()).toBeEmpty();
  });

  test('so is a sheet', async ({ page }) => {
    await page.goto('/tools/sheet/');
    await page.getByRole('textbox').first().fill(readFileSync('content/sources/powerful-dark.txt', 'utf-8'));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('link', { name: 'Compare the two wordings in full' }).first().click();
    await expect(page).toHaveURL(/compare/);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Compare the two wordings in full' }).first()).toBeVisible();
  });
});
