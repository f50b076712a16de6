import { expect, test } from 'vitest';
import { highestRulings, readLedger, standingEntries } from '../../../src/addresses/ledger.ts';
import { compareLedger } from '../../../src/publish/published.ts';

const goneOf = (...written: string[]) =>
  compareLedger(written, { entries: ['/', '/sources/'], redirected: ['/sources/old/'] }).gone;

test.each(['/sources/old/document.txt gone', '/keywords/moss/#r4 gone'])(
  'what may be given up: %s',
  (line) => {
    expect(readLedger(line)).toEqual({ entries: [line] });
    expect(goneOf('/', line)).toEqual([]);
    expect(goneOf('/', line.replace(' gone', ''))).toEqual([line.replace(' gone', '')]);
    // Recorded again, as before it was given up.
    expect(goneOf('/', line, line.replace(' gone', ''))).toEqual([]);
  },
);

test('of two ledgers put together, one that gives something up counts', () => {
  const rulings = ['/keywords/moss/#r1', '/keywords/moss/#r1 gone', '/keywords/moss/#r2'];
  expect(standingEntries(rulings)).toEqual(['/keywords/moss/#r2']);
  expect(highestRulings(rulings).get('moss')).toBe(2);
});

test.each([
  '/sources/old/ gone',
  '/keywords/moss/ gone',
  '/keywords/moss/card.png gone',
  '/glossary.tsv gone',
  '/document.txt gone',
  '/sources/old/document.txt going',
])('what may not, since another can take its place: %s', (line) =>
  expect(readLedger(`/\n${line}`)).toEqual({ line: 2, found: line }),
);

test('a field of the API with that name is no mark', () => {
  expect(readLedger('keyword.json gone')).toEqual({ entries: ['keyword.json gone'] });
  expect(goneOf('keyword.json gone')).toEqual(['keyword.json gone']);
});
