import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-cards.ts', ...args], {
    encoding: 'utf-8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('errors are said with file, line and column, and exit 1', () => {
  const file = write('table.txt', 'Name\tText\nOne\tElude. Bombard\nTwo\n');
  const { code, err } = run(file);
  expect(code).toBe(1);
  expect(err).toContain(file);
  expect(err).toMatch(
    /2:5 +error +Found “Elude”, expected “Precision”: the keyword was renamed +keyword-renamed/,
  );
  expect(err).toMatch(/2:12 +error +Found “Bombard”, expected it as “Bombard X” +template-not-met/);
  expect(err).toMatch(/3:1 +warning Found one column, expected 2 as in the header +row-ragged/);
});

test('as JSON, with nothing else on standard output', () => {
  const file = write('plain.txt', 'Armor.\n\nEvade 2 (Prevent 2 damage to this unit.)\n');
  const { code, out } = run(file, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).diagnostics).toEqual([
    expect.objectContaining({ file, line: 3, column: 10, severity: 'warning', rule: 'reminder-differs' }),
  ]);
  expect(JSON.parse(out).diagnostics[0].message).toContain('Prevent{+ up to+} 2 damage to this unit.');
});

test('what cannot be read is an error, and wrong usage exits 2', () => {
  expect(run(path.join(folder, 'nothing.txt')).code).toBe(1);
  const bytes = write('bytes.txt', Buffer.from([0xff, 0xfe, 0x41]));
  expect(run(bytes).err).toContain('cards-unreadable');
  const missing = run(write('table2.txt', 'Name\tText\nOne\tArmor\n'), '--column', 'Body');
  expect(missing.code).toBe(1);
  expect(missing.err).toContain('Found no column “Body”, expected one of Name, Text');
  expect(run().code).toBe(2);
  expect(run('--nonsense').code).toBe(2);
});
