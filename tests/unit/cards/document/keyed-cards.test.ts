import { describe, expect, test } from 'vitest';
import { keyedCards } from '../../../../src/checks/cards/document/plain/keyed-cards.ts';
import { toldByCard } from '../../../helpers/made-game.ts';

const both = [
  ['Old Quill', 'Quokka,Leap', 'number-missing'],
  ["Pen's Fern, the Swift", 'Quokka,Leap 2', ''],
];

describe('cards under their names', () => {
  test.each([
    'Old Quill:\n  cost: 3\n  text: Quokka | Leap\n"Pen\'s Fern, the Swift":\n  cost: 3\n  text: Quokka | Leap 2\n',
    "cards:\n  Old Quill:\n    text: Quokka | Leap\n  'Pen''s Fern, the Swift':\n    cost: 3\n    text: |\n      Quokka\n      Leap 2\n",
    "Old Quill:\n  stats:\n    cost: 3\n  text: Quokka | Leap\n'Pen''s Fern, the Swift':\n  text: Quokka | Leap 2\n",
    "[Old Quill]\ncost=3\ntext=Quokka | Leap\n[Pen's Fern, the Swift]\ntext=Quokka | Leap 2\n",
    "; my set\n[Old Quill]\r\ntext = Quokka | Leap\r\n\r\n[Pen's Fern, the Swift]\r\ncost = 3\r\ntext = Quokka | Leap 2",
  ])('are called so: %j', (document) =>
    expect(toldByCard(document).filter(([, keywords]) => keywords !== '')).toEqual(both),
  );

  test.each([
    ['one alone has a text', 'Quill:\n  text: Leap 2\nPen:\n  cost: 3\n'],
    [
      'words stand right below one',
      'Quill:\n  text: Leap 2\nPen:\n  text: Gate 2\nNotes:\n  All of them are new.\n',
    ],
    ['the fields are not indented', 'Quill:\ntext: Leap 2\nPen:\ntext: Gate 2\n'],
    ['a field has the name', 'card:\n  name: Quill\n  text: Leap 2\ncard:\n  name: Pen\n  text: Gate 2\n'],
    ['texts are below others', 'Quill:\n  one: 1\n    text: Leap 2\nPen:\n  one: 1\n    text: Gate 2\n'],
  ])('and none are where %s', (_, document) => expect([...keyedCards(document.split('\n'))]).toEqual([]));
});
