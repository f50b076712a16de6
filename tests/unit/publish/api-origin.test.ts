import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { toApiKeyword } from '../../../src/publish/api/keywords.ts';
import { toCsv } from '../../../src/publish/export/csv.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const introduction = { set: 'Moss', by: 'People of the Fern', date: '2021-05-23' };
const ofOwn = { set: 'Fern', by: null, date: null };
const means = (name: string) => sampleRevision(name, [`A static ability that means, "${name}."`]);

/** Made up: Hop became Leap, of which no source records how it came in, and Leap became Vault, of which one does. */
const keywords = [
  sampleKeyword('Hop', means('Hop'), { introduction, renamedTo: 'leap' }),
  sampleKeyword('Leap', means('Leap'), { formerNames: ['Hop'], renamedTo: 'vault' }),
  sampleKeyword('Rest', means('Rest')),
  sampleKeyword('Vault', means('Vault'), { introduction: ofOwn, formerNames: ['Leap'] }),
];
const urls = createUrls('/');

test('a keyword came in as a former name, where only that is recorded', () => {
  const content = { bySlug: indexBySlug(keywords), sources: [], urls };
  expect(
    keywords.map((keyword) => {
      const { introduced, introducedAs } = toApiKeyword(keyword, content);
      return [introduced, introducedAs];
    }),
  ).toEqual([
    [introduction, 'hop'],
    [introduction, 'hop'],
    [null, 'rest'],
    [ofOwn, 'vault'],
  ]);
});

test('the table has it, too', () => {
  expect(toCsv(keywords, [], urls).split('\r\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Leap,.*,Moss,People of the Fern,2021-05-23,/)]),
  );
});
