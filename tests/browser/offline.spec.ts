import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('where the signal is too weak for an answer, the copy is read after a few seconds', async ({
  page,
  baseURL,
}) => {
  let isWeak = false;
  const relay = createServer((asked, answer) => {
    if (isWeak) return;
    const url = new URL(asked.url ?? '/', baseURL);
    request(url, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve));
  try {
    const origin = `http://localhost:${(relay.address() as AddressInfo).port}`;
    await page.goto(`${origin}/keywords/bombard/`);
    await page.getByRole('button', { name: 'Keep a copy' }).click();
    await expect(page.getByText('Kept on this device')).toBeVisible({ timeout: 20_000 });
    isWeak = true;
    await page.goto(`${origin}/keywords/velocity/`);
    await expect(page.locator('#meaning')).toContainText('speed until end of turn');
  } finally {
    relay.closeAllConnections();
    relay.close();
  }
});
