import { expect, test } from 'vitest';
import { withHeadingsMarked } from '../../../../src/checks/claim/pasted/underlined.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const sentence = 'Move two of them over the fern.';
const check = claimCheckOf(keywords());

test.each(['---', '======', ' ~~~~ '])('a heading has a line drawn under it: %j', (line) => {
  expect(withHeadingsMarked(['Myths', line, sentence, '', 'Facts', line, sentence])).toEqual([
    '## Myths',
    '',
    sentence,
    '',
    '## Facts',
    '',
    sentence,
  ]);
  expect(
    check(`Myths\n${line}\n${sentence}\n\nFacts\n${line}\n${sentence}`).map(({ verdict }) => verdict),
  ).toEqual(['near', 'unknown', 'holds']);
});

test.each([
  [sentence, '---', sentence],
  ['It rests', 'on moss', '---', sentence],
  ['---', 'Myths', sentence],
  ['Leap | Text', '---|---', 'Leap | Move.'],
])('but a sentence, a paragraph or a row has not: %j', (...lines) =>
  expect(withHeadingsMarked(lines)).toEqual(lines),
);

test('a line of a megabyte is read once', () => {
  const long = ['-'.repeat(1e6), ' '.repeat(1e6), `${'*'.repeat(1e6)}a`];
  expect(withHeadingsMarked(long)).toHaveLength(3);
});
