import { expect, type Page } from '@playwright/test';
import { ports } from './ports.ts';

/** A page on another origin, with a policy that allows no inline style or script, and styles and markup that fight back. */
export async function openHostile(page: Page, body: string, attributes = ''): Promise<string[]> {
  const home = `http://localhost:${ports.seeds}`;
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('https://hostile.test/**', (route) =>
    route.request().url().endsWith('.css')
      ? route.fulfill({
          contentType: 'text/css',
          body: '* { all: unset !important } a, div, [role=tooltip] { display: none !important } swtcg-keyword { display: none !important }',
        })
      : route.fulfill({
          contentType: 'text/html',
          headers: {
            'Content-Security-Policy': `default-src 'none'; script-src ${home}; connect-src ${home}; style-src 'self'; require-trusted-types-for 'script'`,
          },
          body: `<!doctype html><html lang="en"><title>Hostile</title><link rel="stylesheet" href="/hostile.css">
<script async src="${home}/embed/v1.js" ${attributes}></script>
<script async src="${home}/embed/v1.js" ${attributes}></script>${body}</html>`,
        }),
  );
  await page.goto('https://hostile.test/');
  await expect(page.locator('swtcg-keyword:defined').first()).toBeAttached();
  return complaints;
}
