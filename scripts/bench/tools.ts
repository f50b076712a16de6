import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { letters } from './generate.ts';

const size = 1_000_000;

/** The input of each tool, 1 MB of it. */
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
  'tools/make-sheet/': {
    'cards in a table': `Name\tText\n${numbered((name) => `${name}\t"Elude. ""Bombard"" 3."`)}`,
    'one line': 'Elude word '.repeat(size / 11),
  },
};

/**
 * Milliseconds of the longest task of a tool's page, during which nothing else can be drawn, while 1 MB from a file or
 * the clipboard is put in and checked, until its report is there.
 */
export async function benchTools(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const [address, each] of Object.entries(texts)) {
    for (const [what, text] of Object.entries(each)) {
      const file = await measure(browser, url + address, (page) => choose(page, text));
      const pasted = await measure(browser, url + address, (page) => paste(page, text));
      rows.push({ tool: address, '1 MB of': what, 'from a file': file, pasted });
    }
  }
  return rows;
}

async function measure(
  browser: Browser,
  address: string,
  put: (page: Page) => Promise<void>,
): Promise<string> {
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address);
  // Waits for the tool's script, before which the tool is hidden.
  await page.locator('.tool textarea').first().click();
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  await put(page);
  await page.locator('.report h2').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  await session.send('Tracing.end');
  await done;
  await page.close();
  return `${longestTask(events).toFixed(0)} ms`;
}

/**
 * An event of Chromium's trace; times are in microseconds of the processor, so that other work of the machine plays no
 * part.
 */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

function longestTask(events: readonly TraceEvent[]): number {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const times = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(...times);
}

async function choose(page: Page, text: string): Promise<void> {
  // A file on the disk: creating one in the page takes a frame of its own.
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

function repeat(text: string): string {
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

/** Entries or cards with different names, made of letters, since names of keywords have no digits. */
function numbered(write: (name: string) => string): string {
  let text = '';
  for (let index = 0; text.length < size; index++) text += `${write(`Sample ${letters(index)}`)}\n\n`;
  return text;
}
