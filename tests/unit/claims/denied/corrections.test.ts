import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';
const holds = expect.arrayContaining([[expect.stringContaining('over the fern'), 'holds']]);

describe('a speaker who corrects what was just said takes it back', () => {
  test.each([
    'No wait, once.',
    'Wait, no: once.',
    'Actually no, once.',
    'Oops, sorry, wrong keyword!',
    'Sorry, I meant Vault.',
    'Scratch that: once.',
    'Strike that, I was at the sea.',
    'Correction: only once.',
    'Make that once.',
    'Or rather, once.',
    'I misspoke.',
    'Er, I mixed them up.',
    'I was lying.',
  ])('%s', (correction) => {
    for (const between of [' ', '\n', '\nBob: ', '\nu/bob_2: '])
      expect(told(`${sentence}${between}${correction}`), between).not.toEqual(holds);
  });

  test.each([
    'I meant to ask that earlier.',
    'No wait for moss.',
    'Sorry, wrong thread.',
    'Correction fluid is white.',
    'Hold on to it.',
  ])('but not: %s', (other) => expect(told(`${sentence} ${other}`)).toEqual(holds));

  test.each(['No wait, ', 'Correction: ', 'Wrong keyword, sorry. ', 'Sorry, I meant: '])(
    'and not what is said instead: %s…',
    (correction) => expect(told(`You may sing. ${correction}${sentence}`)).toEqual(holds),
  );
});

test('a remark may say whom it answers, or point at what it is about with the line of a thread', () => {
  for (const remark of [
    'Al: @Bob nope',
    '@Bob that is wrong',
    '↳ overruled',
    '  └ overruled by the judges',
    'u/al: ^ wrong',
  ])
    expect(told(`Bob: ${sentence}\n${remark}`), remark).not.toEqual(holds);
  expect(told(`Bob: ${sentence}\nAl: @Bob thanks`)).toEqual(holds);
});

test('what says nothing in a chat is passed over by the next reply, and a speaker may have a role', () => {
  for (const said of [
    'Bo: lol\nAl: jk',
    'Bo: Source?\nAl: Made it up.',
    'Bo: thanks!\nCy: No.',
    'Bo: LUL no',
    'Bo: @Al Kappa nope',
    'Bo (judge): No. You are warned.',
  ])
    expect(told(`Al: ${sentence}\n${said}`), said).not.toEqual(holds);
  for (const said of [
    'Bo: thanks!\nAl: No problem.',
    'Bo: ok\nCy: Agreed.',
    'Bo (judge): Yes. You are right.',
  ])
    expect(told(`Al: ${sentence}\n${said}`), said).toEqual(holds);
});

test.each([`Urban legend: ${sentence}`, `An old wives’ tale: ${sentence}`, `“${sentence}” – my foot!`])(
  'what is called a tale, or mocked, does not hold: %s',
  (said) => expect(told(said)).not.toEqual(holds),
);
