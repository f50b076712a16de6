import { describe, expect, test } from 'vitest';
import { statedOf } from '../../../../src/checks/claim/match/stated.ts';
import { claimCheckOf, textCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const keywords = [
  changingKeyword('Leap', [
    ['Leap ends the turn by the river.', 'A green stone may rest on moss if it rains.'],
    ['Leap ends the turn by the sea.', 'A green stone may rest on moss if it rains.', 'It is the same fern.'],
  ]),
  changingKeyword('Vault', [
    [
      "Vault can't turn a stone in the river.",
      'You must turn a stone by night.',
      'It has the moss of a fern.',
    ],
  ]),
];
const check = claimCheckOf(keywords);
const checkText = textCheckOf(keywords);
const told = (claim: string) => check(claim).map(({ verdict, how }) => [verdict, how]);
const holds = [['holds', 'words']];

describe('a question is answered by the sentence of the rules that says what it asks', () => {
  test.each([
    'Does Leap end the turn by the sea?',
    'Can a green stone rest on moss if it rains?',
    'May a green stone rest on moss if it rains?',
    'Must you turn a stone by night?',
    'Is it the same fern?',
    'Does it have the moss of a fern?',
    'Do you have to turn a stone by night?',
    'Hi all, does Leap end the turn by the sea?',
    'Leap: does Leap end the turn by the sea?',
    'Can a green stone rest on moss if it rains? Yes!',
  ])('%s', (claim) => expect(told(claim)).toEqual(holds));

  test('also in a longer text, where it is below the name of its keyword as a sentence of an entry is', () => {
    const [answer] = checkText('Leap: does Leap end the turn by the sea?').sentences;
    expect(answer).toMatchObject({ verdict: 'holds', how: 'words' });
  });

  test('also each of several, and by one that no longer holds', () => {
    expect(told('Is it the same fern?\nMust you turn a stone by night?')).toEqual([...holds, ...holds]);
    expect(told('Does Leap end the turn by the river?')).toEqual([['reworded', 'words']]);
  });
});

test.each([
  'Can Vault turn a stone in the river?',
  'Does Leap never end the turn by the sea?',
  'May a green stone not rest on moss if it rains?',
  'Can a green stone rest on moss unless it rains?',
  'Can you turn a stone by night?',
  'Why does Leap end the turn by the sea?',
  'Vault: does Leap end the turn by the sea?',
])('but not where the rules say something else: %s', (claim) => expect(told(claim)).not.toEqual(holds));

test.each([
  'Does Leap end the turn by the sea? No.',
  'Does Leap end the turn by the sea? Nope, only the day.',
  "Does Leap end the turn by the sea? I'd say it does not.",
  'Q: Does Leap end the turn by the sea?\nA: Never has.',
])('nor where somebody else answers it: %s', (claim) =>
  expect(check(claim).filter(({ verdict }) => verdict === 'holds')).toEqual([]),
);

test('only a question with its verb first asks for yes or no, and only of so many words', () => {
  expect(statedOf('Can it rest?')).toEqual(['it can rest', 'it may rest']);
  expect(statedOf('It can rest?')).toEqual([]);
  expect(statedOf('When can it rest?')).toEqual([]);
  expect(statedOf(`Can it ${'rest '.repeat(20)}?`)).toHaveLength(16);
  expect(statedOf(`Can it ${'rest '.repeat(200)}?`)).toEqual([]);
});
