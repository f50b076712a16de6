import { expect, test } from 'vitest';
import { frontMatter as front, readRulingsOf } from '../../helpers/ruling-files.ts';

test('an earlier ruling is about a keyword of the later one, under whatever name', async () => {
  const said = async (before: string, after: string) => {
    const rulings = {
      earlier: `${front({ keywords: before })}\nText.\n`,
      later: `${front({ keywords: after, supersedes: 'earlier' })}\nText.\n`,
    };
    const { files } = await readRulingsOf(rulings);
    return files.flatMap(({ messages }) => messages.map(({ line, reason }) => `${line} ${reason}`));
  };
  expect(await said('[stun, new-stun]', '[armor]')).toEqual([
    '6 Found “earlier”, which is about stun and new-stun, expected a ruling on a keyword of this one',
  ]);
  for (const [before, after] of [
    ['[armor]', '[armor]'],
    ['[armor, stun]', '[armor]'],
    ['[stun]', '[armor, stun]'],
    ['[stun]', '[new-stun]'],
    ['[new-stun]', '[stun]'],
  ] as const)
    expect(await said(before, after)).toEqual([]);
});

test('an earlier ruling that cannot be read is not said to be missing', async () => {
  const later = `${front({ supersedes: 'earlier' })}\nText.\n`;
  const { files } = await readRulingsOf({ earlier: 'Only text.\n', later });
  expect(files.flatMap(({ messages }) => messages.map(({ reason }) => reason))).toEqual([
    expect.stringContaining('Found no front matter'),
  ]);
});

test('an earlier ruling is not newer', async () => {
  const later = `${front({ date: '2026-02-02', supersedes: 'earlier' })}\nText.\n`;
  const reasons = async (date: string) =>
    (await readRulingsOf({ earlier: `${front({ date })}\nText.\n`, later })).files.flatMap(({ messages }) =>
      messages.map(({ reason }) => reason),
    );
  expect(await reasons('2026-02-02')).toEqual([]);
  expect(await reasons('2026-02-03')).toEqual([
    'Found “earlier”, which is dated 2026-02-03, expected a ruling that is no newer than this one',
  ]);
});
