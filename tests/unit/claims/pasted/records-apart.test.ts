import { expect, test } from 'vitest';
import { partRecords } from '../../../../src/checks/claim/pasted/records-apart.ts';
import { longestLine } from '../../../../src/keywords/text/lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const filler = (from: number) =>
  Array.from({ length: longestLine / 50 }, (_, index) => ({
    name: `Quill ${from + index}`,
    text: 'It is a long way to go.',
  }));
const leap = {
  name: 'Leap',
  text: 'Move two of them over the fern.',
  rulings: ['You may rest it on a stone.'],
};
const vault = { name: 'Vault', text: 'It costs nothing to jump there.' };

test.each([
  [[...filler(0), leap, ...filler(900), vault]],
  { keywords: [...filler(0), leap, vault] },
  { data: { version: 2, keywords: [leap, ...filler(0), vault] } },
])('the records that a program wrote into one line are read each by itself', (data) => {
  const answers = check(JSON.stringify(data));
  const verdictOf = (said: string) => answers.find(({ text }) => text.startsWith(said))?.verdict;
  expect(verdictOf('Move two of them over the fern')).toBe('holds');
  expect(verdictOf('You may rest it on a stone')).toBe('removed');
  expect(verdictOf('It costs nothing to jump there')).toBe('holds');
  expect(answers.map(({ isElsewhere }) => isElsewhere)).not.toContain(true);
});

test('a line tells which line of the given text it is from', () => {
  const { text, lineOf } = partRecords(`They rest.\r\n${JSON.stringify(filler(0))}\r\nThey turn.`);
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(filler(0).length);
  expect([1, 2, lines.length - 1, lines.length].map(lineOf)).toEqual([1, 2, 2, 3]);
  expect(lines.at(-1)).toBe('They turn.');
});

test('a record longer than any line is taken apart, with all that it says', () => {
  const long = {
    name: 'Leap',
    text: 'They rest.',
    rulings: [...filler(0), ...filler(0)].map(({ text }) => text),
  };
  expect(
    partRecords(JSON.stringify([long]))
      .text.split('\n')
      .slice(0, 3),
  ).toEqual(['"name": "Leap",', '"text": "They rest.",', '"It is a long way to go."']);
});

test.each([
  `They rest.\r\n${JSON.stringify([leap])}`,
  `[${'They rest. '.repeat(longestLine)}]`,
  '['.repeat(100_000) + ']'.repeat(100_000),
])('what is short, no data, or deeper than any stays as it is', (text) =>
  expect(partRecords(text).text).toBe(text),
);
