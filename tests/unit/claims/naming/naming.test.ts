import { expect, test } from 'vitest';
import { withoutPast } from '../../../../src/checks/claim/talk/talk-words.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern';

test('a keyword that is called old has its earlier wordings, and no longer what it says now', () => {
  const old = 'Move two of them over the moss';
  for (const opening of [
    'Old Leap: ',
    'Former Leap: ',
    'Leap (old): ',
    'Leap, formerly: ',
    'Before: ',
    'Leap: ',
  ])
    expect(answer(`${opening}${old}.`), opening).toMatchObject([{ verdict: 'reworded' }]);
  for (const opening of [
    'Old Leap: ',
    'Leap (old): ',
    'Before: ',
    'Originally: ',
    'Back in the day: ',
    'It was the case that ',
    'The rules once said that ',
  ])
    expect(answer(`${opening}${sentence}.`), opening).toMatchObject([{ verdict: 'near' }]);
  expect(answer(`After: ${sentence}.`)).toMatchObject([{ text: sentence, verdict: 'holds' }]);
  for (const opening of [
    'It used to say that ',
    'It used to be that ',
    'It was the case that ',
    'Leap once said that ',
    'Leap no longer says that ',
    'Overruled – someone wrote that ',
  ])
    expect(answer(`${opening}${old}.`), opening).toMatchObject([{ text: old, verdict: 'reworded' }]);
  for (const opening of ['It only says by day that ', 'When it rains: '])
    expect(answer(`${opening}${old}.`), opening).toMatchObject([{ verdict: 'near' }]);
});

test.each([
  ['Old Leap', 'Leap'],
  ['Former  High Vault', 'High Vault'],
  ['High Vault (old)', 'High Vault'],
  ['Red, High Vault, formerly', 'Red, High Vault'],
  ['High Old Vault', 'High Old Vault'],
  ['Gone', 'Gone'],
])('“%s” is “%s” without the word for old', (name, without) => expect(withoutPast(name)).toBe(without));

test('words that say that a keyword says it name the keyword', () => {
  for (const opening of ['Does Leap still say that ', 'Leap now reads: ', 'The Leap keyword still says: ']) {
    expect(answer(`${opening}${sentence}.`), opening).toMatchObject([{ slug: 'leap', verdict: 'holds' }]);
    expect(answer(`${opening}Jump as far as the sea.`), opening).toMatchObject([
      { slug: 'leap', isElsewhere: true },
    ]);
  }
  const old = 'Move two of them over the moss';
  for (const opening of ['The old Leap said: ', 'Leap no longer says: ', 'The former Leap has: ']) {
    expect(told(`${opening}${old}.`), opening).toEqual([[old, 'reworded']]);
    expect(told(`${opening}${sentence}.`), opening).toEqual([[`${opening}${sentence}.`, 'near']]);
  }
});

test('words that say that a keyword has, got or lost a line name the keyword', () => {
  const old = 'Move two of them over the moss';
  const having = [
    'Leap has the line',
    'Leap contains',
    'Leap includes the words',
    'The Leap ability gained the ruling',
  ];
  for (const opening of having) {
    expect(told(`${opening} “${sentence}.”`), opening).toEqual([[sentence, 'holds']]);
    expect(answer(`${opening} “Jump as far as the sea.”`), opening).toMatchObject([{ isElsewhere: true }]);
  }
  const losing = ['Leap lost the line', 'Leap no longer has the sentence', 'Leap used to have the ruling'];
  for (const opening of losing) {
    expect(told(`${opening} “${old}.”`), opening).toEqual([[old, 'reworded']]);
    expect(told(`${opening} “${sentence}.”`).flat(), opening).not.toContain('holds');
  }
  const lacking = [
    'Leap doesn’t contain',
    'Leap never had the line',
    'Leap lost',
    'Leap lacks the words',
    'Leap is missing the ruling',
    'Leap omits',
    'The page left out',
  ];
  for (const opening of lacking)
    expect(told(`${opening} “${sentence}.”`).flat(), opening).not.toContain('holds');
});

test('a question names the keyword that its answer is claimed of', () => {
  for (const question of ['What does Leap do?', 'what is Leap?', 'What does the Leap ability mean now?']) {
    expect(answer(`${question} ${sentence}.`), question).toMatchObject([
      { slug: 'leap', isElsewhere: false, verdict: 'holds' },
    ]);
    expect(answer(`${question} “Jump as far as the sea.”`), question).toMatchObject([
      { slug: 'leap', isElsewhere: true, place: { slug: 'vault' } },
    ]);
  }
  expect(answer('What does Leap do?')).toMatchObject([{ verdict: 'unknown' }]);
});

test('words before a name may say that something is claimed of it', () => {
  for (const opening of ['With Leap, ', 'For Leap: ', 'Regarding the Leap keyword: ', 'About Leap, ']) {
    expect(answer(`${opening}move two of them over the fern.`), opening).toMatchObject([
      { slug: 'leap', isElsewhere: false, verdict: 'holds' },
    ]);
    expect(answer(`${opening}jump as far as the sea.`), opening).toMatchObject([{ isElsewhere: true }]);
  }
  expect(answer('Without Leap, move two of them over the fern.')).toMatchObject([{ verdict: 'near' }]);
});

test('a keyword may be named with any word for its text, unless that is denied or past', () => {
  for (const opening of [
    'The rule of Leap is: ',
    'The current rule for Leap: ',
    'The official wording of Leap now is ',
    'The full definition of Leap is ',
    'Leap’s rulings say ',
  ]) {
    const [[text = '', verdict] = [], ...others] = told(`${opening}"${sentence}."`);
    expect([text.replace(/\.$/, ''), verdict, others], opening).toEqual([sentence, 'holds', []]);
  }
  for (const opening of ['The rule of Leap was: ', 'The rule of Leap is not ', 'The house rule for Leap is '])
    expect(told(`${opening}"${sentence}."`), opening).not.toContainEqual([sentence, 'holds']);
});
