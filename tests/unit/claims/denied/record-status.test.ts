import { describe, expect, test } from 'vitest';
import { statusesInWords } from '../../../../src/checks/claim/denied/record-status.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';
const denied = (text: string) => statusesInWords(text.split('\n'), () => false);

describe('the status of a record', () => {
  test.each([
    `Status: Rejected\n\n${sentence}`,
    `# Proposal 12\n**Status:** Withdrawn\n**Author:** Kim of the moss team\n\n## Text\n${sentence}\n\n## Why\nSo.`,
    `# Record 4\n## Status\nSuperseded by 9\n## Decision\n${sentence}`,
    `# Record 4\n\nStatus\n------\n\nDeprecated\n\nDecision\n--------\n\n${sentence}`,
    `<h1>Record 4</h1>\n<h2>Status</h2>\nDraft\n<h2>Decision</h2>\n${sentence}`,
    `KW-14\nResolution: Won't fix\nDescription: ${sentence}`,
    `- State: Not implemented\n- ${sentence}`,
    `Title: A change\nCurrent status: Under review\n\n${sentence}`,
  ])('above its text, if that is not in force, denies it: %j', (text) =>
    expect(verdicts(text)).not.toContain('holds'),
  );

  test.each(['Accepted', 'Final', 'In force', 'Resolved', 'Adopted in 2019'])(
    'above its text says nothing else: %s',
    (state) => expect(verdicts(`Status: ${state}\n\n${sentence}`)).toContain('holds'),
  );

  test('ends at the next one, or at a heading no lower than its own', () => {
    expect(denied(`Status: Draft\n${sentence}\n\nStatus: Final\n${sentence}`)).toEqual([
      '',
      `Not in force (Draft): ${sentence}`,
      '',
      'Status: Final',
      sentence,
    ]);
    expect(denied(`# A\nStatus: Draft\n## B\n${sentence}\n# C\n${sentence}`)).toEqual([
      '# A',
      '',
      '## B',
      `Not in force (Draft): ${sentence}`,
      '# C',
      sentence,
    ]);
  });

  test('denies a text that a program wrapped once, and each text below another', () => {
    const wrapped = ['Move two of them', 'over the fern.'];
    expect(statusesInWords(['Status: Draft', '', ...wrapped, ...wrapped], () => false)).toEqual([
      '',
      '',
      `Not in force (Draft): ${wrapped[0]}`,
      wrapped[1],
      `Not in force (Draft): ${wrapped[0]}`,
      wrapped[1],
    ]);
  });

  test('may stand below who wrote the record, and above it', () => {
    const labels = ['Author: Kim of the moss team', 'Reviewed by: Lee of the fern team'];
    for (const lines of [
      [...labels, 'Status: Draft', sentence],
      ['Status: Draft', ...labels, sentence],
    ])
      expect(statusesInWords(lines, () => false).at(-1)).toBe(`Not in force (Draft): ${sentence}`);
  });

  test('below a claim is left to be a remark on that, with all further ones', () => {
    const text = `${sentence}\nStatus: rejected\n\n${sentence}\nStatus: accepted`;
    expect(denied(text).join('\n')).toBe(text);
    expect(verdicts(text).slice(0, 2)).toEqual(['near', 'holds']);
    expect(verdicts(`${sentence}\nStatus: rejected\n\nTurn it over the fern.`)).not.toContain('holds');
  });

  test('may be what the text is about', () => {
    for (const text of [
      `Status: tapped\n${sentence}`,
      `Status\n${sentence}`,
      `${'Status: '.repeat(99)}\n${sentence}`,
    ])
      expect(denied(text).join('\n')).toBe(text);
  });
});
