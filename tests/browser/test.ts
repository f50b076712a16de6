import { test as base } from '@playwright/test';

/** As Playwright's, but for pages that are there only once all that moves on them does: a person is never that quick. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if (javaScriptEnabled !== false)
        // Not by the page's `waitForFunction`, which puts a library into each page first.
        await page.evaluate(allDefined);
      return response;
    };
    await use(page);
  },
});

async function allDefined(): Promise<void> {
  for (;;) {
    const waiting = document.querySelector('body :not(:defined)');
    if (!waiting) return;
    await customElements.whenDefined(waiting.localName);
  }
}
