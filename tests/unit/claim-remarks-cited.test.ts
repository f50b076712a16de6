import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../claim-checks.ts';
import { keywords } from '../made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('what cites a source beside a claim', () => {
  test.each(['(as of s3)', '[source: s3]', '(s2, s3)', '- s3', '(S3)'])('may cite sources: %s', (cited) =>
    expect(answer(`${sentence.slice(0, -1)} ${cited}`)).toMatchObject([{ verdict: 'holds' }]),
  );

  test.each(['in the s3', 'as of s3.', ', according to s3', 'since s3', 'per the s3.'])(
    'may cite sources without a mark: %s',
    (cited) => {
      expect(answer(`${sentence.slice(0, -1)} ${cited}`)).toMatchObject([{ verdict: 'holds' }]);
    },
  );

  test.each(['until s3', 'in the old s3', 'only in s3', 'before s3.', 'by day in s3', 'in the fern'])(
    'goes on with a sentence: %s',
    (more) => expect(answer(`${sentence.slice(0, -1)} ${more}`)).toMatchObject([{ verdict: 'near' }]),
  );

  test('holds from a source on, or before one', () => {
    expect(told(`Since the s3, ${sentence}`)).toMatchObject([[sentence.slice(0, -1), 'holds']]);
    expect(told(`Before the s3, ${sentence}`)).toMatchObject([[`Before the s3, ${sentence}`, 'near']]);
  });

  test('is none where it says anything of the game', () =>
    expect(told(`${sentence} They rest.`).map(([text]) => text)).toEqual([sentence, 'They rest.']));

  test('may cite a source whose name has several words', () => {
    const named = JSON.stringify(keywords()).replaceAll('"s3"', '"list-of-stones"');
    const check = claimCheckOf(JSON.parse(named));
    for (const cited of ['(List of Stones)', 'as of the List of Stones'])
      expect(check(`${sentence.slice(0, -1)} ${cited}`), cited).toMatchObject([{ verdict: 'holds' }]);
  });
});
