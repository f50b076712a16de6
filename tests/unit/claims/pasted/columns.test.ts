import { describe, expect, test } from 'vitest';
import { partColumns } from '../../../../src/checks/claim/pasted/columns.ts';
import { textCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const page = `A page about stones and how they move, by somebody who has many of them.

Leap                      Hop
When it rains, move       It rests on the moss
the stone over the          by the river, unless
old moss, and then        it rains. It turns
rest there.               by night.

And here it ends, as it began, with some stones that nobody has moved yet.`;

describe('two columns of a page', () => {
  test('are read one after the other, each row known by the line on which it stood', () => {
    const { text, lineOf } = partColumns(page);
    const told = text.split('\n').map((row, index) => `${lineOf(index + 1)} ${row.trim()}`);
    expect(told.slice(1, -1)).toEqual([
      '2 ',
      '3 Leap',
      '4 When it rains, move',
      '5 the stone over the',
      '6 old moss, and then',
      '7 rest there.',
      '8 ',
      '3 Hop',
      '4 It rests on the moss',
      '5 by the river, unless',
      '6 it rains. It turns',
      '7 by night.',
    ]);
  });

  test('have the entries and sentences that they say', () => {
    const check = textCheckOf([
      changingKeyword('Leap', [['When it rains, move the stone over the old moss, and then rest there.']]),
      changingKeyword('Hop', [['It rests on the moss by the river, unless it rains.', 'It turns by night.']]),
    ]);
    const { entries, sentences, unread } = check(page);
    const answers = [...entries.flatMap((entry) => entry.sentences), ...sentences];
    expect(entries.map(({ kind, entry }) => `${entry.line} ${entry.name} ${kind}`)).toEqual([
      '3 Leap current',
      '3 Hop current',
    ]);
    expect(answers.filter(({ verdict }) => verdict === 'near')).toEqual([]);
    expect(unread).toEqual([]);
  });

  test('also if one is longer, on each page, in a mail, and where both have a paragraph that ends in one row', () => {
    const whole = (text: string) => partColumns(text).text.replace(/[\s>]+/g, ' ');
    const longer = page.replace('rest there.               by night.', 'rest there.');
    expect(whole(`${page}\n${longer}`)).toContain('by night. And here it ends, as it began');
    expect(whole(longer)).toContain('rest there. Hop It rests on the moss by the river');
    expect(whole(page.replace(/^/gm, '> '))).toContain('rest there. Hop It rests on the moss by the river');
    const columns = page.split('\n').slice(2, 7).join('\n');
    const [left, right] = [
      'Leap When it rains, move the stone over the old moss, and then rest there.',
      'Hop It',
    ];
    expect(whole(`${columns}\n\n${columns}`)).toContain(`${left} ${left} ${right}`);
    for (const end of [
      '\n\n\n',
      '\n41\n',
      '\nRules of stones           Page 3\n',
      '\n3                       Rules\n',
    ])
      expect(whole(columns + end + columns)).not.toContain(`${left} ${left}`);
  });
});

test('a column may be short, with signs before its words', () => {
  const rows = ['Leap', 'An ability that means,', '"Rest on the moss and', '+1 fern." No other', 'It turns.'];
  const beside = ['Hop', 'It rests on the moss', 'by the river, unless', 'it rains and it is', 'day.'];
  const both = rows.map((row, index) => row.padEnd(24) + beside[index]);
  expect(partColumns(both.join('\n')).text.replace(/ +(?=\n)/g, '')).toBe([...rows, ...beside].join('\n'));
});

test('three columns are read one after the other, too', () => {
  const columns = [
    ['Leap', 'When it rains, move', 'the stone over the', 'old moss, and then', 'rest there.'],
    ['Hop', 'It rests on the moss', 'by the river, unless', 'it rains and it is', 'day.'],
    ['Toll', 'Each fern turns to the', 'river, unless it is', 'dry and nobody has', 'moved a stone.'],
  ];
  const rows = [0, 1, 2, 3, 4].map((row) =>
    columns
      .map((column) => column[row]?.padEnd(24))
      .join('')
      .trim(),
  );
  const { text, lineOf } = partColumns(rows.join('\n'));
  expect(text.split('\n').map((row) => row.trim())).toEqual(columns.flat());
  // Those of a page before those of the next.
  const pages = partColumns([...rows, '', '41', '', ...rows].join('\n')).text.split('\n');
  expect(pages.map((row) => row.trim()).filter((row) => row !== '')).toEqual([
    ...[columns, '41', columns].flat(2),
  ]);
  expect(columns.flat().map((_, index) => lineOf(index + 1))).toEqual([
    1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
  ]);
});

test.each([
  ['a table with names', 'Leap                      It moves over moss.\n'],
  ['a table with texts', 'It rests on the old moss  Where it rains it turns\n'],
  ['two blanks behind full stops', 'it rests on the old moss.  Where it rains it turns\n'],
  ['a narrow list', 'moss      it rests on the fern\n'],
])('%s stay as they are', (_, row) => {
  const text = row.repeat(5);
  expect(partColumns(text).text).toBe(text);
  expect(partColumns(text).lineOf(3)).toBe(3);
});

test.each([' ', 'a  ', 'stone '.repeat(9)])('a megabyte of “%s” is read once', (unit) => {
  const text = unit.repeat(1_000_000 / unit.length);
  expect(partColumns(text).text).toBe(text);
});
