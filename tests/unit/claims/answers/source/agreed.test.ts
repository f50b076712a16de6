import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

/** What all wordings of Leap say, what the newest alone says, and what it replaced. */
const [kept, added, former] = [
  'It turns on the fern.',
  'It sings by old moss.',
  'It sleeps below the wet stone.',
];
const check = claimCheckOf([
  changingKeyword('Leap', [
    ['It moves.', kept, former],
    ['It moves.', kept, former],
    ['It rests.', kept, added],
  ]),
]);
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const elsewhere = [{ verdict: 'near', said: 'Leap says this', sources: ['s3'], place: null }];

describe('what several sources are claimed to say, each of them has to say', () => {
  test.each([
    'Both the s1 and the s3 say',
    'The s1 and s3 say',
    'In the s1, the s2 and the s3, Leap says',
    'From s2 to s3, Leap says',
    'Every source says',
    'All three documents say',
    'Leap has always said',
    'Leap always read',
    'From the beginning Leap said',
    'Ever since the s2, Leap has said',
    'Since the s2 Leap says',
    'Since the s2,',
    'All the sheets say',
    'Every version of Leap says',
    'All versions of the rules say',
    'From day one Leap has said',
    'Throughout, Leap has said',
  ])('%s', (lead) => {
    expect(check(`${lead} “${added}”`)).toMatchObject(elsewhere);
    expect(check(`${lead} “${kept}”`)).toMatchObject([{ verdict: 'holds', place: { slug: 'leap' } }]);
    expect(check(`${lead} “${former}”`)).toMatchObject([{ verdict: 'reworded' }]);
  });

  test.each(['since the s2', 'in s1 and in s3', 'ever since', 'since then'])(
    'Leap has said “…” %s.',
    (closing) => {
      expect(check(`Leap has said “${added}” ${closing}.`)).toMatchObject(elsewhere);
      expect(check(`Leap has said “${kept}” ${closing}.`)).toMatchObject([{ verdict: 'holds' }]);
    },
  );

  test.each([
    'I have always thought that Leap says',
    'Ann always said:',
    'From the s1 to the s3, Leap changed:',
    'In the s3 Leap says',
    'Leap says',
    'Since the s3, Leap has said',
    'All versions of the s3 say',
    'Every version of my notes says',
  ])('and not where nobody claims that of each of them: %s', (lead) =>
    expect(check(`${lead} “${added}”`).at(-1)).toMatchObject({ verdict: 'holds', place: { slug: 'leap' } }),
  );

  test('a source that lacks the keyword is not the one from which it said so', () => {
    const fern = changingKeyword('Fern', [['It rests.'], ['It rests.', 'It hums to all the moss.']]);
    const both = claimCheckOf([fern, changingKeyword('Leap', [['It moves.'], ['It moves.'], ['It rests.']])]);
    expect(both('Fern has said “It hums to all the moss.” since the s3.')).toMatchObject([
      { verdict: 'near', sources: ['s2'] },
    ]);
  });

  test.each(['In the s1, Leap says', 'Leap has always said'])(
    'a source that says so of another keyword is not one that says it of this one: %s',
    (lead) => {
      const hum = 'It hums to all the moss.';
      const both = claimCheckOf([
        changingKeyword('Leap', [['It moves.'], ['It moves.', hum]]),
        changingKeyword('Fern', [['It rests.', hum]]),
      ]);
      expect(both(`${lead} “${hum}”`)).toMatchObject([{ verdict: 'near', sources: ['s2'] }]);
      expect(both(`In the s1 it says “${hum}”`)).toMatchObject([{ verdict: 'holds' }]);
    },
  );
});

describe('what a keyword said at first, a wording before the newest has to say', () => {
  test.each([
    'At first Leap said',
    'Leap originally read',
    'The original Leap says',
    'The first wording of Leap:',
    'The oldest source says',
    'On the first cards Leap read',
    'Years ago Leap said',
    'Before it was reworded, Leap said',
  ])('%s', (lead) => {
    expect(check(`${lead} “${added}”`)).toMatchObject(elsewhere);
    expect(check(`${lead} “${kept}”`)).toMatchObject([{ verdict: 'holds' }]);
    expect(check(`${lead} “${former}”`)).toMatchObject([{ verdict: 'reworded' }]);
  });

  test('and any of those is enough', () => {
    const later = claimCheckOf([
      changingKeyword('Leap', [['It moves.'], ['It moves.', kept], ['It rests.', kept]]),
    ]);
    expect(later(`Years ago Leap said “${kept}”`)).toMatchObject([{ verdict: 'holds' }]);
  });

  test('and its only wording is its first', () => {
    const only = claimCheckOf([changingKeyword('Leap', [['It rests.', kept]])]);
    expect(only(`At first Leap said “${kept}”`)).toMatchObject([{ verdict: 'holds' }]);
  });
});

describe('words after a quotation that say where it stands are answered by themselves', () => {
  test.each([
    'is in every source',
    'is in all the documents',
    'is in both the s1 and the s3',
    'has always been in the rules',
    'was there from the beginning',
  ])('“…” %s.', (tail) => {
    expect(check(`“${added}” ${tail}.`)).toMatchObject([
      { verdict: 'holds', place: { slug: 'leap' } },
      ...elsewhere,
    ]);
    expect(check(`“${kept}” ${tail}.`)).toMatchObject([
      { verdict: 'holds', place: { slug: 'leap' } },
      { verdict: 'holds', said: 'Leap says this', place: null },
    ]);
  });

  test.each(['is in every deck', 'is what all Jedi like', 'was added in the rules'])(
    'and not what does not say that: “…” %s.',
    (tail) => expect(verdicts(`“${added}” ${tail}.`)).not.toContain('near'),
  );
});
