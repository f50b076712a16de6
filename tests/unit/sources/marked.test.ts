import { describe, expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const text = (of: string, what: string, who: string) =>
  `A layered ability that means, "When it rests on a roll of ${of} or more, move ${what} stones to ${who} moss." It sings.`;
const older = [sheet('Hop', text('5', '+10', 'this'))];
const told = (value: string) =>
  foundBehind(older, 'sheet', sheet('Hop', value)).filter(({ rule }) => rule === 'change-marked');

/** A correction of one word, in the ways that people mark it. */
const marked = (was: string, now: string) => [
  `${was}/${now}`,
  `${was} / ${now}`,
  `${now} (was ${was})`,
  `${now} (not ${was})`,
  `${now} (instead of ${was})`,
  `${now} (before: ${was})`,
  `(was ${was}) ${now}`,
  `[${was}] ${now}`,
  `${was} [${now}]`,
  `${was} -> ${now}`,
  `${was} → ${now}`,
  `${was}→${now}`,
  `${was} > ${now}`,
  `${was} | ${now}`,
  `${was} (now ${now})`,
  `-${was}- ${now}`,
  `--${was}-- ${now}`,
  `~${was}~ ${now}`,
  `${now} (new)`,
  `${now} (changed)`,
  `${now} [changed]`,
  `${now} (sic)`,
  `${now} (?)`,
  `{${now}}`,
  `<${now}>`,
  `>${now}<`,
  `+${now}+`,
  `^${now}^`,
  `=${now}=`,
  `#${now}`,
  `${now}*`,
  `${now}†`,
  `${now}¹`,
  `${now}!`,
  `${now}[1]`,
];

describe('a word that is marked as changed, beside the one before, is told', () => {
  test.each([...marked('5', '6'), '5 6', '5 (6)', '5, now 6,'])('a number: %s', (each) =>
    expect(told(text(each, '+10', 'this'))).toHaveLength(1),
  );

  test.each(marked('10', '20'))('a number with its sign: +%s', (each) =>
    expect(told(text('5', `+${each}`, 'this'))).toHaveLength(1),
  );

  // After a word, another rule knows these for what programs write.
  const known = new Set(['that*', 'that[1]']);
  test.each(marked('this', 'that').filter((each) => !known.has(each)))('a word: %s', (each) =>
    expect(told(text('5', '+10', each))).toHaveLength(1),
  );

  // A sign after the last word may end its sentence.
  const ends = new Set(['fern!', 'fern*', 'fern[1]']);
  test.each(marked('moss', 'fern').filter((each) => !ends.has(each)))(
    'the last word of a sentence, before another than was there: %s',
    (each) =>
      expect(told(text('5', '+10', 'this').replace('moss." It sings', `${each}." Owls sing`))).toHaveLength(
        1,
      ),
  );

  test('the first word of a sentence, behind another than was there', () =>
    expect(
      told(text('5', '+10', 'this').replace('moss." It sings', 'ferns." (was It) He sings')),
    ).toHaveLength(1));

  test('with its place and what an older source has', () =>
    expect(told(text('6 (was 5)', '+10', 'that (not this)'))).toMatchObject([
      {
        line: 2,
        column: 'Hop: A layered ability that means, "When it rests on a roll of '.length + 1,
        message:
          'Found “6 (was 5)” and 1 more up to line 2, where an older source has “5” alone, expected only what it says now',
      },
    ]));
});

describe('but not', () => {
  test.each([
    ['what was reworded', text('6', '+20', 'that')],
    ['a word or a sign more', text('natural 5', '+X', 'this new')],
    ['a remark in brackets', text('5 (or 6)', '+10', 'this (if any)')],
    ['a remark of the game', text('5', '+10', 'this (not resting)')],
    ['a range, a sum or an open end', text('5-6', '+5 + 5', 'this')],
    ['a hyphen', text('5', '+10', 'this-or-that')],
    ['hyphens on both sides', text('5', '+10', 'this').replace('5 or more', '5-or-more')],
    ['a sentence more', `${text('5', '+10', 'this')} Rest!`],
    ['a pronoun for both', text('5', '+10', 'his').replace('his', 'his/her')],
    ['two words that go together', text('5', '+10', 'this').replace('or more', 'and/or more')],
    ['quotation marks', text('5', '"+10"', '“this”')],
    ['a word of which only the neighbours changed', text('5', '+10', 'this').replace('moss', 'fern')],
  ])('%s', (_, value) => expect(told(value)).toEqual([]));

  test('what the older text has there too', () => {
    const odd = 'A layered ability that means, "Write >o< [moss] as {one} 5/6 (was 4) of the stones."';
    const [one, other] = [odd, `${odd} It sings.`].map((each) => sheet('Hop', each));
    expect(foundBehind([one ?? ''], 'sheet', other ?? '')).toEqual([]);
    const reworded = sheet('Hop', odd.replace('Write', 'Read').replace('the stones', 'all stones'));
    expect(foundBehind([one ?? ''], 'sheet', reworded)).toEqual([]);
  });

  test('what is new, with nothing before', () =>
    expect(foundBehind([], 'sheet', sheet('Leap', text('5/6', '{10}', 'this (was that)')))).toEqual([]));
});

test('a long document with many signs is read to its end', () => {
  const many = (of: string) =>
    Array.from({ length: 100 }, (_, number) =>
      sheet(
        `Hop ${number.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
        `${text('5', '+10', 'this')} ${`^^ 5 ${of} of `.repeat(300)}.`,
      ),
    ).join('\n\n');
  const found = foundBehind([many('')], 'sheet', many('/ 6'));
  expect(found.map(({ rule }) => rule)).toContain('change-marked');
});
