import { expect, test } from 'vitest';
import { isSuperseded, rulingsGivenFor } from '../../../src/keywords/given-rulings.ts';
import type { GivenRuling } from '../../../src/keywords/model.ts';

const ruling = (
  id: string,
  date: string,
  supersedes: string | null = null,
  keywords = ['hop'],
): GivenRuling => ({
  id,
  keywords,
  date,
  recorded: null,
  by: 'A Judge',
  url: 'https://example.org/',
  supersedes,
  text: 'Text.',
});

test('the rulings on a keyword stand newest first, those of one day by name, and last those whose place another took', () => {
  const rulings = [
    ruling('old', '2026-01-01'),
    ruling('replaced', '2026-03-03'),
    ruling('b', '2026-02-02', 'replaced'),
    ruling('a', '2026-02-02', null, ['hop', 'skip']),
    ruling('other', '2026-04-04', null, ['skip']),
  ];
  expect(rulingsGivenFor({ slug: 'hop', formerNames: [] }, rulings).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'old',
    'replaced',
  ]);
  expect(rulings.filter((each) => isSuperseded(each, rulings)).map(({ id }) => id)).toEqual(['replaced']);
});

test('a ruling on a former name is one on the keyword that holds now, too', () => {
  const rulings = [ruling('old', '2026-01-01'), ruling('new', '2026-02-02', null, ['long-leap'])];
  const idsFor = (slug: string, formerNames: string[]) =>
    rulingsGivenFor({ slug, formerNames }, rulings).map(({ id }) => id);
  expect(idsFor('long-leap', ['Hop'])).toEqual(['new', 'old']);
  expect(idsFor('skip', ['Hop', 'Long Leap'])).toEqual(['new', 'old']);
  expect(idsFor('hop', [])).toEqual(['old']);
});
