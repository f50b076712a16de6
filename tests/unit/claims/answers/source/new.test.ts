import { expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const answer = claimCheckOf([
  changingKeyword('Leap', [
    ['It moves.', 'It turns on the fern.', 'It may sing by night.'],
    ['It rests.', 'It turns on the fern.', 'It sleeps on old moss.'],
  ]),
]);
const [old, same, added] = ['It may sing by night', 'It turns on the fern', 'It sleeps on old moss'];

test.each([
  (text: string) => `“${text}.” is new.`,
  (text: string) => `“${text}” was added in the s2.`,
  (text: string) => `The rule “${text}.” was added later.`,
  (text: string) => `s2 added “${text}.”`,
  (text: string) => `The s2 added: ${text}.`,
  (text: string) => `They added “${text}.”`,
  (text: string) => `Added: “${text}.”`,
  (text: string) => `New in s2: ${text}.`,
  (text: string) => `It is new that ${text}.`,
  (text: string) => `${text} (new)`,
  (text: string) => `${text}. (added in s2)`,
  (text: string) => `I think “${text}.” is new.`,
])('a claim that a sentence is new is answered by whether an older source has it: %s', (claimed) => {
  const told = { slug: 'leap', place: null, said: 'Leap says this' };
  expect(answer(claimed(added))).toMatchObject([{ ...told, verdict: 'holds', sources: ['s2'] }]);
  expect(answer(claimed(same))).toMatchObject([{ ...told, verdict: 'near', sources: ['s1', 's2'] }]);
  expect(answer(claimed(old))).toMatchObject([{ verdict: 'reworded' }]);
});

test('also a claim that it was new in an older source', () => {
  expect(answer(`“${same}.” was added in s1.`)).toMatchObject([{ verdict: 'holds', place: null }]);
  expect(answer(`“${added}.” was added in s1.`)).toMatchObject([{ verdict: 'near', place: null }]);
});

test.each([
  `“${same}.” is new in the Moss (Fern).`,
  `The Moss (Fern) added “${same}.”`,
  `New in Moss (Fern): ${same}.`,
])('also with a source whose name ends in brackets: %s', (claim) => {
  const check = createClaimCheck(
    [changingKeyword('Leap', [['It moves.', `${same}.`], [`${same}.`]])],
    [
      { id: 's1', title: 'Fern list' },
      { id: 's2', title: 'Moss (Fern)' },
    ],
  );
  expect(check(claim)).toMatchObject([{ verdict: 'near', said: 'Leap says this' }]);
  expect(check(claim.replace('Moss (Fern)', 'Fern list'))).toMatchObject([
    { verdict: 'holds', said: 'Leap says this' },
  ]);
});

test('or of another keyword that has it too, or had it', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['It moves.'], ['It moves.', `${added}.`]]),
    changingKeyword('Vault', [['It jumps.', `${added}.`], ['It jumps.']]),
  ]);
  expect(check(`Leap: “${added}.” is new.`)).toMatchObject([{ slug: 'leap', verdict: 'holds' }]);
});

test.each(['They dance at noon and sing', 'on old moss'])('but no words that no sentence has: %s', (text) =>
  expect(answer(`“${text}.” is new.`).map((each) => each.text)).toEqual([`“${text}.” is new.`]),
);

test.each([`New: ${same}.`, `Ben added: ${same}.`, `I'm new here: ${same}.`, `“${same}.” is new to me.`])(
  "but not a label, or the speaker's own being new: %s",
  (claim) => expect(answer(claim).some(({ said }) => said === 'Leap says this')).toBe(false),
);
