import { expect, test } from 'vitest';
import { withRemarkLines } from '../../../../src/checks/claim/denied/remark-lines.ts';
import { knownWordsOf } from '../../../../src/checks/claim/naming/known-words.ts';
import type { RunsOn } from '../../../../src/checks/claim/pasted/run-on.ts';
import { isSpoken } from '../../../../src/checks/claim/remarks/remarks.ts';
import { longestLine } from '../../../../src/keywords/text/lines.ts';

const sentence = 'Move two of them over the fern.';

test.each([
  [
    [sentence, '  ', 'That is wrong.'],
    [`${sentence} That is wrong.`, '  ', ''],
  ],
  [
    [`${sentence} `, 'Wrong!', '', 'no'],
    [`${sentence} Wrong! no`, '', '', ''],
  ],
  [
    [sentence, '(Outdated.)'],
    [`${sentence} (Outdated.)`, ''],
  ],
  [
    [sentence, 'Really? That is wrong.'],
    [`${sentence} Really? That is wrong.`, ''],
  ],
  [
    ['What the rules do NOT say:', `- ${sentence}`],
    ['', `What the rules do NOT say: ${sentence}`],
  ],
  [
    ['no :wave:', sentence],
    ['no :wave:', sentence],
  ],
  [
    ['This is wrong: ', `> ${sentence}`],
    ['', `This is wrong: ${sentence}`],
  ],
  [
    ['These are wrong:', '', `- ${sentence}`, `- ${sentence}`, '- Leap', '', `- ${sentence}`, sentence],
    ...[`These are wrong: ${sentence}`].map((taken) => ['', '', taken, taken, '- Leap', '', taken, sentence]),
  ],
  [
    ['The above is false:', `1. ${sentence}`, `2. ${sentence}`, '', `${sentence}`, `3. ${sentence}`],
    [
      ...['', `The above is false: ${sentence}`, `The above is false: ${sentence}`, ''],
      ...[sentence, `3. ${sentence}`],
    ],
  ],
  [
    ['Wrong:', sentence, `- ${sentence}`],
    ['', `Wrong: ${sentence}`, `- ${sentence}`],
  ],
  ...[
    'lol no',
    'No way',
    'nah',
    'made up.',
    'They changed that last year.',
    'That was changed in the last update',
    "that's not how it works",
    'nvm',
    'Nevermind, not true',
    'I was wrong about this.',
    'This is incorrect, see the glossary.',
    'This one is wrong.',
    "That one isn't true.",
  ].map((remark) => [
    [sentence, remark],
    [`${sentence} ${remark}`, ''],
  ]),
])('a line that takes back the claim beside it is joined to it: %j', (lines, joined) =>
  expect(withRemarkLines(lines.join('\n'), knownWordsOf([], [])).split('\n')).toEqual(joined),
);

test.each(['^ ', '^^^ ', '→ ', '-- ', '— '])(
  'one that points at it need not end as a sentence: %j',
  (pointer) => {
    const read = (remark: string) =>
      withRemarkLines(`${sentence}\n${pointer}${remark}`, knownWordsOf([], [])).split('\n');
    expect(read('rejected')).toEqual([`${sentence} rejected`, '']);
    expect(read('accepted')).toEqual([sentence, `${pointer}accepted`]);
  },
);

test('nor need the last field of a record, below what that is about', () => {
  const read = (...lines: string[]) => withRemarkLines(lines.join('\n'), knownWordsOf([], [])).split('\n');
  expect(read(sentence, 'Status: rejected', '', sentence)).toEqual([
    `${sentence} rejected`,
    '',
    '',
    sentence,
  ]);
  for (const lines of [
    [sentence, 'Status: rejected', sentence],
    [sentence, '', 'Status: rejected'],
    [sentence, 'Status: accepted'],
  ])
    expect(read(...lines)).toEqual(lines);
});

test.each(['Previously:', 'Rejected:', 'Removed in 2019:', 'Old text:'])(
  'what a heading with a colon takes back is below it, up to the next list: %s',
  (heading) =>
    expect(
      withRemarkLines(
        [heading, `- ${sentence}`, '', 'Kept:', `- ${sentence}`].join('\n'),
        knownWordsOf([], []),
      ).split('\n'),
    ).toEqual(['', `${heading} ${sentence}`, '', 'Kept:', `- ${sentence}`]),
);

test('what is below “Changed:” holds now', () =>
  expect(withRemarkLines(`Changed:\n${sentence}`, knownWordsOf([], []))).toBe(`Changed:\n${sentence}`));

test('a line that continues the one above is no remark on it', () => {
  const lines = ['Rest it. Turn all other moss on', 'this card except its name, river and reed.'];
  const read = (runsOn?: RunsOn) =>
    withRemarkLines(lines.join('\n'), knownWordsOf([], []), runsOn).split('\n');
  expect(read()).not.toEqual(lines);
  expect(read(() => true)).toEqual(lines);
});

test.each([
  [['That is wrong.', sentence]],
  [['This is wrong:', 'Rest.']],
  [['   Leap', 'That is wrong.']],
  [[sentence, 'This is wrong: ']],
  [[sentence, 'No longer valid']],
  [['Leap | Move two of them | ', 'That is wrong.']],
])('other lines stay where they are: %j', (lines) =>
  expect(withRemarkLines(lines.join('\n'), knownWordsOf([], [])).split('\n')).toEqual(lines),
);

test('no line grows longer than any line of a source, however many take it back', () => {
  const lines = withRemarkLines(sentence + '\nWrong.'.repeat(2 * longestLine), knownWordsOf([], [])).split(
    '\n',
  );
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(longestLine + 10);
});

test.each(['Old.', 'Never mind', 'nevermind', 'No way', 'That (wrong)'])('“%s” is spoken', (text) =>
  expect(isSpoken(text)).toBe(true),
);

test.each(['Old', 'Old. Then', 'No rest'])('“%s” may be a label', (text) =>
  expect(isSpoken(text)).toBe(false),
);

test.each(['Bob [judge]: ', 'Bob [mod 2]: ', 'Commented [BK2]: '])(
  'its speaker may have a role or a number in brackets: %j',
  (speaker) => {
    const read = (remark: string) =>
      withRemarkLines(`${sentence}\n${speaker}${remark}`, knownWordsOf([], [])).split('\n');
    expect(read('Not true.')).toEqual([`${sentence} Not true.`, '']);
    expect(read('Is that right?')).toEqual([sentence, `${speaker}Is that right?`]);
  },
);
