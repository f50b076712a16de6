import { describe, expect, test } from 'vitest';
import { countedIn } from '../../../../src/checks/claim/remarks/votes.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const verdicts = (claim: string) => answer(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('a count of votes', () => {
  test.each([
    ['For 2, against 5.', 'lost'],
    ['Vote: 2 for, 5 against', 'lost'],
    ['(2 yes, 7 no)', 'lost'],
    ['Ayes 2, noes 5, abstentions 1', 'lost'],
    ['3 in favour, 3 opposed.', 'lost'],
    ['Agree 12 %, disagree 88 %', 'lost'],
    ['👍 2 👎 9', 'lost'],
    ['For 5, against 2.', 'carried'],
    ['Strongly agree 14, agree 3, disagree 15', 'carried'],
    ['12 votes for, 3 votes against, 1 abstained', 'carried'],
    ['For 5.', null],
    ['12 votes', null],
    ['For 2 stones, against 5.', null],
    ['Yes 5, abstain 1, no 2', null],
    ['2', null],
    [`For 1, against ${'0'.repeat(120)}2`, null],
  ])('%s: %s', (text, outcome) => expect(countedIn(text)).toBe(outcome));

  test('that was lost takes a text back, and another says nothing of it', () => {
    for (const between of [' ', '\n']) {
      expect(verdicts(`${sentence}${between}For 2, against 5.`)).not.toContain('holds');
      expect(verdicts(`${sentence}${between}For 5, against 2.`)).toContain('holds');
    }
    expect(verdicts(`${sentence} For 5, against 2.`)).toEqual(['holds']);
  });
});

describe('who put a text to the vote', () => {
  test.each(['Moved by Kim, seconded by Lee.', 'Seconded.', 'Moved and seconded.', 'Put forward by Kim.'])(
    'says nothing of it, and what became of it may follow: %s',
    (procedure) => {
      expect(verdicts(`${sentence} ${procedure}`)).toEqual(['holds']);
      expect(verdicts(`${sentence} ${procedure} Motion defeated.`)).not.toContain('holds');
      expect(verdicts(`${sentence}\n${procedure} Motion defeated.`)).not.toContain('holds');
    },
  );

  test('and each side of a vote may be a sentence', () => {
    const minutes = (votes: string) => verdicts(`${sentence}\n   Seconded: Lee. ${votes}`);
    expect(minutes('For: 1. Against: 4. Motion lost.')).not.toContain('holds');
    expect(minutes('For: 1. Against: 4.')).not.toContain('holds');
    expect(minutes('For: 4. Against: 1. Motion carried.')).toContain('holds');
    expect(verdicts(`“${sentence}”\n👍 2  👎 9`)).not.toContain('holds');
  });

  test('but what is moved in a game may say something', () => {
    expect(verdicts(`${sentence} Moved over the fern.`)).toEqual(['holds', 'near']);
    expect(verdicts(`${sentence}\nStones are moved by Kim. Motion defeated.`)).toContain('holds');
  });
});

describe('points for an answer', () => {
  test.each(['0 points.', '0/2', '(0 of 3)', '0 out of 4'])('none take it back: %s', (points) => {
    expect(verdicts(`${sentence} ${points}`)).not.toContain('holds');
  });

  test('also on the line below, where they are no number of a page', () => {
    expect(verdicts(`${sentence}\n0 points.`)).not.toContain('holds');
    expect(verdicts(`${sentence}\n0/2`)).toContain('holds');
  });

  test.each(['2/2', '3 out of 3.', '(5/5 points)'])('all of them say nothing of it: %s', (points) => {
    expect(verdicts(`${sentence} ${points}`)).toEqual(['holds']);
  });
});
