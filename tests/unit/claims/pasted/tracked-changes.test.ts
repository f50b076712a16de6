import { describe, expect, test } from 'vitest';
import { withStrokes } from '../../../../src/checks/claim/pasted/crossed-out.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('a draft with the marks of its changes is read as it became', () => {
  test.each([
    '{++Move two of them over the fern.++}',
    'Move {++two of++} them over the fern.',
    'Move {--three--}{++two++} of them over the fern.',
    'Move {~~three~>two~~} of them over the fern.',
    '{==Move two of them over the fern.==}',
    '{==Move two of them over the fern.==}{>>see s3<<}',
  ])('and holds: %s', (claim) => expect(answer(claim)).toMatchObject([{ verdict: 'holds' }]));

  test.each([
    '{--Move two of them over the fern.--}',
    '{==Move two of them over the fern.==}{>>not true<<}',
    'Move {--two--}{++three++} of them over the fern.',
    'Move {~~two~>three~~} of them over the fern.',
  ])('and does not: %s', (claim) => expect(told(claim)).not.toContainEqual([expect.anything(), 'holds']));

  test('a sentence that took the place of another stands apart from it', () => {
    expect(told(`{--You may rest it on a stone.--}{++${sentence}++}`)).toEqual([
      ['You may rest it on a stone', 'removed'],
      [sentence, 'holds'],
    ]);
  });

  test.each(['{a--b}', 'x = {+1}', '{~ x ~}', '{>c<}'])('other brackets stay: %s', (text) =>
    expect(withStrokes(text)).toBe(text),
  );

  test('a megabyte of such marks is read once', () => {
    for (const marks of ['{--', '{++', '{~~', '{>>', '--}{++', '{~~a~>'])
      expect(withStrokes(marks.repeat(200_000))).not.toBe('');
  });
});

describe('the end of a line that is written within a text', () => {
  const other = 'Jump as far as the sea.';

  test.each([
    `${sentence}\\n${other}`,
    `${sentence}\\r\\n\\r\\n${other}`,
    `${sentence}\\n\\n“${other}”`,
    `“${sentence}”\\n- ${other}`,
  ])('is one: %s', (text) => {
    const answers = told(text);
    expect(answers.map(([, verdict]) => verdict)).toEqual(['holds', 'holds']);
    expect(answers.flat().join()).not.toContain('\\');
  });

  test('and other backslashes stay', () =>
    expect(told(`C:\\new over ${sentence}`).flat().join()).toContain('C:\\new'));
});
