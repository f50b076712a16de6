import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../claim-checks.ts';
import { keywords } from '../made-history.ts';

const answer = claimCheckOf(keywords());
const ofLeap = 'Move two of them over the fern.';
const ofVault = 'Jump as far as the sea.';
const ofVaultByName = 'With Vault jump as far as the sea.';

/** What became of the text in a claim: the last of what is answered there. */
const last = (claim: string) => answer(claim).at(-1);

describe('who asks for a keyword and is answered below says of what that is', () => {
  test.each([
    'What does Leap do?\n',
    'What does Leap do?\n\n',
    '> What does Leap do?\n> ',
    'Q: What does Leap do?\nA: ',
    'Ann: What does Leap do?\nBob: ',
    "Q: What's Leap?\nA: ",
    'Q: What is the Leap ability?\nA: ',
    'Q: How does Leap work?\nA: ',
    'How does Leap work? ',
    'Can you explain Leap?\n',
    'Re: Leap\n\n',
    'Subject: Leap\n\n',
  ])('%j', (asked) => {
    expect(last(`${asked}${ofLeap}`)).toMatchObject({ verdict: 'holds', isElsewhere: false });
    expect(last(`${asked}${ofVault}`)).toMatchObject({ verdict: 'holds', isElsewhere: true });
  });

  test.each([
    `What does Leap do?\n${ofLeap}\nCan anybody jump?\n${ofVault}`,
    `What does Leap do?\n${ofLeap}\n\n${ofVault}`,
    `What does Leap do?\n${ofVaultByName}`,
    `Does Leap rest when it rains?\n${ofVault}`,
    `How does Leap work with a stone?\n${ofVault}`,
  ])('up to the next question or the end of what is said there, and of no other that it names: %j', (claim) =>
    expect(last(claim)).toMatchObject({ verdict: 'holds', isElsewhere: false }),
  );

  test('the question is answered as before', () =>
    expect(answer('What does Leap do?')).toMatchObject([{ text: 'What does Leap do?', verdict: 'unknown' }]));
});

test.each(['Leap. ', 'Leap 2. ', '1. Leap. ', '**Leap.** ', 'LEAP! ', 'Leap... ', 'Leap … ', '(Leap) '])(
  'a name with a stop behind it, or in brackets, is one in front of a text: %j',
  (name) => {
    expect(answer(`${name}${ofLeap}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
    expect(answer(`${name}${ofVault}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
  },
);

test('up to the next name, and of no other that is named in the text', () => {
  const each = answer(`Leap. ${ofLeap} Vault. ${ofVault}`);
  expect(each.map(({ verdict, isElsewhere }) => [verdict, isElsewhere])).toEqual([
    ['holds', false],
    ['holds', false],
  ]);
  for (const claim of [`Leap. Vault. ${ofVault}`, `Leap. ${ofVaultByName}`, `(Leap) ${ofVaultByName}`])
    expect(last(claim), claim).toMatchObject({ verdict: 'holds', isElsewhere: false });
});

test('nor in a row, behind a cost', () => {
  const row = 'Pay 2 stones → Leap. | The fern rests.';
  expect(answer(row).map(({ text }) => text)).toEqual([row]);
});

test('and no more than the name', () => {
  for (const claim of [`They leap. ${ofVault}`, `Leap of stones. ${ofVault}`, `(not Leap) ${ofVault}`])
    expect(last(claim), claim).toMatchObject({ verdict: 'holds', isElsewhere: false });
});

test.each([" That's Leap.", ' That is Leap!', ' See Leap.', ' (See Leap.)', ' (see Leap)'])(
  'who says behind a sentence where it stands says of what it is:%s',
  (cited) => {
    expect(answer(`${ofLeap}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
    expect(answer(`${ofVault}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
  },
);

test.each([' See also Leap.', ' (see also Leap)', ', cf. Leap'])(
  'who only refers to a keyword does not say that it is of that:%s',
  (cited) => expect(answer(`${ofVault}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]),
);

test('nor who refers to another than the one that he names, or under which he says it', () => {
  const said = [`${ofVaultByName} See Leap.`, `Vault: ${ofVault} See Leap.`, `Vault\n${ofVault} (See Leap.)`];
  for (const claim of said)
    expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
  expect(last('Unless you see Leap.')).toMatchObject({ text: 'Unless you see Leap.' });
});

test('also behind a comma, or in front of it; and not where he says more', () => {
  const [leap, vault] = [ofLeap, ofVault].map((text) => text.slice(0, -1));
  for (const cited of [', see Leap.', ", that's Leap.", ' (see Leap).']) {
    expect(answer(`${leap}${cited}`), cited).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
    expect(answer(`${vault}${cited}`), cited).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
  }
  for (const said of [", that's not Leap.", ", that's Leap if it rests.", ', Leap.'])
    expect(last(`${leap}${said}`), said).toMatchObject({ verdict: 'near' });
  for (const claim of [
    `See Leap: ${ofLeap}`,
    `See Vault: ${ofVault}`,
    'See Vault: It costs nothing to jump there.',
  ])
    expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
});

test.each([
  'Keyword Leap: ',
  'Keyword “Leap”: ',
  'Ability Leap: ',
  'As for Leap, ',
  'Per Leap, ',
  'When it comes to Leap, ',
  'According to Leap: ',
  'My fern has Leap: ',
  'The rule for Leap is that ',
  'The effect of Leap is that ',
])('who leads to a text by a name says of what it is: %s', (lead) => {
  expect(answer(`${lead}${ofLeap}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
  expect(answer(`${lead}${ofVault}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
});

test.each([
  `My fern has no Leap: ${ofLeap}`,
  `If this fern has Leap: ${ofLeap}`,
  `The effect of Leap is not that ${ofLeap}`,
  `The effect of Leap is that it is false that ${ofLeap}`,
  `As for Leap, only ${ofLeap}`,
])('and not where he denies it, or narrows it: %s', (claim) =>
  expect(answer(claim)).toMatchObject([{ verdict: 'near' }]),
);
