import { expect, test } from 'vitest';
import { foundBehind } from '../../helpers/said-behind.ts';
import { sheet } from '../../helpers/said-of-sources.ts';

const digs = 'A static ability that means, "It digs a hole in the sand."';
const older = [
  `${sheet('Mole', digs)}\n\n${sheet('Badger', `${digs} "Mole" is the former name of this keyword.`)}`,
];
/** What is said of a name that gave way, in a newer sheet. */
const saidOf = (text: string) =>
  foundBehind(older, 'sheet', sheet('Mole', text))
    .filter(({ rule }) => rule === 'name-again')
    .map(({ line, message }) => `${line} ${message}`);

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
