import { describe, expect, test } from 'vitest';
import { runsOnOf } from '../../../../src/checks/claim/pasted/run-on.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keywords = [
  sampleKeyword(
    'Deep Moss',
    sampleRevision('Deep Moss', [
      does('Rest on the Deep Moss of any stone.'),
      'It turns. Each Leap can be used once. A "Hop" is none.',
      'Such ferns do not turn by night.',
    ]),
  ),
];
// Prepared anew each time, so that mutants of what is prepared are found.
const runsOn = (before: string, next: string) => runsOnOf([...keywords])(before, next);

describe('a line goes on with the next where a wording has their words in a row', () => {
  test.each([
    ['It may rest on the Deep', 'Moss of any stone.'],
    ['REST ON', 'the deep moss'],
    // One word in front, or behind: of the other side there are three.
    ['Each', 'Leap can be used once.'],
    ['It rests. Each', 'Leap can be used once.'],
    ['Moss of any', 'Stone. It turns.'],
    ['the Deep Moss of any', 'Stone'],
    ['A “Hop” is', 'None.'],
    ['It rests on the Deep', 'Moss. Of any stone'],
    // A verb and its "not" are one word in a row.
    ['Such ferns do', 'not turn by night.'],
    ['do', 'not turn by night.'],
  ])('%s / %s', (before, next) => expect(runsOn(before, next)).toBe(true));

  test.each([
    // A sentence is over, or another follows.
    ['Rest on the Deep.', 'Moss of any stone.'],
    ['It turns', 'Each Leap can be used.'],
    // Too few words in a row, or none.
    ['of any', 'Stone.'],
    ['It may rest on a Deep', 'Moss of any stone.'],
    ['Deep Moss', 'Rest on the stone.'],
    ['', 'Moss of any stone.'],
  ])('but not %s / %s', (before, next) => expect(runsOn(before, next)).toBe(false));

  test('which is prepared once for all that is asked of the same keywords', () =>
    expect(runsOnOf(keywords)).toBe(runsOnOf(keywords)));
});
