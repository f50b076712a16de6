import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { indexBySlug } from '../../../src/general/by-slug.ts';
import { siteSchema } from '../../../src/keywords/store/site.ts';
import { toMarkdown } from '../../../src/publish/export/markdown.ts';
import { termOf } from '../../../src/publish/json-ld.ts';
import { toLlms } from '../../../src/publish/llms.ts';
import { sampleKeyword, sampleRevision } from '../../helpers/samples.ts';

const keyword = (name: string, more = {}) =>
  sampleKeyword(name, sampleRevision(name, ['Cross the brook.']), more);
const hop = keyword('Hop', { renamedTo: 'jump' });
const jump = keyword('Jump', { renamedTo: 'leap', formerNames: ['Hop'] });
const leap = keyword('Leap', { formerNames: ['Hop', 'Jump'] });
const keywords = [hop, jump, leap];
const bySlug = indexBySlug(keywords);
const urls = createUrls('https://example.org/');

test('of a keyword that was renamed twice the data of its page says what it is called now', () => {
  expect(termOf(hop, bySlug, urls)).toMatchObject({
    disambiguatingDescription: 'Renamed: now Leap.',
    'http://purl.org/dc/terms/isReplacedBy': { '@id': 'https://example.org/keywords/leap/', name: 'Leap' },
  });
  expect(termOf(leap, bySlug, urls)).not.toHaveProperty('disambiguatingDescription');
});

test('so does the list for programs that read prose, by name and with no sign of Markdown in it', () => {
  const site = siteSchema.parse({ name: 'A & <B>', game: 'the *game*' });
  const text = toLlms(site, keywords, bySlug, urls);
  expect(text).toContain(
    `- [Hop](https://example.org/keywords/hop/): wording ${hop.revisions[0]?.id}, renamed: now Leap\n`,
  );
  expect(text).toMatch(/^# A \\& \\<B\\>\n\n> What every keyword of the \\\*game\\\* says now/);
});

test('so does the glossary as Markdown, and of the keyword that holds it says nothing besides', () => {
  const blocks = toMarkdown(keywords, [], 'T', urls).split('\n\n');
  expect(blocks.slice(2, 4)).toEqual([
    'Renamed: now [Leap](https://example.org/keywords/leap/).',
    'Cross the brook.',
  ]);
  expect(blocks.slice(-2).map((block) => block.trim())).toEqual([
    '## [Leap](https://example.org/keywords/leap/)',
    'Cross the brook.',
  ]);
});
