import { expect } from '@playwright/test';
import { violations } from './axe.ts';
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

test('who quotes what no longer holds says so to those who read the quotation', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => document.body.setAttribute('data-written', text) },
    }),
  );
  await page.goto('/keywords/bombard/de31cee9/');
  const body = page.locator('body');
  for (const [number, fate] of [
    [1, 'Wording de31cee9: no longer holds.\nKeyword list'],
    [2, 'using Bombard.\nKeyword list'],
  ] as const) {
    await page.getByRole('button', { name: `Quote ruling ${number}` }).click();
    await page.getByRole('button', { name: 'Quote as text' }).click();
    await expect(body).toHaveAttribute(
      'data-written',
      new RegExp(`^Bombard, ruling ${number}: .*${fate}`, 's'),
    );
    await page.keyboard.press('Escape');
  }
});

test('what was copied is told for some seconds, and told anew to whoever presses again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/keywords/bombard/');
  const status = page.locator('copy-buttons [role=status]');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Copy text');
  await expect(status).toHaveText('Text copied');
  await status.evaluate((line) =>
    new MutationObserver(() =>
      line.setAttribute('data-told', `${line.dataset.told ?? ''}|${line.textContent}`),
    ).observe(line, { childList: true }),
  );
  await press('Copy text');
  await expect(status).toHaveAttribute('data-told', '||Text copied');
  await press('Copy link');
  await expect(status).toHaveText('Link copied');
  await page.clock.fastForward(7000);
  await expect(status).toBeEmpty();
});

test('where a browser refuses to copy, that is told, and the text stands there selected until its reader goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  const field = page.getByRole('textbox', { name: 'Text to copy' });
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await page.clock.install();
  await page.goto('/keywords/bombard/');
  const button = page.getByRole('button', { name: 'Copy text' });
  await button.click();
  await expect(page.getByText('This browser did not allow copying. The text is selected')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await selected()).toBe(await button.getAttribute('data-copy'));
  expect(await violations(page)).toEqual([]);
  // What is left to do stays there, unlike what was done.
  await page.clock.fastForward(7000);
  await expect(page.getByText('The text is selected')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);

  // In a menu, too, which stays open.
  await page.getByRole('button', { name: 'Quote ruling 1' }).click();
  await page.getByRole('button', { name: 'Quote as text' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  expect(await selected()).toMatch(/^Bombard, ruling 1: You choose whether/);
});
