import { expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'move two of them over the fern';
const holds = expect.arrayContaining([[sentence, 'holds']]);

test.each([
  'Barring frogs,',
  'Save for frogs,',
  'Apart from frogs,',
  'Aside from frogs:',
  'Besides frogs,',
  'Plus frogs,',
  'Assuming your opponent agrees,',
  'Given a frog,',
  'Generally speaking,',
  'Typically:',
  'Excepting frogs,',
  'Ignoring frogs,',
  'Leaving frogs aside –',
  'Frogs aside:',
  'Frogs excepted,',
  'Best of three,',
  'Two players,',
  'Thanks to frogs,',
  'Once checked,',
  'Going by the old text,',
  'Good frogs,',
  'Should you win,',
  'Say you win,',
  'In short games,',
  'Unofficially,',
])('words for an exception before a sentence do not merely introduce it: %s', (lead) =>
  expect(told(`${lead} ${sentence}.`)).not.toEqual(holds),
);

test.each([
  'barring frogs',
  'frogs aside',
  'frogs excluded',
  'plus frogs',
  'besides frogs',
  'no exceptions but frogs',
])('nor do they mean nothing after a sentence: %s', (rest) => {
  expect(told(`${sentence}, ${rest}.`)).not.toEqual(holds);
  expect(told(`${sentence} (${rest}).`)).not.toEqual(holds);
});

test.each([
  'I looked it up,',
  'We asked them,',
  'Now I looked,',
  'A friend told us yesterday,',
  'Dear Ben,',
  'Hi Ben,',
  'Thanks Ben,',
  "Assuming I'm right,",
  'Granted, I heard that',
])('a greeting, or words about the speaker, still introduce the sentence: %s', (lead) =>
  expect(told(`${lead} ${sentence}.`)).toEqual(holds),
);

test('"the rules" is a noun, and not what somebody rules', () => {
  for (const rules of [
    'under the old rules',
    'by our rules',
    'under frog rules',
    'using the old rules',
    'with the previous rules',
  ]) {
    expect(told(`${sentence} ${rules}.`), rules).not.toEqual(holds);
    expect(told(`${rules}, ${sentence}.`), rules).not.toEqual(holds);
    expect(told(`${rules} ${sentence}.`), rules).not.toEqual(holds);
  }
  for (const ruler of [
    'A judge rules',
    'Bob rules that',
    'She rules',
    'My judge ruled',
    'Under the current rules,',
  ])
    expect(told(`${ruler} ${sentence}.`), ruler).toEqual(holds);
  for (const ruler of ['the judge rules', 'rules Bob', 'by the rules'])
    expect(told(`${sentence}, ${ruler}.`), ruler).toEqual(holds);
});

test.each([
  'Besides,',
  'In fact,',
  'Plus,',
  'Additionally,',
  'Officially,',
  'Sadly',
  'Naturally',
  'In short,',
  'Long story short,',
  'To answer your question,',
  'It turns out that',
  'My understanding is that',
  'You missed that',
  'It says right there:',
  'I checked, and',
  'No doubt',
  'Strictly speaking,',
  'Trust me,',
  'Good evening folks,',
  'Quick question,',
  'The way I read it,',
  'Friendly reminder,',
  'Short answer,',
  'Official ruling,',
  'Level 2 judge here,',
  'Going by the text,',
  'Pro tip,',
])('words that name no case change nothing before a sentence: %s', (lead) =>
  expect(told(`${lead} ${sentence}.`)).toEqual([[sentence, 'holds']]),
);

test.each(['period', 'no exceptions', 'no matter what', 'see the FAQ', 'hope that helps', 'case closed'])(
  'nor after it: %s',
  (rest) => expect(told(`${sentence}, ${rest}.`)).toEqual([[sentence, 'holds']]),
);

test('a signature after a tilde leaves the sentence as it is', () => {
  expect(told(`${sentence} ~ Ben`)).toContainEqual([sentence, 'holds']);
  for (const rest of ['~ if tapped', '~ frogs only']) expect(told(`${sentence} ${rest}`)).not.toEqual(holds);
});

test.each(['I like Leap, which says', 'My gripe is Leap, which reads', 'Leap, which states:'])(
  'words that end with a keyword, and what it says, introduce a quotation: %s',
  (lead) =>
    expect(told(`${lead} “Move two of them over the fern.”`)).toContainEqual([
      expect.stringMatching(/^Move two of them over the fern\.?$/),
      'holds',
    ]),
);

test('but not with a case before that', () => {
  for (const lead of ['With moss, I read,', 'In the moss, somebody said,'])
    expect(told(`${lead} “${sentence}”`).at(-1)?.[1], lead).toBe('near');
});

test('a word of the rules may say that a quotation was added to a keyword', () => {
  const check = claimCheckOf([
    changingKeyword('Leap', [['Move them over moss.', 'Cards added to the stack rest in it.']]),
  ]);
  const lead = 'Added to Leap:';
  expect(check(`${lead} “Cards added to the stack rest in it.”`).at(-1)?.verdict).toBe('holds');
});
