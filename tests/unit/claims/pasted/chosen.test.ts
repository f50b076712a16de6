import { describe, expect, test } from 'vitest';
import { chosenInWords } from '../../../../src/checks/claim/pasted/chosen.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

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
