import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/checks/claim/pasted/plain.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [['Move up to X squares over moss.', 'Only the first 4 counts on moss.']]),
]);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);

describe('what a program fills in with a number stands for X', () => {
  test.each(['%d', '%s', '%@', '%1$d', '%(leap)d', '${amount}', '${card.leap}', '{n}', '{x}', '{amount}'])(
    'as in texts that are translated: %s',
    (place) => {
      expect(verdicts(`Move up to ${place} squares over moss.`)).toEqual(['holds']);
      expect(verdicts(`"leap" = "Move up to ${place} squares over moss.";`)).toEqual(['holds']);
      expect(verdicts(`Only the first ${place} counts on moss.`)).not.toContain('holds');
    },
  );

  test.each(['50%d', '%dx', '%%d', '{moss}', '{2}', '{X}', '$5'])('and other signs stay: %s', (signs) =>
    expect(plain(`Pay ${signs} now`)).toBe(`Pay ${signs} now`),
  );
});
