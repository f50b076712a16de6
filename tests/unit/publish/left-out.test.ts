import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { toApiKeyword, toApiSearched } from '../../../src/publish/api/keywords.ts';
import { toCsv } from '../../../src/publish/export/csv.ts';
import { toMarkdown } from '../../../src/publish/export/markdown.ts';
import { createSheetMaker } from '../../../src/publish/sheet/deck-sheet.ts';
import { keywords, sources } from '../../helpers/left-out.ts';

const urls = createUrls('/');

test('a keyword that the newest glossary leaves out says so in every file of data', () => {
  const content = { bySlug: indexBySlug(keywords), sources, urls };
  expect(keywords.map((keyword) => toApiKeyword(keyword, content).leftOutOf)).toEqual(['second', null]);
  expect(keywords.map((keyword) => toApiSearched(keyword, {}, content).leftOutOf)).toEqual(['second', null]);
  const [head, hop, rest] = toCsv(keywords, sources, urls).split('\r\n');
  expect([head, hop, rest]).toEqual([
    expect.stringMatching(/,left_out_of$/),
    expect.stringMatching(/,second$/),
    expect.stringMatching(/,$/),
  ]);
});

test('the glossary in Markdown says it above the text', () => {
  expect(toMarkdown(keywords, sources, 'T', urls).split('\n\n').slice(1, 5)).toEqual([
    '## [Hop](/keywords/hop/)',
    'Left out of [Second Glossary](/changes/second/), the newest glossary.',
    'Move one step to the left.',
    '## [Rest](/keywords/rest/)',
  ]);
});

test('a sheet says it beside the keyword, and above its texts where it is taken along', () => {
  const chosen = keywords.map(({ slug }) => ({ slug, revision: null, numbers: [] }));
  const origin = { site: 'S', recorded: '', tool: 'https://example.org/', today: '2026-11-21' };
  const sheet = createSheetMaker(keywords, sources)({ title: 'T', made: null, keywords: chosen }, origin);
  expect(sheet.entries.map(({ leftOutOf }) => leftOutOf)).toEqual(['Second Glossary', null]);
  expect(sheet.written.text).toMatch(/^S · Hop is left out of Second Glossary · https:/);
  expect(sheet.written.lost).toEqual([]);
});
