import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a page without encryption has no clipboard, and copies all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/keywords/bombard/');
  const button = page.getByRole('button', { name: 'Copy text' });
  await button.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'Quote ruling 1' }).click();
  await page.getByRole('button', { name: 'Quote as text' }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Copied')).toBeVisible();
  await page.goto('/tools/sheet/');
  const field = page.getByRole('textbox').first();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(/^Bombard, ruling 1: You choose whether/);
});

test('where a browser refuses to copy, that is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.goto('/keywords/bombard/');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('This browser did not allow copying')).toBeVisible();
});
