import { expect, test } from 'vitest';
import { createClaimCheck } from '../../../../../src/checks/claim/check.ts';
import { claimCheckOf } from '../../../../helpers/claim-checks.ts';
import { keywords } from '../../../../helpers/made-history.ts';
import { changingKeyword } from '../../../../helpers/samples.ts';

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
])('a keyword named after a quotation is the one that it is claimed of: %s', (closing) => {
  expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ slug: 'leap', isElsewhere: false }]);
  expect(answer(`“Jump as far as the sea.”${closing}.`)).toMatchObject([{ isElsewhere: true }]);
});

test.each(['Leap, s3', 'Leap, ruling 1, s3', 's3, Leap', 'Leap in the s3', 'Leap as of s3'])(
  'a citation of a keyword may have the source: %s',
  (cited) => {
    for (const claim of [`${sentence}. (${cited})`, `${sentence} (${cited})`, `“${sentence}” – ${cited}`])
      expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', slug: 'leap', isElsewhere: false }]);
    expect(answer(`Jump as far as the sea (${cited})`)).toMatchObject([{ isElsewhere: true }]);
  },
);

test.each(['; Vault sings in the rain', ', so Vault sings in the rain'])(
  "a further sentence of the author's own is no citation of the keyword in it: %s",
  (own) =>
    expect(answer(`${sentence}${own}.`)).toMatchObject([
      { verdict: 'holds', slug: null, isElsewhere: false },
      { verdict: 'unknown' },
    ]),
);

test.each(['Leap, not s3', 'Leap, if in s3', 'Leap in s9', 'Leap beside s3'])(
  'nor is a citation with a condition, a denial or an unknown source: %s',
  (cited) => expect(answer(`${sentence} (${cited})`)).not.toMatchObject([{ verdict: 'holds' }]),
);

test('a keyword and its source may precede a sentence as a heading does', () => {
  for (const heading of ['s3, Leap: ', 'Leap, s3: ', 'Leap (s3): ']) {
    expect(answer(`${heading}${sentence}.`), heading).toMatchObject([{ verdict: 'holds', slug: 'leap' }]);
    expect(answer(`${heading}Jump as far as the sea.`), heading).toMatchObject([{ isElsewhere: true }]);
  }
});

test.each(['!=', '≠'])('a sign for "is not" before the keyword denies the citation: %s', (sign) =>
  expect(answer(`Leap ${sign} ${sentence}.`)).toMatchObject([{ verdict: 'near' }]),
);

test.each([" isn't Leap", ' is not Leap', ' without Leap', " (isn't Leap)", ' and Leap'])(
  'as do words that deny it: %s',
  (closing) => expect(answer(`“${sentence}”${closing}.`)).toMatchObject([{ verdict: 'near' }]),
);

test('a name before a sentence is its speaker; a sentence with a place that no rule names is in no source', () => {
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
  'the author of a question like this believes the claim: %s',
  (opening) => {
    for (const asked of [`“${sentence}.”?`, `"${sentence}"?`])
      expect(told(`${opening} ${asked}`)).toEqual([[sentence, 'holds']]);
    expect(told(`${opening} “${sentence}.”`)[0]?.[1]).toBe('near');
    expect(told(`Why ${opening.toLowerCase()} “${sentence}.”?`)[0]?.[1]).toBe('near');
  },
);

test('and names the keyword if the question has it', () =>
  expect(answer("Doesn't Leap say “Jump as far as the sea.”?")).toMatchObject([
    { slug: 'leap', isElsewhere: true },
  ]));

test("also after a sentence of the author's own", () => {
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
])('the only keyword named before a sentence is the one that it is claimed of: %s', (lead) => {
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
])('words that say that a keyword says it claim nothing else: %s', (lead) =>
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
])('but words that narrow or deny it claim more: %s', (lead) =>
  expect(told(`${lead} “${sentence}.”`)[0]).not.toEqual([sentence, 'holds']),
);

test('where several keywords are named, it is claimed of none', () =>
  expect(answer(`My notes on Leap and Vault have “${sentence}.”`).at(-1)).toMatchObject({ slug: null }));

test('what is told of the time before a change held then', () =>
  expect(answer('Before the update, Leap said “Move two of them over the moss.”')).toMatchObject([
    { text: 'Move two of them over the moss', slug: 'leap', verdict: 'reworded' },
  ]));

test('words that only introduce a sentence are not answered, although another sentence begins with them', () => {
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
])('what a source is wrongly claimed to say is recorded differently: %s', (claimed) => {
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
])('but not where the claim does not say that the source has it: %s', (claim) =>
  expect(answer(claim).at(-1)?.place).toMatchObject({ slug: 'leap' }),
);

test.each([
  `The s1 says “${sentence}.” and so does s3.`,
  `According to s1 “${sentence}.”, older than s3.`,
  `In s1, “${sentence}.” was added in s3.`,
  `Unlike s3, the s1 says “${sentence}.”`,
])('of several sources, the one that introduces the words is checked: %s', (claim) =>
  expect(answer(claim)[0]).toMatchObject({ verdict: 'near', said: 'Leap says this', place: null }),
);

test.each([
  'In 2014 it said',
  'In the 2014 list it said',
  'The 2021 list said',
  'Leap originally read',
  'In 2014 Leap said',
])('what only the newest source says is recorded differently for an earlier time: %s', (lead) => {
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
])('but a date of when somebody said it does not put the text into the past: %s', (lead) =>
  expect(answer(`${lead}: ${sentence}.`).at(-1)).toMatchObject({ verdict: 'holds' }),
);

test('a year after the last recorded date may be that of the newest source', () => {
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
])('a source may be cited even if its name consists of words of the rules: %s', (claim) => {
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

test('what held once is answered so, whichever source is cited', () =>
  expect(answer('The s3 says that Move one of them over the moss.')).toMatchObject([
    { verdict: 'reworded' },
  ]));

test('a sentence in other words may cite its keyword last', () => {
  const moss = claimCheckOf([
    changingKeyword('Leap', [['The stone must be wet to turn it.']]),
    changingKeyword('Vault', [['Look for the fern.']]),
  ]);
  const cited = (name: string) => moss(`The stone has to be wet to turn it${name}`);
  for (const name of [' (Leap).', ' – Leap', '. (Leap)'])
    expect(cited(name), name).toMatchObject([{ verdict: 'holds', how: 'words', place: { slug: 'leap' } }]);
  expect(cited(' (Vault).')).toMatchObject([{ verdict: 'near' }]);
});
