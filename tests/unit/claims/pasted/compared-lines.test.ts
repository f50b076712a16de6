import { describe, expect, test } from 'vitest';
import { comparedInWords } from '../../../../src/checks/claim/pasted/compared-lines.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const answer = claimCheckOf(keywords());
const told = (claim: string) => answer(claim).map(({ text, verdict }) => [text, verdict]);
const holds = 'Move two of them over the fern.';
const ended = 'You may rest it on a stone.';
const compared = [
  [ended.slice(0, -1), 'removed'],
  [holds, 'holds'],
];

describe('a diff', () => {
  test.each([
    `-${ended}\n+${holds}`,
    `- ${ended}\n+ ${holds}`,
    `− ${ended}\n+ ${holds}`,
    `- **Leap:** ${ended}\n+ **Leap:** ${holds}`,
    `> - ${ended}\n> + ${holds}`,
    `--- a/moss.txt\n+++ b/moss.txt\n@@ -1,2 +1,2 @@\n-${ended}\n+${holds}`,
    `@@ -1 +1 @@ Moss\n+${holds}\n-${ended}`,
    `\`\`\`diff\n- ${ended}\n+ ${holds}\n\`\`\``,
  ])('claims what it adds, and no longer what it removes: %j', (claim) =>
    expect(told(claim).sort()).toEqual([...compared].sort()),
  );

  test('takes back what it removes, even if that holds', () => {
    const takenBack = [`${holds} Crossed out.`, 'near'];
    expect(told(`-${holds}\n+${ended}`)).toEqual([takenBack, [ended, 'removed']]);
    expect(told(`- ${ended}\n- ${holds}\n+ They fly.\n+ They swim.`)[1]).toEqual(takenBack);
    expect(told(`@@ -1 +0,0 @@\n-${holds}`)).toEqual([takenBack]);
  });

  test('is not assumed where the signs are those of a list or of numbers', () => {
    expect(told(`- ${holds}\n- ${ended}`)).toEqual([
      [holds, 'holds'],
      [ended, 'removed'],
    ]);
    expect(told(`- ${holds}\n\n+ ${ended}`)[0]).toEqual([holds, 'holds']);
    expect(told(`- ${holds}\n  + ${ended}`)[0]).toEqual([holds, 'holds']);
    expect(told(`- ${holds}\n+1 power until end of turn.`)[0]).toEqual([holds, 'holds']);
  });

  test.each([
    [
      ['- A fox ', '- B fox', '+ C fox', '+ D fox', '- E fox', 'A hen'],
      ['~~A fox~~', '~~B fox~~', 'C fox', 'D fox', '- E fox', 'A hen'],
    ],
    [
      ['+ A fox', '+ B fox', '- C fox'],
      ['+ A fox', '+ B fox', '- C fox'],
    ],
    [
      ['- A fox', '+ B fox', '> + C fox'],
      ['~~A fox~~', 'B fox', '> + C fox'],
    ],
    [
      ['@@ -1 +1 @@', 'A hen', '-A fox', '+B fox'],
      ['', 'A hen', '~~A fox~~', 'B fox'],
    ],
  ])('is read line by line: %j', (lines, said) => expect(comparedInWords(lines)).toEqual(said));
});
