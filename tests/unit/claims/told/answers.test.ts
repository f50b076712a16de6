import { describe, expect, test } from 'vitest';
import { toJson } from '../../../../src/checks/claim/told/json.ts';
import type { Keyword } from '../../../../src/keywords/model.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

describe('a claim is answered', () => {
  const answer = (claim: string) => claimCheckOf(keywords())(claim);
  const told = (claim: string) =>
    answer(claim).map(({ verdict, how, place, revisions, sources, endedIn, now, also }) => [
      [verdict, how, place?.slug, place?.part].join(' '),
      revisions.map((id) => id.slice(-1)).join(),
      sources.join(),
      endedIn,
      now?.slug ?? null,
      also.length,
    ]);

  test('with its sources in the order of the history, and the wording that last had it at the end', () => {
    const back = changingKeyword('Back', [['Rest on the moss.'], ['Turn.']]);
    const history = ['back0001', 'back0002', 'back0001'].map((revision, index) => ({
      source: `s${index + 1}`,
      revision,
    }));
    const [told] = claimCheckOf([{ ...back, history }])('Rest on the moss.');
    expect(told).toMatchObject({ revisions: ['back0001'], sources: ['s1', 's3'] });
    const both = changingKeyword('Both', [
      ['Go.', 'It is free.'],
      ['Run.', 'It is free.'],
    ]);
    const [either] = claimCheckOf([
      {
        ...both,
        history: history.map((held) => ({ ...held, revision: held.revision.replace('back', 'both') })),
      },
    ])('It is free.');
    expect(either).toMatchObject({ revisions: ['both0002', 'both0001'], sources: ['s1', 's2', 's3'] });
  });

  test('with whether it holds, was reworded or was removed, and where', () => {
    expect(told('Move two of them over the fern.')).toEqual([
      ['holds verbatim leap meaning', '3', 's3', null, 'leap', 0],
    ]);
    expect(told('move two of them over the moss')).toEqual([
      ['reworded spelling leap meaning', '2', 's2', 's3', 'leap', 0],
    ]);
    expect(told('You may rest it on a stone.')).toEqual([
      ['removed verbatim leap r1', '1,2', 's1,s2', 's3', null, 0],
    ]);
    expect(told('Jump as far as the river.')).toEqual([
      ['reworded verbatim bound meaning', '1', 's1', 's2', 'vault', 0],
    ]);
  });

  test('with what holds before what held, and with newer former wordings before older ones', () => {
    expect(told('two of them over the')[0]?.[0]).toBe('holds verbatim leap meaning');
    expect(told('of them over the moss')[0]).toEqual([
      'reworded verbatim leap meaning',
      '1,2',
      's1,s2',
      's3',
      'leap',
      0,
    ]);
  });

  test('by the keyword that is named before any other with the same sentence, and then by one whose wording holds', () => {
    expect(told('It costs nothing to jump')).toMatchObject([
      ['holds verbatim vault r1', '1', 's1', null, 'vault', 1],
    ]);
    expect(told('Bound: It costs nothing to jump')).toMatchObject([
      ['reworded verbatim bound r1', '1', 's1', 's2', 'vault', 1],
    ]);
  });

  test('as near to some sentence, or as unknown', () => {
    expect(told('Move nine of them over the ferns.')).toEqual([
      ['near  leap meaning', '3', 's3', null, 'leap', 0],
    ]);
    expect(told('Nobody ever said a thing like this.')).toEqual([['unknown   ', '', '', null, null, 0]]);
  });

  test('sentence by sentence where its author joined several, unless the author takes one back', () => {
    const joined = 'you may rest it on a stone and it turns there once';
    expect(answer(joined).map(({ text }) => text)).toEqual([
      'you may rest it on a stone',
      'it turns there once',
    ]);
    expect(answer(`It is not true that ${joined}`)).toHaveLength(1);
    expect(answer('Contrary to “move two of them over the fern.”')).toMatchObject([{ verdict: 'near' }]);
    expect(answer('As far as I know, move two of them over the fern.').map(({ verdict }) => verdict)).toEqual(
      ['holds'],
    );
    expect(answer(`While it is dark ${joined}`)).toHaveLength(1);
    expect(answer(`They told me that ${joined}`)).toHaveLength(2);
  });

  test('with what held once after words for the past, which deny what holds now', () => {
    const last = (claim: string) =>
      answer(claim)
        .map(({ verdict }) => verdict)
        .at(-1);
    for (const label of ['Previously', 'Old', 'Formerly', 'Old rule', 'The old text', 'Previous wording']) {
      expect(last(`${label}: you may rest it on a stone`), label).toBe('removed');
      expect(last(`${label}: move two of them over the moss`), label).toBe('reworded');
      expect(last(`${label}: move two of them over the fern`), label).toBe('near');
    }
    expect(answer('move two of them over the fern (gone)')).toMatchObject([{ verdict: 'near' }]);
  });

  test('without a single word beside its sentence, and sentence by sentence even if one has a "when"', () => {
    expect(answer('Q: it turns there once respectively').map(({ text }) => text)).toEqual([
      'it turns there once',
    ]);
    const check = claimCheckOf([
      changingKeyword('Leap', [['Turn it when it rests there.', 'It moves over the moss.']]),
    ]);
    expect(check('turn it when it rests there and it moves over the moss')).toHaveLength(2);
  });

  test('by the keyword that says it whole, then verbatim, then now, then under its present name', () => {
    const first = (claim: string, ...given: Keyword[]) => claimCheckOf(given)(claim)[0]?.place?.slug;
    const hop = changingKeyword('Hop', [['It moves over the moss.']]);
    const claim = 'It moves over the moss';
    expect(first(claim, changingKeyword('Leap', [['It moves over the moss and rests.']]), hop)).toBe('hop');
    expect(first(claim, changingKeyword('Leap', [['It moves over the Moss.']]), hop)).toBe('hop');
    expect(first(claim, changingKeyword('Leap', [['It moves over the moss.'], ['It rests.']]), hop)).toBe(
      'hop',
    );
    const spelt = changingKeyword('Hop', [['It moves over the Moss.']]);
    expect(first(claim, changingKeyword('Leap', [['It moves over the moss.'], ['It rests.']]), spelt)).toBe(
      'hop',
    );
    expect(
      first(claim, changingKeyword('Leap', [['It moves over the moss.']], { renamedTo: 'hop' }), spelt),
    ).toBe('hop');
  });

  test('by the wording that holds, even if another came in between', () => {
    const text = 'Move it over the moss.';
    const check = claimCheckOf([changingKeyword('Leap', [[text], ['Move it over the moss today.'], [text]])]);
    expect(check('it over the moss')).toMatchObject([{ verdict: 'holds', said: text }]);
  });

  test('as near to a sentence of which it lacks a word or which it continues, although a keyword has a piece of it as a sentence', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [
        ['Quokkas move over the green moss, and it rests beside every second stone.'],
      ]),
      changingKeyword('Hop', [['Quokkas move over the green moss.']]),
    ]);
    expect(check('Quokkas move over the green moss, and it rests beside every stone.')).toMatchObject([
      { verdict: 'near', place: { slug: 'leap' } },
    ]);
    expect(check('Quokkas move over the green moss, and it swims in rivers by night.')).toMatchObject([
      { verdict: 'near' },
    ]);
  });

  test('with the name of a card read as "this unit", even after several other capitalised words', () => {
    const said = (unit: string) =>
      `An ability of the Big Old Moss by Day or Night that means, "Pay X and move it to ${unit}."`;
    const check = claimCheckOf([changingKeyword('Leap', [[said('this unit')]])]);
    expect(check(said('Quill Pen'))).toMatchObject([{ verdict: 'holds', isFilledIn: true }]);
  });

  test("with a card's name for a piece of a rule only if the keyword is named", () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['When this unit rests, this unit gets +X moss until dusk.']]),
    ]);
    for (const said of ['Quill Pen gets +2 moss.', 'Quill Pen gets +X moss.'])
      expect(check(said), said).not.toMatchObject([{ verdict: 'holds' }]);
    for (const said of ['Leap: Quill Pen gets +2 moss until dusk', 'This unit gets +2 moss until dusk.'])
      expect(check(said), said).toMatchObject([{ verdict: 'holds', isLimited: true }]);
    expect(check('When Quill Pen rests, Quill Pen gets +2 moss until dusk.')).toMatchObject([
      { verdict: 'holds', isLimited: false },
    ]);
  });

  test('with no adverb, pronoun or word for many read as the name of a card', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['As this unit rests, this unit may move once.', 'It turns other stones.']]),
    ]);
    const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
    for (const name of ['Quokka', 'Quokka Friends'])
      expect(verdicts(`As ${name} rests, ${name} may move once.`), name).toEqual(['holds']);
    for (const name of [
      'Never',
      'Nobody',
      'Opponents',
      'Everything',
      'Enemy Quokka',
      'Non-Quokka',
      'Unarmed Quokka',
      'Quokka Stones',
    ])
      expect(verdicts(`As ${name} rests, ${name} may move once.`)).toEqual(['near']);
  });

  test('from quotations in a source, even if they are never closed', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['An effect that means, "Move it twice. Rest it then.']]),
    ]);
    expect(check('Move it twice.')).toMatchObject([{ verdict: 'holds', isLimited: false }]);
  });

  test('as a piece of a sentence, whether the rest denies it or only continues', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['It can not move over the moss. If it turns, it rests on the fern.']]),
    ]);
    for (const piece of ['it rests on the fern', 'It rests on the fern.', 'If it turns, it rests'])
      expect(check(piece)).toMatchObject([{ isLimited: true, said: 'If it turns, it rests on the fern.' }]);
    expect(check('move over the moss')).toMatchObject([
      { verdict: 'holds', isLimited: true, said: 'It can not move over the moss.' },
    ]);
    expect(check('It cannot move over the moss')).toMatchObject([{ verdict: 'holds', isLimited: false }]);
    for (const quoted of ['Does it say "can’t move over the moss"?', 'Bob: “can’t move over the moss”'])
      expect(check(quoted), quoted).toMatchObject([
        { verdict: 'holds', isLimited: true, text: 'can’t move over the moss' },
      ]);
    for (const denied of ['It never says "rests on the fern"', '"it rests on the fern" is wrong'])
      expect(check(denied), denied).not.toMatchObject([{ verdict: 'holds' }]);
  });

  test('as quoted, where an ellipsis leaves out what follows', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['It turns each stone of theirs unless it rests on one.']]),
    ]);
    for (const text of ['“It turns each stone of theirs …”', 'It turns each stone of theirs...'])
      expect(check(text), text).toMatchObject([{ verdict: 'holds', isLimited: true }]);
    expect(check('It turns each stone of theirs.')).toMatchObject([{ verdict: 'near' }]);
  });

  test('by a place that has it as a sentence, and not by a longer sentence that begins with it', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['It moves over the moss.'], ['It moves over the moss and the fern.']]),
    ]);
    expect(check('It moves over the moss')).toMatchObject([{ verdict: 'reworded', revisions: ['leap0001'] }]);
    expect(check('moves over the moss')).toMatchObject([
      { verdict: 'holds', revisions: ['leap0001', 'leap0002'] },
    ]);
  });

  test('for programs: the verdict, the place, and what holds now', () => {
    const claim = 'It costs nothing to jump';
    expect(toJson(claim, answer(claim), () => [])).toEqual({
      claim,
      sentences: [
        {
          text: claim,
          verdict: 'holds',
          how: 'verbatim',
          isFilledIn: false,
          isLimited: true,
          said: 'It costs nothing to jump there.',
          slug: 'vault',
          part: 'r1',
          revisions: ['vaul0001'],
          sources: ['s1'],
          now: { slug: 'vault', revision: 'vaul0001', part: 'r1' },
          isElsewhere: false,
          also: [expect.objectContaining({ verdict: 'reworded', slug: 'bound', part: 'r1' })],
          read: [],
        },
      ],
    });
    expect(
      toJson('Nobody ever said this.', answer('Nobody ever said this.'), () => []).sentences[0],
    ).toMatchObject({
      verdict: 'unknown',
      slug: null,
      part: null,
      now: null,
    });
  });
});
