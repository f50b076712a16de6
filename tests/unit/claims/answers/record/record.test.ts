import { describe, expect, test } from 'vitest';
import { sayAnswer, sayVerdict, titlesOf } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { sampleKeyword, sampleRevision } from '../../../../helpers/samples.ts';

const added = (set: string | null, by: string | null, date: string | null) => ({
  introduction: { set, by, date },
});
const means = (effect: string) => sampleRevision('Hop', [`A static ability that means, "${effect}"`]);

/** A made-up game: all of Hop is recorded, of Leap Over and Roll a set alone, of Skip nothing. */
const keywords = [
  sampleKeyword('Hop', means('Move over the moss.'), added('Deep Moss', 'People of the Fern', '2021-05-23')),
  sampleKeyword('Leap Over', means('Move over the fern.'), {
    slug: 'leap-over',
    ...added('Moss', null, null),
  }),
  sampleKeyword('Fern', means('Rest by the fern.'), added(null, null, '2006-10-01')),
  sampleKeyword('Skip', means('Rest on the fern.'), { introduction: null }),
  sampleKeyword('Roll', means('Rest on the moss.'), added('The Dry Moss', null, null)),
  sampleKeyword('Toll', means('Rest at the fern.'), added('Deep Moss', 'People of the Fern', '2021-05-24')),
];
const check = claimCheckOf(keywords);
const answered = (claim: string) => check(claim).map(sayVerdict);

describe('a claim about how a keyword came is answered from the record', () => {
  test.each([
    'Hop was introduced in Deep Moss.',
    'Hop was added by People of the Fern on 5/23/2021.',
    'Hop was added on 23.5.2021.',
    'Hop joined the game on the 23rd of May, 2021.',
    'Hop was designed by People of the Fern.',
    'hop first appeared in May 2021',
    'Hop came out with Deep Moss on 23 May 2021!',
    'Hop was published on May 23rd, 2021 by People of the Fern',
    'The Hop keyword was released in 2021.',
    'Hop was printed on 2021-05-23.',
    'I think Hop is a People of the Fern keyword from Deep Moss.',
    'Leap Over was introduced in Moss.',
    'Deep Moss added Hop.',
    'Deep Moss introduced the Hop keyword (5/23/2021).',
    'The set that brought Hop was Deep Moss.',
    'Hop was made by PotF in 2021.',
    'Hop is an PotF keyword.',
    'The PotF added Hop.',
    'The Dry Moss added Roll.',
    'Hop dates from 2021.',
    // As the list has it.
    'Hop: Added in Set: Deep Moss',
    'Hop: Added By: People of the Fern',
    'Hop: Date Added: May 2021',
    'Hop (added 5/23/2021)',
    'Date added of Hop: 2021-05-23',
    'Fern (added Oct. 1st, 2006)',
    'Fern: Date Added: Oct. 2006',
    'Fern was added on 1 Oct. 2006.',
    'Hop’s date added is 23 May 2021.',
    'Hop first showed up in Deep Moss.',
    'Hop comes from Deep Moss.',
    'Deep Moss gave us Hop.',
    'Deep Moss is where Hop comes from.',
    'We got Hop in Deep Moss.',
    'The first set with Hop was Deep Moss.',
    'Hop has been around since Deep Moss.',
    'Hop has been in the game since 2021.',
    'Hop entered the game with Deep Moss.',
    'Hop was new in Deep Moss.',
    'Hop, added may 23rd, 2021',
    // Beside another, or a day.
    'Fern was added before Hop.',
    'Hop came later than Fern',
    'The Fern ability is older than Hop.',
    'I think Hop is newer than Fern, right?',
    'Fern predates Hop.',
    'Fern was added before 2021.',
    'Hop was introduced after April 2021.',
    'Hop was introduced before 24 May 2021.',
    'Hop was added in the same set as Toll.',
    'Hop and Toll are from the same set.',
    'Hop and Toll were added in the same year.',
    // Of several each.
    'Hop and Toll are both from Deep Moss.',
    'Hop & Toll were added in May 2021.',
    'Hop and Toll were added in the same month.',
    'Hop and Toll were added by the same publisher!!',
    'Both Hop and Toll come from Deep Moss.',
    'Hop and Toll first appear in Deep Moss.',
    // What it is not.
    'Hop was not added in Moss.',
    'Hop isn’t from Moss.',
    'Leap Over is not from Deep Moss.',
    'Hop is from Deep Moss, not Moss.',
    'Hop was added in Deep Moss rather than in Moss.',
    'I think Hop came out in 2021, not in 2020, right?',
  ])('so: %s', (claim) => expect(answered(claim)).toEqual(['On record']));

  test.each([
    'Hop was introduced in Moss.',
    'Hop was introduced in Deep Moss by People of the Fern in June 2021.',
    'Hop was added on 5/24/2021.',
    'Hop was added on 24.5.2021.',
    'Hop was added on the 24th of May, 2021.',
    'Hop was added on 23 April 2021.',
    'Hop was released in 2020.',
    'Leap Over was introduced in Deep Moss.',
    'Moss added Hop.',
    'Hop dates from 2020.',
    'Hop: Added in Set: Moss',
    'Hop: Date Added: Jun 2021',
    'Fern (added Oct. 2nd, 2006)',
    'Hop (added 5/24/2021)',
    'Date added of Hop: 2021-06-23',
    'Moss gave us Hop.',
    'Moss is where Hop comes from.',
    'Hop has existed since Sept 2021.',
    'Hop was added before Fern.',
    'Fern is newer than Hop.',
    'Hop was introduced after May 2021.',
    'Hop was introduced before 2021-05-23.',
    'Hop and Toll were added on the same day.',
    'Fern was added in the same month as Hop.',
    'Hop and Roll are from the same set.',
    'Hop and Roll were added in Deep Moss.',
    'Hop, Toll, and Leap Over were added in Deep Moss.',
    'Hop and Leap Over come from Deep Moss.',
    'Hop was not added in Deep Moss.',
    "Hop wasn't added by People of the Fern.",
    'Hop is from Moss, not Deep Moss.',
    'Hop is from Deep Moss, not from Deep Moss.',
    'Hop is from Moss, not The Dry Moss.',
  ])('otherwise: %s', (claim) => expect(answered(claim)).toEqual(['Recorded differently']));

  test.each([
    // Not recorded.
    'Leap Over was added by People of the Fern.',
    'Leap Over was introduced in Moss in 2021.',
    'Skip was introduced in Moss.',
    // Nothing that could be, and more than that.
    'Hop was introduced in Dry Moss.',
    'Hop was introduced before Skip.',
    'Hop was introduced in Deep Moss for tapped units.',
    'Hop was added twice.',
    'Deep Moss never added Hop.',
    'Deep Moss added Hop and Skip.',
    'The pebble added Hop.',
    'DM added Hop.',
    'Hop was added by the potf.',
    'Moss was introduced in Deep Moss.',
    'Hop was added in 20215.',
    // A label with what it does not ask for.
    'Hop: Added in Set: People of the Fern',
    'Hop: Date Added: Deep Moss',
    'Hop: Added By: Deep Moss',
    'Hop (added 2 stones)',
    'Hop: not added in Deep Moss',
    'Hop has not been in the game since 2021.',
    'Hop has been out of the game since 2021.',
    'Hop has been banned since 2021.',
    'Hop comes back in Deep Moss.',
    'Deep Moss never gave us Hop.',
    'Deep Moss isn’t where Hop comes from.',
    'The first set without Hop was Deep Moss.',
    'We got Hop before Deep Moss.',
    'Leap Over was added before Hop.',
    'Hop is newer than Skip.',
    'Hop is newer than the moss.',
    'Hop was not added before Fern.',
    'Fern comes before Hop.',
    'False: Fern was added before Hop.',
    'Fern was added before Hop for tapped units.',
    'Hop was added before 5/6/2022.',
    'Hop was added after 2010 or so.',
    'Hop and Fern were added by the same publisher.',
    'Fern was added before 20215.',
    'Hop and Fern are from the same set.',
    'Hop and Toll are from the same arena.',
    'Hop and Toll were never added in the same set.',
    'Hop and Skip were added in Deep Moss.',
    'Hop and Skip come from Deep Moss.',
    'Leap Over was not added by People of the Fern.',
    'Hop was not added in Moss by People of the Fern.',
    'Hop is not always from Moss.',
    'Hop isn’t just from Moss.',
    'Hop is from Deep Moss, not a stone.',
    'Nobody says Hop is not from Moss.',
    'Hop or Toll were added in Deep Moss.',
    'Neither Hop nor Toll were added in Moss.',
    `Hop was introduced in ${'Deep Moss and '.repeat(20)}Moss.`,
  ])('not: %s', (claim) => expect(answered(claim).join()).not.toContain('Recorded'));

  test('and initials stand for a name of three words or more, if only one has them', () => {
    const check = claimCheckOf([
      sampleKeyword('Hop', means('Move.'), added('Deep Old Moss', 'People of the Fern', null)),
      sampleKeyword('Toll', means('Rest.'), added('Dry Open Moss', 'Wet Fern', null)),
      sampleKeyword('Skip', means('Turn.'), added('Old Moss', null, null)),
    ]);
    const answered = (claim: string) => check(claim).map(sayVerdict);
    expect(answered('Hop was added by the POTF.')).toEqual(['On record']);
    expect(answered('Toll was added by the POTF.')).toEqual(['Recorded differently']);
    expect(answered('Skip was added in Deep Old Moss.')).toEqual(['Recorded differently']);
    for (const claim of ['Toll was added by the WF.', 'Hop was added in DOM.', 'Hop was added by the potf.'])
      expect(answered(claim).join()).not.toMatch(/record/i);
  });

  test('and a keyword is neither older nor newer than its former name', () => {
    const introduction = { set: 'Moss', by: null, date: '2021-05-23' };
    const checkRenamed = claimCheckOf([
      sampleKeyword('Hop', means('Rest on the moss.'), { introduction, formerNames: ['Bound'] }),
      sampleKeyword('Bound', means('Rest on the moss.'), { introduction, renamedTo: 'hop' }),
    ]);
    for (const claim of ['Hop is newer than Bound.', 'Bound is older than Hop.'])
      expect(checkRenamed(claim).map(sayVerdict).join(), claim).not.toContain('ecord');
  });

  test('and the answer is shown', () => {
    const [answer] = check('Hop was introduced in Moss.');
    expect(answer && sayAnswer(answer, titlesOf(keywords, []), () => [])).toBe(
      [
        '“Hop was introduced in Moss.”',
        '  Recorded differently.',
        '  Hop was added in Deep Moss, by People of the Fern, on 23 May 2021.',
      ].join('\n'),
    );
    expect(check('Hop is older than Fern.')).toMatchObject([
      {
        slug: 'hop',
        said: 'Hop was added in Deep Moss, by People of the Fern, on 23 May 2021; Fern was added on 1 October 2006',
      },
    ]);
    expect(check('Leap Over was introduced in Moss.')).toMatchObject([
      {
        verdict: 'holds',
        how: 'words',
        slug: 'leap-over',
        place: null,
        said: 'Leap Over was added in Moss',
      },
    ]);
  });
});

describe('a name of which nothing is recorded has the record of the name that it replaced', () => {
  const renamed = claimCheckOf([
    sampleKeyword('Hop', means('Move over the moss.'), {
      ...added('Deep Moss', 'People of the Fern', '2021-05-23'),
      renamedTo: 'leap',
    }),
    sampleKeyword('Leap', means('Move over the fern.'), { formerNames: ['Hop'] }),
    sampleKeyword('Fern', means('Rest by the fern.'), added('Moss', null, '2006-10-01')),
  ]);

  test.each([
    ['Leap came with Deep Moss.', 'On record'],
    ['Leap: Publisher: People of the Fern', 'On record'],
    ['Leap was introduced in Moss.', 'Recorded differently'],
    ['Leap is older than Fern.', 'Recorded differently'],
  ])('%s', (claim, verdict) => {
    const answers = renamed(claim);
    expect(answers.map(sayVerdict)).toEqual([verdict]);
    expect(answers).toMatchObject([{ said: expect.stringContaining('Hop was added') }]);
  });

  test('asked about, it is shown with both names', () => {
    const said = 'Hop was added in Deep Moss, by People of the Fern, on 23 May 2021; Leap was never reworded';
    expect(renamed('When was Leap added?')).toMatchObject([{ said }]);
  });
});
