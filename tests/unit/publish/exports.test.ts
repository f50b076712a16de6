import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { toCsv } from '../../../src/publish/export/csv.ts';
import { lostInTsv, sayTsv } from '../../../src/publish/export/tsv.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (name: string, text: string) => sampleKeyword(name, sampleRevision(name, [text]));

describe('what glossary.tsv cannot hold is named', () => {
  test.each([
    ['a text as most are', 'A static ability that means, "X."', []],
    ['asterisks around words', 'A *starred* word.', ['Sample']],
    ['underscores around words', 'An _underscored_ word.', ['Sample']],
    ['a tab', 'One\ttwo.', ['Sample']],
    ['asterisks that are signs of their own', 'Pay 2*X*3 of it.', []],
  ])('%s', (_, text, lost) => expect(lostInTsv([keyword('Sample', text)])).toEqual(lost));

  test('where the file is offered, too, and nothing where it holds all', () => {
    const [plain, starred] = [keyword('Plain', 'A word.'), keyword('Starred', 'A *starred* word.')];
    const said = sayTsv([plain]);
    expect(said).toMatch(/^the current glossary in the format of the glossary source: .*, text$/);
    expect(sayTsv([plain, starred])).toBe(
      `${said}; read again, it would lose signs of Starred: the CSV has the whole text`,
    );
    expect(toCsv([starred], [], createUrls('/'))).toContain(',A *starred* word.,');
  });
});

test('glossary.csv keeps a cell that a spreadsheet would compute as the source has it', () => {
  const texts = ['=1+1', '+1', '-1', '@x', '\tx', '"a","b"', 'a\nb'];
  const keywords = texts.map((text, index) => keyword(`Sample ${index}`, text));
  const csv = toCsv(keywords, [], createUrls('/'));
  const { data, errors } = papa.parse<{ text: string }>(csv, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map(({ text }) => text)).toEqual(texts);
});
