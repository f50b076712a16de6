import { expect } from '@playwright/test';
import { test } from './test.ts';

test('header, text and footer begin at one line, on screens of any width', async ({ page }) => {
  await page.goto('/changes/');
  for (const width of [320, 360, 767, 768, 895, 896, 1024, 1119, 1121, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const [name, title, notice] = await Promise.all(
      ['.site-name', 'h1', '.site-footer > p'].map((part) =>
        page
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    expect([name, notice], `${width} px`).toEqual([title, title]);
  }
});
