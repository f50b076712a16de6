import { expect, test } from 'vitest';
import { createCardCheck } from '../../../../src/checks/cards/check.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keyword = (name: string, template: string, older?: string) => {
  const revision = sampleRevision(template, [does('This unit may rest.')]);
  const first = older === undefined ? [] : [{ ...revision, template: older, id: '00000001' }];
  return sampleKeyword(name, revision, { revisions: [...first, revision] });
};

const check = createCardCheck([
  keyword('Warden', 'Warden', '[kind] Warden'),
  keyword('Avenge', 'Avenge X'),
  keyword('Reserves', 'Reserves: [ability]'),
  keyword('Quiver', 'Quiver'),
]);

const found = (text: string) =>
  check(text).findings.map(({ rule, start, end }) => `${rule} | ${text.slice(start, end)}`);

test.each([
  'Choose a Marsh Warden. That Warden gets +1 power.',
  'Pay 1 moss -> Tap a Marsh Warden. Play only at dusk.',
  'Discard a Fen and Marsh Warden.',
  'Take control of a Marsh Warden.',
  'Pay 1 moss -> Untap this Warden.',
  'Remove a token from a Great Marsh Warden.',
])('a unit that has an ability is named after it, and no arrow was lost before the name: %s', (text) =>
  expect(found(text)).toEqual([]),
);

test('a name of another kind within a cost still is an ability', () =>
  expect(found('Discard one of your Marsh Quiver')).toEqual(['arrow-missing | Quiver']));

test.each([
  'Avenger gets +2 power at dusk.',
  'Avenger can’t rest.',
  'You may rest only if you have no Reserve Wagons in the marsh.',
  'Treat Reserve Carter as a Guide.',
])('who does it, or the first word of a longer name in a sentence, is no slip: %s', (text) =>
  expect(found(text)).toEqual([]),
);

test.each([
  ['Avenger 3', 'keyword-misspelt | Avenger'],
  ['Reserve: Rest.', 'keyword-misspelt | Reserve'],
  ['Each unit with Quvier gets +1 power.', 'keyword-misspelt | Quvier'],
])('but it is one where it stands as the ability: %s', (text, slip) => expect(found(text)).toEqual([slip]));
