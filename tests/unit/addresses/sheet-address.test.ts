import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceIn, sheetHash, sheetNamedIn } from '../../../src/addresses/sheet-address.ts';
import { hostileText } from '../../helpers/hostile.ts';

const wanted = {
  title: 'Tuskens & more',
  made: '2026-11-21',
  keywords: [
    { slug: 'armor', revision: 'f651f408', numbers: [] },
    { slug: 'critical-hit', revision: 'e0e348eb', numbers: ['1', '2'] },
    { slug: 'evade', revision: 'ff3c6c5f', numbers: ['2', 'X'] },
  ],
};
/** Sheets that were shared have it, so it may never read otherwise. */
const address =
  '#title=Tuskens%20%26%20more&made=2026-11-21&keywords=armor~f651f408,critical-hit~e0e348eb~1~2,evade~ff3c6c5f~2~X';

test('a choice stands in an address, and is read from it as it was', () => {
  expect(sheetHash(wanted)).toBe(address);
  expect(choiceIn(address)).toEqual({ choice: wanted, unread: [] });
});

test('any choice is read as it was written, whatever its title says, in signs that no address loses', () => {
  const keyword = fc.record({
    slug: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
    revision: fc.option(fc.stringMatching(/^[0-9a-f]{8}$/)),
    numbers: fc.array(fc.oneof(fc.nat(999).map(String), fc.constant('X')), { maxLength: 3 }),
  });
  const choice = fc.record({
    title: hostileText.map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    made: fc.option(
      fc
        .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    ),
    keywords: fc.array(keyword),
  });
  fc.assert(
    fc.property(choice, (any) => {
      const hash = sheetHash(any);
      expect(choiceIn(hash)).toEqual({ choice: any, unread: [] });
      expect(hash).toMatch(/^#[\w.!~*'()%=&,-]*$/);
      expect(new URL(hash, 'https://example.org/').hash).toBe(hash);
    }),
  );
});

describe('what cannot be read in an address is said', () => {
  test.each([
    ['armor', 'Found “armor”, expected a keyword and the code of its wording.'],
    ['Armor~f651f408', 'Found “Armor~f651f408”, expected a keyword and the code of its wording.'],
    ['armor~f651', 'Found “armor~f651”, expected a keyword and the code of its wording.'],
    ['evade~ff3c6c5f~two', 'Found “evade~ff3c6c5f~two”, expected a keyword and the code of its wording.'],
  ])('%s', (item, message) => {
    const read = choiceIn(`#keywords=bombard~b2e891df,${item}`);
    expect(read?.unread).toEqual([message]);
    expect(read?.choice.keywords.map(({ slug }) => slug)).toEqual(['bombard']);
  });

  test('a day that no calendar has', () => {
    for (const day of ['2026-02-30', 'today', '']) {
      const read = choiceIn(`#made=${day}&keywords=armor~f651f408`);
      expect(read?.choice.made).toBeNull();
      expect(read?.unread).toEqual([`Found the date “${day}”, expected one as 2026-11-21.`]);
    }
  });
});

test('a chat may escape an address, and take in what stands behind it', () => {
  const choice = { title: 'T', made: null, keywords: [{ slug: 'armor', revision: 'f651f408', numbers: [] }] };
  for (const hash of [
    '#title=T&amp;keywords=armor~f651f408',
    '#title%3DT%26keywords%3Darmor~f651f408',
    '#title=T&keywords=armor~f651f408).',
    '#title=T&keywords=armor~f651f408>',
    ...[...';!*_”’…) '].map((sign) => `#title=T&keywords=armor~f651f408${sign}`),
  ])
    expect(choiceIn(hash), hash).toEqual({ choice, unread: [] });
});

test('an address that a mail escaped as a whole gives the title as it was written', () => {
  const escaped = `#${encodeURIComponent(address.slice(1))}`;
  expect(choiceIn(escaped)).toEqual({ choice: wanted, unread: [] });
});

test.each([
  ['#title=T', [], /^Found no keywords in the address/],
  ['#title=T&made=2026-11-21', [], /^Found no keywords in the address/],
  ['#keywords=armor~f651f408,', ['armor'], /^Found a comma with no keyword/],
  ['#keywords=armor~f651f408,,evade~ff3c6c5f', ['armor', 'evade'], /^Found a comma with no keyword/],
])('%s was cut off, which is said', (hash, slugs, said) => {
  const read = choiceIn(hash);
  expect(read?.choice.keywords.map(({ slug }) => slug)).toEqual(slugs);
  expect(read?.unread).toEqual([expect.stringMatching(said)]);
});

test('an address without keywords is none of a sheet', () => {
  for (const hash of ['', '#', '#main', '#claim=keywords']) expect(choiceIn(hash)).toBeNull();
});

test('the line above the title of a sheet as text names the sheet, in whatever copy of the site it was made', () => {
  const line = (tool: string) => `Sample Reference · on the cards: Evade 2 · ${tool}`;
  for (const site of ['https://example.org', 'http://localhost:4321/reference'])
    expect(sheetNamedIn(line(`${site}/tools/make-sheet/${address}`))).toBe(address);
  expect(sheetNamedIn(line('https://example.org/tools/make-sheet/'))).toBe('');
  for (const other of [
    'My deck',
    'Sample Reference · example.org',
    line('https://example.org/tools/sheet/#claim=Armor'),
    line('https://example.org/tools/make-sheet/ and more'),
    `https://example.org/tools/make-sheet/${address}`,
  ])
    expect(sheetNamedIn(other), other).toBeNull();
  expect(sheetNamedIn(` · https://${'/tools/make-sheet/'.repeat(60_000)} `)).toBeNull();
});
