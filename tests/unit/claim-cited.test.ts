import { expect, test } from 'vitest';
import { createClaimCheck } from '../../src/checks/claim/check.ts';
import { keywords } from '../made-history.ts';

const answer = createClaimCheck(keywords());
const sentence = 'Move two of them over the fern';

test.each([
  ' is the text of Leap',
  ' is what Leap says',
  ' is Leap',
  ' for Leap',
  ' – Leap',
  ' (what Leap says)',
])('who names a keyword behind a quotation says of what it is: %s', (closing) => {
  expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ slug: 'leap', isElsewhere: false }]);
  expect(answer(`“Jump as far as the sea.”${closing}.`)).toMatchObject([{ isElsewhere: true }]);
});

test.each([" isn't Leap", ' is not Leap', ' without Leap', " (isn't Leap)", ' and Leap'])(
  'and who denies it says something else: %s',
  (closing) => expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ verdict: 'near' }]),
);
