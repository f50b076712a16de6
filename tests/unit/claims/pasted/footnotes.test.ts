import { expect, test } from 'vitest';
import { withNotes } from '../../../../src/checks/claim/pasted/footnotes.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const sentence = 'Move two of them over the fern.';

test.each([
  ['*', '*'],
  ['*', '* '],
  ['†', '† '],
  ['¹', '¹ '],
  ['[1]', '[1] '],
  ['[^1]', '[^1]: '],
  [' [a]', '[a] '],
  [' (a)', '(a) '],
  [' (2)', '(2) '],
  ['3', '3 '],
  ['12', '12  '],
  ['iii', 'iii  '],
  ['ix', 'ix '],
])('a note is moved after the sentence that ends with its mark: %j, %j', (mark, sign) => {
  expect(withNotes([`It rests.${mark} It turns.`, '', `${sign}only at night `])).toEqual([
    'It rests. (only at night) It turns.',
    '',
    '',
  ]);
  for (const note of ['Quokkas only', 'except Quokkas', 'Not for Quokkas.', 'no longer true'])
    expect(answer(`${sentence}${mark}\n\n${sign}${note}`), note).toMatchObject([{ verdict: 'near' }]);
  for (const note of ['see s3', 'Source: s3'])
    expect(answer(`${sentence}${mark}\n\n${sign}${note}`)[0], note).toMatchObject({ verdict: 'holds' });
});

test('a mark may end a line without a full stop', () => {
  expect(answer(`${sentence.slice(0, -1)}¹`)).toMatchObject([{ verdict: 'holds' }]);
  expect(answer(`${sentence.slice(0, -1)}¹\n\n¹ only at night`)).toMatchObject([{ verdict: 'near' }]);
});

test.each(['[1]', '²', '[^3]', '[4][5]'])(
  'a mark without a note says nothing, wherever it is: %s',
  (mark) => {
    for (const claim of [
      `${sentence}${mark}`,
      `${sentence}${mark} ${sentence}${mark}`,
      `Leap: ${sentence}${mark} Hello!`,
    ])
      expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', how: 'verbatim' }]);
  },
);

test('a number that also stands elsewhere in its line is told by its place', () =>
  expect(withNotes(['Its 3 stones rest.3 It turns.', '3 only at night'])).toEqual([
    'Its 3 stones rest. (only at night) It turns.',
    '',
  ]));

test('a mark may be before the final sign of a sentence', () =>
  expect(withNotes(['It rests*. It turns.', '', '* only at night'])).toEqual([
    'It rests (only at night). It turns.',
    '',
    '',
  ]));

test('a second line with the mark is no note', () =>
  expect(withNotes(['It rests.*', '* only at night', '* It turns.'])).toEqual([
    'It rests. (only at night)',
    '',
    '* It turns.',
  ]));

test.each([
  ['It *rests*.', '* only at night'],
  ['*It rests.*', '* only at night'],
  ['It rests.', '* only at night'],
  ['It rests.*', '† only at night'],
  ['It rests.[1]', '[1]: https://example.org/'],
  ['* It rests.', '* It turns.'],
  ['It rests. 3', '3 only at night'],
  ['It rests.3', '3. It turns.'],
  ['It has 2.3 stones', '3 only at night'],
  ['It rests.iii', 'iiionly at night'],
  ['It rests.3 It turns.3', '3 only at night'],
  ['It rests.*', `* ${'only at night '.repeat(15)}`],
])('a line is no note where no sentence has its mark: %j, %j', (...lines) =>
  expect(withNotes(lines)).toEqual(lines),
);

test('a text of a megabyte with marks is read once', () =>
  expect(withNotes(Array.from({ length: 100_000 }, () => '* It rests.*'))).toHaveLength(100_000));
