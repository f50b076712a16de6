import { expect, type Page } from '@playwright/test';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { test } from './test.ts';

/** Pages with all that floats, folds, jumps or is put into another page. */
const walked = ['keyword', 'compare', 'asOf', 'set', 'makeSheetTool', 'linkTool', 'embed'] as const;

/** More stops than any page has: a walk that takes as many is in a trap. */
const noPageHasMore = 500;

interface Stop {
  what: string;
  wrong: string;
}

interface Walk {
  /** As soon as the first Tab has led somewhere. */
  begun: boolean;
  stops: Stop[];
  left: boolean;
  look(): void;
}

/** Makes a page look at each stop of a walk as the next Tab goes down; a walk that has left the page stays out of it. */
function watchWalk(): void {
  const walk: Walk = {
    begun: false,
    stops: [],
    left: false,
    look() {
      const stop = lookAtFocus();
      if (stop) walk.stops.push(stop);
      else walk.left = true;
    },
  };
  Object.assign(window, { walk });
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      if (walk.begun && !walk.left) walk.look();
      walk.begun = true;
      if (walk.left) event.preventDefault();
    },
    true,
  );

  /** What has the focus, and what is wrong with how it is seen; null where the walk has left the page. */
  function lookAtFocus(): Stop | null {
    // A keyword as other pages have it holds its link within.
    const host = document.activeElement;
    const element = host?.shadowRoot?.activeElement ?? host;
    if (!element || element === document.body) return null;
    const what = (element.textContent?.trim() || element.outerHTML).slice(0, 40);
    const box = element.getClientRects()[0];
    if (!box) return { what, wrong: 'has no place on the page' };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || outlineWidth === '0px') return { what, wrong: 'has no outline' };
    // Of a field of many lines one sees where its text begins.
    const bottom = Math.min(box.bottom, box.top + 96);
    if (box.top < -1 || bottom > innerHeight + 1) return { what, wrong: 'is out of sight' };
    const above = document.elementFromPoint(
      Math.max(0, box.left + Math.min(box.width / 2, 20)),
      (box.top + bottom) / 2,
    );
    const seen =
      [element, element.closest('label'), host].some((one) => one?.contains(above)) ||
      above?.contains(element);
    return { what, wrong: seen ? '' : `lies under ${above?.outerHTML.slice(0, 60)}` };
  }
}

/** Holds Tab down for so many stops, or until the focus leaves the page, and expects that the focus is seen at each. */
async function walk(page: Page, way: 'Tab' | 'Shift+Tab', where: string, most: number): Promise<number> {
  const of = await page.evaluateHandle(() => {
    const { walk } = window as unknown as { walk: Walk };
    return Object.assign(walk, { begun: false, stops: [], left: false });
  });
  if (way === 'Shift+Tab') await page.keyboard.down('Shift');
  for (let pressed = 1; pressed <= most; pressed += 1) {
    await page.keyboard.down('Tab');
    // What a page is asked takes time of its own.
    if (pressed % 10 === 0 && (await of.evaluate(({ left }) => left))) break;
  }
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  const stops = await of.evaluate((walk) => {
    if (!walk.left) walk.look();
    return walk.stops;
  });
  expect(
    stops.filter(({ wrong }) => wrong),
    `${where}, ${way}`,
  ).toEqual([]);
  return stops.length;
}

for (const [screen, viewport] of Object.entries({
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}))
  test(`on a ${screen} nothing that has the focus is out of sight or under anything, forth and back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    // What comes and goes with a movement is there, or is not, at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const kind of walked) {
      await page.goto(pageKinds[kind]);
      await page.evaluate(watchWalk);
      const forth = await walk(page, 'Tab', kind, noPageHasMore);
      expect(forth, kind).toBeGreaterThan(5);
      expect(forth, `${kind}: Tab never leaves the page`).toBeLessThan(noPageHasMore);
      // On a phone the two buttons at its foot go as the header comes.
      expect(await walk(page, 'Shift+Tab', kind, forth), kind).toBeGreaterThanOrEqual(forth - 2);
    }
  });

for (const [address, skip, list, first] of [
  ['/changes/', 'Skip to the changes', '#CHANGES', 'a[data-facet]'],
  ['/terms/', 'Skip to the terms', '#TERMS', '.term-list a'],
] as const)
  test(`${address}: in front of all that narrows or leads, a link skips it`, async ({ page }) => {
    await page.goto(address);
    await page.locator(first).first().focus();
    await page.keyboard.press('Shift+Tab');
    const link = page.getByRole('link', { name: skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    const top = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs((await top('main .skip')) - (await top(first)))).toBeLessThan(60);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(list).locator(':focus')).toBeVisible();
  });
