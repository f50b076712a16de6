import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('a remark that narrows a claim, or does not', () => {
  test('may use words that the rules have elsewhere', () => {
    const check = claimCheckOf([
      changingKeyword('Leap', [['Move them over moss.', 'They rest unless it is wet there.']]),
    ]);
    for (const narrows of [
      'Unless it is wet.',
      'Only once.',
      'Though not twice.',
      'Well, only by day.',
      'However, not in the rain.',
    ])
      expect(check(`Move them over moss. ${narrows}`), narrows).toMatchObject([{ verdict: 'near' }]);
  });

  test('may use words that would claim nothing by themselves', () => {
    const narrowing = [
      ...['Exception: Quokkas.', 'Exceptions apply.', 'One exception: Quokkas.', 'Quokkas are exempt.'],
      ...['Quokkas excluded.', 'Not Quokkas.', 'Does not apply to Quokkas.', 'For Quokkas.', 'Just Quokkas.'],
      ...[
        'Only applies to Quokkas.',
        'Once per game.',
        'At most twice.',
        'Up to twice.',
        'Max. twice.',
        'Limit: once per stone.',
      ],
      ...[
        'Depends.',
        'With one exception: Quokkas.',
        '(10 for Quokkas)',
        '(Quokkas: no)',
        '(twice for Quokkas)',
      ],
      ...['(max. twice)', '(once per stone)', '(in theory)', '(sort of)', '(F)', '(depending on the card)'],
    ];
    for (const narrows of narrowing)
      expect(told(`${sentence} ${narrows}`), narrows).toEqual([[`${sentence} ${narrows}`, 'near']]);
    const lastly = `${sentence.slice(0, -1)} (10 for Quokkas).`;
    expect(told(lastly)).toEqual([[lastly, 'near']]);
  });

  test.each([
    ...[
      'No exceptions.',
      'Just for the record.',
      'Just ask Tom.',
      'Without exception.',
      'For reference.',
      '(for reference)',
      'Not bad.',
      'Just saying.',
    ],
    ...['Once and for all.', 'At least I think so.', '(always)', '+1', 'Ha!'],
    ...['Nothing wrong with that.', 'I was right.', '(2006)', 'Does it?', 'Is what the card says.'],
  ])('leaves a claim as it is: %s', (remark) =>
    expect(answer(`${sentence} ${remark}`)[0]).toMatchObject({ verdict: 'holds', isLimited: false }),
  );

  test.each([
    ...[
      '-1',
      '-1, wrong.',
      'Hard no.',
      'Ha, no.',
      'Nuh-uh.',
      'Au contraire.',
      'Thumbs down.',
      'False premise.',
    ],
    ...['Misquoted.', 'Rescinded.', 'Struck from the rules.', 'Pre-glossary.', 'It did once.', 'Was.'],
    ...['Was true till the errata.', 'Those were the days.', 'Past tense.', 'Ruled illegal.', 'Yeah, right.'],
    ...['Judge disagreed.', 'I was told otherwise.', 'Wishful thinking.', 'Just for Quokkas.'],
  ])('denies what is quoted above it: %s', (remark) =>
    expect(told(`> ${sentence}\n\n${remark}`)[0]?.[1]).toBe('near'),
  );

  test('may be the answer of a quiz', () =>
    expect(told(`Statement: ${sentence}\nAnswer: Incorrect`)).toMatchObject([[expect.anything(), 'near']]));

  test('is no sentence with a case of its own', () => {
    for (const own of [
      'If it rains, they rest.',
      'Only one of them rests.',
      'Only the first 4 counts.',
      'Unless they rest?',
    ])
      expect(told(`${sentence} ${own}`).map(([text]) => text)).toEqual([sentence, own]);
  });
});

test('a bracket before a sentence may narrow it to a case', () => {
  expect(told(`(Two players only) ${sentence}`)).toEqual([[`(Two players only) ${sentence}`, 'near']]);
  expect(told(`(Two players) ${sentence}`)).toContainEqual([sentence, 'holds']);
});

describe('a line that narrows the claim right above it', () => {
  test.each([
    'Unless it is wet.',
    'Except for Quokkas.',
    'Exception: Quokkas.',
    'Only at night.',
    '  - Not at night.',
  ])('is read with it: %s', (narrows) =>
    expect(told(`- ${sentence}\n${narrows}`)).toEqual([
      [`${sentence} ${narrows.replace(/^ *- /, '')}`, 'near'],
    ]),
  );

  test.each(['- Only at night.', '\nOnly at night.', 'Only two of them rest.', 'If it is wet, they rest.'])(
    'but no item of the same list, no line apart and no sentence: %s',
    (line) => expect(told(`- ${sentence}\n${line}`)[0]).toEqual([sentence, 'holds']),
  );
});

describe('a sentence about the claim before it', () => {
  test.each([
    'This only works in moss.',
    'That only counts for Quokkas.',
    'This does not apply to Quokkas.',
    'The above rule doesn’t apply when it rains.',
    'When it is wet, that doesn’t hold.',
    'This isn’t true of Quokkas.',
    'That’s not the case for Quokkas.',
    'As long as it rains.',
    'Assuming it rains.',
    'Unless it rains, that is.',
    'While it rains, at least.',
    'Maximum 2.',
    'No more than 2 per stone.',
    'Twice at most.',
    'But never in the river.',
    'Save for Quokkas.',
    'In most cases.',
    'More or less.',
  ])('narrows it: %s', (narrows) =>
    expect(told(`${sentence} ${narrows}`)).toEqual([[`${sentence} ${narrows}`, 'near']]),
  );

  test.each([
    'This works well.',
    'This applies to all of them.',
    'At least 5 judges said so.',
    'Just my 2 cents.',
  ])('or leaves it as it is: %s', (remark) =>
    expect(answer(`${sentence} ${remark}`)[0]).toMatchObject({ text: sentence, verdict: 'holds' }),
  );

  test('is no sentence about what the claim is about', () =>
    expect(told(`${sentence} It only works in moss.`)[0]).toEqual([sentence, 'holds']));
});

test.each([
  '(once per stone)',
  '(only for Quokkas)',
  '(removed)',
  '[obsolete]',
  '(struck)',
  '— errata’d out',
])('a line in brackets is about the claim right above it, and so is one behind a dash: %s', (line) =>
  expect(told(`${sentence}\n${line}`)).toEqual([[expect.anything(), 'near']]),
);

test.each([`They took out “${sentence}”`, `“${sentence}” is out of date.`, `“${sentence}” ain’t right.`])(
  'words around a quotation may say that it is gone: %s',
  (claim) => expect(told(claim).at(-1)?.[1]).toBe('near'),
);
