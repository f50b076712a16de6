import { expect, test } from '@playwright/test';

test('a reader who asked for a copy reads and searches without signal', async ({ page, context }) => {
  await page.goto('/keywords/bombard/');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.goto('/keywords/velocity/');
  await expect(page.locator('#meaning')).toContainText('speed until end of turn');
  await page.keyboard.press('/');
  await page.keyboard.type('elude');
  await expect(page.getByRole('option').first()).toContainText('formerly Elude');
  await page.goto('/keywords/elude/71748e33/');
  await expect(page.getByText('This wording no longer holds')).toBeVisible();
  await page.goto('/?q=armor');
  await expect(page.getByRole('option').first()).toContainText('Armor');
});
