import { describe, expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { toJson } from '../../../../../src/checks/claim/told/json.ts';
import { sayAnswer, sayVerdict, titlesOf } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

const [rests, sings] = ['A tapped Jedi may rest on the wet fern', 'Each stone sings below the old moss'];
const keywords = [
  changingKeyword('Leap', [
    ['It moves.', `${rests}.`, `${sings}.`],
    ['It turns.', `${rests}.`],
  ]),
  changingKeyword('Vault', [['It jumps as far as the sea.']]),
];
const check = claimCheckOf(keywords);
const said = (claim: string) => check(claim).map(sayVerdict);

describe('a few words beside a sentence that are not understood are told, and it does not hold with them', () => {
  test.each([
    ['As it stands, ', 'As it stands,'],
    ['The website makes clear that ', 'The website makes clear that'],
    ['The rule: ', 'The rule:'],
    ['As the rules stand, ', 'As the rules stand,'],
  ])('%s…', (lead, words) => {
    expect(said(`${lead}${rests}.`)).toEqual([`Holds without “${words}”`]);
    expect(said(`${lead}${sings}.`)).toEqual([`Was said once, without “${words}”`]);
    expect(check(`${lead}${rests}.`)).toMatchObject([
      { verdict: 'near', how: null, place: { slug: 'leap' } },
    ]);
  });

  test('also after the sentence', () =>
    expect(said(`${rests}, as printed on the website.`)).toEqual([
      'Holds without “as printed on the website.”',
    ]));

  test('with the place of the rest, which does not differ', () => {
    const titles = titlesOf(keywords, [{ id: 's2', title: 'Sheet 2', kind: 'sheet' }]);
    const [answer] = check(`As it stands, ${rests}.`);
    expect(answer && sayAnswer(answer, titles, () => []).split('\n')).toEqual([
      `“As it stands, ${rests}.”`,
      '  Holds without “As it stands,”.',
      '  Ruling of Leap in s1 and Sheet 2.',
      `  Now: ${rests}.`,
    ]);
    expect(toJson('', check(`As it stands, ${rests}.`), () => []).sentences).toMatchObject([
      { verdict: 'near' },
    ]);
  });

  test.each([
    ...['Unless it rains, ', 'If it rains, ', 'Only here, ', 'Not as it stands, ', 'It is untrue that '],
    ...['While attacking, ', 'For moss alone: ', 'In the fern, ', 'Vault: ', 'Usually, ', 'Once there: '],
    ...['As it stands ', 'As far as I and my many old friends here can see, '],
    ...['Just the rule: ', 'The old rules said that ', 'Formerly the rules said that ', 'It is clear that '],
    'As it exactly reads on the pages of the printed document, ',
    ...['At night, ', 'Presumably, ', 'In another league, ', 'Stop thinking that ', 'As a rule, '],
    ...[
      'They abolished the rule that ',
      'The text refutes that ',
      'By village rules, ',
      'In spite of the rules, ',
    ],
  ])('but not words that may alter it: %s…', (lead) =>
    expect(said(`${lead}${rests}.`).join()).not.toContain('without'),
  );

  test('where a source is named, it has to have the sentence', () => {
    const titled = createClaimCheck(keywords, [
      { id: 's1', title: 'First List' },
      { id: 's2', title: 'Second List' },
    ]);
    const saidBy = (lead: string, claim: string) =>
      titled(`The ${lead} makes clear that ${claim}.`).map(sayVerdict);
    expect(saidBy('Second List', rests)).toEqual(['Holds without “The Second List makes clear that”']);
    expect(saidBy('First List', sings)[0]).toContain('without');
    expect(saidBy('Second List', sings)[0]).not.toContain('without');
  });

  test.each([
    ', unless it rains',
    ', but only here',
    ' (fern alone)',
    ' as printed on the website',
    ' (10 for newts)',
    ', in the rules of whist',
    ', says Bob the liar',
  ])('nor these: …%s.', (tail) => expect(said(`${rests}${tail}.`).join()).not.toContain('without'));

  test('nor where it is a sentence of another keyword than is claimed', () =>
    expect(said(`Vault\nAs it stands, ${rests}.`).join()).not.toContain('without'));

  test('nor where another word of the sentence differs', () =>
    expect(said(`As it stands, ${rests.replace('wet', 'dry')}.`)).toEqual(['No source has it']));
});
