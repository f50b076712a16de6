import { describe, expect, test } from 'vitest';
import { foundBehind } from '../said-behind.ts';
import { rests } from '../said-of-new-text.ts';
import { sheet } from '../said-of-sources.ts';

const meaning = 'A layered ability that means, "Move the owl."';
const older = [
  sheet('Hop', `${meaning} It rests there. You may sing.`),
  sheet('Rest', rests),
  sheet('Sing', meaning),
];
const rules = (value: string) => foundBehind(older, 'sheet', value).map(({ rule }) => rule);

describe('a keyword without any of its rulings', () => {
  test.each([meaning, meaning.replace('owl', 'stone')])('is told: %s', (text) =>
    expect(foundBehind(older, 'sheet', sheet('Hop', text))).toMatchObject([
      {
        rule: 'rulings-gone',
        line: 2,
        column: 6,
        message:
          'Found no ruling in the text of “Hop”, where an older source has 2, expected those that still hold',
      },
    ]),
  );

  test('is told of all of them once', () =>
    expect(rules(`${sheet('Hop', meaning)}\n${sheet('Rest', meaning)}`)).toEqual(['rulings-gone']));

  test.each([
    ['one is left', sheet('Hop', `${meaning} You may sing.`)],
    ['one was reworded', sheet('Hop', `${meaning} The owl rests.`)],
    ['there was none', sheet('Sing', meaning.replace('owl', 'stone'))],
    ['the keyword is new', sheet('Vault', meaning.replace('owl', 'stone'))],
    ['it tells that it has another name', sheet('Hop', `(Renamed to Sing.) ${meaning}`)],
    ['the text is not whole', sheet('Hop', 'A layered ability that means, "Move the')],
    ['two sentences are not told apart', sheet('Hop', `${meaning}You may sing there.`)],
  ])('but not where %s', (_, value) => expect(rules(value)).not.toContain('rulings-gone'));
});
