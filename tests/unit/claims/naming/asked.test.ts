import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const ofLeap = 'Move two of them over the fern.';
const ofVault = 'Jump as far as the sea.';
const ofVaultByName = 'With Vault jump as far as the sea.';

/** What became of the text in a claim: the last of what is answered there. */
const last = (claim: string) => answer(claim).at(-1);

describe('an answer below a request for a keyword is claimed of that keyword', () => {
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
  ])('up to the next question or the end of the answer, and not for a text that names another: %j', (claim) =>
    expect(last(claim)).toMatchObject({ verdict: 'holds', isElsewhere: false }),
  );

  test('the question itself is answered as before', () =>
    expect(answer('What does Leap do?')).toMatchObject([{ text: 'What does Leap do?', verdict: 'unknown' }]));
});

test.each(['Leap. ', 'Leap 2. ', '1. Leap. ', '**Leap.** ', 'LEAP! ', 'Leap... ', 'Leap … ', '(Leap) '])(
  'a name before a full stop, or in brackets, names the keyword of the text after it: %j',
  (name) => {
    expect(answer(`${name}${ofLeap}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
    expect(answer(`${name}${ofVault}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
  },
);

test('such a name counts up to the next one, and not for a text that names another', () => {
  const each = answer(`Leap. ${ofLeap} Vault. ${ofVault}`);
  expect(each.map(({ verdict, isElsewhere }) => [verdict, isElsewhere])).toEqual([
    ['holds', false],
    ['holds', false],
  ]);
  for (const claim of [`Leap. Vault. ${ofVault}`, `Leap. ${ofVaultByName}`, `(Leap) ${ofVaultByName}`])
    expect(last(claim), claim).toMatchObject({ verdict: 'holds', isElsewhere: false });
});

test('nor is a name after a cost in a row', () => {
  const row = 'Pay 2 stones → Leap. | The fern rests.';
  expect(answer(row).map(({ text }) => text)).toEqual([row]);
});

test('nor is one with more words before the full stop or in the brackets', () => {
  for (const claim of [`They leap. ${ofVault}`, `Leap of stones. ${ofVault}`, `(not Leap) ${ofVault}`])
    expect(last(claim), claim).toMatchObject({ verdict: 'holds', isElsewhere: false });
});

test.each([" That's Leap.", ' That is Leap!', ' See Leap.', ' (See Leap.)', ' (see Leap)'])(
  'a reference after a sentence names its keyword:%s',
  (cited) => {
    expect(answer(`${ofLeap}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
    expect(answer(`${ofVault}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
  },
);

test.each([' See also Leap.', ' (see also Leap)', ', cf. Leap'])(
  'a further reference does not name its keyword:%s',
  (cited) => expect(answer(`${ofVault}${cited}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]),
);

test('nor does a reference to another keyword than the one named in the sentence or above it', () => {
  const said = [`${ofVaultByName} See Leap.`, `Vault: ${ofVault} See Leap.`, `Vault\n${ofVault} (See Leap.)`];
  for (const claim of said)
    expect(answer(claim), claim).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
  expect(last('Unless you see Leap.')).toMatchObject({ text: 'Unless you see Leap.' });
});

test('a reference may also follow a comma or precede a sentence, but has no more words', () => {
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
])('words that introduce a text by a name name its keyword: %s', (lead) => {
  expect(answer(`${lead}${ofLeap}`)).toMatchObject([{ verdict: 'holds', isElsewhere: false }]);
  expect(answer(`${lead}${ofVault}`)).toMatchObject([{ verdict: 'holds', isElsewhere: true }]);
});

test.each([
  `My fern has no Leap: ${ofLeap}`,
  `If this fern has Leap: ${ofLeap}`,
  `The effect of Leap is not that ${ofLeap}`,
  `The effect of Leap is that it is false that ${ofLeap}`,
  `As for Leap, only ${ofLeap}`,
])('but not where they deny or narrow it: %s', (claim) =>
  expect(answer(claim)).toMatchObject([{ verdict: 'near' }]),
);

describe('what a claim is said to be called is its keyword', () => {
  const isElsewhere = (claim: string) => answer(claim).map((each) => each.isElsewhere);

  test.each([
    ' This is called Vault.',
    " It's called Vault.",
    ' We call this Vault.',
    ' The keyword is Vault.',
    "\nThat's Vault.",
    '\nThis is called Vault!',
  ])('%j', (name) => {
    expect(isElsewhere(`Move two of them over the fern.${name}`)).toEqual([true]);
    expect(isElsewhere(`Move two of them over the fern.${name.replace('Vault', 'Leap')}`)).toEqual([false]);
  });

  test('but not where the name is a heading', () => {
    const page = 'Jump as far as the sea.\nThis is called Leap:\nMove two of them over the fern.';
    expect(isElsewhere(page)).not.toContain(true);
    expect(isElsewhere('Vault (layered)\n\nMove two of them over the fern.').at(-1)).toBe(true);
    expect(isElsewhere('Vault – a layered ability\n\nMove two of them over the fern.').at(-1)).toBe(true);
    expect(isElsewhere('Vault is a layered ability.\n\nMove two of them over the fern.').at(-1)).toBe(false);
  });
});
