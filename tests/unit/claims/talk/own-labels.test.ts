import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const sentence = 'Move two of them over the fern.';
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);

test.each(['Fact', 'Truth', 'The actual rule', 'Correct'])(
  'below a heading that denies, a line whose own label says that it is so is not denied: %s',
  (label) => {
    for (const heading of ['# Myths', 'Common mistakes', 'All of these are wrong:'])
      for (const mark of ['', '- ']) {
        const page = `${heading}\n\n${mark}Myth: They rest.\n${mark}${label}: ${sentence}`;
        expect(verdicts(page).at(-1), page).toBe('holds');
      }
    expect(verdicts(`# Myths\n\nMyth: It rests by the sea. ${label}: ${sentence}`).at(-1)).toBe('holds');
  },
);

test.each(['Myth', 'Claim', 'Often said', 'Fact or not', 'Not a fact'])(
  'but a line with any other label is: %s',
  (label) => expect(verdicts(`# Myths\n\n${label}: ${sentence}`)).not.toContain('holds'),
);

test.each(['No way. ', 'No way! ', 'Absolutely not. ', 'Of course not, ', 'A: Certainly not. '])(
  'a “no” in more words answers a question and does not deny what follows: %s',
  (no) => {
    expect(verdicts(no + sentence)).toEqual(['holds']);
    expect(verdicts(`Do they rest?\n${no}${sentence}`).at(-1)).toBe('holds');
  },
);

test.each(['No way of ', 'In no way: ', 'Of course not: ', 'Definitely not so: '])(
  'and other words do deny it: %s',
  (no) => expect(verdicts(no + sentence)).not.toContain('holds'),
);

test('what an author gives as the reason is a claim by itself', () => {
  const reason = sentence.replace('Move', 'move');
  for (const joint of ['because', 'since'])
    expect(verdicts(`I lost that game ${joint} ${reason}`).at(-1), joint).toBe('holds');
  for (const joint of ['not because', 'only since', 'not since', 'just since'])
    expect(verdicts(`I lost that game ${joint} ${reason}`), joint).not.toContain('holds');
});
