import { expect, test } from 'vitest';
import { withMarksBeside } from '../../../../src/checks/claim/pasted/marks-above.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const sentence = 'Move two of them over the fern.';
const check = claimCheckOf(keywords());
const verdicts = (...lines: string[]) => check(lines.join('\n')).map(({ verdict }) => verdict);

test('a sign above each line is about that', () => {
  expect(withMarksBeside(['Myths and facts', '❌', 'They rest.', '', ' ✔️', 'They turn.'])).toEqual([
    'Myths and facts',
    '',
    '❌ They rest.',
    '',
    '',
    '✔️ They turn.',
  ]);
  expect(verdicts('✅', 'They all rest by the sea.', '❌', sentence)).not.toContain('holds');
  expect(verdicts('❌', 'They all rest by the sea.', '✅', sentence)).toContain('holds');
  expect(verdicts('❌', sentence)).toEqual(['near']);
});

test.each([
  [sentence, '❌', sentence, '✅'],
  [sentence, '❌', sentence],
  ['❌', '', sentence],
  ['❌', '✅', sentence],
])('one below a claim, or apart, is not about the next line: %j', (...lines) =>
  expect(withMarksBeside(lines)).toEqual(lines),
);
