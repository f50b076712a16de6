import { expect, type Locator } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { test } from './test.ts';

/** Expects a line around something, which forced colours make visible even where it is transparent elsewhere. */
async function expectOutlined(part: Locator): Promise<void> {
  await expect(part).toHaveCSS('outline-style', 'solid');
  await expect(part).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`in a system's own colours, ${colorScheme}, nothing is said by colour alone`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(pageKinds.home);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectOutlined(page.locator(':focus'));

    const field = page.getByRole('combobox');
    await field.fill('collect bounty');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await expectOutlined(field);
    await expectOutlined(page.getByRole('option', { selected: true }));
    await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
    const found = page.getByRole('option').locator('mark').first();
    // The system's yellow, on which its colour for what is marked can be read.
    await expect(found).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await expect(found).toHaveCSS('color', 'rgb(0, 0, 0)');

    await page.goto('/keywords/intercept/#r6');
    await expectOutlined(page.locator('.ruling:has(:target)'));
    await expect(page.locator('.badge').first()).toHaveCSS('border-top-style', 'solid');
    await page.goto('/terms/#layered');
    await expectOutlined(page.locator('.term-entry:target'));

    await page.goto(pageKinds.compare);
    for (const [mark, line] of [
      ['ins', 'underline'],
      ['del', 'line-through'],
    ] as const) {
      const lines = await page
        .locator(`.side ${mark}`)
        .evaluateAll((marks) => marks.map((one) => getComputedStyle(one).textDecorationLine));
      expect(new Set(lines)).toEqual(new Set([line]));
    }
    await expect(page.locator('.change-row .status').first()).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('n');
    await expectOutlined(page.locator('.change-row:focus'));
  });

test('nothing moves for readers who want no movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [kind, address] of Object.entries(pageKinds)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const moving = await page.evaluate(() => {
      const looks = (element: Element) =>
        [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
      const lasts = (durations: string) =>
        durations.split(', ').some((one) => Number.parseFloat(one) > 0.001);
      const moves = (element: Element) =>
        looks(element).some(
          ({ transitionDuration, animationDuration, animationName, scrollBehavior }) =>
            lasts(transitionDuration) ||
            (animationName !== 'none' && lasts(animationDuration)) ||
            scrollBehavior === 'smooth',
        );
      return [...document.querySelectorAll('*')].filter(moves).map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(moving, kind).toEqual([]);
  }
});

test('with the wider spacing that readers may set, no text is cut off and no page scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [kind, address] of Object.entries(pageKinds)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const { width, cutOff } = await page.evaluate(() => {
      // As WCAG 1.4.12 has it.
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(spacing);
      const cuts = (element: Element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1)
        );
      };
      // Not what nobody sees, nor what the search shows of a text, which is cut in any case and says so.
      const seen = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('.visually-hidden, .reason'),
      );
      return {
        width: document.documentElement.scrollWidth,
        cutOff: seen.filter(cuts).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      };
    });
    expect(width, kind).toBeLessThanOrEqual(320);
    expect(cutOff, kind).toEqual([]);
  }
});
