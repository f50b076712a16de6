import { expect, test } from 'vitest';
import { claimCheckOf, textCheckOf } from '../../../helpers/claim-checks.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keywords = [
  sampleKeyword(
    'Leap',
    sampleRevision('Leap X', [
      does(
        'This unit may leap +X squares over moss. It rests behind the gate. If it does, it pays X pennies to its owner.',
      ),
      'A unit that leaps X squares over moss turns around.',
    ]),
  ),
];
const leaps = (number: string) => `This unit may leap +${number} squares over moss.`;
const rests = 'It rests behind the gate.';
const pays = (number: string) => `If it does, it pays ${number} pennies to its owner.`;
const check = claimCheckOf(keywords);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);

test.each([
  ['one number for each X', [leaps('2'), pays('2')], ['holds', 'holds']],
  ['X for one of them', [leaps('2'), pays('X')], ['holds', 'holds']],
  ['another for the second', [leaps('2'), pays('3')], ['holds', 'near']],
  ['another behind a sentence without one', [leaps('2'), rests, pays('3')], ['holds', 'holds', 'near']],
  ['the first again behind another', [leaps('2'), pays('3'), pays('2')], ['holds', 'near', 'holds']],
  ['the same sentence of another card', [leaps('2'), leaps('3'), pays('3')], ['holds', 'holds', 'holds']],
  [
    'a ruling with an example of its own',
    [leaps('2'), 'A unit that leaps 4 squares over moss turns around.'],
    ['holds', 'holds'],
  ],
])('a meaning has one X: %s', (_, sentences, expected) => {
  expect(verdicts(sentences.join(' '))).toEqual(expected);
  const checked = textCheckOf(keywords)(sentences.join('\n'));
  expect(checked.sentences.map(({ verdict }) => verdict)).toEqual(expected);
});

test('an answer given again has the sentence as claimed, without a number that nobody gave', () => {
  const [, second] = check(`${leaps('2')} ${pays('3')}`);
  expect(second).toMatchObject({ text: pays('3'), number: null });
});

test.each([
  [`Leap 2: ${leaps('2')}`, 'holds'],
  [`Leap -2: ${leaps('2')}`, 'near'],
  [`Leap -2: ${leaps('X')}`, 'holds'],
])('an X without a sign takes no number with one: %s', (claim, verdict) =>
  expect(verdicts(claim)).toEqual([verdict]),
);
