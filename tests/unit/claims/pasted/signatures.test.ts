import { describe, expect, test } from 'vitest';
import { withoutSignature } from '../../../../src/checks/claim/pasted/signatures.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('a signature at the end of a line', () => {
  test.each([
    ' --~~~~',
    ' ~~~~',
    ' [[User:Kim]]',
    ' [[User:Kim|Kim]] ([[User talk:Kim|talk]]) 18:03, 4 May 2019 (UTC)',
    ' — Kim (talk) 18:03, 4 May 2019 (UTC)',
    ' Kim (talk · contribs) 18:03, 4 May 2019 (UTC)',
  ])('says nothing: %s', (signature) => {
    expect(withoutSignature(`Disagree.${signature}`).trimEnd()).toBe('Disagree.');
    expect(verdicts(`${sentence}${signature}`)).toEqual(['holds']);
    expect(verdicts(`${sentence}\n: Disagree.${signature}`)).not.toContain('holds');
  });

  test.each(['They rest. – Kim', 'They rest. — False', `${'a '.repeat(1_000)}rests. ~~~~`, 'Disagree.'])(
    'but a name after a dash may be an answer: %s',
    (line) => expect(withoutSignature(line)).toBe(line),
  );

  test('which takes back what precedes it', () =>
    expect(verdicts(`${sentence} — False`)).not.toContain('holds'));
});
