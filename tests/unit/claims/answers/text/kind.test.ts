import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

describe('a claim about the kind of a keyword', () => {
  test('holds with the whole moment, and not with a piece of it', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A layered ability activated during the dusk that means, "Move it."']]),
    ]);
    for (const [kind, isLimited] of [
      ['a layered ability', false],
      ['a layered ability activated during the dusk', false],
      ['a layered ability activated during', true],
      ['activated during the dusk', false],
      ['activated during the', true],
    ])
      expect(check(`Leap is ${kind}.`), `${kind}`).toMatchObject([{ verdict: 'holds', isLimited }]);
    for (const other of [
      'activated during the dawn',
      'triggered during the dusk',
      'during the dusk',
      'the dusk',
    ])
      expect(check(`Leap is ${other}.`), other).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('holds with some kinds left out before the moment, and not with a wrong one', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['A layered, static ability activated during the dusk that means, "Move it."'],
      ]),
    ]);
    for (const kind of ['a static ability', 'an ability', 'a static, layered ability'])
      expect(check(`Leap is ${kind} activated during the dusk.`), kind).toMatchObject([
        { verdict: 'holds', how: 'words', isLimited: false },
      ]);
    for (const other of [
      'an isolated ability activated during the dusk',
      'a static effect activated during the dusk',
      'a static ability activated during the dawn',
      'a static ability activated during the',
      'a static ability during the dusk',
      'a static ability activated during the dusk only',
      'a fine ability activated during the dusk',
    ])
      expect(check(`Leap is ${other}.`), other).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('holds with the moment as a verb or a question', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A layered ability triggered at dusk that means, "Move it."']]),
    ]);
    for (const claim of [
      'Leap triggers at dusk.',
      'Judge: Leap triggers at dusk.',
      'Is Leap triggered at dusk?',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', slug: 'leap', isLimited: false }]);
    for (const claim of ['Leap triggers at dawn.', 'False: Leap triggers at dusk.', 'Leap acts at dusk.'])
      expect(check(claim), claim).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('holds if the text begins with it', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A layered ability that means, "Move it."', 'A static ability stops it.']]),
      changingKeyword('Hop', [['(Renamed to Leap.) A static ability that means, "Move it."']]),
    ]);
    expect(check('Leap is a layered ability.')).toMatchObject([
      {
        verdict: 'holds',
        how: 'words',
        isLimited: false,
        text: 'Leap is a layered ability.',
        place: { slug: 'leap', part: 'meaning' },
        also: [],
        isElsewhere: false,
      },
    ]);
    expect(check('Leap is a static ability.')).toMatchObject([
      { verdict: 'near', place: { part: 'meaning' } },
    ]);
    expect(check('Leap is layered.')).toMatchObject([{ verdict: 'holds' }]);
    for (const opening of ['Judge: ', 'Is it true that ', 'Bob told me that '])
      expect(check(`${opening}Leap is a layered ability.`), opening).toMatchObject([
        { verdict: 'holds', text: `${opening}Leap is a layered ability.`, slug: 'leap' },
      ]);
    for (const opening of ['False: ', 'It is a myth that ', 'Only by day: '])
      expect(check(`${opening}Leap is a layered ability.`), opening).not.toMatchObject([
        { verdict: 'holds' },
      ]);
    expect(check('Hop is a static ability.')).toMatchObject([{ verdict: 'holds', place: { slug: 'hop' } }]);
    const during = claimCheckOf([
      changingKeyword('Leap', [['A layered ability activated by day that means, "Move it."']]),
    ]);
    expect(during('Leap is a layered ability.')).toMatchObject([{ verdict: 'holds', isLimited: false }]);
    expect(during('Leap is a layered ability activated.')).toMatchObject([{ isLimited: true }]);
    expect(check('Hop is a layered ability.')).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('holds if a rewritten type line still says it, and not if only a former one did', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['A layered, activated ability that means, "Move it."'],
        ['A cumulative ability activated during the dusk that means, "Move it."'],
      ]),
    ]);
    for (const kind of ['an activated ability', 'activated', 'a cumulative, activated ability'])
      expect(check(`Leap is ${kind}.`), kind).toMatchObject([{ verdict: 'holds', how: 'words' }]);
    for (const kind of ['layered', 'a layered, activated ability', 'layered and activated'])
      expect(check(`Leap is ${kind}.`), kind).toMatchObject([{ verdict: 'reworded' }]);
  });

  test('is near if the kind is another, and no such claim if there is no kind in it', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['A static ability that means, "Move it."'],
        ['A layered ability that means, "Move it."'],
      ]),
      changingKeyword('Hop', [['A cumulative effect that means, "Rest it."']]),
    ]);
    expect(check('Leap is a cumulative effect.')).toMatchObject([
      {
        verdict: 'near',
        slug: 'leap',
        place: { slug: 'leap', part: 'meaning', isCurrent: true },
        said: 'A layered ability that means, "Move it."',
        also: [],
        isElsewhere: false,
      },
    ]);
    expect(check('Leap is a fine old stone.')).toMatchObject([{ verdict: 'unknown' }]);
    const ofQuestion = { text: expect.any(String), role: 'question' };
    for (const asked of ['Is', "Isn't"])
      expect(check(`${asked} Leap a layered ability?`)).toEqual(
        check('Leap is a layered ability.').map((answer) => ({ ...answer, ...ofQuestion })),
      );
    expect(check('Is Leap a layered ability.')).toMatchObject([{ slug: null }]);
    expect(check('Quokka is a cumulative effect.')).toMatchObject([{ slug: null }]);
  });

  test('holds with a few words in any order, if each is of the type line', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['An isolated, static ability that means, "Move it."']]),
      changingKeyword('High Hop', [['A layered ability activated by day that means, "Move it."']], {
        slug: 'high-hop',
      }),
    ]);
    for (const claim of [
      'Leap is a static ability.',
      'Leap is isolated.',
      'Leap is static and isolated',
      'Leap is both an isolated and a static ability.',
      'Is Leap static?',
      'Is Leap still isolated?',
      'Leap is now a static ability.',
      'Leap is isolated now',
      'Judge: Leap is an ability.',
      'I heard Leap is static, right?',
    ])
      expect(check(claim), claim).toMatchObject([
        { verdict: 'holds', how: 'words', slug: 'leap', isLimited: false, isFilledIn: false },
      ]);
    for (const claim of ['Is High Hop layered?', 'High Hop is an activated ability.'])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', isLimited: false }]);
    for (const claim of [
      'Leap is cumulative.',
      'Leap is an isolated effect.',
      'Leap is static and layered',
      'Leap is now layered',
      'High Hop is an effect',
      'Is Leap layered?',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'near', place: { part: 'meaning' } }]);
    // What says another of the same list is none of those that it does not say.
    for (const claim of [
      'Leap isn’t cumulative.',
      'Leap is not a layered ability',
      'Leap is now not triggered.',
      'High Hop isn’t static!',
      'High Hop is not an isolated effect.',
    ])
      expect(check(claim), claim).toMatchObject([
        { verdict: 'holds', how: 'words', isLimited: false, place: { part: 'meaning' } },
      ]);
    for (const claim of [
      'Leap isn’t isolated.',
      'High Hop is not activated.',
      'High Hop isn’t a layered ability',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'near', place: { part: 'meaning' } }]);
    const unsaid = claimCheckOf([changingKeyword('Leap', [['An ability that means, "Move it."']])]);
    expect(unsaid('Leap isn’t cumulative.')).not.toMatchObject([{ verdict: 'holds' }]);
    for (const claim of [
      'Leap is not static.',
      'Leap is not layered and cumulative.',
      'Leap isn’t cumulative for droids.',
      'Leap is not an ability.',
      'Quokka isn’t cumulative.',
      'Leap is static in a way',
      'Leap is and',
      'Quokka is static.',
    ])
      expect(check(claim), claim).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('of what it used to be holds no longer, and never did if it is still so', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['A layered ability triggered at dusk that means, "Move it."'],
        ['A layered ability triggered at dawn that means, "Move it."'],
        ['An isolated ability triggered at dawn that means, "Move it."'],
      ]),
    ]);
    for (const claim of [
      'Leap used to be layered.',
      'Leap was a layered ability.',
      'Leap was originally triggered at dusk.',
      'I think Leap was triggered at dusk.',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'reworded', slug: 'leap' }]);
    for (const claim of [
      'Leap used to be isolated.',
      'Leap used to be triggered at dawn.',
      'Leap was formerly an ability.',
      'Leap used to be cumulative.',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'near', slug: 'leap' }]);
    expect(check('Leap was isolated.')).toMatchObject([{ verdict: 'holds' }]);
  });

  test('became so if an older wording was not so, and the newest is', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['An isolated, static ability that means, "Move it."'],
        ['A layered, static ability that means, "Move it."'],
      ]),
      changingKeyword('Hop', [
        ['A layered effect activated at dusk that means, "Rest."'],
        ['A layered, activated effect that means, "Rest."'],
      ]),
    ]);
    expect(check('Hop became activated.')).toMatchObject([{ verdict: 'near', slug: 'hop' }]);
    for (const claim of [
      'Leap became layered.',
      'Leap became layered in s2.',
      'Since s2, Leap is layered.',
      'Leap: became layered',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', slug: 'leap' }]);
    for (const claim of [
      'Leap became isolated.',
      'Leap has become static.',
      'Leap became layered in s1.',
      'Leap has been layered since s1.',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'near', slug: 'leap' }]);
  });

  test('of several keywords holds if it does of each, and of one instead of another if both do', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A layered, static ability that means, "Move it."']]),
      changingKeyword('High Hop', [['A layered ability triggered at dusk that means, "Move it."']], {
        slug: 'high-hop',
      }),
      changingKeyword('Fern', [['A cumulative, static ability that means, "Rest it."']]),
      changingKeyword('Moss', [['Rest it by day and by night.']]),
    ]);
    for (const claim of [
      'Leap and High Hop are both layered.',
      'Both Leap and High Hop are layered',
      'Leap and High Hop are layered abilities.',
      'I think Leap & Fern are static.',
      'Fern isn’t layered, it’s cumulative.',
      'Fern is not layered but cumulative!',
      'Fern is cumulative, not layered.',
      'Fern is cumulative and static, Leap is layered and static.',
      'Fern is cumulative and static, while Leap is layered.',
      'High Hop is triggered, and not static.',
    ])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', how: 'words', isLimited: false }]);
    for (const claim of [
      'Leap and Fern are both layered.',
      'Leap and High Hop are layered effects.',
      'Leap, High Hop and Fern are static.',
      'Fern isn’t cumulative, it’s layered.',
      'Fern isn’t layered, it’s isolated.',
      'Fern is isolated, not layered.',
      'Fern is layered and static, Leap is cumulative and static.',
      'Leap and Quokka are layered.',
      'Leap and Moss are layered.',
      'Neither Leap nor High Hop are layered.',
      'Only Leap and High Hop are layered.',
      'Leap and High Hop are layered by day.',
      'Leap or Fern are layered.',
    ])
      expect(check(claim), claim).not.toMatchObject([{ verdict: 'holds' }]);
  });
});
