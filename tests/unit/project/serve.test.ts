import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from '../../helpers/serve-folder.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** Serves a folder as a built site. */
async function serve(dist: string, files: Record<string, string>, scope = '/'): Promise<string> {
  const manifest = JSON.stringify({ scope });
  const built = { '404.html': '', 'offline.json': '', 'manifest.webmanifest': manifest, ...files };
  for (const [name, text] of Object.entries(built)) writeFileSync(path.join(dist, name), text);
  const { home, stop } = await serveFolder(dist);
  onTestFinished(stop);
  return home;
}

test('the server answers who asks for a part of a file with all of it, also where that part is none, and serves on', async () => {
  const home = await serve(temporaryFolder(), { 'letters.txt': 'abcdefghij' });
  for (const range of ['bytes=-3', 'bytes=0-0', 'bytes=99-', 'items=0-3', 'bytes=5-2', 'bytes=2-5']) {
    const response = await fetch(`${home}letters.txt`, { headers: { range } });
    expect([range, response.status, await response.text()]).toEqual([range, 200, 'abcdefghij']);
  }
});

test('the server serves on where a build that begins meanwhile has taken a file away', async () => {
  const dist = temporaryFolder();
  const home = await serve(dist, { 'letters.txt': 'abcdefghij', 'digits.txt': '123' });
  rmSync(path.join(dist, 'letters.txt'));
  await expect(fetch(`${home}letters.txt`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${home}digits.txt`)).text()).toBe('123');
});

test('the server serves a site under the path that it was built for', async () => {
  const home = await serve(temporaryFolder(), { 'letters.txt': 'abc', '404.html': 'none' }, '/moss/');
  expect(new URL(home).pathname).toBe('/moss/');
  const get = async (address: string) => (await fetch(new URL(address, home))).text();
  expect([await get('letters.txt'), await get('/letters.txt')]).toEqual(['abc', 'none']);
});
