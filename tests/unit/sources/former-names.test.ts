import { expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const digs = 'A static ability that means, "It digs a hole in the sand."';
const older = [
  `${sheet('Mole', digs)}\n\n${sheet('Badger', `${digs} "Mole" is the former name of this keyword.`)}`,
];
/** What is said of a name by a rule, in a newer sheet. */
const saidBy = (wanted: string, name: string, text: string) =>
  foundBehind(older, 'sheet', sheet(name, text))
    .filter(({ rule }) => rule === wanted)
    .map(({ line, message }) => `${line} ${message}`);
/** What is said of a name that gave way. */
const saidOf = (text: string) => saidBy('name-again', 'Mole', text);

test('an entry under a name that gave way is told where its text has no word of that', () => {
  expect(saidOf('A static ability that means, "It swims in the lake."')).toEqual([
    expect.stringMatching(
      /^\d Found an entry for “Mole”, which an older source renamed to “Badger”, and no mention of that in its text/,
    ),
  ]);
});

test.each(['It digs. This is the former name of Badger.', 'Treat it as BADGER instead.'])(
  'not where it has: %s',
  (text) => expect(saidOf(`A static ability that means, "${text}"`)).toEqual([]),
);

test('nor in the source that tells of it, or in one before it', () => {
  const [both = ''] = older;
  const said = foundBehind([sheet('Mole', digs)], 'sheet', both).map(({ rule }) => rule);
  expect(said).not.toContain('name-again');
});

test.each(['(Formerly Bagder.)', '"Badgers" is the former name of this keyword.'])(
  'a former name that no source has is told where it is close to one: %s',
  (claim) =>
    expect(saidBy('former-name-doubtful', 'Otter', `${digs} ${claim}`)).toEqual([
      expect.stringMatching(
        /^\d Found “(?:Bagder|Badgers)” as a former name of “Otter”, close to “Badger”, and no source that has it/,
      ),
    ]),
);

test.each([
  // Known, and close to none, and too short to tell, and the keyword itself.
  ['Otter', '(Formerly Badger.)'],
  ['Otter', '(Formerly Beaver.)'],
  ['Otter', '(Formerly Mule.)'],
  ['Badger', '(Formerly Bagder.)'],
])('not where it may well be one: %s %s', (name, claim) =>
  expect(saidBy('former-name-doubtful', name, `${digs} ${claim}`)).toEqual([]),
);
