import { describe, expect, test } from 'vitest';
import { bylinesIn } from '../../../../src/checks/claim/pasted/bylines.ts';
import { linesOf } from '../../../../src/checks/claim/pasted/lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const sentence = 'Move two of them over the fern.';
const verdicts = (claim: string) => answer(claim).map(({ verdict }) => verdict);

const isOfRules = (word: string) => ['2', '/', 'fern', 'of', 'over', 'rest', 'the', 'two'].includes(word);
const bylines = (lines: string[]) =>
  bylinesIn(lines, {
    isOfRules,
    isName: (line) => ['Share', 'Hop'].includes(line),
    isDenial: (line) => /^no\b/i.test(line),
  });

/** Lines above what somebody said, in mails, forums and chats. */
const above = [
  'Al — Yesterday at 21:15',
  'Al — 09/12/2021 3:44 PM',
  // However many of its numbers the rules have.
  'Al — 2/2/2022 2:22 PM',
  'Al  9:42 AM',
  'Al Quill\t9:42 AM',
  'Al · 3 yr. ago',
  'Al 🌿 @al_quill · 2h',
  'by al_quill » Tue Mar 03, 2020 9:11 pm',
  'Al, [12 Mar 2021 at 20:15:10]:',
  '[09/12/2021 3:44 PM] Al',
  'Posted by u/al_quill 3 years ago',
  'On 3 Mar 2021, at 18:22, Al Quill <al@example.org> wrote:',
  'On Wed, Mar 3, 2021 at 6:22 PM Al Quill <al@example.org> wrote:',
  '> al_quill wrote: ↑Tue Mar 03, 2020 8:55 pm',
  'al_quill wrote:',
  'al_quill commented on Mar 3, 2021',
  'al_quill replied 2 days ago',
  '@al_quill\n2 years ago',
  'Al Quill\n3h ·',
  'Al Quill\n10:32 AM Today',
  'Al Quill\n1 year ago (edited)',
  'From: Al <al@example.org>\nDate: Mon, 3 May 2021 10:00',
];

describe('a line that says who said something, and when, claims nothing', () => {
  test.each(above)('%j', (byline) => {
    expect(verdicts(`${byline}\n${sentence}`)).toEqual(['holds']);
    expect(verdicts(`${byline}\n\nLeap: ${sentence}`)).toEqual(['holds']);
  });

  test.each([...above])('what is below %j may be a "no" to what is above it', (byline) => {
    for (const no of ['No.', "That's wrong.", "No it doesn't.", 'No, only one of them.'])
      expect(verdicts(`Bob — Yesterday at 21:14\n${sentence}\n${byline}\n${no}`), no).not.toContain('holds');
    expect(verdicts(`Bob — Yesterday at 21:14\n${sentence}\n${byline}\nYes.`)).toEqual(['holds']);
  });
});

describe('nor does a line of buttons, or of how many pressed them', () => {
  test.each([
    'Reply',
    '12 Comments Share Save',
    'Reply Share Report Save Follow',
    '👍 4',
    '❤️ 12 😂 1',
    '3 replies',
  ])('%j', (line) => {
    expect(verdicts(`${sentence}\n${line}`)).toEqual(['holds']);
    expect(verdicts(`${sentence}\n${line}\n12\nAl · 2 yr. ago\nNope.`)).toEqual(['near']);
  });

  test('but a sign that it is wrong does', () => {
    expect(verdicts(`${sentence}\n👎`)).toEqual(['near']);
    expect(verdicts(`${sentence}\n❌`)).toEqual(['near']);
  });
});

test.each([
  'Nobody wrote:',
  'No judge wrote:',
  'Leap 2',
  'Leap – 2 squares',
  'Leap\t2',
  'From: the list',
  'Subject: Leap',
  'They move at 12:30 today',
  'Share it with moss.',
  'Date Added: 5/23/2021',
  'Leap, added May 23rd, 2021',
  '2021-05-23',
  'two of them',
  'Two rest over the fern\t10:02 AM',
])('a line that may claim something is none of these: %j', (line) => expect(bylines([line]).size).toBe(0));

test('a line right above the time is the name of whoever said it, if it is no sentence', () => {
  expect([...bylines(['Al Quill', '2 years ago']).keys()].sort()).toEqual([0, 1]);
  expect([...bylines(['They rest.', '2 years ago']).keys()]).toEqual([1]);
  expect([...bylines(['two of them rest by day', '2 years ago']).keys()]).toEqual([1]);
  // Nor where it says something of what is above.
  for (const said of ['Two of them', 'No way', 'No'])
    expect([...bylines([said, '10:02 AM']).keys()], said).toEqual([1]);
  for (const no of ['Wrong', 'Nope', "No it doesn't"])
    expect(verdicts(`${sentence}\n10:01\n${no}\n10:02`), no).not.toContain('holds');
});

test('what is changed from and to is no head of a mail', () => {
  expect([...bylines(['FROM: Two rest of the fern.', 'TO: Two rest over the fern.']).keys()]).toEqual([]);
  expect([...bylines(['From: Two of the fern', 'To: The rest of two']).keys()]).toEqual([0, 1]);
  expect([...bylines(['Subject: Leap', 'To: The rest of two']).keys()]).toEqual([1]);
});

test('the name of a keyword is neither a button nor somebody', () => {
  expect([...bylines(['Save', 'Share', 'Hop', '10:02 AM']).keys()]).toEqual([0, 3]);
});

test('a text of a megabyte is read once', () => {
  for (const line of [' '.repeat(1e6), 'Al '.repeat(3e5), '> '.repeat(5e5), 'Al\t'.repeat(3e5)])
    expect(bylines([line, '2 years ago', line, `Sent: ${line}`]).size).toBe(1);
});

test('a line with a time before it, as in a transcript, does not continue the line above', () =>
  expect(linesOf('0:07 they rest by the sea\n0:15 they turn on the moss').map(({ text }) => text)).toEqual([
    'they rest by the sea',
    'they turn on the moss',
  ]));

test.each([
  ['[9:41 PM] ann: do they rest', '[9:42 PM] bob: only by the sea'],
  ['(20:14:03) ann: do they rest', '(20:14:09) bob: only by the sea'],
  ['[14/03/2023, 20:14] ann: do they rest', '[14/03/2023, 20:15] bob: only by the sea'],
])('nor does a message of a chat with its time in brackets: %s', (one, other) =>
  expect(linesOf(`${one}\n${other}`).map(({ text }) => text)).toEqual([
    'ann: do they rest',
    'bob: only by the sea',
  ]),
);

test('what somebody says does not go on in what is said next, whatever their names begin with', () => {
  const texts = (claim: string) => linesOf(claim).map(({ text }) => text);
  for (const lines of [
    ['bob: what else', `al: ${sentence}`],
    ['bob: !rule Leap', 'bot_1: Leap'],
  ])
    expect(texts(lines.join('\n'))).toEqual(lines);
  expect(texts('It rests on\nmoss: and on fern')).toEqual(['It rests on moss: and on fern']);
});

test('what a screen reader says around a list is no part of it', () => {
  const spoken = `heading level 2, Leap\nlist with 2 items\nbullet, ${sentence}\nout of list\nmain landmark`;
  expect(answer(spoken).map(({ text, verdict, slug }) => [text, verdict, slug])).toEqual([
    [sentence, 'holds', 'leap'],
  ]);
});
