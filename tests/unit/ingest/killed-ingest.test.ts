import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '../../../scripts/ingest/run.ts';
import { meddle, snapshot, writeSources } from '../../helpers/changed-folder.ts';
import { hookChanges, writeHalf } from '../../helpers/hook-changes.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

const folder = temporaryFolderOfAll();
const [before, content, wanted] = ['before', 'content', 'wanted'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => vi.restoreAllMocks());

/** Starts an ingest, and kills it at so many changes of the file system. */
function killIngest(force: boolean, killAt: number): void {
  const script = [
    '--import',
    path.resolve('tests/helpers/kill-at.ts'),
    'scripts/ingest.ts',
    '--content',
    content,
  ];
  const env = { ...process.env, KILL_AT: String(killAt) };
  const { signal } = spawnSync(process.execPath, force ? [...script, '--force'] : script, { env });
  expect(signal).toBe('SIGKILL');
}

/**
 * Runs an ingest to its end.
 * @returns copies of the folder as it is at each change, with half of the file that is written
 */
async function copyAtEachChange(force: boolean): Promise<string[]> {
  const copies: string[] = [];
  const stop = hookChanges((change, [file, text]) => {
    const copy = path.join(folder, `at-${copies.length}`);
    rmSync(copy, { recursive: true, force: true });
    cpSync(content, copy, { recursive: true, verbatimSymlinks: true });
    copies.push(copy);
    if (change === 'writeFile') writeHalf(path.join(copy, path.relative(content, file as string)), text);
  });
  expect(await run(content, { force })).toBe(true);
  stop();
  return copies;
}

const run = (where: string, flags: { force?: boolean; check?: boolean } = {}) =>
  ingest({ content: where, check: false, force: false, json: false, ...flags });

/** All but folders, and what is not in its place yet. */
const filesOf = (all: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(all).filter(([name, text]) => text !== 'no file' && !name.startsWith('.ingest.partial')),
  );

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  writeSources(before, false);
  expect(await run(before)).toBe(true);
  writeSources(before, true);
});

test.each([
  ['an ingest', false],
  ['one with --force over what a person did', true],
])(
  '%s that is killed at any change leaves whole files, --check tells what is there, and the next one ends where a clean one does',
  async (_, force) => {
    const start = path.join(folder, 'start');
    for (const place of [start, wanted]) rmSync(place, { recursive: true, force: true });
    cpSync(before, start, { recursive: true });
    if (force) meddle(start);
    cpSync(start, wanted, { recursive: true });
    expect(await run(wanted, { force })).toBe(true);
    const [old, clean] = [filesOf(snapshot(start)), snapshot(wanted)];
    const goneProcess = String(spawnSync(process.execPath, ['--version']).pid);
    const lock = path.join(content, '.ingest.lock');
    const startAfresh = (from: string) => {
      rmSync(content, { recursive: true, force: true });
      cpSync(from, content, { recursive: true, verbatimSymlinks: true });
      rmSync(lock, { force: true });
      symlinkSync(goneProcess, lock);
    };

    startAfresh(start);
    const copies = await copyAtEachChange(force);
    expect(copies.length).toBeGreaterThan(12);
    for (const [killedAt, copy] of copies.entries()) {
      startAfresh(copy);
      const left = filesOf(snapshot(content));
      for (const [name, text] of Object.entries(left)) expect([old[name], clean[name]], name).toContain(text);
      for (const name of Object.keys(old)) if (name in clean) expect(left).toHaveProperty([name]);
      const isDone = JSON.stringify(left) === JSON.stringify(filesOf(clean));
      expect(await run(content, { check: true }), `killed at ${killedAt}`).toBe(isDone);
      expect(await run(content, { force }), `killed at ${killedAt}`).toBe(true);
      expect(snapshot(content), `killed at ${killedAt}`).toEqual(clean);
    }

    // A process that is killed leaves no more and no less: here while files are put in their places, one by one.
    const late = Math.floor(copies.length * 0.75);
    startAfresh(start);
    killIngest(force, late);
    expect(snapshot(content)).toEqual(snapshot(copies[late] as string));
  },
  120_000,
);
