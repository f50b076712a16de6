import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe("a claim is compared with a keyword's template", () => {
  test('a number replaces X if it is the one given with the name', () => {
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

  test('with the number 1 a noun is in the singular, however the rules count X', () => {
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

  test('the whole effect of a keyword holds in however few words, and another quotation of a few does not', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['A static ability that means, "It grows." It grows by "Fine fern".']]),
    ]);
    for (const claim of ['Leap: It grows.', 'It grows'])
      expect(check(claim), claim).toMatchObject([{ verdict: 'holds', isLimited: false }]);
    expect(check('Fine fern')).toMatchObject([{ verdict: 'unknown' }]);
  });

  test('what a name has in its cell or in brackets is claimed too, unless a card fills in the brackets of the template', () => {
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
    expect(check('Toll: [cost] : Pay it by the old gate.')).toMatchObject([
      { text: 'Pay it by the old gate.', slug: 'toll' },
    ]);
    for (const sign of [' - ', ' – ', '; ', ' | ']) {
      expect(verdicts(`Leap: only by day${sign}Move over all of the moss.`), sign).toEqual(['near']);
      expect(verdicts(`Toll: [cost], not by day${sign}Pay it by the old gate.`), sign).toEqual(['near']);
      expect(verdicts(`Leap [only by day]${sign}Move over all of the moss.`), sign).toEqual(['near']);
      expect(verdicts(`Toll: One stone${sign}Pay it by the old gate.`), sign).toEqual(['holds']);
      expect(verdicts(`Leap: Move over all of the moss${sign}quokkas sing.`)[0], sign).not.toBe('unknown');
    }
  });

  test('also after a name that contains a number', () => {
    const check = claimCheckOf([
      changingKeyword('Route 7', [['Move up to X squares over moss.']], { slug: 'route-7' }),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ slug, verdict }) => `${slug} ${verdict}`);
    expect(verdicts('Route 7: Move up to X squares over moss.')).toEqual(['route-7 holds']);
    expect(verdicts('Route 7 2: Move up to 2 squares over moss.')).toEqual(['route-7 holds']);
    expect(verdicts('Route 7 2: Move up to 7 squares over moss.')).toEqual(['route-7 near']);
  });

  test('of two effects of a template, the one with the sign of the number is meant', () => {
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
  ])('of two signs before X, the one of the number is meant: %s', (claim, verdict) => {
    const text = 'An ability that means, "Its power is changed by +/- \'X\'."';
    expect(claimCheckOf([changingKeyword('Leap', [[text]])])(claim)).toMatchObject([{ verdict }]);
  });
});
