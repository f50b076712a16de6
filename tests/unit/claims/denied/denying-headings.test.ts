import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const [first, second] = ['Move two of them over the fern.', 'Jump as far as the sea.'];
const below = (heading: string) => verdicts(`${heading}\n- ${first}\n- ${second}`);

test.each([
  'The following rulings on Leap no longer apply:',
  'The following rulings on Leap and Vault have been withdrawn:',
  'Rulings below about the Leap that were overruled:',
  'Outdated statements about Leap:',
  'Statements about Leap that are wrong:',
  'Former rulings on Leap:',
  'Former Leap rulings:',
  'Slide 3: two myths',
  'Wrong answers:',
  'Errors in approved texts:',
  'Incorrectly answered questions:',
  'False, but accepted by many:',
  'Incorrect Leap rulings:',
  'Rulings that were overruled since (Leap):',
  'Below are rulings that no longer apply to Leap:',
  'The rulings below are obsolete.',
  'The following lines were withdrawn by a committee.',
])('a heading that takes back what is below it may name what it is about: %s', (heading) =>
  expect(below(heading)).not.toContain('holds'),
);

test.each([
  'Rulings on Leap that still hold:',
  'The following rulings on Leap are valid:',
  'The old text of Leap is replaced by the following:',
  'The former text is replaced with the text below:',
  'The following rulings on Leap were changed:',
  'What the former fern does with Leap:',
  'A former judge answers about Leap:',
])('but not where it takes nothing back: %s', (heading) =>
  expect(below(heading).filter((verdict) => verdict === 'holds')).toHaveLength(2),
);

test('the same words before a colon and a claim say that it held once', () => {
  for (const lead of ['The rulings below are obsolete', 'The wording of the previous FAQ']) {
    expect(verdicts(`${lead}: ${first}`), lead).not.toContain('holds');
    expect(verdicts(`${lead}: move two of them over the moss`).at(-1), lead).toBe('reworded');
  }
});

test.each([
  '## Removed',
  '## Before the errata',
  '<h3>Removed in 2022</h3>',
  '== Former rulings ==',
  '**Retired**',
])('a marked heading says without a colon that what is below it held once: %s', (heading) =>
  expect(verdicts(`${heading}\n\n- ${first}\n- ${second}\n\n## Current\n\n- ${first}`)).toEqual([
    'near',
    'near',
    'holds',
  ]),
);

test.each(['Removed', '## Changed', '## Rulings', '## Revision history'])(
  'but not a label of a page, nor a heading of what holds as well: %s',
  (heading) => expect(below(heading).filter((verdict) => verdict === 'holds')).toHaveLength(2),
);

test.each([
  ['Old', 'New'],
  ['Previously', 'Now'],
  ['Before:', 'After:'],
  ['The old text', 'The current text'],
])('of two words on lines of their own, what is below the first held once: %s, %s', (once, now) => {
  const answered = (claim: string) => verdicts(claim).filter((verdict) => verdict !== 'unknown');
  for (const blank of ['', '\n'])
    expect(answered(`${once}\n${blank}${first}\n${blank}${now}\n${blank}${second}`), blank).toEqual([
      'near',
      'holds',
    ]);
  const several = `${once}\n\n${first}\n\n${second}\n\n${now}\n\n${second}`;
  expect(answered(several)).toEqual(['near', 'near', 'holds']);
});

test('but one of them alone is a label of a page', () => {
  for (const label of ['Old', 'Previously', 'Before'])
    expect(verdicts(`${label}\n${first}\n${second}`), label).toContain('holds');
});

test.each([
  `Bad: ${first}\nGood: ${second}`,
  `Don't | Do\n${first} | ${second}`,
  `${first} Not carried.\n${second}`,
  `${first}\nEdit: scrap that.\n\n${second}`,
])('a label, a head and a remark of few words deny the same: %s', (claim) => {
  const holding = check(claim).filter(({ verdict }) => verdict === 'holds');
  expect(holding.map(({ said }) => said)).toEqual([second]);
});

test('an item that takes back the items further in leaves the next one beside it', () => {
  const nested = (list: string) => check(list).map(({ text, verdict }) => [text, verdict]);
  const list = `- Rejected\n  - ${first}\n- Accepted\n  - ${second}`;
  expect(nested(list)).toContainEqual([second, 'holds']);
  expect(nested(list)).toContainEqual([`Rejected: ${first}`, 'near']);
  expect(verdicts(`- Rejected:\n  - by the board:\n    - ${first}`)).not.toContain('holds');
});
