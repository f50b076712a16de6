import { describe, expect, test } from 'vitest';
import { toJson } from '../../../../src/checks/claim/told/json.ts';
import { sayAnswer, titlesOf } from '../../../../src/checks/claim/told/say.ts';
import { createSpeaksOf } from '../../../../src/checks/claim/told/speaks-of.ts';
import type { GivenRuling } from '../../../../src/keywords/model.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const first: GivenRuling = {
  id: 'one',
  keywords: ['bound'],
  date: '2025-01-02',
  recorded: null,
  by: 'A Judge',
  url: 'https://example.org/1',
  supersedes: null,
  text: 'A frog may turn twice before the gate. It rests on the mill after that.',
};
const second: GivenRuling = {
  ...first,
  id: 'two',
  date: '2025-03-04',
  by: 'B Judge',
  supersedes: 'one',
  text: 'A frog may turn thrice before the gate. It rests on the mill after that.',
};

describe('a ruling given outside any source', () => {
  const all = keywords();
  const check = claimCheckOf(all);
  /** What is said of a claim, without the claim. */
  const said = (claim: string, given: GivenRuling[]) =>
    check(claim)
      .map((sentence) => sayAnswer(sentence, titlesOf(all, []), createSpeaksOf(all, [], given)))
      .map((answer) => answer.split('\n').slice(1));
  const says = '  What Vault says now: Jump as far as the sea.';

  test('that has a sentence is told beside it, by the name that the keyword has now', () => {
    expect(said('A frog may turn twice before the gate.', [first])).toEqual([
      [
        '  No source has it.',
        says,
        `  A ruling of Vault says it, given by A Judge on 2 January 2025: ${first.text}`,
      ],
    ]);
    expect(said('A frog may turn twice before the gate.', [])[0]).not.toContain(says);
  });

  test('tells who superseded it, and the one that holds is told before it', () => {
    expect(said('A frog may turn twice before the gate.', [first, second])[0]?.[2]).toBe(
      `  A ruling of Vault said it, given by A Judge on 2 January 2025 and superseded since: ${first.text}`,
    );
    expect(said('It rests on the mill after that.', [first, second])[0]?.[2]).toBe(
      `  A ruling of Vault says it, given by B Judge on 4 March 2025: ${second.text}`,
    );
  });

  test('is the nearest ruling, too, unless it was superseded', () => {
    const nearest = `  The nearest ruling of Vault, given by B Judge on 4 March 2025: ${second.text}`;
    expect(said('Vault: a frog turns before the gate', [first, second])[0]).toContain(nearest);
    expect(said('Vault: a frog turns twice on the mill', [first, second])[0]).toContain(nearest);
  });

  test('is told to programs as well', () => {
    const claim = 'A frog may turn twice before the gate.';
    expect(toJson(claim, check(claim), createSpeaksOf(all, [], [first])).sentences).toMatchObject([
      {
        verdict: 'unknown',
        read: [
          {
            slug: 'vault',
            ruling: first.text,
            given: { by: 'A Judge', date: '2025-01-02', isSame: true, isSuperseded: false },
          },
        ],
      },
    ]);
  });

  test('says nothing of what a source says, nor of a few words', () => {
    const echo = { ...first, text: 'Jump as far as the sea. Turn once more.' };
    expect(said('Jump as far as the sea.', [echo])[0]?.join()).not.toContain('A ruling');
    expect(said('Turn once more.', [echo])[0]?.join()).not.toContain('A ruling');
  });

  test('is told where a source said the same once', () => {
    const again = { ...first, keywords: ['leap'], text: 'You may rest it on a stone. So it stays.' };
    expect(said('Leap: You may rest it on a stone.', [again])[0]).toEqual([
      expect.stringMatching('Was removed'),
      expect.stringMatching('removed in'),
      '  What Leap says now: Move two of them over the fern.',
      `  A ruling of Leap says it, given by A Judge on 2 January 2025: ${again.text}`,
    ]);
  });
});
