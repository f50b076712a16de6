import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

const size = 1_000_000;

/** What is put into each tool, 1 MB of it. */
const texts: Record<string, Record<string, string>> = {
  'tools/sheet/': {
    'a real sheet again and again': repeat(readFileSync('content/sources/powerful-dark.txt', 'utf-8')),
    'keywords that nobody knows': numbered(
      (name) => `${name}\n\n${name}: A static ability that means nothing. `,
    ),
    'one line': 'word '.repeat(size / 5),
  },
  'tools/link/': {
    'cards in a table': `Name\tText\n${numbered((name) => `${name}\t"Elude. ""Bombard"" 3."`)}`,
    'cards in plain text': numbered((name) => `Elude. ${name}, Bombard 3.\n`),
    'one line': 'Elude word '.repeat(size / 11),
  },
};

/**
 * Milliseconds of the longest frame of a tool while a file of 1 MB, or as much from the clipboard, is put in and
 * checked, until its report stands there.
 */
export async function benchTools(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const [address, each] of Object.entries(texts)) {
    for (const [what, text] of Object.entries(each)) {
      const file = await measure(browser, url + address, (page) => choose(page, text));
      const pasted = await measure(browser, url + address, (page) => paste(page, text));
      rows.push({ tool: address, '1 MB of': what, ...prefixed('file', file), ...prefixed('pasted', pasted) });
    }
  }
  return rows;
}

interface Measured {
  worst: number;
  total: number;
}

async function measure(
  browser: Browser,
  address: string,
  put: (page: Page) => Promise<void>,
): Promise<Measured> {
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address);
  await page.locator('.tool textarea').first().focus();
  // The page's own first frames are over by then.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const frames: number[] = [];
    const next = (time: number) => {
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  await put(page);
  await page.locator('.report h2').waitFor({ timeout: 20_000 });
  await page.waitForTimeout(500);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.close();
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] as number));
  return { worst: Math.max(...gaps), total: (frames.at(-1) as number) - (frames[0] as number) };
}

async function choose(page: Page, text: string): Promise<void> {
  // A file of the disk: one that is made in the page takes a frame of its own.
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = path.join(folder, 'long.txt');
  writeFileSync(file, text);
  await page.locator('input[type=file]').setInputFiles(file);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
  await page.locator('.held').waitFor();
  await page.locator('.tool [type=submit]').click();
}

function prefixed(name: string, { worst, total }: Measured): Record<string, string> {
  return {
    [`${name}, longest frame`]: `${worst.toFixed(0)} ms`,
    [`${name}, whole`]: `${total.toFixed(0)} ms`,
  };
}

function repeat(text: string): string {
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

/** Entries or cards with names that are all different; of letters, since names of keywords have no figures. */
function numbered(write: (name: string) => string): string {
  const letters = (index: number): string =>
    (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
  let text = '';
  for (let index = 0; text.length < size; index++) text += `${write(`Sample ${letters(index)}`)}\n\n`;
  return text;
}
