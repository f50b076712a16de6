import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../claim-checks.ts';
import { changingKeyword } from '../samples.ts';

describe('a claim is held against what a keyword is', () => {
  test('a number stands for X where it is the one that its template has', () => {
    const check = claimCheckOf([changingKeyword('Leap', [['Move up to X squares over moss.']])]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    expect(verdicts('Leap 2: Move up to 2 squares over moss.')).toEqual(['holds']);
    expect(verdicts('Leap 2\nMove up to 2 squares over moss.')).toEqual(['holds']);
    expect(verdicts('Move up to 3 squares over moss, right?')).toEqual(['holds']);
    expect(verdicts('Leap 2: Move up to 3 squares over moss.')).toEqual(['near']);
    expect(verdicts('Leap 2 (Move up to 3 squares over moss.)')).toEqual(['near']);
    const twice = [3, 2].map((number) => `Leap ${number}: Move up to 3 squares over moss.`);
    expect(verdicts(twice.join('\n'))).toEqual(['holds', 'near']);
  });

  test('of one there is no more than one, however the rules count X', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['Roll X large dice over moss.', 'Move up X squares over moss.', 'Put 1 of the squares in ferns.'],
      ]),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    for (const one of ['Leap 1: Roll 1 large die over moss.', 'Leap 1: Roll 1 large dice over moss.'])
      expect(verdicts(one), one).toEqual(['holds']);
    expect(verdicts('Leap 1\nRoll one large die over moss.\nMove up 1 square over moss.')).toEqual([
      'holds',
      'holds',
    ]);
    for (const other of ['Leap 2: Move up 2 square over moss.', 'Leap: Put 1 of the square in ferns.'])
      expect(verdicts(other), other).toEqual(['near']);
  });

  test('what a keyword does is said whole in however few words, and what it has in quotation marks is not', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A static ability that means, "It grows." It grows by "Fine fern".']]),
    ]);
    for (const claim of ['Leap: It grows.', 'It grows'])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', isLimited: false }]);
    expect(check('Fine fern')).toMatchObject([{ verdict: 'unknown' }]);
  });

  test('what stands behind its colon is claimed too, unless a card has its own in place of what is in brackets there', () => {
    const leap = changingKeyword('Leap', [['Move over all of the moss.']]);
    const toll = changingKeyword('Toll', [['Pay it by the old gate.']]);
    const revisions = toll.revisions.map((revision) => ({ ...revision, template: 'Toll: [cost]' }));
    const check = claimCheckOf([leap, { ...toll, revisions }]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    for (const sign of ['\t', ' | ']) {
      for (const cell of ['only by day', 'never', 'this is wrong', 'house rule']) {
        expect(verdicts(`Leap${sign}${cell}${sign}Move over all of the moss.`), cell).toEqual(['near']);
        expect(verdicts(`Leap${sign}Move over all of the moss.${sign}${cell}`), cell).toEqual(['near']);
      }
      for (const cell of ['The Set of Ben', 'No', 'During the day'])
        expect(verdicts(`Leap${sign}${cell}${sign}Move over all of the moss.`), sign).toEqual(['holds']);
    }
    for (const sign of [' - ', ' – ', '; ', ' | ']) {
      expect(verdicts(`Leap: only by day${sign}Move over all of the moss.`), sign).toEqual(['near']);
      expect(verdicts(`Toll: [cost], not by day${sign}Pay it by the old gate.`), sign).toEqual(['near']);
      expect(verdicts(`Leap [only by day]${sign}Move over all of the moss.`), sign).toEqual(['near']);
      expect(verdicts(`Toll: One stone${sign}Pay it by the old gate.`), sign).toEqual(['holds']);
      expect(verdicts(`Leap: Move over all of the moss${sign}quokkas sing.`)[0], sign).not.toBe('unknown');
    }
  });

  test('also behind a name that has a number itself', () => {
    const check = claimCheckOf([
      changingKeyword('Route 7', [['Move up to X squares over moss.']], { slug: 'route-7' }),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ slug, verdict }) => `${slug} ${verdict}`);
    expect(verdicts('Route 7: Move up to X squares over moss.')).toEqual(['route-7 holds']);
    expect(verdicts('Route 7 2: Move up to 2 squares over moss.')).toEqual(['route-7 holds']);
    expect(verdicts('Route 7 2: Move up to 7 squares over moss.')).toEqual(['route-7 near']);
  });

  test('of the two effects of a template, the one that has its sign', () => {
    const text =
      'An ability that means, "Add X to each of its jumps." and "Take X from each of its jumps." respectively.';
    const check = claimCheckOf([changingKeyword('Leap', [[text]])]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    for (const claim of [
      'Leap 2: Add 2 to each of its jumps.',
      'Leap +2\nAdd 2 to each of its jumps.',
      'Leap -2: Take 2 from each of its jumps.',
      'Leap –2 (Take 2 from each of its jumps.)',
      'Leap 2/-2: Take 2 from each of its jumps.',
      'Leap: Take 2 from each of its jumps.',
      'Take 2 from each of its jumps.',
    ])
      expect(verdicts(claim), claim).toEqual(['holds']);
    for (const claim of [
      'Leap 2: Take 2 from each of its jumps.',
      'Leap -2: Add 2 to each of its jumps.',
      'Leap -2\nAdd 2 to each of its jumps.',
      'Leap 2 (Take 2 from each of its jumps.)',
      'Leap -2: Take 3 from each of its jumps.',
    ])
      expect(verdicts(claim), claim).toEqual(['near']);
  });

  test.each([
    ['Leap 2: Its power is changed by +2.', 'holds'],
    ['Leap +2: Its power is changed by +2.', 'holds'],
    ['Leap -2: Its power is changed by –2.', 'holds'],
    ['Its power is changed by -2.', 'holds'],
    ['Leap -2: Its power is changed by +/- 2.', 'holds'],
    ['Leap -2: Its power is changed by +2.', 'near'],
    ['Leap 2: Its power is changed by -2.', 'near'],
    ['Leap 2: Its power is changed by +3.', 'near'],
  ])('of two signs in front of X the one that its number has: %s', (claim, verdict) => {
    const text = 'An ability that means, "Its power is changed by +/- \'X\'."';
    expect(claimCheckOf([changingKeyword('Leap', [[text]])])(claim)).toMatchObject([{ verdict }]);
  });

  test('of which kind it is may be said with all of its moment, and not with a piece of that', () => {
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

  test('of its traits some may be left out in front of its moment, and none may be of another', () => {
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

  test('when it acts may be said as what it does, or asked', () => {
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

  test('what kind of ability a keyword is stands at the beginning of its text', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A layered ability that means, "Move it."', 'A static ability stops it.']]),
      changingKeyword('Hop', [['(Renamed to Leap.) A static ability that means, "Move it."']]),
    ]);
    expect(check('Leap is a layered ability.')).toMatchObject([
      {
        verdict: 'holds',
        how: 'verbatim',
        isLimited: false,
        text: 'a layered ability',
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
        { verdict: 'holds', text: 'a layered ability', slug: 'leap' },
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

  test('what it still is holds, though a type line was rewritten; not what it was', () => {
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

  test('of another kind is near what it is, and of no kind at all it is not', () => {
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
    for (const asked of ['Is', "Isn't"])
      expect(check(`${asked} Leap a layered ability?`)).toEqual(
        check('Leap is a layered ability.').map((answer) => ({ ...answer, text: expect.any(String) })),
      );
    expect(check('Is Leap a layered ability.')).toMatchObject([{ slug: null }]);
    expect(check('Quokka is a cumulative effect.')).toMatchObject([{ slug: null }]);
  });

  test('a few words of its kind hold too, in any order, and each must be of it', () => {
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
});
