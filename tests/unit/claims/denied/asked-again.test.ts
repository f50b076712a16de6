import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const verdicts = (claim: string) => answer(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('where somebody asks again whether a claim is so, the next answer is about that', () => {
  test.each([
    `Al: ${sentence}\nBo: Really?\nAl: No, sorry.`,
    `>> ${sentence}\n> Are you sure?\nNo, they can't.`,
    `${sentence}\nIs that so?\nNo.`,
  ])('%s', (thread) => expect(verdicts(thread)).not.toContain('holds'));

  test.each([`${sentence}\nReally?\nYes.`, `${sentence}\nAny questions?\nNo.`])('and not: %s', (thread) =>
    expect(verdicts(thread)).toContain('holds'),
  );
});

test('the first sentence of a labelled answer may take back the claim above, whatever follows', () => {
  expect(verdicts(`${sentence}\nAnswer: Disagree. It turns.`)).not.toContain('holds');
  expect(verdicts(`${sentence}\nKey: False. It turns.`)).not.toContain('holds');
  expect(verdicts(`${sentence}\nAnswer: Right. It turns.`)).toContain('holds');
});

test('a line that calls the claim above untrue in other words takes it back', () => {
  expect(verdicts(`${sentence}\nEDIT 2: this turned out to be false.`)).not.toContain('holds');
  expect(verdicts(`${sentence} That is simply untrue.`)).not.toContain('holds');
});
