import { expect, test } from 'vitest';
import { createUrls } from '../../../src/addresses/urls.ts';
import { siteSchema } from '../../../src/keywords/store/site.ts';
import { toOpenSearch } from '../../../src/publish/open-search.ts';

test.each([
  ['SWTCG', 'SWTCG Reference', 'SWTCG Keywords'],
  ['Marvellous', 'Marvels', 'Marvels'],
  ['Marvellous', 'Marvellous Things', 'Keywords'],
  ['Ma\ufffe', 'M', 'Ma\ufffd Keywords'],
])(
  'a browser gets a name for the search that it takes: of %s or %s it is %s',
  (abbreviation, shortName, name) => {
    const site = siteSchema.parse({ abbreviation, shortName });
    expect(toOpenSearch(site, createUrls('https://example.org/'))).toContain(
      `<ShortName>${name}</ShortName>`,
    );
  },
);
