import { describe, expect, test } from 'vitest';
import { createClaimCheck } from '../../../../src/checks/claim/check.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('words that cite a source beside a claim', () => {
  test.each(['(as of s3)', '[source: s3]', '(s2, s3)', '- s3', '(S3)'])(
    'may have a mark around or before them: %s',
    (cited) => expect(answer(`${sentence.slice(0, -1)} ${cited}`)).toMatchObject([{ verdict: 'holds' }]),
  );

  test.each(['in the s3', 'as of s3.', ', according to s3', 'since s3', 'per the s3.'])(
    'may have no mark: %s',
    (cited) => {
      expect(answer(`${sentence.slice(0, -1)} ${cited}`)).toMatchObject([{ verdict: 'holds' }]);
    },
  );

  test.each(['(s1)', '[s1]', '(Leap, s1)', 'Source: s1.', 'In the s1.', "That's from s1."])(
    'may be a sentence of their own, and cite one that never had the words: %s',
    (cited) => {
      const [wrong] = answer(`${sentence} ${cited}`);
      expect(wrong).toMatchObject({ verdict: 'near', place: null, said: 'Leap says this', sources: ['s3'] });
      expect(answer(`${sentence} ${cited.replace('s1', 's3')}`)).toMatchObject([{ verdict: 'holds' }]);
    },
  );

  test.each(['until s3', 'in the old s3', 'only in s3', 'before s3.', 'by day in s3', 'in the fern'])(
    'continue the sentence if they narrow it: %s',
    (more) => expect(answer(`${sentence.slice(0, -1)} ${more}`)).toMatchObject([{ verdict: 'near' }]),
  );

  test('may say that it holds from a source on, or before one', () => {
    expect(told(`Since the s3, ${sentence}`)).toMatchObject([[sentence.slice(0, -1), 'holds']]);
    expect(told(`Before the s3, ${sentence}`)).toMatchObject([[`Before the s3, ${sentence}`, 'near']]);
  });

  test('do not exist where the words say anything about the game', () =>
    expect(told(`${sentence} They rest.`).map(([text]) => text)).toEqual([sentence, 'They rest.']));

  test('may have the name of a source with several words', () => {
    const named = JSON.stringify(keywords()).replaceAll('"s3"', '"list-of-stones"');
    const check = claimCheckOf(JSON.parse(named));
    for (const cited of ['(List of Stones)', 'as of the List of Stones'])
      expect(check(`${sentence.slice(0, -1)} ${cited}`), cited).toMatchObject([{ verdict: 'holds' }]);
    const inBrackets = createClaimCheck(keywords(), [{ id: 's1', title: 'Moss (Fern)' }]);
    expect(inBrackets(`${sentence} (Leap, Moss (Fern))`)).toMatchObject([{ verdict: 'near', place: null }]);
  });
});
