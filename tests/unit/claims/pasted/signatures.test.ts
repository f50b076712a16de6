import { describe, expect, test } from 'vitest';
import { withoutSignature } from '../../../../src/checks/claim/pasted/signatures.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';
const isName = (name: string) => name === 'Leap';

describe('a signature at the end of a line', () => {
  test.each([
    ' --~~~~',
    ' ~~~~',
    ' [[User:Kim]]',
    ' [[User:Kim|Kim]] ([[User talk:Kim|talk]]) 18:03, 4 May 2019 (UTC)',
    ' — Kim (talk) 18:03, 4 May 2019 (UTC)',
    ' Kim (talk · contribs) 18:03, 4 May 2019 (UTC)',
    ' – Kim',
  ])('says nothing: %s', (signature) => {
    expect(withoutSignature(`Disagree.${signature}`, isName).trimEnd()).toBe('Disagree.');
    expect(verdicts(`${sentence}${signature}`)).toEqual(['holds']);
    expect(verdicts(`${sentence}\n: Disagree.${signature}`)).not.toContain('holds');
  });

  test.each([
    'Disagree. – Leap',
    'They rest – Kim',
    'They rest. – Kim and others',
    `${'a '.repeat(1_000)}rests. – Kim`,
    'Disagree.',
  ])('but not what names a keyword, goes on or stands alone: %s', (line) =>
    expect(withoutSignature(line, isName)).toBe(line),
  );
});
