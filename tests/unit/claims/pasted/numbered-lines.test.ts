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

test.each([
  'K01.2 They rest.',
  'KW-4.1a They rest.',
  'CR 702.1a They rest.',
  'Art. 12 They rest.',
  'Section 4.2 They rest.',
  '№ 12 They rest.',
])('the code of a rule says nothing of it: %s', (line) => expect(said(line)).toEqual(['They rest.']));

test.each(['T-16 They rest.', 'AT 2 They rest.', 'No. 2 Frogs rest.', 'By 1.5 They rest.'])(
  'but what may be a name, an amount or a denial stays: %s',
  (line) => expect(said(line)).toEqual([line]),
);
