import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const verdicts = (claim: string) => answer(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('those who decide on a text did not adopt it', () => {
  test.each([
    'Deferred.',
    'Deferred to the next meeting.',
    'Tabled until May.',
    'Withdrawn by the proposer.',
    'Rejected by the committee.',
    'Motion lost, 2 to 3.',
    'The motion was defeated.',
    'Proposal failed 2-3.',
    'Failed to pass.',
    'Referred to the board.',
    'Referred back.',
    'Ruled out of order.',
    'Laid on the table.',
    'It has been suspended.',
    'This was amended.',
    'Under review.',
    'Pending.',
    'Pending approval.',
    'Awaiting confirmation.',
    'TBC.',
    'Subject to approval.',
    'On hold since March.',
    'Chair: Withdrawn by the proposer.',
    'Reported as wrong by 12 users.',
    'Found to be a myth.',
    'It has been called nonsense.',
    'Was the rule in 2019.',
    'In the old days.',
  ])('and so it is not said to hold: %s', (remark) => {
    expect(verdicts(`“${sentence}” ${remark}`)).not.toContain('holds');
    expect(verdicts(`“${sentence}”\n${remark}`)).not.toContain('holds');
    expect(verdicts(`Motion 2: ${sentence} ${remark}`)).not.toContain('holds');
  });

  test('also as the last field of a record', () => {
    expect(verdicts(`Text: ${sentence}\nStatus: deferred to May`)).not.toContain('holds');
  });
});

describe('words for that beside a text', () => {
  test.each([
    `Deferred: ${sentence}`,
    `[On hold] ${sentence}`,
    `${sentence} [under review]`,
    `${sentence} – tabled`,
    `Rule\tStatus\n${sentence}\tSuspended`,
    `{"rule": "${sentence}", "status": "provisional"}`,
    `Deferred:\n- ${sentence}`,
  ])('take it back: %s', (text) => expect(verdicts(text)).not.toContain('holds'));

  test.each([`Adopted: ${sentence}`, `${sentence} [in force]`, `Rule\tStatus\n${sentence}\tCarried`])(
    'and others do not: %s',
    (text) => expect(verdicts(text)).toContain('holds'),
  );
});

describe('but it holds with a remark that', () => {
  test.each([
    ['says that they adopted it', 'Carried, 3 to 2.'],
    ['asks', 'Tabled?'],
    ['is about what is referred to', 'Referred to as rule 4.'],
    ['may be about a game', 'Lost to Kim.'],
    ['may be about somebody', 'It died.'],
    ['is about the words of another', 'Fixed typos.'],
    ['assents', 'Checked as not wrong.'],
    ['calls a case of the rules so', 'Marked as wrong over the fern.'],
    ['has words of the rules', 'Deferred over the fern.'],
    ['says more than that', `Held over ${'for a while '.repeat(10)}.`],
  ])('%s: %s', (_, remark) => {
    expect(verdicts(`“${sentence}” ${remark}`)).toContain('holds');
  });
});
