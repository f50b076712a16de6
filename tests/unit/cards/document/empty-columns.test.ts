import { expect, test } from 'vitest';
import { namedTexts, readCards } from '../../../helpers/made-game.ts';

test.each([
  ['a column that is called so later', 'Name\tText\tEffect\nQuill\t\tLeap 2\nPen\t\tGate 3\n'],
  ['one of two that are called alike', 'Name,Rules,Description\nQuill, ,Leap 2\nPen,,Gate 3\n'],
  [
    'the values of cards within a record with an empty one',
    '{"title": "Box", "rules": "", "cards": [{"name": "Quill", "description": "Leap 2"}, {"name": "Pen", "description": "Gate 3"}]}',
  ],
])('where a column for the text is empty, the text is in %s', (_, document) => {
  expect(namedTexts(document)).toEqual([
    ['Quill', 'Leap 2'],
    ['Pen', 'Gate 3'],
  ]);
});

test.each([
  ['has a text on any card', 'Name\tText\tEffect\nQuill\t\tIt leaps.\nPen\tGate 3\tIt opens.\n', 'Gate 3'],
  ['is wanted', 'Name\tText\tEffect\nPen\tGate 3\t\n', 'Gate 3'],
])('but not where it %s', (_, document, text) => {
  expect(namedTexts(document)).toEqual([['Pen', text]]);
});

test('where no column has a text, that is the one that is called so first', () => {
  const { column, textless } = readCards('Name\tText\tEffect\nQuill\t\t\n');
  expect([column, textless]).toEqual([1, 1]);
});
