import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { reconcileSeeds } from '../../../helpers/content.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe('a claim that names a keyword is answered', () => {
  const answer = (claim: string) => claimCheckOf(keywords())(claim);

  test('as of another keyword, if the one named never said it under any of its names', () => {
    const said = (claim: string) => answer(claim).map(({ verdict, isElsewhere }) => [verdict, isElsewhere]);
    expect(said('Leap: It costs nothing to jump there.')).toEqual([['holds', true]]);
    expect(said('Bound: It costs nothing to jump there.')).toEqual([['holds', false]]);
    expect(said('Vault: It costs nothing to jump there.')).toEqual([['holds', false]]);
    expect(said('Leap: Nobody ever said this.')).toEqual([['unknown', false]]);
  });

  test.each([
    ['Vault (formerly Bound)', 'vault', 'holds'],
    ['Vault, previously Bound', 'vault', 'holds'],
    ['Bound (now Vault)', 'vault', 'holds'],
    ['Vault (Bound)', 'vault', 'holds'],
    ['Bound (formerly Vault)', null, 'near'],
    ['Vault (not Bound)', null, 'near'],
    ['Vault (formerly Leap)', null, 'near'],
  ])('also where its former name is beside it: %s', (heading, slug, verdict) =>
    expect(answer(`${heading}: Jump as far as the sea.`)).toMatchObject([{ slug, verdict }]),
  );

  test('also where accents are left out of the name, but not where letters are', () => {
    const check = claimCheckOf([changingKeyword('Größe', [['It turns on fern.']], { slug: 'grosse' })]);
    for (const name of ['Größe', 'Grösse', 'GRÖSSE', 'grosse'])
      expect(check(`${name} X: It turns on fern.`), name).toMatchObject([
        { slug: 'grosse', verdict: 'holds' },
      ]);
  });

  test('by the wording that a link leads to, whose words are a template and claim nothing', () => {
    const check = claimCheckOf(reconcileSeeds());
    for (const heading of [
      'Accuracy X/-X',
      "Resilience +/- 'X'",
      'Switch: [First/Second/Third unit type effect]',
    ]) {
      const slug = heading.replace(/\W.*/, '').toLowerCase();
      const answers = check(`## [${heading}](https://example.org/keywords/${slug}/)`);
      expect(new Set(answers.map(({ verdict }) => verdict))).toEqual(new Set(['holds']));
      expect(answers.map(({ text }) => text)).not.toContain(heading);
    }
  });

  test('by what the named keyword nearly says, and not by a piece of what another says', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['Move up to X stones over there.']]),
      changingKeyword('Hop', [['Move X stones over there, and rest on them. It turns.']]),
      changingKeyword('Rest', [['Fern grows by night.']]),
    ]);
    expect(check('Leap 3: Move 3 stones over there')).toMatchObject([
      { verdict: 'near', place: { slug: 'leap' }, isElsewhere: false },
    ]);
    expect(check('Rest: Move 3 stones over there')).toMatchObject([
      { verdict: 'holds', place: { slug: 'hop' }, isElsewhere: true },
    ]);
    expect(check('Leap 3: Move 3 stones over there, and rest on them.')).toMatchObject([
      { verdict: 'holds', place: { slug: 'hop' }, isElsewhere: true },
    ]);
  });

  test('also where a name is before it, with any sign or none, or is cited after it', () => {
    const game = [
      changingKeyword('Hop Along', [['It turns on fern.', 'It rests by night.']], { slug: 'hop-along' }),
      changingKeyword('Rest', [['It lies on moss.']]),
      changingKeyword('The Ford', [['It wades in mud.']], { slug: 'the-ford' }),
    ];
    const said = (claim: string) =>
      claimCheckOf(game)(claim).map(({ text, slug, isElsewhere }) => [text, slug, isElsewhere]);
    for (const lead of ['Rest → ', 'Rest ', 'Rest, ', 'Rest / ', 'rest == '])
      expect(said(`${lead}It turns on fern.`), lead).toEqual([['It turns on fern', 'rest', true]]);
    expect(said('Hop Along → It turns on fern.')).toEqual([['It turns on fern', 'hop-along', false]]);
    for (const cited of ['(Rest)', '– Rest', '[Rest, ruling 1].', '(Rest, meaning)'])
      expect(said(`It turns on fern ${cited}`), cited).toEqual([['It turns on fern', 'rest', true]]);
    for (const cited of ['It turns on fern. (Rest)', 'It turns on fern. [Rest, ruling 1]'])
      expect(said(cited), cited).toEqual([['It turns on fern', 'rest', true]]);
    for (const lead of ['The Rest ability', 'Ruling of Rest'])
      expect(said(`${lead}: It turns on fern.`), lead).toEqual([['It turns on fern.', 'rest', true]]);
    expect(said('The Ford → It turns on fern.')).toEqual([['It turns on fern', 'the-ford', true]]);
    for (const more of ['(and Rest)', '(not Rest)', 'Rest', '(if Rest)'])
      expect(said(`It turns on fern ${more}`), more).toEqual([[`It turns on fern ${more}`, null, false]]);
    expect(said('Rest is: It turns on fern.')).toEqual([['It turns on fern.', 'rest', true]]);
  });
});
