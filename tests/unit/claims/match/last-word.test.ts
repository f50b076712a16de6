import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

test('what touches the last number or word of a rule belongs to it', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['It moves no further than 2.', 'Move up to X over moss.']]),
  ]);
  const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
  for (const claim of ['It moves no further than 2.', 'It moves no further than 2. 5 say so.'])
    expect(verdicts(claim)[0], claim).toBe('holds');
  for (const claim of [
    'It moves no further than 2.5.',
    'It moves no further than 2 %.',
    'Move up to X² over moss.',
  ])
    expect(verdicts(claim), claim).toEqual(['near']);
  expect(verdicts('Leap 2: Move up to ~2 over moss.')).toEqual(['near']);
  expect(verdicts('~Move~ up to X over moss¹ .')).toEqual(['holds']);
  // The mark of a note as a page has it that lost its raised digits.
  expect(verdicts('Move up to X over moss.5 It moves no further than 2.')).toEqual([
    'holds',
    'unknown',
    'holds',
  ]);
});
