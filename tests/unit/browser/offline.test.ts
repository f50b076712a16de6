import { expect, test } from 'vitest';
import { describeCopy, titleOf } from '../../../src/browser/offline/offline-words.ts';
import type { CopyState } from '../../../src/offline/copies.ts';
import { createList, filesBeyond, integrityOf, readList } from '../../../src/offline/list.ts';
import { markPage, placeOfMark } from '../../../src/offline/mark-page.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = async (address: string, text: string) => ({
  address,
  integrity: await integrityOf(bytesOf(text)),
  bytes: text.length,
});
const first = await createList({
  headers: 'same',
  files: [await fileOf('', 'home'), await fileOf('keywords/hop/', 'Jump over one square.')],
  moved: {},
});
const second = await createList({ ...first, files: [...first.files, await fileOf('a.js', 'code')] });
const kept: CopyState = {
  is: 'kept',
  copy: {
    name: 'copy',
    list: first,
    addresses: new Set(['', 'keywords/hop/']),
    date: new Date(2026, 10, 21, 12),
  },
  missing: 0,
};
const known = { newest: first, failure: null, isInUse: true, isLent: false };

test('a hash is written as subresource integrity writes it', async () => {
  expect(await integrityOf(bytesOf('abc'))).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

test('a list is read as it was made; one that was cut off, altered, or is none at all is refused', async () => {
  const text = JSON.stringify(second);
  expect(await readList(text)).toEqual(second);
  const notWhole = [text.slice(0, -9), text.replace('hop', 'hip'), text.replace('same', 'other')];
  for (const wrong of [...notWhole, '{}', 'null', '[]', '{"version":"1","files":[]}', '<h1>Welcome</h1>'])
    await expect(readList(wrong), wrong).rejects.toThrow();
});

test('an update fetches what changed alone; all of it, where what hosts send with a file changed', () => {
  expect(filesBeyond(second, first).map(({ address }) => address)).toEqual(['a.js']);
  expect(filesBeyond({ ...second, headers: 'new' }, first)).toHaveLength(3);
});

test('a page from the copy says of which day it is, and nothing else of it changes', () => {
  const quoting = placeOfMark.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const page = `<title>${quoting}</title><main>${placeOfMark}<p>Costs $& or $1 and $\`</p></main>`;
  const [before, after] = page.split(placeOfMark);
  const made = markPage(page, new Date(2026, 10, 21, 23, 59));
  expect(made.startsWith(before ?? '')).toBe(true);
  expect(made.endsWith(after ?? '')).toBe(true);
  expect(made).toContain('>From your copy of <time datetime="');
  expect(made).toContain('>21 November 2026</time></p>');
});

test('what is said of a copy is what there is', () => {
  const say = (state: CopyState, more: Partial<Parameters<typeof describeCopy>[1]> = {}) =>
    describeCopy(state, { ...known, ...more });
  expect(say({ is: 'none' })).toBe('Nothing is kept on this device. A copy takes 2 pages, 1 kB.');
  expect(say({ is: 'none' }, { newest: '', failure: 'The network gave no answer.' })).toBe(
    'Nothing is kept on this device. A copy could not be made: The network gave no answer.',
  );
  expect(say({ is: 'begun', files: 1 })).toBe('A copy was started: 1 of 2 files are on this device.');
  expect(say(kept)).toBe(
    'Kept on this device: your copy of 21 November 2026, 2 pages, 1 kB. The site has nothing newer.',
  );
  expect(say(kept, { newest: second })).toContain('A newer version is available: one file to fetch, 1 kB.');
  expect(say(kept, { isInUse: false })).toContain('This browser can no longer read it.');
  expect(say({ ...kept, missing: 1 })).toContain('one file of it went missing.');
  expect(say(kept, { newest: 'No answer.', failure: 'No answer.' })).toMatch(
    /It could not be renewed: No answer\. It stays as it is\.$/,
  );
  expect(say(kept, { isLent: true })).toMatch(
    /The site has nothing newer\. This browser may delete a copy .+ Put the site on your home screen /,
  );
  expect(titleOf(kept, second)).toBe('Your copy of 21 November 2026: a newer version is available');
  expect(titleOf({ is: 'none' }, second)).toBe('Keep a copy for use without signal');
});
