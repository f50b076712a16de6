import { describe, expect, test } from 'vitest';
import { calloutsInWords } from '../../../../src/checks/claim/pasted/callouts.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { keywords } from '../../../helpers/made-history.ts';

const check = claimCheckOf(keywords());
const verdicts = (claim: string) => check(claim).map(({ verdict }) => verdict);
const sentence = 'Move two of them over the fern.';

describe('the title of a box on a page precedes what is in it', () => {
  const boxes = (title: string) => [
    `> [!warning]- ${title}\n> ${sentence}`,
    `> [!WARNING]\n> ${title}:\n> ${sentence}`,
    `:::danger ${title}\n${sentence}\n:::`,
    `::: warning [${title}]\n\n${sentence}\n:::`,
    `!!! warning "${title}"\n    ${sentence}`,
    `??? note "${title}"\n\n    ${sentence}`,
    `{{${title}}}\n${sentence}`,
    `<details><summary>${title}</summary>${sentence}</details>`,
    `<details open>\n<summary>${title}</summary>\n\n${sentence}\n</details>`,
  ];

  test.each(boxes('Outdated'))('which may take it back: %j', (page) => {
    expect(verdicts(page)).not.toContain('holds');
    expect(verdicts(`${page}\n\nJump as far as the sea.`)).toContain('holds');
  });

  test.each([...boxes('Stone'), `> [!tip]\n> ${sentence}`, `:::note\n${sentence}\n:::`])(
    'or not: %j',
    (page) => expect(verdicts(page)).toContain('holds'),
  );

  test('and may name its keyword', () => {
    const isElsewhere = (name: string) =>
      check(`> [!info] ${name}\n> ${sentence}`).map((answer) => answer.isElsewhere);
    expect(isElsewhere('Leap')).toEqual([false]);
    expect(isElsewhere('Vault')).toEqual([true]);
  });
});

test('as many lines remain', () => {
  expect(calloutsInWords(['> [!note]', ':::tip', 'a ::: b', ':::', '!!! no quotation'])).toEqual([
    '',
    '',
    'a ::: b',
    '',
    '!!! no quotation',
  ]);
});
