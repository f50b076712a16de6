import { describe, expect, test } from 'vitest';
import { slugify } from '../../../src/keywords/text/slug.ts';
import { createSearch } from '../../../src/search/search.ts';
import { reconcileSeeds, seedTerms } from '../../helpers/content.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const keywords = reconcileSeeds();
const ask = createSearch(searchDataOf());
const pathsOf = (query: string) => ask(query).pages.map(({ path }) => path);

describe('a word of the rules leads to what there is to say of it', () => {
  const asked = createSearch(searchDataOf({ terms: seedTerms }));

  test.each([
    ['layered', 'Layered (term)', 'terms/#layered'],
    ['POP', 'POP (term)', 'terms/#pop'],
    ['pop chance', 'POP (term)', 'terms/#pop'],
    ['play or pass chance', 'POP (term)', 'terms/#pop'],
    ['Play-or-Pass', 'POP (term)', 'terms/#pop'],
    ['pending damage step', 'Pending damage POP (term)', 'terms/#pending-damage-pop'],
    ['damage prevention step', 'Damage prevention POP (term)', 'terms/#damage-prevention-pop'],
    ['cumulatvie', 'Cumulative (term)', 'terms/#cumulative'],
    ['what does layered mean?', 'Layered (term)', 'terms/#layered'],
    ['what is a POP', 'POP (term)', 'terms/#pop'],
    ['terms', 'Words of the rules', 'terms/'],
  ])('%s', (query, title, path) => {
    expect(asked(query).pages).toEqual([{ title, path }]);
  });

  test('by its name and by all that the sources write, before keywords of other names, none of which is found other than without it', () => {
    for (const { slug, name, writings } of seedTerms)
      for (const query of [name, ...writings]) {
        const { pages, keywords: found, isOrder } = asked(query);
        expect(pages, query).toContainEqual({ title: `${name} (term)`, path: `terms/#${slug}` });
        expect(found).toEqual(ask(query).keywords);
        const isKeyword = keywords.some((keyword) => keyword.slug === slugify(query));
        expect(isOrder, query).toBe(!isKeyword);
      }
  });

  test('beside others, where they are held against each other', () => {
    const termsOf = (query: string) => asked(query).pages.map(({ path }) => path);
    expect(termsOf('cumulative vs layered')).toEqual(['terms/#cumulative', 'terms/#layered']);
    expect(termsOf('static and activated and triggered')).toHaveLength(3);
    expect(termsOf('ability in build step')).toEqual([]);
    expect(termsOf('cumul vs layer')).toEqual([]);
  });

  test('where there are none, there is no page of them', () => {
    expect(['layered', 'terms', 'POP'].flatMap(pathsOf)).toEqual([]);
  });
});
