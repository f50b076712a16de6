import { describe, expect, test } from 'vitest';
import { topicIn } from '../../../../src/checks/claim/naming/topics.ts';
import { claimCheckOf, rulebookIn } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const answer = claimCheckOf(keywords());
const ofLeap = 'Move two of them over the fern.';
const ofVault = 'Jump as far as the sea.';

/** What became of the text in a claim. */
const told = (claim: string) => {
  const found = answer(claim).find(({ text }) => /^(?:Move|Jump)/.test(text));
  return `${found?.verdict}${found?.isElsewhere ? ' elsewhere' : ''}`;
};

describe('a request for a keyword, in whatever words, names the keyword of the answer', () => {
  test.each([
    ...['what does leap do again?', 'whats leap', 'What exactly does Leap do?', 'leap pls', 'Leap rules?'],
    ...['remind me what Leap does', 'Can someone tell me what Leap does?', 'I forgot what Leap does.'],
    ...['Hey guys, what does Leap do?', 'New to the game, what is Leap?', 'And Leap?', 'wtf is leap'],
    ...['Quick question: what does Leap do?', 'What do units with Leap do?', 'Need the Leap wording.'],
  ])('%s', (asked) => {
    for (const between of ['\n', '\n\n', '\nHi all,\n\n', '\nBob: ']) {
      const who = between.endsWith(': ') ? 'Ann: ' : '';
      expect(told(`${who}${asked}${between}${ofLeap}`), between).toBe('holds');
      expect(told(`${who}${asked}${between}${ofVault}`), between).toBe('holds elsewhere');
    }
  });

  test.each([
    ...['What beats Leap?', 'Counter to Leap?', 'No Leap here:', 'Better than Leap:', 'I play Leap.'],
    ...[
      'My Leap deck',
      'Subject: Leap deck',
      'Does Leap work against Vault?',
      'Leap vs Vault',
      'I need Leap.',
    ],
  ])('but not where somebody says or asks more: %s', (line) =>
    expect(told(`${line}\n${ofVault}`)).toBe('holds'),
  );
});

test.each([
  ...[
    '🔹 Leap 🔹',
    '★ Leap ★',
    '--- Leap ---',
    '[Leap]',
    '+ Leap',
    'h3. Leap',
    '# Leap {#leap}',
    'Leap ........ 12',
  ],
  ...[
    'p. 12 Leap',
    '!kw leap',
    'Search results for Leap',
    'You searched for “Leap”',
    'Fwd: Leap',
    '[RULES] Leap',
  ],
  ...[
    'Front: Leap',
    'Card 12: Leap',
    "Today's keyword: Leap",
    'Next up: Leap',
    'Moving on to Leap.',
    'Leap, keyword',
  ],
])('a title may have more than the name of a keyword: %s', (title) => {
  expect(told(`${title}\n${ofLeap}`)).toBe('holds');
  expect(told(`${title}\n${ofVault}`)).toBe('holds elsewhere');
});

test.each([
  ...['\n— Leap', '\n(Leap)', '\n\nLeap', '\nSource: Leap', '\nhttps://example.org/keywords/leap/'],
  ...[
    ' Source: Leap',
    ' (source: Leap)',
    ' So says Leap.',
    ' That is what Leap does.',
    ' aka Leap',
    ' i.e. Leap.',
  ],
])('a name may follow its text, or be below it: %j', (behind) => {
  expect(told(`${ofLeap}${behind}`)).toBe('holds');
  expect(told(`${ofVault}${behind}`)).toBe('holds elsewhere');
});

test('and then names the keyword of that text alone, unless it has its own text or another is named', () => {
  expect(told(`${ofVault}\n\nLeap\n${ofLeap}`)).toBe('holds');
  expect(told(`${ofVault}\nThe fern rests.\n— Leap`)).toBe('holds');
  expect(told(`Vault\n${ofVault}\n\nLeap`)).toBe('holds');
  expect(answer('With Vault jump as far as the sea.\n— Leap')).toMatchObject([{ isElsewhere: false }]);
});

test.each([
  ...[
    'Definition of Leap: ',
    "Leap's reminder text: ",
    'Leap (new wording): ',
    'Leap, in full: ',
    'Ad Leap: ',
  ],
  ...[
    'Leap, as I understand it: ',
    'My card has Leap, which reads: ',
    'How Leap works: ',
    'Glossary > Leap > ',
  ],
])('words that introduce what a keyword says name it: %s', (lead) => {
  expect(told(`${lead}${ofLeap}`)).toBe('holds');
  expect(told(`${lead}${ofVault}`)).toBe('holds elsewhere');
});

test.each([
  ...[
    'My new text for Leap: ',
    'Leap could be: ',
    'Let Leap be: ',
    'Leap at first: ',
    'Leap for these units: ',
  ],
  ...['Leap only: ', 'Not Leap: ', 'Leap (old wording): ', 'Leap without text: ', 'What Leap should say: '],
])('but not a wish for another text, nor one that narrows it: %s', (lead) => {
  expect(topicIn(`${lead}${ofLeap}`, rulebookIn(keywords()).known)).toBeNull();
});

test.each(['[Leap] An effect that moves it rests there.', '#Leap However, it may rest there.'])(
  'and no text is cut after the words that it begins with: %s',
  (line) => expect(topicIn(line, rulebookIn(keywords()).known)).toBeNull(),
);

test('a name is found however many words it has', () => {
  const game = [changingKeyword('Leap over the old moss stone', [['It rests.']])];
  expect(topicIn('What does Leap over the old moss stone do?', rulebookIn(game).known)).toMatchObject({
    name: 'Leap over the old moss stone',
  });
});

test.each([
  'For all, a card with "Leap: the fern" rests on it.',
  'Note: The fern rests on it.',
  'Example: The fern rests on it.',
])('no text begins within a quotation, or after its own first word: %s', (text) => {
  expect(claimCheckOf([changingKeyword('Leap', [[text]])])(`Leap means ${text}`)).toMatchObject([
    { text, verdict: 'holds', isLimited: false },
  ]);
});

describe('the number of a name in a request counts for the answer', () => {
  const check = claimCheckOf([changingKeyword('Leap', [['Move up to X squares over moss.']])]);
  const moves = (number: number) => `Move up to ${number} squares over moss.`;

  test.each([
    (text: string) => `whats leap 2\n${text}`,
    (text: string) => `Ann: leap 2?\nBob: ${text}`,
    (text: string) => `“${text}”\n— Leap 2`,
    ...['Leap2', 'Leap_2', 'Leap #2', 'Leap two', 'Leap X=2', 'Leap X (X=2)'].map(
      (name) => (text: string) => `${name}: ${text}`,
    ),
  ])('%s', (claimed) => {
    expect(check(claimed(moves(2))).at(-1)).toMatchObject({ verdict: 'holds' });
    expect(check(claimed(moves(3))).at(-1)).toMatchObject({ verdict: 'near' });
  });
});

describe('a list of keywords with which a text begins is no title', () => {
  const listing = changingKeyword('Perch', [['Leap 2, Vault, and Bound have no effect on the moss.']]);
  const check = claimCheckOf([...keywords(), listing]);

  test.each(['Note: ', 'The ruling says: ', 'The ruling says ', 'It says: ', 'Is this right: '])(
    '%j',
    (lead) =>
      expect(check(`${lead}Leap 2, Vault, and Bound have no effect on the moss.`)).toMatchObject([
        { verdict: 'holds', isElsewhere: false, isLimited: false },
      ]),
  );

  test.each(['Note: Leap, ', 'About Leap, ', 'About Leap, Vault: '])('but one before a text is: %j', (lead) =>
    expect(told(`${lead}${ofVault}`)).toBe(lead.includes('Vault') ? 'holds' : 'holds elsewhere'),
  );

  test.each(['Is this right: Leap', 'Note: Leap, Vault', 'Note: Leap, Vault, and'])(
    'nor are names with which a line ends: %s',
    (line) => expect(() => check(line)).not.toThrow(),
  );
});

describe('a line that says what one keyword says, and then another', () => {
  const [moss, stone, sea] = ['Move them over the moss.', 'Rest upon a stone.', 'They swim in a sea.'];
  const answerBoth = claimCheckOf([
    changingKeyword('Leap', [[moss]]),
    changingKeyword('Vault', [[stone, sea]]),
  ]);
  const answers = (claim: string) =>
    answerBoth(claim).map(({ verdict, isElsewhere, slug }) => [slug, isElsewhere ? 'elsewhere' : verdict]);

  test('is of each, up to the end of what it says', () =>
    expect(answers(`Leap says move them over the moss. Vault says rest upon a stone. ${sea}`)).toEqual([
      ['leap', 'holds'],
      ['vault', 'holds'],
      ['vault', 'holds'],
    ]));

  test('but of neither where it says at the end that all is wrong', () =>
    expect(
      answers('Leap says move them over the moss. Vault says rest upon a stone. Both are wrong.').flat(),
    ).not.toContain('holds'));
});
