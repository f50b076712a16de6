import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const sentence = 'Move two of them over the fern.';

describe('what takes a claim back without words', () => {
  test.each([
    '~~Move two of them over the fern.~~',
    '**~~Move two of them over the fern.~~**',
    '<del>Move two of them over the fern.</del>',
    '[s]Move two of them over the fern.[/s]',
    '❌ Move two of them over the fern.',
    '- ✗ Move two of them over the fern.',
    'Move two of them over the fern. ❌',
    ':x: Move two of them over the fern',
    '🚫 Move two of them over the fern.',
    'Move two of them over the fern. 👎',
    '❌ "Move two of them over the fern."',
    'Move two of them over the fern. ❌❌❌',
    'Move two of them over the fern. /s',
    'Move two of them over the fern\n❌',
    '> Move two of them over the fern.\n\n:-1:',
    'Move two of them over the fern.\nBen: ✗✗',
    'Move two of them over the fern.\n/s',
  ])('is a line through it or a cross: %s', (claim) =>
    expect(told(claim)).toEqual([[`${sentence} Crossed out.`, 'near']]),
  );

  test.each([
    [`<td><del>They rest on the stone.</del></td><td>${sentence}</td>`],
    [`~~They rest on the stone.~~\t${sentence}`],
    [`| ~~They rest on the stone.~~ | ${sentence} |`],
  ])('does so in one cell of a row, and not in the next: %s', (claim) =>
    expect(told(claim).at(-1)).toEqual([sentence, 'holds']),
  );

  test('makes a claim held once where it holds no longer, and takes nothing else back', () => {
    expect(told(`~~You may rest it on a stone.~~ ${sentence}`)).toEqual([
      ['You may rest it on a stone', 'removed'],
      [sentence, 'holds'],
    ]);
    expect(told('~~Vault~~ Text: They rest.')).toEqual([['They rest.', 'unknown']]);
    expect(told(`${sentence}\n✅`)).toEqual([[sentence, 'holds']]);
    expect(told(`✅ ${sentence}`)).toEqual([[sentence, 'holds']]);
    expect(told(`~~You may rest it on a stone.~~ ~~It turns there once.~~`)).toEqual([
      ['You may rest it on a stone', 'removed'],
      ['It turns there once', 'removed'],
    ]);
    expect(told('~~'.repeat(300_000))).toEqual([]);
    expect(told(`~~Vault~~ Leap: ~~Rest.~~ ${sentence}`)).toEqual([[sentence, 'holds']]);
    expect(told(`~~Move two of them over~~ the fern.`)).not.toMatchObject([[sentence, 'holds']]);
    for (const within of [
      'Move ~~one of them~~ two of them over the ~~moss~~ fern.',
      '~~By night you should~~ move two of them over the fern.',
      'Move two of them over the fern ~~but not by day.~~',
    ])
      expect(told(within), within).toMatchObject([[expect.anything(), 'holds']]);
    expect(told('❌ Move two of them over the moss. They rest "by day." or so')).toEqual([
      ['Move two of them over the moss', 'reworded'],
      ['They rest "by day." or so. Crossed out.', 'unknown'],
    ]);
  });
});

test.each([
  '~Move two of them over the fern.~',
  '- ~Move two of them over the fern.~',
  '<span style="text-decoration: line-through; color: red">Move two of them over the fern.</span>',
])('phones, work chats and word processors cross out as well: %s', (claim) =>
  expect(told(claim)).toEqual([[`${sentence} Crossed out.`, 'near']]),
);

test.each(['~ Move two of them over the fern. ~', 'Move two of them over the fern. ~Ben'])(
  'but a wave beside a sentence is an ornament: %s',
  (claim) => expect(told(claim)[0]?.[1]).toBe('holds'),
);
