import { test as base } from '@playwright/test';

/** As Playwright's, but for pages that are there only once all that moves on them does: a person is never that quick. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if (javaScriptEnabled !== false)
        await page.waitForFunction(() => document.querySelector('body :not(:defined)') === null);
      return response;
    };
    await use(page);
  },
});
