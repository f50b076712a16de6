import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a batch of claims has an answer for each line, even if a line contains other line separators', () => {
  const input = 'Quokkas rest\u2028on moss.\r\nQuokkas turn.\n\nQuokkas leap.';
  const { stdout } = spawnSync(process.execPath, ['scripts/claim.ts', '--batch'], {
    encoding: 'utf-8',
    input,
  });
  const claims = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).claim);
  expect(claims).toEqual(['Quokkas rest\u2028on moss.', 'Quokkas turn.', '', 'Quokkas leap.']);
});
