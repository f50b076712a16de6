import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { rests } from '../../helpers/said-of-new-text.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

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

  test.each(['The rest is unchanged.', 'Rulings as in the list.', 'Etc.'])(
    'is told where its three are gone, with another in their place: %s',
    (other) =>
      expect(
        foundBehind(
          [sheet('Vault', `${meaning} It rests there. You may sing. A stone is no owl.`)],
          'sheet',
          sheet('Vault', `${meaning.replace('owl', 'stone')} ${other}`),
        ).filter(({ rule }) => rule === 'rulings-gone'),
      ).toMatchObject([
        {
          rule: 'rulings-gone',
          message:
            'Found only other rulings in the text of “Vault”, where an older source has 3, expected those that still hold',
        },
      ]),
  );

  test.each([
    ['one is left as it was', 'It rests there.'],
    ['one is left, reworded', 'It now rests there.'],
    ['two are left, and one is another', 'It rests there. You may sing. The owl is grey.'],
  ])('is told where the others are gone: %s', (_, left) =>
    expect(
      foundBehind(
        [
          sheet(
            'Vault',
            `${meaning} It rests there. You may sing. A stone is no owl. No owl moves. It sleeps.`,
          ),
        ],
        'sheet',
        sheet('Vault', `${meaning.replace('owl', 'stone')} ${left}`),
      ).filter(({ rule }) => rule === 'rulings-gone'),
    ).toMatchObject([
      {
        message:
          'Found few rulings in the text of “Vault”, where an older source has 5, expected those that still hold',
      },
    ]),
  );

  test.each([
    ['one is left', sheet('Hop', `${meaning} You may sing.`)],
    ['one was reworded', sheet('Hop', `${meaning} The owl rests.`)],
    ['two gave way to another', sheet('Hop', `${meaning} A stone is no owl.`)],
    ['there was none', sheet('Sing', meaning.replace('owl', 'stone'))],
    ['the keyword is new', sheet('Vault', meaning.replace('owl', 'stone'))],
    ['it tells that it has another name', sheet('Hop', `(Renamed to Sing.) ${meaning}`)],
    ['the text is not whole', sheet('Hop', 'A layered ability that means, "Move the')],
    ['a program left its signs between them', sheet('Hop', `${meaning}<br>It rests there.<br>You may sing.`)],
    ['one may be what cannot be read', `${sheet('Hop', meaning)}\nIt rests there.`],
    ['two sentences are not told apart', sheet('Hop', `${meaning}You may sing there.`)],
  ])('but not where %s', (_, value) => expect(rules(value)).not.toContain('rulings-gone'));
});
