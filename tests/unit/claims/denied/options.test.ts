import { describe, expect, test } from 'vitest';
import { optionsInWords } from '../../../../src/checks/claim/denied/options.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';
const other = 'Move nine of them under the moss.';

describe('the options of a question', () => {
  test.each([
    'Answer: B',
    'Correct answer: B.',
    'The answer is (b).',
    'Ans: [B]',
    'Solution: b',
    'B is correct.',
    'B is the right answer.',
    'Answers: B and C',
  ])('that the key below does not name are denied: %s', (key) => {
    for (const [a, b, c] of [
      ['a', 'b', 'c'],
      ['A', 'B', 'C'],
    ])
      for (const blank of ['', '\n']) {
        const rest = `${blank}(${c}) ${other}\n${blank}${key}`;
        const isWrong = `Which is right?\n${blank}${a}) ${sentence}\n${blank}${b}) ${other}\n${rest}`;
        const isRight = `Which is right?\n${blank}${a}) ${other}\n${blank}${b}) ${sentence}\n${rest}`;
        expect(verdicts(isWrong)).not.toContain('holds');
        expect(verdicts(isRight)).toContain('holds');
      }
  });

  test('that is the answer is read without its letter, and the key is not', () => {
    expect(verdicts(`A. ${sentence}\nB. ${other}\nAnswer: A`)[0]).toBe('holds');
    expect(
      check(`1) ${other}\n2) ${sentence}\nAnswer: 2`)
        .map(({ verdict }) => verdict)
        .at(-1),
    ).toBe('holds');
    expect(optionsInWords([`A. ${sentence}`, `B. ${other}`, 'Answer: A'])).toEqual([
      sentence,
      `Wrong: ${other}`,
      '',
    ]);
  });

  test.each(['Which of these is WRONG?', 'Which one is not true?', 'Find the false statement:'])(
    'are denied where they answer what is wrong, the others are not: %s',
    (question) => {
      expect(verdicts(`${question}\na) ${sentence}\nb) ${other}\nAnswer: a`)).not.toContain('holds');
      expect(verdicts(`${question}\na) ${sentence}\nb) ${other}\nAnswer: b`)).toContain('holds');
    },
  );

  test('may have blank lines around them', () => {
    const lines = ['Which one is wrong?', '', '', `a) ${sentence}`, '', `b) ${other}`, ' ', '', 'Answer: a'];
    expect(optionsInWords(lines)).toEqual(['', '', '', `Wrong: ${sentence}`, '', other, ' ', '', '']);
  });

  test.each(['*', ' ✓', ' ✅', ' ←', ' (correct)', ' [the right answer]'])(
    'are told by a mark beside one, below a question: %s',
    (mark) => {
      expect(verdicts(`Which one?\na) ${sentence}\nb) ${other}${mark}`)).not.toContain('holds');
      expect(verdicts(`Which one?\na) ${sentence}${mark}\nb) ${other}`)).toContain('holds');
      expect(verdicts(`Which one?\n[ ] ${sentence}\n[x] ${other}`)).not.toContain('holds');
    },
  );

  test.each([
    ['a) True\nb) False *', false],
    ['[ ] True\n[x] False', false],
    ['(A) True\n(B) False\nThe answer is (B).', false],
    ['○ Yes\n● No', false],
    ['a) True *\nb) False', true],
    ['[x] Right\n[ ] Wrong', true],
    ['1. Yes\n2. No\nKey: 1', true],
  ])('that only say whether something is so become the answer: %j', (options, isSo) => {
    const told = verdicts(`${sentence}\n${options}`);
    if (isSo) expect(told).toEqual(['holds']);
    else expect(told).not.toContain('holds');
  });

  test.each([
    [`a) ${sentence}`, `b) ${other}`],
    [`a) ${sentence}`, `b) ${other}`, 'Answer: C'],
    [`a) ${sentence}`, `b) ${other}`, 'Answer: A and B'],
    [`a) ${sentence}`, `b) ${other}`, 'The answer is a lie'],
    [`b) ${sentence}`, `c) ${other}`, 'Answer: B'],
    [`a) ${sentence}`, 'Answer: B'],
    [`[x] ${sentence}`, `[ ] ${other}`],
    [`A) ${sentence}`, `C) ${other}`, 'Answer: C'],
    [`[x] ${sentence}`, `a) ${other}`, '[ ] True'],
    ['a) True *', `b) ${other}`],
    [`${sentence} *`],
    [`1. ${sentence} ✓`, `2. ${other}`],
    ['[ ] True', '[ ] False'],
  ])('stay as they are where nothing says which: %s', (...lines) =>
    expect(optionsInWords(lines)).toEqual(lines),
  );
});
