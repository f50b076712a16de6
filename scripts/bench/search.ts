import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { toTimes } from './times.ts';

/** What somebody might paste into the field, and what was slow once. */
const pasted: Record<string, string> = {
  'one word of 4 kB': 'x'.repeat(4_000),
  'one word of 100 kB': 'x'.repeat(100_000),
  'hyphens, 100 kB': 'a-'.repeat(50_000),
  'spaces, 100 kB': `armor${' '.repeat(100_000)}3`,
  'words, 100 kB': 'when this unit is discarded '.repeat(3_600),
};

/** Number of visits of which the first key is timed, and of queries typed key by key. */
const visits = 15;
const typed = 40;
/** In milliseconds, about as long as a phone takes to show its keyboard. */
const aMoment = 500;

/** A phone with a quarter of this machine's speed. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Milliseconds from a real key press to the frame with the resulting list, on a phone slowed down four times: for the
 * first key of a visit, directly after the tap and with all that is loaded for it, to the names found and to
 * everything found; and for each later key.
 * @param keyword slug of the keyword on whose page the visits begin
 */
export async function benchSearch(
  browser: Browser,
  url: string,
  keyword = 'armor',
): Promise<Record<string, string>[]> {
  const atOnce = await timeFirstKeys(browser, url, keyword, 0);
  const afterAMoment = await timeFirstKeys(browser, url, keyword, aMoment);
  const queries: { query: string }[] = JSON.parse(readFileSync('tests/fixtures/queries.json', 'utf-8'));
  const page = await slowPhone(browser);
  await page.goto(url);
  await page.getByRole('combobox').tap();
  await page.keyboard.type('armor', { delay: 100 });
  await timeKeys(page);
  for (const { query } of queries.slice(0, typed)) {
    // Without a key press: one that empties the field gets no answer.
    await page.getByRole('combobox').evaluate((field) => {
      (field as HTMLInputElement).value = '';
    });
    for (const key of query) await press(page, key);
  }
  const later = await timesOf(page);
  const rows = [
    toTimes('the first key of a visit, at once after the tap: names', atOnce.listed),
    toTimes('… and all that is found', atOnce.said),
    toTimes('the first key, half a second after the tap: names', afterAMoment.listed),
    toTimes('… and all that is found', afterAMoment.said),
    toTimes('each later key', later.listed),
  ];
  for (const [what, text] of Object.entries(pasted)) rows.push(toTimes(what, [await timePaste(page, text)]));
  await page.context().close();
  return rows;
}

/**
 * Times of keys in milliseconds: to the first list, and to the number of all results, which is announced when it is
 * known.
 */
interface KeyTimes {
  listed: number[];
  said: number[];
}

/**
 * Times the first key of each visit, the first letter of a keyword, a given number of milliseconds after the field is
 * tapped.
 */
async function timeFirstKeys(
  browser: Browser,
  url: string,
  keyword: string,
  after: number,
): Promise<KeyTimes> {
  const times: KeyTimes = { listed: [], said: [] };
  for (let visit = 0; visit < visits; visit++) {
    const page = await slowPhone(browser);
    await page.goto(`${url}keywords/${keyword}/`, { waitUntil: 'networkidle' });
    await timeKeys(page);
    await page.getByRole('combobox').tap();
    await page.waitForTimeout(after);
    await press(page, keyword.charAt(0));
    // At a rate that does not keep it busy.
    await page.waitForFunction(() => (window as unknown as { times: KeyTimes }).times.said.length > 0, null, {
      polling: 250,
    });
    const { listed, said } = await timesOf(page);
    times.listed.push(...listed);
    times.said.push(...said);
    await page.context().close();
  }
  return times;
}

/** Records for each key, in `window.times`, the time until the frame with its answer was submitted. */
function timeKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: KeyTimes = { listed: [], said: [] };
    Object.assign(window, { times });
    const input = document.querySelector('[role=combobox]') as HTMLElement;
    // An answer redraws the list, and a frame follows; a task of this priority is the first to run after that. A
    // message would run after the browser's own work, such as scanning the page for forms to fill in.
    const note = (element: HTMLElement, noted: number[]) => {
      let pressed: number | null = null;
      input.addEventListener('keydown', ({ timeStamp }) => {
        pressed = timeStamp;
      });
      new MutationObserver(() => {
        if (pressed === null) return;
        const start = pressed;
        pressed = null;
        requestAnimationFrame(() =>
          scheduler.postTask(() => noted.push(performance.now() - start), { priority: 'user-blocking' }),
        );
      }).observe(element, { childList: true });
    };
    note(document.querySelector('[role=listbox]') as HTMLElement, times.listed);
    note(document.querySelector('search-box [role=status]') as HTMLElement, times.said);
  });
}

function timesOf(page: Page): Promise<KeyTimes> {
  return page.evaluate(() => (window as unknown as { times: KeyTimes }).times);
}

/** Presses a key as a quick typist does; polling the page for completion would slow it down. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 20 });
  await page.waitForTimeout(100);
}

function timePaste(page: Page, text: string): Promise<number> {
  return page.evaluate(async (pastedText) => {
    const input = document.querySelector('[role=combobox]') as HTMLInputElement;
    const list = document.querySelector('[role=listbox]') as HTMLElement;
    // A browser inserts no more of a paste than the field takes.
    input.value = pastedText.slice(0, input.maxLength);
    const start = performance.now();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    void list.offsetHeight;
    return performance.now() - start;
  }, text);
}
