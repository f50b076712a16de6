import { describe, expect, test } from 'vitest';
import { chosenInWords } from '../../../../src/checks/claim/pasted/chosen.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';
import { changingKeyword } from '../../../helpers/samples.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('two answers, of which one is chosen', () => {
  test.each([
    ['( ) True  (x) False', 'False.'],
    ['☐ True ☒ False', 'False.'],
    ['○ Yes ● No', 'False.'],
    ['True [ ] False [x]', 'False.'],
    ['T / [F]', 'False.'],
    ['T (F)', 'False.'],
    ['[x] Wrong [ ] Right', 'False.'],
    ['[x] Yes / [ ] No', 'True.'],
    ['☑️ True ☐ False', 'True.'],
    ['[T] / F', 'True.'],
    ['— F', 'False.'],
    ['T', 'True.'],
  ])('become a word: %s', (options, word) => {
    expect(chosenInWords(`3. ${sentence} ${options}`).replace('— ', '')).toBe(`3. ${sentence} ${word}`);
    const told = verdicts(`${sentence} ${options}`);
    if (word === 'True.') expect(told).toEqual(['holds']);
    else expect(told).not.toContain('holds');
  });

  test('also on a line below the claim', () => {
    expect(verdicts(`${sentence}\n( ) True (x) False`)).not.toContain('holds');
    expect(verdicts(`${sentence}\n☒ True ☐ False`)).toEqual(['holds']);
  });

  test.each([
    'Turn to side F',
    '[ ] True [ ] False',
    '[x] True [x] False',
    'True / False',
    '[x] True [ ] Right',
    '[x] True',
    'Units (T) [F] rest.',
    'Turn [T] / F it',
    '',
  ])('stay as they are where none is, both are, or they are no such answers: %s', (line) =>
    expect(chosenInWords(line)).toBe(line),
  );
});

test('a letter alone is an answer in the cell after a sentence, below a head that asks for one, and after a label', () => {
  const denied = [
    `| # | Statement |\n|---|---|\n| 1 | ${sentence} | F |`,
    `Statement,Answer\n"${sentence}",F`,
    `| Claim | T/F | Note |\n|---|---|---|\n| ${sentence} | F | p. 3 |`,
    `Claim\tTrue or false\n${sentence.replace('.', '')}\tF`,
    `Statement\tT\tF\n${sentence}\t\tx`,
    `${sentence}\nA: F`,
    `Front: ${sentence}\nBack: F.`,
  ];
  for (const claim of denied) expect(verdicts(claim), claim).not.toContain('holds');
  for (const claim of denied.slice(0, 4).map((each) => each.replace(/F(?!\S)(?! [a-z])/, 'T')))
    expect(verdicts(claim), claim).toContain('holds');
  expect(verdicts(`Statement\tT\tF\n${sentence}\tx\t`)).toContain('holds');
});

test('a yes or a tick below a head that asks whether a row is so adds nothing to a claim in other words', () => {
  const told = claimCheckOf([changingKeyword('Moss', [['A layered, static ability that means, "Go."']])]);
  const verdictsOf = (answer: string) =>
    told(`Claim\tTrue?\nMoss is a layered ability\t${answer}`).map(({ verdict }) => verdict);
  for (const answer of ['yes', '✓', 'TRUE']) expect(verdictsOf(answer), answer).toEqual(['holds']);
  for (const answer of ['no', '✗', 'F']) expect(verdictsOf(answer), answer).not.toContain('holds');
});
