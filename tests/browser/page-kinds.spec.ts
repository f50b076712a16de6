import { expect, type Page } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { widthOfAll } from './pages.ts';
import { test } from './test.ts';

const narrow = 320;

test('each kind of page does as readers want who have set something', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: narrow, height: 640 });
  for (const [kind, address] of Object.entries(pageKinds)) {
    await page.goto(address);
    await expectLargeFields(page, kind);
    await expectNoMovement(page, kind);
    await expectLinksAlikeOnPaper(page, kind);
    await expectRoomForLargeText(page, kind);
    await expectRoomForWideText(page, kind);
  }
});

/** Safari enlarges a page as a smaller field is tapped. */
async function expectLargeFields(page: Page, kind: string): Promise<void> {
  const [least = Number.POSITIVE_INFINITY] = await page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')]
      .map((field) => Number.parseFloat(getComputedStyle(field).fontSize))
      .sort((a, b) => a - b),
  );
  expect(least, `${kind}: its smallest field`).toBeGreaterThanOrEqual(16);
}

async function expectNoMovement(page: Page, kind: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const looks = (element: Element) =>
      [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    const lasts = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0.001);
    const moves = (element: Element) =>
      looks(element).some(
        ({ transitionDuration, animationDuration, animationName, scrollBehavior }) =>
          lasts(transitionDuration) ||
          (animationName !== 'none' && lasts(animationDuration)) ||
          scrollBehavior === 'smooth',
      );
    return [...document.querySelectorAll('*')].filter(moves).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(moving, `${kind}, where no movement is wanted`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

async function expectLinksAlikeOnPaper(page: Page, kind: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const underlined = await page.locator('main a').evaluateAll((links) =>
    links
      // What the script for other pages puts into a page looks as it does there.
      .filter((link) => link.getClientRects().length > 0 && link.getRootNode() === document)
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'none')
      .map((link) => link.textContent),
  );
  expect(underlined, `${kind}, on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Without scrolling sideways at 320 px, which is 1280 px at a zoom of 400 %. */
async function expectRoomForLargeText(page: Page, kind: string): Promise<void> {
  for (const percent of [100, 115, 150, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    expect(await widthOfAll(page), `${kind} with text at ${percent} %`).toBeLessThanOrEqual(narrow);
    const cutOff = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -0.5 && right > 0.5;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(cutOff, `${kind} with text at ${percent} %, beyond the left edge`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** With the wider spacing that readers may set (WCAG 1.4.12): no text is cut off, nothing scrolls sideways. */
async function expectRoomForWideText(page: Page, kind: string): Promise<void> {
  const cutOff = await page.evaluate(() => {
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
    return seen.filter(cuts).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(await widthOfAll(page), `${kind} with wide text`).toBeLessThanOrEqual(narrow);
  expect(cutOff, `${kind} with wide text`).toEqual([]);
}
