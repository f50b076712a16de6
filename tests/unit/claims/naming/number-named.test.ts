import { describe, expect, test } from 'vitest';
import { claimCheckOf, textCheckOf } from '../../../helpers/claim-checks.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const keywords = [
  sampleKeyword(
    'Leap',
    sampleRevision('Leap X', [
      'A layered, static ability that means, "This unit may leap over X stones of moss."',
      'It rests behind the gate.',
    ]),
  ),
  sampleKeyword('Hop High', sampleRevision('Hop High X', [does('It may hop over X stones of fern.')]), {
    slug: 'hop-high',
  }),
  sampleKeyword(
    'Sink',
    sampleRevision('Sink X/-X', [
      'A static ability that means, "It gets +X stones of mud" and "It gets -X stones of mud" respectively.',
    ]),
  ),
  sampleKeyword('Route 7', sampleRevision('Route 7', [does('It walks past X stones of sand.')]), {
    slug: 'route-7',
  }),
];
const check = claimCheckOf(keywords);
const leaps = (number: string) => `This unit may leap over ${number} stones of moss.`;

/** The verdicts of what has a place, the last of which is of the text. */
const last = (claim: string) => check(claim).at(-1)?.verdict;

describe('the number given with a name beside a text replaces the X of the text', () => {
  test.each([
    (text: string) => `A unit with Leap 2 reads "${text}"`,
    (text: string) => `Leap 2 is "${text}"`,
    (text: string) => `For Leap 2 ${text}`,
    (text: string) => `${text.slice(0, -1)} (Leap 2).`,
    (text: string) => `Leap 2 does this: ${text}`,
    (text: string) => `**Leap 2** ${text}`,
    (text: string) => `[Leap 2] ${text}`,
    (text: string) => `Leap 2's effect: ${text}`,
    (text: string) => `Leap-2: ${text}`,
    (text: string) => `The text of Leap 2 is: ${text}`,
    (text: string) => `What does Leap 2 do? ${text}`,
    (text: string) => `Q: What does Leap 2 do?\nA: ${text}`,
    (text: string) => `Q: Leap 2?\nA: ${text}`,
    (text: string) => `My fern has Leap 2. It means: ${text}`,
    (text: string) =>
      `My fern has Leap 2 and Hop High 3.\nHop High: It may hop over 3 stones of fern.\n${text}`,
    (text: string) => `Leap 2 is a layered, static ability that means, "${text}"`,
  ])('%s', (claimed) => {
    expect(last(claimed(leaps('2')))).toBe('holds');
    expect(last(claimed(leaps('X')))).toBe('holds');
    expect(last(claimed(leaps('3')))).toBe('near');
  });

  test('with its sign', () => {
    expect(last('It gets -2 stones of mud (Sink -2).')).toBe('holds');
    expect(last('It gets +2 stones of mud (Sink –2).')).toBe('near');
  });

  test('but not a number that is part of the name', () =>
    expect(last('It walks past 3 stones of sand (Route 7).')).toBe('holds'));

  test.each([
    `My fern has Leap 2, yours Leap 3. ${leaps('3')}`,
    `My fern has Leap. ${leaps('3')}`,
    `My fern has Leap 2. It may hop over 3 stones of fern. ${leaps('3')}`,
    `My fern has Hop High 2. ${leaps('3')}`,
    `What does Leap 2 do? ${leaps('2')}\nWhat does Leap 3 do? ${leaps('3')}`,
  ])('if it is the only one, and given with that keyword: %s', (claim) => expect(last(claim)).toBe('holds'));

  test('also in a whole text', () => {
    const { sentences } = textCheckOf(keywords)(`What does Leap 2 do?\n${leaps('3')}`);
    expect(sentences.at(-1)).toMatchObject({ text: leaps('3'), verdict: 'near', number: '2' });
  });
});

describe('a name may have its X after it, as in its template', () => {
  test.each([
    'Leap X is a layered, static ability.',
    'Leap x is a layered, static ability that means, "This unit may leap over X stones of moss."',
    'Hop High X is a static ability.',
  ])('%s', (claim) => expect(last(claim)).toBe('holds'));

  test('and is no other keyword then', () =>
    expect(last('Leap X is a cumulative, static ability.')).toBe('near'));
});
