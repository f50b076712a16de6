import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { asGlossary } from '../../../src/checks/whole-text/keyword-table.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { toApiKeyword } from '../../../src/publish/api/keywords.ts';
import { toCsv } from '../../../src/publish/export/csv.ts';
import { textCheckOf } from '../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const keywords = reconcileSeeds();
const urls = createUrls('/');
const content = { bySlug: indexBySlug(keywords), sources: [], urls };
const csv = toCsv(keywords, [], urls);
const json = { keywords: keywords.map((keyword) => toApiKeyword(keyword, content)) };
const check = textCheckOf(keywords);

describe('our own files are read entry by entry', () => {
  test.each([
    ['the table', csv, (index: number) => index + 2, []],
    ['the table of a spreadsheet', csv.replace(/^/, '\ufeff'), (index: number) => index + 2, []],
    // Which have each ruling by itself, too.
    ['the data', JSON.stringify(json), () => 1, ['holds']],
  ])('%s, each on its line', (_, file, lineOf, verdicts) => {
    const { entries, sentences, unread } = check(file);
    expect(entries.map(({ entry, kind }) => [entry.name, entry.line, kind])).toEqual(
      keywords.map(({ name, renamedTo }, index) => [name, lineOf(index), renamedTo ? 'renamed' : 'current']),
    );
    expect([...new Set(sentences.map(({ verdict }) => verdict))]).toEqual(verdicts);
    expect(unread).toEqual([]);
  });

  test('the data of one keyword', () => {
    const [first] = json.keywords;
    expect(check(JSON.stringify(first, null, 2)).entries.map(({ kind }) => kind)).toEqual(['current']);
  });
});

describe('a table of keywords', () => {
  const glossary = 'Hop\t**Hop X:** It "hops", twice.\nLeap\t**Leap:** It leaps.';

  test.each([
    ['commas', 'name,template,text\r\nHop,Hop X,"It ""hops"", twice."\r\nLeap,Leap,It leaps.\r\n'],
    ['tabs', 'Set\tText\tName\tTemplate\n\tIt "hops", twice.\tHop\tHop X\nOne\tIt leaps.\tLeap\tLeap\n'],
    ['semicolons', 'Name;Template;Text\r\nHop;Hop X;"It ""hops"",\r\ntwice."\r\nLeap;Leap;It leaps.\r\n'],
    [
      'blanks around its cells',
      'Name , Template, Text\nHop , Hop X ," It ""hops"", twice. "\n Leap, Leap, It leaps.',
    ],
    [
      'data',
      '[{"name":"Hop","template":"Hop X","text":"It \\"hops\\", twice."},{"name":"Leap","template":"Leap","text":"It leaps."}]',
    ],
  ])('with %s', (_, table) => expect(asGlossary(table)?.text).toBe(glossary));

  test('loses no text of a row without a name or a template, and has nothing of one without a text', () =>
    expect(
      asGlossary('name,template,text\nHop,,It hops.\n,,It runs.\nSit,Sit,\nRun\nLeap,Leap,It leaps.')?.text,
    ).toBe('Hop: It hops.\nIt runs.\nLeap\t**Leap:** It leaps.'));

  test('keeps the signs of a text, also those that nobody sees', () =>
    expect(asGlossary('\ufeffname,template,text\nHop,Hop,It\ufeff hops.')?.text).toBe(
      'Hop\t**Hop:** It\ufeff hops.',
    ));

  test.each([
    '',
    'It leaps.',
    'name,text\nHop,It hops.',
    'name,template,text',
    '{"template":',
    '{"template":"Hop"}',
  ])('is nothing else: %j', (text) => expect(asGlossary(text)).toBeNull());
});
