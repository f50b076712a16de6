import { describe, expect, test } from 'vitest';
import { slugify } from '../../../src/keywords/text/slug.ts';
import { createSearch } from '../../../src/search/search.ts';
import { searchDataOf } from '../../helpers/search-data.ts';

const data = searchDataOf();
const { documents } = data;
const ask = createSearch(data);
const slugs = (query: string) => ask(query).keywords.map(({ slug }) => slug);

describe('a name with everyday words of the game', () => {
  const names = documents.filter(({ nowName }) => !nowName).map(({ name }) => name);
  const placesOf = (query: (name: string) => string) =>
    names.map((name) => slugs(query(name)).indexOf(slugify(name)));
  const words =
    'damage, dice, card, cumulative, timing, hit, attack, text, unit, capital ship, reroll, tapped, range, cost, force, space, errata';

  test.each(words.split(', '))('%s: is among the results, most often the first', (word) => {
    for (const places of [placesOf((name) => `${name} ${word}`), placesOf((name) => `${word} ${name}`)]) {
      expect(names.filter((_, index) => places[index] === -1)).toEqual([]);
      expect(places.filter((place) => place === 0).length).toBeGreaterThan(names.length * 0.75);
    }
  });

  test.each(['my ship', 'counter', 'tank', 'lightsaber', 'cost', 'dead unit', 'this turn'])(
    '%s: is among the first three, whichever of the two is typed first',
    (word) => {
      for (const places of [placesOf((name) => `${name} ${word}`), placesOf((name) => `${word} ${name}`)])
        expect(names.filter((_, index) => ![0, 1, 2].includes(places[index] as number))).toEqual([]);
    },
  );

  test.each([
    ['tank parry', 'parry'],
    ['lightsaber shields', 'shields'],
    ['accuracy damage', 'accuracy'],
    // What the rules use as a word is most often meant as one.
    ['deploy in the middle of a fight', 'hidden-cost'],
  ])('%s: %s is first', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  });

  test.each([
    'what happens if my unit with NAME is attacked twice',
    'is NAME optional when attacking',
    'is NAME any good',
    'NAME wording explained',
    'what set is NAME from',
  ])('%s', (question) => {
    const places = placesOf((name) => question.replace('NAME', name));
    expect(names.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(places.filter((place) => place === 0).length).toBeGreaterThan(names.length * 0.75);
  });
});
