import { expect, test } from 'vitest';
import { createClaimCheck } from '../../src/checks/claim/check.ts';
import { claimCheckOf } from '../claim-checks.ts';
import { keywords } from '../made-history.ts';
import { changingKeyword } from '../samples.ts';

const answer = claimCheckOf(keywords());
/** What is told, with the stop of a sentence or without: where it was cut out of another it has none. */
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text.replace(/\.$/, ''), verdict]);
const sentence = 'Move two of them over the fern';

test.each([
  ' is the text of Leap',
  ' is what Leap says',
  ' is Leap',
  ' for Leap',
  ' – Leap',
  ' (what Leap says)',
])('who names a keyword behind a quotation says of what it is: %s', (closing) => {
  expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ slug: 'leap', isElsewhere: false }]);
  expect(answer(`“Jump as far as the sea.”${closing}.`)).toMatchObject([{ isElsewhere: true }]);
});

test.each(['Leap, s3', 'Leap, ruling 1, s3', 's3, Leap', 'Leap in the s3', 'Leap as of s3'])(
  'a keyword is cited with the source in which it stands: %s',
  (cited) => {
    for (const claim of [`${sentence}. (${cited})`, `${sentence} (${cited})`, `“${sentence}” – ${cited}`])
      expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', slug: 'leap', isElsewhere: false }]);
    expect(answer(`Jump as far as the sea (${cited})`)).toMatchObject([{ isElsewhere: true }]);
  },
);

test.each(['; Vault sings in the rain', ', so Vault sings in the rain'])(
  'who goes on with a sentence of his own cites no keyword that he names in it: %s',
  (own) =>
    expect(answer(`${sentence}${own}.`)).toMatchObject([
      { verdict: 'holds', slug: null, isElsewhere: false },
      { verdict: 'unknown' },
    ]),
);

test.each(['Leap, not s3', 'Leap, if in s3', 'Leap in s9', 'Leap beside s3'])(
  'and not where something else is said of it: %s',
  (cited) => expect(answer(`${sentence} (${cited})`)).not.toMatchObject([{ verdict: 'holds' }]),
);

test('a keyword and its source stand in front of a sentence as a heading does', () => {
  for (const heading of ['s3, Leap: ', 'Leap, s3: ', 'Leap (s3): ']) {
    expect(answer(`${heading}${sentence}.`), heading).toMatchObject([{ verdict: 'holds', slug: 'leap' }]);
    expect(answer(`${heading}Jump as far as the sea.`), heading).toMatchObject([{ isElsewhere: true }]);
  }
});

test.each(['!=', '≠'])('and who writes that it is not with a sign denies it: %s', (sign) =>
  expect(answer(`Leap ${sign} ${sentence}.`)).toMatchObject([{ verdict: 'near' }]),
);

test.each([" isn't Leap", ' is not Leap', ' without Leap', " (isn't Leap)", ' and Leap'])(
  'and who denies it says something else: %s',
  (closing) => expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ verdict: 'near' }]),
);

test('a name in front of a sentence is of who says it; of a place that no rule names it is told that no source has it', () => {
  for (const opening of [
    'Quokka',
    'Red Quokka',
    'Judge Ben',
    'Question',
    'After',
    'my friend',
    'Fact',
    'Ben said',
    'PSA',
    'p. 14',
    'Remember',
  ])
    expect(answer(`${opening}: ${sentence}.`), opening).toMatchObject([{ verdict: 'holds' }]);
  for (const place of ['In Quokka', 'In 2v2', 'in Red Quokka'])
    expect(answer(`${place}: ${sentence}.`), place).toMatchObject([{ text: place, verdict: 'unknown' }, {}]);
  expect(answer(`Remember, ${sentence.toLowerCase()}.`)).toMatchObject([{ verdict: 'holds' }]);
  expect(answer('Quokka: You may rest it on a stone.')).toMatchObject([{ verdict: 'removed' }]);
});

test.each(["Doesn't it say", "Isn't it", "Don't the rules say that", 'Doesn’t Leap say'])(
  'who asks so holds that it is: %s',
  (opening) => {
    for (const asked of [`“${sentence}.”?`, `"${sentence}"?`])
      expect(told(`${opening} ${asked}`)).toEqual([[sentence, 'holds']]);
    expect(told(`${opening} “${sentence}.”`)[0]?.[1]).toBe('near');
    expect(told(`Why ${opening.toLowerCase()} “${sentence}.”?`)[0]?.[1]).toBe('near');
  },
);

test('who asks so of a keyword names it', () =>
  expect(answer("Doesn't Leap say “Jump as far as the sea.”?")).toMatchObject([
    { slug: 'leap', isElsewhere: true },
  ]));

test('who asks so behind what he says first holds that it is', () => {
  for (const opening of ["It's been a while, but isn't it", "Not sure, but isn't there a rule that"])
    expect(told(`${opening} “${sentence}.”?`), opening).toEqual([[sentence, 'holds']]);
});

test.each([
  'I think Leap says',
  'i think leap says',
  'My friend says Leap means',
  'Does Leap have',
  "Leap's text:",
  'The entry for Leap reads',
  'Is it Leap that says',
  'My notes on Leap have',
  "What's Leap?",
  'Leap?',
])('the one keyword that is named in front of a sentence is that of which it is claimed: %s', (lead) => {
  expect(answer(`${lead} “${sentence}.”`).at(-1)).toMatchObject({ isElsewhere: false, verdict: 'holds' });
  expect(answer(`${lead} “Jump as far as the sea.”`).at(-1)).toMatchObject({ isElsewhere: true });
});

test.each([
  'Does Leap have',
  "Leap's text is",
  'My friend says Leap means',
  'i heard leap says',
  'In S3, Leap says',
  'According to S3, Leap reads',
  'Unlike Vault, Leap says',
  'Leap got a new ruling:',
  'Leap has a new wording:',
  'Leap errata:',
  'I heard Leap was changed to',
  'Leap was reworded to say',
  'Leap changed to',
  'They added to Leap:',
])('who says it of a keyword claims nothing else: %s', (lead) =>
  expect(told(`${lead} “${sentence}.”`)).toEqual([[sentence, 'holds']]),
);

test.each([
  'By day Leap means',
  "Leap doesn't mean",
  'Nobody says Leap means',
  'Only by day Leap says',
  'Only in S3, Leap says',
  'Unlike fern, Leap says',
  'In S3, for quokkas, I heard, Leap says',
  'Today, for quokkas, I heard that',
  'Leap got no new ruling:',
  "Leap wasn't changed to",
  'Leap was changed from',
  'By day Leap was changed to',
  'Before the update, Leap said',
])('and who narrows or denies it claims more: %s', (lead) =>
  expect(told(`${lead} “${sentence}.”`)[0]).not.toEqual([sentence, 'holds']),
);

test('of several that are named it is claimed of none', () =>
  expect(answer(`My notes on Leap and Vault have “${sentence}.”`).at(-1)).toMatchObject({ slug: null }));

test('what somebody tells of the time before a change held then', () =>
  expect(answer('Before the update, Leap said “Move two of them over the moss.”')).toMatchObject([
    { text: 'Move two of them over the moss', slug: 'leap', verdict: 'reworded' },
  ]));

test('words that only open a sentence are not answered, though another sentence begins with them', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['According to the list of all it rests.', 'It turns on the fern.']]),
  ]);
  expect(check('According to the list, it turns on the fern.').map(({ text }) => text)).toEqual([
    'it turns on the fern',
  ]);
});

test.each([
  (text: string, source: string) => `The ${source} says that ${text}.`,
  (text: string, source: string) => `In the ${source}, Leap reads: ${text}.`,
  (text: string, source: string) => `According to ${source}, ${text}.`,
  (text: string, source: string) => `${source}: ${text}.`,
  (text: string, source: string) => `From the ${source}: ${text}.`,
  (text: string, source: string) => `${text} (${source}).`,
  (text: string, source: string) => `${text} (Leap, ${source})`,
  (text: string, source: string) => `${text} (as of ${source})`,
  (text: string, source: string) => `In the ${source} it said “${text}.”`,
  (text: string, source: string) => `In the ${source} Leap says “${text}.”`,
  (text: string, source: string) => `Leap (${source}): ${text}.`,
  (text: string, source: string) => `The ${source} wording of Leap is “${text}.”`,
  (text: string, source: string) => `The ${source} gives Leap as “${text}.”`,
  (text: string, source: string) => `“${text}.” — ${source}`,
  (text: string, source: string) => `“${text}.” is what the ${source} says.`,
  (text: string, source: string) => `“${text}.” stands in the ${source}.`,
  (text: string, source: string) => `Since the ${source} says “${text}.”`,
])('what a source is said to say that never had it is recorded otherwise: %s', (claimed) => {
  expect(answer(claimed(sentence, 's3')).at(-1)).toMatchObject({ verdict: 'holds', place: { slug: 'leap' } });
  expect(answer(claimed(sentence, 's1')).at(-1)).toMatchObject({
    ...{ verdict: 'near', slug: 'leap', said: 'Leap says this', sources: ['s3'], place: null },
  });
});

test.each([
  `Unlike in s1, ${sentence}.`,
  `Since s1: ${sentence}.`,
  `${sentence} (s1, s3)`,
  `s1 lacks this: ${sentence}.`,
  `Newer than the s1: “${sentence}.”`,
  `I have s1: ${sentence}.`,
  `Missing from s1: “${sentence}.”`,
  `Compared to s1: “${sentence}.”`,
  `In addition to s1: “${sentence}.”`,
  `The s1 forgot “${sentence}.”`,
  `Playing s1 last night we saw that ${sentence}.`,
  `Unlike s1, the s3 says “${sentence}.”`,
  `In s1 it was different, the s3 says “${sentence}.”`,
  `In s1 nothing was said, in s3: “${sentence}.”`,
])('and not where nobody says that it stands there: %s', (claim) =>
  expect(answer(claim).at(-1)?.place).toMatchObject({ slug: 'leap' }),
);

test.each([
  `The s1 says “${sentence}.” and so does s3.`,
  `According to s1 “${sentence}.”, older than s3.`,
  `In s1, “${sentence}.” was added in s3.`,
  `Unlike s3, the s1 says “${sentence}.”`,
])('of several sources the one that leads to the words is asked: %s', (claim) =>
  expect(answer(claim)[0]).toMatchObject({ verdict: 'near', said: 'Leap says this', place: null }),
);

test.each([
  'In 2014 it said',
  'In the 2014 list it said',
  'The 2021 list said',
  'Leap originally read',
  'In 2014 Leap said',
])('what the newest source alone says was not said then: %s', (lead) => {
  expect(answer(`${lead} “${sentence}.”`)).toMatchObject([{ verdict: 'near', said: 'Leap says this' }]);
  expect(answer(`${lead} “Move one of them over the moss.”`)).toMatchObject([{ verdict: 'reworded' }]);
  const check = claimCheckOf([
    changingKeyword('Leap', [
      ['It moves.', 'It turns on the fern.'],
      ['It rests.', 'It turns on the fern.'],
    ]),
  ]);
  expect(check(`${lead} “It turns on the fern.”`)).toMatchObject([{ verdict: 'holds' }]);
});

test.each([
  '2014-05-03 Ben said',
  'In 2014 a judge said',
  'As of 2021 it is',
  'Since the 2021 list it says',
  'The 2014 text was short, now it says',
])('and who dates what they say puts no text into the past: %s', (lead) =>
  expect(answer(`${lead}: ${sentence}.`).at(-1)).toMatchObject({ verdict: 'holds' }),
);

test('a year after that of the last keyword may be the one of the newest source', () => {
  const introduction = { set: null, by: null, date: '2021-05-23' };
  const check = claimCheckOf([
    changingKeyword('Leap', [['It moves.'], ['It rests on the fern.']], { introduction }),
  ]);
  expect(check('The 2021 text says “It rests on the fern.”')).toMatchObject([
    { verdict: 'near', place: null },
  ]);
  expect(check('The 2022 text says “It rests on the fern.”')).toMatchObject([{ verdict: 'holds' }]);
});

test.each([
  'The Fern list has “It sings by old moss.”',
  'I read in the Fern list that it sings by old moss.',
])('a source whose name is made of words that the rules have leads to what it says: %s', (claim) => {
  const check = createClaimCheck(
    [changingKeyword('Leap', [['It rests.', 'It sings by old moss.'], ['The list of each fern has it.']])],
    [{ id: 's1', title: 'Fern list' }],
  );
  expect(check(claim)).toMatchObject([{ verdict: 'removed' }]);
  for (const other of [
    'If the Fern list has “It sings by old moss.”',
    claim.replace(/has|read/, 'never $&'),
    `Maybe ${claim}`,
  ])
    expect(check(other)[0]?.verdict, other).not.toBe('removed');
});

test('what was said once was said, whichever source is named', () =>
  expect(answer('The s3 says that Move one of them over the moss.')).toMatchObject([
    { verdict: 'reworded' },
  ]));
