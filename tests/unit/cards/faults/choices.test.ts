import { expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const check = createCardCheck([
  sampleKeyword('Shift', sampleRevision('Shift: [first/second]', [does('It shifts.')])),
  sampleKeyword('Quokka', sampleRevision('Quokka', [does('It is one.')])),
]);
const found = (text: string) =>
  check(text).findings.map(({ rule, start, end }) => `${rule} | ${text.slice(start, end)}`);

test.each([
  ['Shift: Quokka/', '/'],
  ['Shift: Quokka/rest/ | Quokka', '/'],
  [`Shift: rest/ | ${'turn '.repeat(70)}`, '/'],
  ['Shift: /Quokka', 'Shift:'],
  ['It gets "Shift: / Quokka"', 'Shift:'],
])('each of several cases leads to something: %s', (text, expected) =>
  expect(found(text)).toEqual([`effect-empty | ${expected}`]),
);

test.each([
  'Shift: Quokka/None | Quokka',
  'Shift: None/Quokka',
  'Shift: Quokka/ rest',
  'Shift: Quokka/\nrest',
  'Quokka/',
  `Shift: rest/${'turn '.repeat(58)}/ rest`,
])('and here it does: %j', (text) => expect(found(text)).toEqual([]));
