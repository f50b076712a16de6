import { expect, test } from '@playwright/test';
import { findWebKit } from '../../scripts/common/browsers.ts';
import { pageKinds } from '../../scripts/lighthouse/page-kinds.ts';
import { today } from '../browser/copy-reader.ts';
import { faults, gone, silence, stall, updateFailures } from '../browser/faults.ts';
import { ports } from '../browser/ports.ts';
import {
  leap,
  startVersionServer,
  type Version,
  type VersionServer,
  words,
} from '../browser/version-server.ts';
import { keys, openWebKit, type WebKitPage } from './driver.ts';

/** The site in the engine of Safari. Its windows are as narrow as a large phone. */
const home = `http://localhost:${ports.seeds}`;
let page: WebKitPage;
let server: VersionServer;
test.beforeAll(async () => {
  server = await startVersionServer();
  server.hurry();
  page = await openWebKit(findWebKit());
});
test.afterAll(async () => {
  await page?.close();
  server?.stop();
});

/** Opens a page, and waits until all that moves on it is there. */
async function open(address: string): Promise<void> {
  await page.goto(new URL(address, home).href);
  const waiting = () => page.evaluate(() => document.querySelectorAll('body :not(:defined)').length);
  await expect.poll(waiting, `what of ${address} is not defined`).toBe(0);
}

const textsOf = (selector: string) =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
    return shown.map(({ textContent }) => textContent?.trim() ?? '');
  }, selector);
const pathOf = () => page.evaluate(() => location.pathname + location.search);

/** Presses the button of a name, as soon as it is there. */
async function press(button: string): Promise<void> {
  const isPressed = (name: string) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    const named = buttons.find((one) => one.textContent?.trim() === name && one.checkVisibility());
    named?.click();
    return Boolean(named);
  };
  await expect.poll(() => page.evaluate(isPressed, button), button).toBe(true);
}

const click = (selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

/** Puts a text into the field of a tool, and has it checked. */
async function check(text: string, button: string): Promise<void> {
  await page.evaluate((value) => {
    const field = document.querySelector('form textarea') as HTMLTextAreaElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await press(button);
}

async function search(query: string): Promise<void> {
  await open('/');
  await page.type(`/${query}`);
  await expect.poll(() => textsOf('[role=option]')).not.toEqual([]);
}

test('every kind of page is there in WebKit, with all that moves on it, and no wider than the window', async () => {
  for (const [kind, address] of Object.entries(pageKinds)) {
    await open(address);
    expect(await textsOf('h1'), kind).toHaveLength(1);
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(tooWide), kind).toBe(0);
  }
});

test('the search answers in WebKit: an answer is chosen by keys, with its number, and a former name leads on', async () => {
  await search('bombard 3');
  await page.type(keys.arrowDown);
  expect(await textsOf('[role=option][aria-selected=true] .effect i')).toEqual(['3']);
  await page.type(keys.enter);
  await expect.poll(pathOf).toBe('/keywords/bombard/?x=3');
  await search('elude');
  expect((await textsOf('[role=option]'))[0]).toContain('formerly Elude');
  await page.type(keys.enter);
  await expect.poll(pathOf).toBe('/keywords/precision/');
});

test('a comparison in WebKit shows its marks, in line and side by side', async () => {
  await open('/keywords/bombard/compare/de31cee9/b2e891df/');
  await click('.view-in-line');
  expect((await textsOf('.in-line del'))[0]).toBe('the Space');
  await click('.view-side');
  expect((await textsOf('.side ins'))[0]).toBe('this');
});

test('the check answers in WebKit for a sentence that holds and for one that no longer does', async () => {
  await open(pageKinds.sheetTool);
  for (const [claim = '', answer] of [
    ['Power changes affect Bombard including those granted by stacking.', 'Holds, word for word'],
    ['You can deploy it to the build zone.', 'Was removed'],
  ]) {
    await check(claim, 'Check');
    await expect.poll(() => textsOf('.report h2')).toEqual([answer]);
  }
});

test('the card tool finds a slip in WebKit and mends it', async () => {
  await open(pageKinds.linkTool);
  await check('Bombrad 3. Armor.', 'Check and link');
  await expect.poll(() => textsOf('.report h2')).toEqual(['1 warning']);
  await press('Replace with “Bombard”');
  await expect.poll(() => textsOf('.report h2')).toEqual(['Nothing to fix']);
});

test('a sheet of what cards name is made in WebKit', async () => {
  await open(pageKinds.makeSheetTool);
  await check('Bombard 3\n\nArmor', 'Find their keywords');
  await expect.poll(() => textsOf('.sheet-entry h3')).toEqual(['Armor', 'Bombard X']);
  expect((await textsOf('.sheet-entry'))[1]).toContain('using 3 power');
  // Those of the style it does not print.
  const columns = () => page.evaluate(() => document.querySelectorAll('.paper-page > div').length);
  await expect.poll(columns).toBe(2);
});

test('a list is narrowed in WebKit, and the choice stands in the address', async () => {
  await open(pageKinds.changes);
  await click('a[data-facet=kind][href*=effect]');
  await expect.poll(async () => (await textsOf('[data-item]')).length).toBe(10);
  expect(await pathOf()).toBe('/changes/?kind=effect');
});

test('who holds a key down while a list is narrowed in WebKit sees what is typed by then', async () => {
  await open('/as-of/keyword-list/');
  // As often as a key repeats in a few seconds: a page that writes its address so often is stopped.
  await page.evaluate(() => {
    const field = document.querySelector('[data-find]') as HTMLInputElement;
    for (const value of [...Array.from({ length: 150 }, (_, index) => 'x'.repeat(index)), 'prevented']) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  expect(await textsOf('[data-item]')).toHaveLength(6);
  await expect.poll(pathOf).toBe('/as-of/keyword-list/?find=prevented');
});

test('WebKit keeps a copy, reads it where the server fails, renews it whole or not at all, and removes it', async () => {
  const status = async () => (await textsOf('.offline-copy [role=status]')).join();
  const choose = async (name: string) => {
    await page.evaluate(() => document.querySelector('.offline-copy details')?.setAttribute('open', ''));
    await press(name);
  };
  const expectCopyOf = async (version: Version, why: string, fault = gone) => {
    server.misbehave(fault);
    await open(server.home + leap);
    expect(await textsOf('.from-copy'), why).toEqual([`From your copy of ${today()}`]);
    expect((await textsOf('#meaning'))[0], why).toContain(words[version]);
  };
  // Where a window had pages of another site on the same host before, WebKitGTK 2.50 at times stops the timers of the worker.
  await page.close();
  page = await openWebKit(findWebKit());
  await open(server.home);
  await choose('Keep a copy');
  await expect.poll(status).toContain(`Kept on this device: your copy of ${today()}`);
  for (const [name, fault] of Object.entries({ ...faults, silence, stall }))
    await expectCopyOf('first', name, fault);
  await page.type('/jump');
  await expect.poll(() => textsOf('[role=option] b')).toContain('Leap');

  let [kept, next]: [Version, Version] = ['first', 'second'];
  for (const [name, [fault, reason]] of Object.values(updateFailures).flatMap((kind) =>
    Object.entries(kind),
  )) {
    server.misbehave();
    server.publish(next);
    await open(server.home);
    server.misbehave(fault());
    await choose('Renew');
    await expect.poll(status, { message: name }).toContain('It could not be renewed: ');
    expect(await status(), name).toContain(reason);
    await expectCopyOf(kept, name);
    server.misbehave();
    await open(server.home);
    await choose('Renew');
    await expect.poll(status, { message: name }).toContain('The site has nothing newer.');
    await expectCopyOf(next, name);
    [kept, next] = [next, kept];
  }

  server.misbehave();
  await open(server.home);
  await choose('Remove');
  await expect.poll(status).toContain('Nothing is kept on this device.');
});
