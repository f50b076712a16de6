import { expect, test } from 'vitest';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';

const said = (...lines: string[]) => linesOf(lines.join('\n')).map(({ text }) => text);

test('numbers that blanks set apart are left out, whatever heads of pages stand between the lines', () =>
  expect(said('On moss', '1   They rest.', '2   They turn.', 'On moss', '3   They sing.')).toEqual([
    'On moss',
    'They rest.',
    'They turn.',
    'On moss',
    'They sing.',
  ]));

test.each([
  ['They rest.', '12  They turn.'],
  ['They rest.', '12  They turn.', '14  They sing.'],
])('but not one alone, and none that do not count: %j', (...lines) => expect(said(...lines)).toEqual(lines));
