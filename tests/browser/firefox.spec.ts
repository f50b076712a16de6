import { expect, test } from '@playwright/test';
import { type Browser, type HTTPRequest, launch, type Page } from 'puppeteer-core';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { firefoxPath } from './needed.ts';
import { ports } from './ports.ts';

/** The site in Firefox as readers have it, through the library that `offline-firefox.spec.ts` takes too. */
const home = `http://localhost:${ports.seeds}`;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

// In one worker, with one browser.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(60_000);
  browser = await launch({ browser: 'firefox', executablePath: firefoxPath });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
test.beforeEach(() => {
  complaints = [];
});
test.afterEach(() => {
  expect(complaints, 'what Firefox says in its console').toEqual([]);
});
test.afterAll(() => browser?.close());

/**
 * Opens a page, and waits until all that moves on it is there, and the typeface for the pages to come: where one leaves
 * before, Firefox says in its console that it was not fetched.
 */
async function open(address: string): Promise<void> {
  await page.goto(home + address);
  await page.waitForFunction(
    () => document.querySelector('body :not(:defined)') === null && localStorage.getItem('typeface') !== null,
  );
}
async function search(query: string): Promise<void> {
  await open('/');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.waitForSelector('[role=option]');
}
/** Goes where what was found leads. Before a page goes there it notes what was typed, which counts as a navigation too. */
async function follow(address: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForFunction((to) => location.href === to, {}, home + address);
}
const press = (name: string) => page.locator(`::-p-xpath(//button[.="${name}"])`).click();
/** The library hears of a new address a moment after the page has it. */
const addressOf = () => page.evaluate(() => location.href);
const textOf = (selector: string) => page.$eval(selector, ({ textContent }) => textContent?.trim() ?? '');
const textsOf = (selector: string) =>
  page.$$eval(selector, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim()),
  );

test('every kind of page opens in Firefox without a word in the console', async () => {
  test.slow();
  for (const [kind, address] of Object.entries(pageKinds)) {
    await open(address);
    expect(await textOf('h1'), kind).not.toBe('');
    expect(complaints, kind).toEqual([]);
  }
});

test('the search answers in Firefox: an answer is chosen by keys, with its number, and a former name leads on', async () => {
  await search('bombard 3');
  await page.keyboard.press('ArrowDown');
  expect(await textOf('[role=option][aria-selected=true] .effect i')).toBe('3');
  await follow('/keywords/bombard/?x=3');
  await page.waitForSelector('.with-number');
  expect(await textOf('.with-number')).toContain('using 3 power');
  await search('elude');
  expect(await textOf('[role=option]')).toContain('formerly Elude');
  await follow('/keywords/precision/');
  expect(await addressOf()).toBe(`${home}/keywords/precision/`);
});

test('a comparison in Firefox shows its marks, side by side and in line', async () => {
  await page.setViewport({ width: 1280, height: 800 });
  await open('/keywords/bombard/compare/de31cee9/b2e891df/');
  expect((await textsOf('.side del'))[0]).toBe('the Space');
  expect((await textsOf('.side ins'))[0]).toBe('this');
  await page.click('.view-in-line');
  expect(await textsOf('.side')).toEqual([]);
  expect((await textsOf('.in-line del'))[0]).toBe('the Space');
  await page.click('.view-side');
  expect(await textsOf('.in-line')).toEqual([]);
});

test('the check answers in Firefox for a sentence that holds and for one that no longer does', async () => {
  await open(pageKinds.sheetTool);
  for (const [claim, answer] of [
    ['Power changes affect Bombard including those granted by stacking.', 'Holds, word for word'],
    ['You can deploy it to the build zone.', 'Was removed'],
  ]) {
    await page.locator('textarea').fill(claim ?? '');
    await press('Check');
    await expect.poll(() => textsOf('.report h2')).toEqual([answer]);
  }
});

test('the card tool finds a slip in Firefox and mends it', async () => {
  await open(pageKinds.linkTool);
  await page.locator('#cards').fill('Bombrad 3. Armor.');
  await press('Check and link');
  await expect.poll(() => textsOf('.report h2')).toEqual(['1 warning']);
  await press('Replace with “Bombard”');
  await expect.poll(() => textsOf('.report h2')).toEqual(['Nothing to fix']);
});

test('what a tool cannot fetch before anybody asked is no error to Firefox, be it for the signal or for a page that is left', async () => {
  await page.setRequestInterception(true);
  const isBarred = (request: HTTPRequest) => request.url().includes('/claim-worker');
  const answer = (request: HTTPRequest) => (isBarred(request) ? request.abort() : request.continue());
  page.on('request', answer);
  await Promise.all([page.waitForRequest(isBarred), open(pageKinds.sheetTool)]);
  await open(pageKinds.api);
  page.off('request', answer);
  await page.setRequestInterception(false);
});

test('a sheet of two keywords is made in Firefox', async () => {
  await open(pageKinds.makeSheetTool);
  for (const slug of ['bombard', 'armor']) await page.click(`.keyword-choice [value=${slug}]`);
  await expect.poll(() => textsOf('.sheet-entry h3')).toEqual(['Armor', 'Bombard X']);
});

test('a list is narrowed in Firefox, and the choice stands in the address', async () => {
  await open(pageKinds.changes);
  await page.click('a[data-facet=kind][href*=effect]');
  await expect.poll(async () => (await textsOf('[data-item]')).length).toBe(10);
  expect(await addressOf()).toBe(`${home}/changes/?kind=effect`);
});

test('a page that Firefox has kept whole for a step back shows changes, and light or dark, as they were chosen since', async () => {
  const change = '/keywords/bombard/compare/de31cee9/b2e891df/';
  await page.setViewport({ width: 1280, height: 800 });
  await open(change);
  await page.evaluate(() => {
    localStorage.clear();
    document.querySelector('h1')?.setAttribute('data-kept', '');
  });
  const isAt = (there: string) =>
    page.waitForFunction(
      (path) => location.pathname === path && document.querySelector('body :not(:defined)') === null,
      {},
      there,
    );
  const next = '/keywords/deflect/compare/19077fd3/ca09daed/';
  await page.evaluate((path) => location.assign(path), next);
  await isAt(next);
  await page.locator('.view-in-line').click();
  await page.locator('.theme-switch').click();
  const chosen = await page.$eval('html', ({ dataset }) => dataset.theme);
  await page.evaluate(() => history.back());
  await isAt(change);
  expect(await page.$$('h1[data-kept]')).toHaveLength(1);
  expect(await page.$eval('html', ({ dataset }) => dataset.theme)).toBe(chosen);
  expect(await page.$eval('.view-in-line', (input) => (input as HTMLInputElement).checked)).toBe(true);
  await page.evaluate(() => localStorage.clear());
});
