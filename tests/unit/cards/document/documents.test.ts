import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { cardRules } from '../../../../src/checks/cards/card-rules.ts';
import { readCards } from '../../../helpers/made-game.ts';

const table =
  'Name\tType\tText\r\nOne\tUnit\tArmor.\r\nTwo\tUnit\t"He said ""Elude"".\nEvade"\r\nThree\tUnit\r\n';

test('a table by its columns, with doubled quotation marks and line ends inside a cell', () => {
  const { cards, columns, column } = readCards(table);
  expect(columns).toEqual(['Name', 'Type', 'Text']);
  expect(column).toBe(2);
  expect(cards.map(({ name, text }) => [name, text])).toEqual([
    ['One', 'Armor.'],
    ['Two', 'He said "Elude".\nEvade'],
  ]);
});

test('places in it are those of the document', () => {
  const two = readCards(table).cards[1];
  expect(two?.pointOf(two.text.indexOf('Elude'))).toEqual({
    line: 3,
    column: 'Two\tUnit\t"He said ""'.length + 1,
  });
  expect(two?.pointOf(two.text.indexOf('Evade'))).toEqual({ line: 4, column: 1 });
});

test('a row with too few columns is said, and another column can be chosen', () => {
  expect(readCards(table).faults).toEqual([
    { rule: 'row-ragged', place: { line: 5, column: 1 }, facts: { found: 2, expected: 3, hasHeader: true } },
  ]);
  expect(readCards(table, 'Type').cards.map(({ text }) => text)).toEqual(['Unit', 'Unit', 'Unit']);
  const [, ragged] = readCards('Quill\tEvade 2\nPen\n').faults;
  expect(cardRules['row-ragged'].says(ragged?.facts as never)).toMatch(/expected 2 as in the first row$/);
});

test('a cell that begins with a quotation mark which is its own swallows nothing', () => {
  const { cards, faults } = readCards(
    'Name\tText\r\nOne\t"Armor" is good.\r\nTwo\t"Evade 2\r\nThree\t"A ""b""\nc"\r\nFour\tElude',
  );
  expect(faults).toEqual([]);
  expect(cards.map(({ name, text }) => [name, text])).toEqual([
    ['One', '"Armor" is good.'],
    ['Two', '"Evade 2'],
    ['Three', 'A "b"\nc'],
    ['Four', 'Elude'],
  ]);
  expect(cards[0]?.pointOf(1)).toEqual({ line: 2, column: 6 });
  expect(cards[3]?.pointOf(0)).toEqual({ line: 6, column: 6 });
});

test('a table whose first column is the text has no names', () => {
  expect(readCards('Text\tSet\nArmor\tA').cards).toMatchObject([{ name: null, text: 'Armor' }]);
});

test('any table that papaparse writes is read as it was, each character at its place', () => {
  const cell = fc
    .array(fc.constantFrom('a', '"', '""', '\t', '\n', '\r\n', ' ', 'Armor', ','), { maxLength: 6 })
    .map((signs) => `x${signs.join('')}x`);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const document = papa.unparse([['Name', 'Text'], ...rows], { delimiter: '\t' });
      const { cards, faults } = readCards(document);
      expect(faults).toEqual([]);
      expect(cards.map(({ name, text }) => [name, text])).toEqual(rows);
      const lines = document.split(/\r\n|\n|\r/);
      for (const { text, pointOf } of cards)
        for (const [index, sign] of [...text].entries()) {
          const { line, column } = pointOf(index);
          if (!/\s/.test(sign)) expect(lines[line - 1]?.[column - 1]).toBe(sign);
        }
    }),
  );
});

test('a quotation mark in each of 20,000 rows swallows nothing', () => {
  const { cards } = readCards(`Name\tText\n${'One\t"Armor\n'.repeat(20_000)}`);
  expect(cards).toHaveLength(20_000);
  expect(cards.at(-1)).toMatchObject({ name: 'One', text: '"Armor' });
});

test('more columns than a call can take are read, and the fullest is taken', () => {
  const { column, columns, cards } = readCards(`A${'\t'.repeat(300_000)}\na\tbb\tc`);
  expect([columns.length, column, cards.length]).toEqual([300_001, 1, 1]);
});

describe('a table is known by its first line', () => {
  const read = (document: string, wanted?: string) => {
    const { columns, column, cards } = readCards(document, wanted);
    return { columns, column, cards: cards.map(({ name, text }) => [name, text]) };
  };

  test.each([
    ['tabs', 'Name\tText\nQuill\tRests'],
    ['commas', 'Name,Text\nQuill,Rests'],
    ['semicolons', 'Name;Text\rQuill;Rests'],
    ['commas, in quotation marks', '"Name","Text"\r\nQuill,Rests'],
    ['commas and blanks', 'Name , Text\nQuill,Rests'],
  ])('with %s', (_, document) => {
    expect(read(document).column).toBe(1);
    expect(read(document).cards).toEqual([['Quill', 'Rests']]);
  });

  test.each(['Name', 'Quill, who rests\nTurns', 'Text is; what it is', 'Names, texts'])(
    'but not “%s”, which is plain text',
    (document) => {
      expect(read(document)).toEqual({ columns: [], column: -1, cards: [[null, document]] });
    },
  );

  test.each(['Text', 'Game Text', 'card text', 'Rules Text', 'Ability', 'Abilities'])(
    'its texts stand in the column %s, wherever that is',
    (called) => {
      expect(read(`Flavor text of it\t${called}\tName\nlong and longer\tRests\tQuill`)).toMatchObject({
        column: 1,
        cards: [['Quill', 'Rests']],
      });
    },
  );

  test('one column that is called by what it holds is enough', () => {
    expect(read('Name,Cost,Text\nQuill,2,Rests').cards).toEqual([['Quill', 'Rests']]);
  });

  test('a card that is called as its column is one', () => {
    expect(read('Name\tText\nName\tRests').cards).toEqual([['Name', 'Rests']]);
  });

  test('what stands beyond the columns is no column, however full', () => {
    expect(read('A\tB\nQuill\tRests\tTurns and turns')).toMatchObject({
      column: 0,
      cards: [[null, 'Quill']],
    });
  });

  test('where the first column has no name, a mark that nothing closes is a sign of its cell', () => {
    expect(read('\tText\nQuill\t"Rests\nPen\tTurns').cards).toEqual([
      ['Quill', '"Rests'],
      ['Pen', 'Turns'],
    ]);
  });

  test('where no column is called so, the fullest has them, and the first has the names', () => {
    expect(read('A\tB\tC\nQuill\tRests here\tno\nAx\tTurns\tno way').cards).toEqual([
      ['Quill', 'Rests here'],
      ['Ax', 'Turns'],
    ]);
  });

  test('a column can be chosen in any case, by its own first; one that is not there has no cards', () => {
    const document = 'Name\tKEY\tkey\nQuill\tone\ttwo';
    expect(read(document, 'key').cards).toEqual([['Quill', 'two']]);
    expect(read(document, 'Key').cards).toEqual([['Quill', 'one']]);
    expect(read(document, 'lock')).toMatchObject({ column: -1, cards: [] });
  });

  test('a header that stands there again is no card, nor is an empty row or an empty cell', () => {
    expect(read('Name\tText\nQuill\tRests\n\nName \t Text\n\t\nAx\t \nPen\tTurns\n').cards).toEqual([
      ['Quill', 'Rests'],
      ['Pen', 'Turns'],
    ]);
  });

  test('words around tables in Markdown are no rows, but what may be of a card is', () => {
    const document = '| Name | Text |\n|--|--|\n| Quill | Leap 2 |\n';
    const next = '| Name | Text |\n|--|--|\n| Pen | Quokka |\n';
    const around = readCards(`${document}\n## Marsh\n \n${next}\nThat is all.\n`);
    expect(around.faults).toEqual([]);
    expect(around.cards.map(({ name }) => name)).toEqual(['Quill', 'Pen']);
    expect(around.textless).toBe(0);
    for (const more of ['Moss rests.', '\nMoss: Leap 2', '\n| Moss'])
      expect(readCards(document + more).faults, more).toMatchObject([{ rule: 'row-ragged' }]);
    expect(readCards('Name\tText\nQuill\tRests\n\nThat is all.').faults).toMatchObject([
      { rule: 'row-ragged' },
    ]);
  });

  test('a row with a column too many is said, an empty one is not', () => {
    expect(readCards('Name\tText\nQuill\tRests\tTurns\n \n\r\n').faults).toEqual([
      {
        rule: 'row-ragged',
        place: { line: 2, column: 1 },
        facts: { found: 3, expected: 2, hasHeader: true },
      },
    ]);
  });
});

test('blank lines without end are no table', () => {
  expect(readCards('\n \n'.repeat(200_000)).cards).toEqual([]);
});

test('places are told whatever ends the lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const [first, second] = readCards(['One', 'two', '', 'Three'].join(end)).cards;
    expect(first?.text).toBe(`One${end}two`);
    expect(first?.pointOf(first.text.indexOf('wo'))).toEqual({ line: 2, column: 2 });
    expect(second?.pointOf(4)).toEqual({ line: 4, column: 5 });
    expect(second?.offsetOf(1)).toBe(['One', 'two', '', 'T'].join(end).length);
  }
});

test('the offset behind a quoted cell is that of the mark which closes it', () => {
  const document = 'Name\tText\nQuill\t"A ""b"""\n';
  const [card] = readCards(document).cards;
  expect(card?.text).toBe('A "b"');
  expect(
    [0, 2, 4, 5].map((offset) => document.slice(card?.offsetOf(offset), card?.offsetOf(offset + 1))),
  ).toEqual(['A', '""', '""', '']);
  expect(document[card?.offsetOf(5) ?? 0]).toBe('"');
});

test.each([
  [
    'it is XML of which elements do not pair, or none is called a text',
    '<deck version="0.8">\n<card>Quill</card>\n</deck>',
  ],
  [
    'it is HTML; cards are read from a table, from data with a name for each text, or from plain text',
    '\ufeff<!DOCTYPE html>\n<title>Quill</title>',
  ],
])('what is no card is said: %s', (reason, document) => {
  expect(readCards(document)).toEqual({
    header: { line: 1, column: 1 },
    columns: [],
    column: -1,
    textColumns: [],
    cards: [],
    textless: 0,
    faults: [
      {
        rule: 'cards-unreadable',
        place: { line: 1, column: 1 },
        facts: { reason },
      },
    ],
  });
});

test('a number in brackets above a card is no JSON', () => {
  const { cards, faults } = readCards('[1]\nName=Quill\nText=Armor.\n\n[2]\nName=Pen\nText=Evade 2');
  expect([cards.map(({ title }) => title), faults]).toEqual([['Quill', 'Pen'], []]);
  expect(readCards('[1, 2]').faults).toHaveLength(1);
});

test('a table with strokes between its columns is one, and rows without a text are counted', () => {
  const { cards, textless, faults } = readCards('Name|Cost|Text\nQuill|2|Armor. Evade 2\nPen|3|\n\nAx|4| \n');
  expect(cards.map(({ name, text }) => [name, text])).toEqual([['Quill', 'Armor. Evade 2']]);
  expect([textless, faults]).toEqual([2, []]);
});

test.each(['My set,,', 'sep=,', 'My set\n', '# My set\n\nSome notes.\n'])(
  'above a table may stand something else: %j',
  (above) => {
    const { cards, columns } = readCards(`${above}\nName,Type,Text\nQuill,Unit,Armor.\n`);
    expect(columns).toEqual(['Name', 'Type', 'Text']);
    expect(cards.map(({ name, text, pointOf }) => [name, text, pointOf(0).line])).toEqual([
      ['Quill', 'Armor.', above.split('\n').length + 2],
    ]);
  },
);

test('a table in Markdown has a line under its header, and strokes in its cells', () => {
  const { cards } = readCards('| Name | Text |\n|---|:---:|\n| Quill | Armor \\| Evade 2 |\n');
  expect(cards.map(({ name, text }) => [name, text.trim()])).toEqual([['Quill', 'Armor \\| Evade 2']]);
  expect(readCards('Name | Text\n:-- | :-:\nQuill | Armor').cards.map(({ name }) => name)).toEqual(['Quill']);
});
