import { expect, test } from 'vitest';
import { remarkIn } from '../../../../src/checks/claim/remarks/remarks.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const sentence = 'Move two of them over the fern.';

test.each([
  'Overruled in section 7.4.',
  'Superseded by rule 12.4a.',
  'Superseded by the errata of 3 May 2020.',
  'Withdrawn on 3/5/2020.',
  'Withdrawn on 2020-05-03.',
  'Removed in v1.3.',
  'Removed in version 1.3 of the rulebook!',
  'Removed from my list by Bob in 2015.',
  '(deleted in § 7)',
  'Rejected 3-4.',
  'Rejected 3 to 4.',
  'Rejected (3:4).',
])('a remark takes a claim back also with its place, its day or the votes: %s', (remark) => {
  expect(remarkIn(remark)).toBe('takes back');
  expect(answer(`${sentence} ${remark}`)).toMatchObject([{ verdict: 'near' }]);
});

test.each([
  'Right, from section 7.4.',
  'See rule 12.4a.',
  'Removed from 3 stones.',
  'Wrong: by 3 stones.',
  'Removed by two of them.',
  '3-4',
])('but not where it takes nothing back, or says something of the game: %s', (remark) =>
  expect(remarkIn(remark)).not.toBe('takes back'),
);
