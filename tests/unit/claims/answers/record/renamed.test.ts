import { describe, expect, test } from 'vitest';
import { saidInFull, sayVerdict } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

/** A made-up game; Bound was renamed to High Vault, and that to Leap. */
const keywords = [
  changingKeyword('Bound', [['Go as far as the sea.'], ['(Renamed to High Vault.)']], {
    renamedTo: 'high-vault',
  }),
  changingKeyword('High Vault', [['Go as far as the sea.', '"Bound" is the former name of this keyword.']], {
    slug: 'high-vault',
    renamedTo: 'leap',
  }),
  changingKeyword('Leap', [['Go as far as the moss.', '(Formerly "High Vault".)', '(Formerly Perch.)']], {
    formerNames: ['Bound', 'High Vault', 'Perch'],
  }),
  changingKeyword('Fern', [['It rests by night.'], ['It rests by day.'], ['It rests.']]),
];
const check = claimCheckOf(keywords);
const isHeld = (claim: string) => check(claim).map(({ verdict }) => verdict === 'holds');

describe('a claim that a keyword has another name now', () => {
  test.each([
    'Bound was renamed to High Vault.',
    'The "Bound" keyword has been renamed to "High Vault".',
    'Bound is now Leap.',
    'Bound is Leap now',
    'Bound is now called Leap.',
    'High Vault is called Leap now.',
    'Is High Vault now called Leap?',
    'Was Bound renamed to Leap?',
    "Wasn't Bound renamed to Leap?",
    'Did Bound get renamed to Leap?',
    'Bound became Leap.',
    'Bound turned into Leap.',
    'The new name of Bound is Leap.',
    'The old name of Leap was Bound.',
    'Leap replaced Bound.',
    'Bound was replaced by High Vault.',
    "Bound doesn't exist any more, it's Leap now.",
    'Bound is gone, it is now called Leap.',
    'Bound was changed to Leap.',
    'Bound changed its name to Leap.',
    'They renamed Bound to Leap.',
    'What was Bound is now Leap.',
    'Leap was formerly called High Vault.',
    'Leap used to be called Bound.',
    'Leap was called Bound before.',
    'Leap was once Perch.',
    'Bound is the old name of Leap.',
    'Leap is the new name of Bound.',
    "It's called Leap now, not Bound.",
    'A judge told me that Bound is now Leap.',
    'Judge Ben: Bound is now Leap.',
    'Bound is now Leap. Right?',
    'Bound is now Leap, right?',
    "Bound is called Leap now, isn't it?",
    'Bound is now Leap (correct me if I am wrong)',
    'I think Bound is now Leap.',
    'So my friend says Bound is now Leap, right?',
    'Pretty sure Bound became Leap',
    'Bound → Leap',
    'Bound -> High Vault',
    'High Vault => Leap',
    'Bound --> Leap',
    'Bound = Leap',
    'Bound: now Leap',
    'Bound (now Leap)',
    'Bound (renamed to High Vault)',
    'High Vault (now Leap)',
    'Leap (formerly Perch)',
    'Leap (formerly known as Bound)',
    'Bound was renamed.',
    'Has High Vault been renamed?',
    'Bound is no longer a keyword.',
    "Bound isn't a keyword any more.",
    'Bound is an old name of Leap.',
    'Bound counts as Leap.',
    'Bound is the same as Leap.',
    'Leap is the same keyword as Bound.',
    'Bound and Leap are the same keyword.',
    'Leap and Bound are the same.',
    'Bound was the former name of Leap.',
    'Was Bound the old name of Leap?',
    "Wasn't Bound the previous name of Leap?",
    'Leap’s old name is Bound.',
  ])('holds if it has: %s', (claim) => expect(isHeld(claim)).toEqual([true]));

  test.each([
    'Leap was renamed to Bound.',
    'Leap was the former name of Bound.',
    'Was Leap the old name of Bound?',
    'Bound’s old name is Leap.',
    'Bound wasn’t the old name of Leap.',
    'Bound replaced Leap.',
    'Leap never replaced Bound.',
    "Bound wasn't replaced by Leap.",
    'The new name of Bound is not Leap.',
    'Bound was renamed to Fern.',
    'Fern is now Leap.',
    'Bound is still called Bound.',
    'Leap is called Bound now.',
    'High Vault was renamed to Bound.',
    'Bound was not renamed to Leap.',
    'Bound was never renamed to Leap.',
    'Bound is now Leap unless it rests.',
    'If it rests: Bound is now Leap.',
    'Night moss: Bound is now Leap.',
    'Nobody says Bound is now Leap.',
    'I doubt Bound is now Leap.',
    'Bound is now Leap, wrong',
    'Bound is now Leap, if it rests',
    'Bound is now Leap, only by night',
    'Only a fern says Bound is now Leap',
    'It is not true that Bound is now Leap.',
    'Bound or Fern is now Leap.',
    "It's called Bound now, not Leap.",
    'They renamed Leap to Bound.',
    'Leap became Bound.',
    "Bound wasn't renamed to Leap.",
    'Leap → Bound',
    'Leap = Bound',
    'Fern → Leap',
    'Fern = Leap',
    'Bound != Leap',
    'Bound <> Leap',
    'Bound ≠ Leap',
    'Leap (now Bound)',
    'Bound (formerly Leap)',
    'Leap (formerly Fern)',
    'Bound (not Leap)',
    'Bound Leap',
    'Leap was renamed.',
    'Fern has been renamed.',
    'Bound was not renamed.',
    'Bound was renamed in s2.',
    'Was Fern renamed?',
    'Leap is no longer a keyword.',
    'Bound is not a keyword.',
    'Leap is an old name of Bound.',
    'Leap counts as Bound.',
    'Bound is the same as Fern.',
    'Bound is not the same as Leap.',
    'Bound is no longer the same as Leap.',
    'Bound and Fern are the same keyword.',
    'Bound and Bound are the same.',
    'Bound and Leap are the same unit.',
  ])('does not hold otherwise: %s', (claim) => expect(isHeld(claim)).not.toContain(true));

  test('is answered with the sentence that says so', () => {
    const [answer] = check('Perch is now Leap.');
    expect(answer && [sayVerdict(answer), saidInFull(answer)]).toEqual([
      'Holds, in other words',
      '(Formerly Perch.)',
    ]);
    expect(check('Perch is now Leap.')).toMatchObject([
      { verdict: 'holds', how: 'words', said: '(Formerly Perch.)', place: { slug: 'leap' } },
    ]);
    expect(check('Bound is now Leap.')).toMatchObject([
      { place: { slug: 'high-vault' }, also: [{ place: { slug: 'bound' }, verdict: 'holds' }] },
    ]);
  });

  test('is not a piece of that sentence, even if it is one word of it', () =>
    expect(check('Bound = High Vault')).toMatchObject([{ text: 'High Vault', isLimited: false }]));

  test('also holds in the words of a source that now says so in others', () => {
    const retold = claimCheckOf([
      changingKeyword(
        'Bound',
        [
          ['Go as far as the sea.', 'The "Bound" keyword has been renamed to "Leap".'],
          ['Go as far as the sea.'],
        ],
        { renamedTo: 'leap' },
      ),
      changingKeyword(
        'Leap',
        [['Go as far as the sea.'], ['Go as far as the sea.', '"Bound" is the former name of this keyword.']],
        { formerNames: ['Bound'] },
      ),
    ]);
    expect(retold('The "Bound" keyword has been renamed to "Leap".')).toMatchObject([
      { verdict: 'holds', how: 'words', said: '"Bound" is the former name of this keyword.' },
    ]);
  });

  test.each([
    'Bound was renamed to High Vault in the s2.',
    'As of s2, Bound is now High Vault.',
    'According to the s2: Bound is now High Vault.',
    'Bound is now High Vault (s2).',
  ])('holds with a source that says so: %s', (claim) => expect(isHeld(claim)).toEqual([true]));

  test.each(['Bound was renamed to High Vault in s3.', 'As of the s3, Bound is now High Vault.'])(
    'is near if another source says so: %s',
    (claim) => expect(check(claim)).toMatchObject([{ verdict: 'near', said: '(Renamed to High Vault.)' }]),
  );

  test('is near with the keyword that has the name now, if its text says so too', () => {
    const told = claimCheckOf([
      changingKeyword('Bound', [['Go as far as the sea.'], ['(Renamed to Leap.)']], { renamedTo: 'leap' }),
      changingKeyword('Leap', [['Go as far as the moss.'], ['(Formerly Bound.)']], {
        formerNames: ['Bound'],
      }),
    ]);
    expect(told('Bound was renamed to Leap in s1.')).toMatchObject([
      { verdict: 'near', said: '(Formerly Bound.)' },
    ]);
  });

  test.each([
    ['s2', 'list-of-stones', 'Bound was renamed to High Vault in the List of Stones.', 'holds'],
    ['s2', 'list-of-stones', 'Per the List of Stones, Bound is now High Vault.', 'holds'],
    ['s2', 'list-of-stones', 'Bound is now High Vault, as of s3.', 'near'],
    // A set may be called as one of its keywords is.
    ['s3', 'high-vault', 'Bound is now High Vault.', 'holds'],
    ['s3', 'leap', 'Bound is now Leap.', 'holds'],
  ])('holds with a source (%s) called %s: %s', (source, called, claim, verdict) => {
    const named = JSON.parse(JSON.stringify(keywords).replaceAll(`"${source}"`, `"${called}"`));
    expect(claimCheckOf(named)(claim)).toMatchObject([{ verdict }]);
  });

  test('holds by any sentence of a note that says so of several', () => {
    const noted = claimCheckOf([
      changingKeyword(
        'Leap',
        [['Go as far as the moss.', 'Note: It rests. (Formerly Perch.) (Formerly Bound.)']],
        {
          formerNames: ['Perch', 'Bound'],
        },
      ),
    ]);
    for (const name of ['Perch', 'Bound'])
      expect(noted(`${name} is now Leap.`)).toMatchObject([
        { verdict: 'holds', said: `(Formerly ${name}.)` },
      ]);
  });
});

describe('a claim that a keyword was renamed, whatever to, or kept its name, is answered from the record', () => {
  const answered = (claim: string) => check(claim).map(({ verdict, said }) => `${verdict}: ${said}`);

  test.each([
    'Fern was never renamed.',
    "Fern hasn't been renamed at all.",
    'The Fern keyword kept its name.',
  ])('so: %s', (claim) => expect(answered(claim)).toEqual(['holds: Fern has kept its name']));

  test.each(['Fern has a new name now.', 'Did Fern ever get renamed?', 'Fern was renamed.'])(
    'not so: %s',
    (claim) => expect(answered(claim)).toEqual(['near: Fern has kept its name']),
  );

  test.each(['Bound was never renamed.', 'Bound still has its original name.'])(
    'not so any more: %s',
    (claim) => expect(answered(claim)).toEqual(['near: Bound was renamed to High Vault']),
  );

  test('but not of one that took the place of another name, of which either may be meant', () =>
    expect(check('Leap was never renamed.')).toMatchObject([{ verdict: 'unknown' }]));
});

test('is answered with the source that had it, if the rename was reversed', () => {
  const back = claimCheckOf([
    changingKeyword('Mole', [['Dig a hole.'], ['Dig a hole. (Renamed to Badger.)'], ['Dig two holes.']]),
    changingKeyword('Badger', [['Dig a hole.'], ['Dig a hole. "Mole" is the name of this keyword again.']], {
      renamedTo: 'mole',
    }),
  ]);
  expect(back('Mole was renamed to Badger.')).toMatchObject([
    { verdict: 'reworded', place: { slug: 'mole' } },
  ]);
  expect(back('Mole was renamed to Otter.')).toMatchObject([{ verdict: 'near', how: null }]);
});
