import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { readCards } from '../../src/checks/cards/read.ts';

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
  expect(two?.placeOf(two.text.indexOf('Elude'))).toEqual({
    line: 3,
    column: 'Two\tUnit\t"He said ""'.length + 1,
  });
  expect(two?.placeOf(two.text.indexOf('Evade'))).toEqual({ line: 4, column: 1 });
});

test('a row with too few columns is said, and another column can be chosen', () => {
  expect(readCards(table).ragged).toEqual([{ place: { line: 5, column: 1 }, found: 2, expected: 3 }]);
  expect(readCards(table, 'Type').cards.map(({ text }) => text)).toEqual(['Unit', 'Unit', 'Unit']);
});

test('a cell that begins with a quotation mark which is its own swallows nothing', () => {
  const { cards, ragged } = readCards(
    'Name\tText\r\nOne\t"Armor" is good.\r\nTwo\t"Evade 2\r\nThree\t"A ""b""\nc"\r\nFour\tElude',
  );
  expect(ragged).toEqual([]);
  expect(cards.map(({ name, text }) => [name, text])).toEqual([
    ['One', '"Armor" is good.'],
    ['Two', '"Evade 2'],
    ['Three', 'A "b"\nc'],
    ['Four', 'Elude'],
  ]);
  expect(cards[0]?.placeOf(1)).toEqual({ line: 2, column: 6 });
  expect(cards[3]?.placeOf(0)).toEqual({ line: 6, column: 6 });
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
      const { cards, ragged } = readCards(document);
      expect(ragged).toEqual([]);
      expect(cards.map(({ name, text }) => [name, text])).toEqual(rows);
      const lines = document.split(/\r\n|\n|\r/);
      for (const { text, placeOf } of cards)
        for (const [index, sign] of [...text].entries()) {
          const { line, column } = placeOf(index);
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

test('plain text, one card a paragraph', () => {
  const { cards } = readCards('Armor.\nEvade 2\n \t\n\nElude');
  expect(cards.map(({ text }) => text)).toEqual(['Armor.\nEvade 2', 'Elude']);
  expect(cards[1]?.placeOf(0)).toEqual({ line: 5, column: 1 });
});
