import { describe, expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { isUnanswered, sayAnswer, sayVerdict, titlesOf } from '../../../../../src/checks/claim/told/say.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { changingKeyword, sampleKeyword, sampleRevision } from '../../../../helpers/samples.ts';

const means = (effect: string) => sampleRevision('Hop X', [`A static ability that means, "${effect}"`]);

/** A made-up game: all of Hop is recorded, of Skip nothing. */
const keywords = [
  sampleKeyword('Hop', means('Move over the moss and rest there.'), {
    introduction: { set: 'Deep Moss', by: 'People of the Fern', date: '2021-05-23' },
  }),
  sampleKeyword('Toll', means('Rest at the fern until noon.'), {
    introduction: { set: 'Dry Stone', by: 'People of the Fern', date: '2020-01-01' },
  }),
  sampleKeyword('Perch', means('Rest on the stone until dawn.'), {
    introduction: { set: 'Newts', by: null, date: null },
  }),
  sampleKeyword(
    'Moor',
    sampleRevision('Moor', [
      'A static ability that means, "Rest only by night, never at noon."',
      '(For example, Toll rests on the dry stone below it.)',
    ]),
    { introduction: { set: 'Dry Stone', by: null, date: null } },
  ),
  sampleKeyword('Skip', means('Rest on the fern until night.'), { introduction: null }),
];
// Prepared anew for each claim, so that mutants of what is prepared are found.
const check = (claim: string) => createClaimCheck(keywords, [])(claim);
const answered = (claim: string) => check(claim).map(sayVerdict);

/** The same with sources: what Hop says changed between two of them, and a third lacks it. */
const inSources = changingKeyword('Hop', [['Rest under the fern now.'], ['Rest under the moss now.']]);
const checkOfList = createClaimCheck(
  [{ ...inSources, introduction: { set: 'Deep Moss', by: null, date: null } }],
  [
    { id: 'list', title: 'List' },
    { id: 's1', title: 'Sheet' },
    { id: 's2', title: 'Glossary' },
  ],
);
const answeredOfList = (claim: string) => checkOfList(claim).map(sayVerdict);

describe('what is on record beside a text is answered too', () => {
  test.each([
    'Hop was added in Deep Moss and says “Move over the moss and rest there.”',
    'Hop, added in Deep Moss, says: Move over the moss and rest there.',
    'Hop (added in Deep Moss): Move over the moss and rest there.',
    'Hop (Deep Moss, 2021): Move over the moss and rest there.',
    'Hop – added in Deep Moss – Move over the moss and rest there.',
    'Hop was added in Deep Moss: Move over the moss and rest there.',
    'Hop, which was added in Deep Moss, says “Move over the moss and rest there.”',
  ])('before it: %s', (claim) => {
    expect(answered(claim)).toEqual(['On record', 'Holds, word for word']);
    const wrong = claim.replace('Deep Moss', 'Dry Stone');
    expect(answered(wrong)).toEqual(['Recorded differently', 'Holds, word for word']);
  });

  test('after it', () => {
    const claim = 'Hop says “Move over the moss and rest there.” and was added in Deep Moss.';
    expect(answered(claim).at(-1)).toBe('On record');
    expect(answered(claim.replace('Deep Moss', 'Dry Stone')).at(-1)).toBe('Recorded differently');
  });

  test('and so is another record, also as the next sentence or after a comma', () => {
    for (const joint of [' and has', ', but has', ', has', '. It has'])
      expect(answered(`Hop was added in Deep Moss${joint} never been reworded.`)).toEqual([
        'On record',
        'On record',
      ]);
    expect(answered('Hop was added in Deep Moss. It was printed in 2021.')).toEqual([
      'On record',
      'On record',
    ]);
    expect(answered('Hop was added in Deep Moss. It was printed in 2020.')).toEqual([
      'On record',
      'Recorded differently',
    ]);
  });

  test.each([
    [
      'Hop was added in Deep Moss and says “Move over the moss and rest there”.',
      'Hop was added in Deep Moss',
      'Move over the moss and rest there',
    ],
    [
      'The Hop (never reworded): Move over the moss and rest there.',
      'The Hop (never reworded)',
      'Move over the moss and rest there.',
    ],
    [
      'Hop  was added in Deep Moss  and says “Move over the moss and rest there.”',
      'Hop  was added in Deep Moss',
      'Move over the moss and rest there.',
    ],
    [
      'Hop was added in Deep Moss: “Move” over the moss and “rest there.”',
      'Hop was added in Deep Moss',
      '“Move” over the moss and “rest there.”',
    ],
    [
      'Hop was added in Deep Moss, has never been reworded.',
      'Hop was added in Deep Moss',
      'Hop has never been reworded.',
    ],
    ['Hop was added in Deep Moss and never changed.', 'Hop was added in Deep Moss', 'Hop never changed.'],
    ['Hop was added in Deep Moss, but never changed.', 'Hop was added in Deep Moss', 'Hop never changed.'],
    [
      'Hop, newer than Toll, says “Move over the moss and rest there.”',
      'Hop, newer than Toll',
      'Move over the moss and rest there.',
    ],
    [
      'Hop was added in Deep Moss, and it has never been reworded.',
      'Hop was added in Deep Moss',
      'Hop has never been reworded.',
    ],
    [
      'Hop was added in Deep Moss. It was printed in 2021.',
      'Hop was added in Deep Moss.',
      'It was printed in 2021.',
    ],
    [
      'Hop was added in Deep Moss and Toll was added in Dry Stone.',
      'Hop was added in Deep Moss',
      'Toll was added in Dry Stone.',
    ],
    [
      'Hop says “Move over the moss and rest there.” and was added in 2021.',
      'Move over the moss and rest there.',
      'Hop was added in 2021.',
    ],
    [
      'Moor was never reworded and says “Rest only by night, never at noon.”',
      'Moor was never reworded',
      'Rest only by night, never at noon.',
    ],
  ])('and each is told in its own words: %s', (claim, ...texts) => {
    const answers = check(claim);
    expect(answers.map(({ text }) => text)).toEqual(texts);
    expect(answers.map(({ verdict }) => verdict)).toEqual(['holds', 'holds']);
  });

  test('and a bracket belongs to one of them', () => {
    const text = '(For example, Toll rests on the dry stone below it.)';
    expect(check(`Moor (added in Dry Stone): ${text}`)).toMatchObject([
      { verdict: 'holds', said: expect.stringContaining('Dry Stone') },
      { verdict: 'holds', text: expect.stringContaining('For example') },
    ]);
  });

  test.each([
    'It is false that Hop was added in Deep Moss and was printed in 2021.',
    'Hop was added in Deep Moss and was printed in 2021, which is wrong.',
    'Hop was added in Deep Moss but never says “Move over the moss and rest there.”',
    'Unless Hop was added in Deep Moss, it says “Move over the moss and rest there.”',
    'Toll rests and Hop was added in Deep Moss? No. It was printed in 2020.',
    'Skip was added in Deep Moss and says “Rest at the fern until noon, always.”',
  ])('but nothing holds where it is taken back or unknown: %s', (claim) => {
    const holds = check(claim).filter(
      ({ verdict, text }) => verdict === 'holds' && !text.startsWith('Hop was added in Deep Moss'),
    );
    expect(holds).toEqual([]);
  });

  test.each(['with', 'like', 'unlike', 'and also'])('nor may it be of another keyword: %s', (word) =>
    expect(answered(`Hop, ${word} Toll, was added in Deep Moss.`)).toEqual(['No source has it']),
  );

  test('also where the second only looks like a comment on the first, but is not so', () => {
    for (const claim of ['It is in the List.', 'It has never changed.'])
      expect(answeredOfList(`Hop was added in Deep Moss. ${claim}`)).toEqual([
        'On record',
        'Recorded differently',
      ]);
    expect(answeredOfList('Hop was added in Deep Moss, but is in the List.')).toEqual([
      'On record',
      'Recorded differently',
    ]);
    expect(answeredOfList('Hop was added in Deep Moss. It is in the Glossary.')).toEqual(['On record']);
    expect(answeredOfList('Hop: Rest under the moss now. It has never changed.')).toEqual([
      'Holds, word for word',
    ]);
    expect(answeredOfList('Hop: Rest under the moss now. It is in the List. Wrong.')).toEqual([
      'No source has it',
    ]);
  });

  test('and “It” without a keyword before it is no keyword', () => {
    expect(answered('They rest at home. It was added in Deep Moss.')).not.toContain('On record');
    expect(answered('Hop and Toll rest at home. It was added in Deep Moss.')).not.toContain('On record');
  });
});

describe('a sentence about a keyword and a set that no form reads is shown the record', () => {
  const titles = titlesOf(keywords, []);

  test.each([
    'With Deep Moss we saw Hop.',
    'Hop belongs to Dry Stone.',
    'Hop goes back to 2020.',
    'Hop is in Newts.',
    'Hop belongs to Newts.',
    'Hop is a word of Newts.',
    'We saw Hop with Newts.',
    'We knew Hop since Newts.',
  ])('%s', (claim) => {
    expect(check(claim).map((each) => sayAnswer(each, titles, () => []))).toEqual([
      `“${claim}”\n  Not understood; this is on record.\n  Hop was added in Deep Moss, by People of the Fern, on 23 May 2021; it was never reworded.`,
    ]);
  });

  test.each([
    'When was Hop added?',
    'Which set is Hop from?',
    'Who made Hop?',
    'Was Hop added in Dry Stone?',
    'How often was Hop reworded?',
  ])('and so is a question about it: %s', (claim) => {
    const [answer] = check(claim);
    expect(answer && sayAnswer(answer, titles, () => [])).toContain(
      'A question; this is on record.\n  Hop was added in Deep Moss',
    );
    expect(answer).toMatchObject({ verdict: 'unknown', how: null });
    expect(answer && isUnanswered(answer)).toBe(true);
  });

  test('also where a form reads it, and the answer is no', () =>
    expect(answered('Was Hop ever reworded?')).toEqual(['A question; this is on record']));

  test.each([
    'Can Hop be changed?',
    'Does Hop come from the moss?',
    'What does Hop do?',
    'Who made Hop and Toll?',
  ])('nor a question about the game or several keywords: %s', (claim) =>
    expect(answered(claim).join()).not.toContain('on record'),
  );

  test('with its changes, or where it stands', () => {
    const vault = sampleRevision('Vault', ['Vault units that were added rest at noon.']);
    const check = claimCheckOf([
      changingKeyword('Leap', [['It moves.'], ['It turns.']], {
        introduction: { set: 'Deep Moss', by: null, date: null },
      }),
      sampleKeyword('Vault', vault, {
        history: ['s1', 's2'].map((source) => ({ source, revision: vault.id })),
      }),
      sampleKeyword('Perch', sampleRevision('Perch', ['It rests.'])),
      changingKeyword('Moor', [['It sinks.'], ['It floats.']]),
    ]);
    const shown = (claim: string) => check(claim).map(({ said, sources }) => [said, ...sources]);
    const ofLeap = ['Leap was added in Deep Moss; it was reworded', 's2'];
    expect(shown('With Deep Moss we saw Leap.')).toEqual([ofLeap]);
    expect(shown('Leap\nIt belongs to Deep Moss.')).toEqual([ofLeap]);
    expect(shown('Vault is worded differently in the s2.')).toEqual([['Vault says the same', 's1', 's2']]);
    expect(shown('Vault was added in 2021.')).toEqual([['Vault says the same', 's1', 's2']]);
    expect(shown('Moor came into the game in 2021.')).toEqual([['Moor was reworded', 's2']]);
    expect(shown('Perch came into the game in 2021.')).toEqual([['Perch stands', 'a']]);
  });

  test.each([
    'Hop is for moss units in Deep Moss.',
    'Hop rests in 2020.',
    'Hop and Toll belong to Deep Moss.',
    'Hop belongs to somebody.',
    // The set may be meant, or newts.
    'Newts have Hop.',
    'No newt has Hop but all newts have.',
    'Does Hop belong to Deep Moss, you say?',
  ])('not where it is about the game, another keyword or no set: %s', (claim) =>
    expect(answered(claim).join()).not.toContain('on record'),
  );
});
