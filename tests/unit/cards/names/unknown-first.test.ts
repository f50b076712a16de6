import { expect, test } from 'vitest';
import { found } from '../../../helpers/made-game.ts';

test.each([
  ['Haste | Quokka', 'keyword-unknown | Haste'],
  ['First Hop | Leap 2 | Quokka', 'keyword-unknown | First Hop'],
])('an unknown name alone before the first ability of a card that is called otherwise: %s', (text, finding) =>
  expect(found(text, 'Old Pen')).toEqual([finding]),
);

test.each([
  ['Haste | Quokka', null],
  ['Old Pen | Quokka', 'Old Pen (B)'],
  ['Character | Quokka', 'Old Pen'],
  ['Haste rests. | Quokka', 'Old Pen'],
  ['Haste | It rests. | Quokka', 'Old Pen'],
])('but not what may be the title, the type or a sentence: %s', (text, name) =>
  expect(found(text, name)).toEqual([]),
);
