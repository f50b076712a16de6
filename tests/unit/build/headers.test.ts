import { expect, test } from 'vitest';
import { type Headers, toCaddySnippet, toHeadersFile } from '../../../src/build/headers.ts';

const headers: Headers = {
  policy: "default-src 'none'",
  home: '/',
  styleSheets: ['a.css'],
  redirects: {
    'older.tsv': 'old.tsv',
    'old.tsv': 'glossary.tsv',
    'api/v1/words.json': 'api/v1/keywords.json',
    'keywords/old/': 'keywords/new/',
  },
};
const tsv = 'Content-Type: text/tab-separated-values; charset=utf-8';
const rulesOf = (address: string) =>
  toHeadersFile(headers)
    .split(/\n(?=\/|\n\/)/)
    .filter((rule) => rule.trim().startsWith(`${address}\n`));

test('a file in whose place another stands is sent with the fields of that one, so that programs can still read it', () => {
  for (const address of ['/glossary.tsv', '/old.tsv', '/older.tsv']) {
    expect(rulesOf(address), address).toHaveLength(1);
    expect(rulesOf(address)[0]).toContain('Access-Control-Allow-Origin: *');
    expect(rulesOf(address)[0]).toContain(tsv);
  }
  expect(toCaddySnippet(headers)).toContain('path /glossary.tsv /older.tsv /old.tsv\n');
});

test('what other rules name already gets no field twice', () => {
  expect(rulesOf('/api/v1/words.json')).toEqual([]);
  expect(rulesOf('/keywords/old/')).toEqual([]);
});
