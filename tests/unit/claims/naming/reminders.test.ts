import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  changingKeyword('Leap', [['Move up to X squares over moss.']]),
  changingKeyword('Hush', [['No sound is heard in the ferns.']]),
]);
const answers = (claim: string) => check(claim).map(({ verdict, text }) => [verdict, text]);

describe('what a card gives a unit', () => {
  test.each(['gets', 'gains', 'has'])('%s a keyword with a reminder, which is claimed by itself', (gets) => {
    expect(answers(`The toad ${gets} Leap 2 (Move up to 2 squares over moss.) for this attack.`)).toEqual([
      ['unknown', `The toad ${gets} Leap 2 for this attack.`],
      ['holds', 'Move up to 2 squares over moss.'],
    ]);
    expect(answers(`The toad ${gets} Leap 3 (Move up to 2 squares over moss.)`)).toEqual([
      ['unknown', `The toad ${gets} Leap 3`],
      ['near', 'Move up to 2 squares over moss.'],
    ]);
    expect(answers(`The toad ${gets} Hush (No sound is heard in the ferns)`)).toEqual([
      ['unknown', `The toad ${gets} Hush`],
      ['holds', 'No sound is heard in the ferns'],
    ]);
  });

  test.each([
    'It is not true that the toad gets Hush (No sound is heard in the ferns.)',
    'The toad never has Hush (No sound is heard in the ferns.)',
    'If the toad has Hush (No sound is heard in the ferns.), it sleeps.',
  ])('stays whole where it is taken back or narrowed: %s', (claim) => {
    expect(answers(claim)).toEqual([['near', claim]]);
  });

  test.each([
    ['no keyword', 'The toad gets Glow (No sound is heard in the ferns.)'],
    ['no reminder', 'The toad gets Hush (until nightfall comes)'],
    ['a bracket that nothing closes', 'The toad gets Hush (No sound is heard in the ferns.'],
  ])('with %s stays whole', (_, claim) => {
    expect(answers(claim).map(([, text]) => text)).toEqual([claim]);
  });
});

describe('the reminder of an ability on a card', () => {
  const reminder = 'Move up to 2 squares over moss.';

  test.each(['->', '→', '—', ' -', ':', '>'])('is claimed without the cost before it: %j', (sign) =>
    expect(answers(`Pay 1 Stone ${sign} Leap 2 (${reminder})`)).toEqual([['holds', reminder]]),
  );

  test.each(['Never pay: Leap 2', 'Prepay 1 moss — Leap 2', 'While tapped: Leap 2'])(
    'but not what else is before its name: %s',
    (before) => expect(answers(`${before} (${reminder})`)).not.toEqual([['holds', reminder]]),
  );
});
