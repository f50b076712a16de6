import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '../../scripts/ingest/run.ts';
import { meddle, snapshot, writeSources } from '../changed-folder.ts';
import { temporaryFolderOfAll } from '../temporary-folder.ts';

const folder = temporaryFolderOfAll();
const [before, content, wanted] = ['before', 'content', 'wanted'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => vi.restoreAllMocks());

/** Starts an ingest, and kills it at so many changes of the file system. */
function killIngest(force: boolean, killAt: number): boolean {
  const script = ['--import', path.resolve('tests/kill-at.ts'), 'scripts/ingest.ts', '--content', content];
  const env = { ...process.env, KILL_AT: String(killAt) };
  return spawnSync(process.execPath, force ? [...script, '--force'] : script, { env }).signal !== null;
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
    const goneProcess = spawnSync(process.execPath, ['--version']).pid;

    let isKilled = true;
    for (let killAt = 0; isKilled; killAt += 1) {
      rmSync(content, { recursive: true, force: true });
      cpSync(start, content, { recursive: true });
      symlinkSync(String(goneProcess), path.join(content, '.ingest.lock'));
      isKilled = killIngest(force, killAt);
      const left = filesOf(snapshot(content));
      for (const [name, text] of Object.entries(left)) expect([old[name], clean[name]], name).toContain(text);
      for (const name of Object.keys(old)) if (name in clean) expect(left).toHaveProperty([name]);
      const isDone = JSON.stringify(left) === JSON.stringify(filesOf(clean));
      expect(await run(content, { check: true }), `killed at ${killAt}`).toBe(isDone);
      if (isKilled) expect(await run(content, { force }), `killed at ${killAt}`).toBe(true);
      expect(snapshot(content), `killed at ${killAt}`).toEqual(clean);
      if (!isKilled) expect(killAt).toBeGreaterThan(12);
    }
  },
  120_000,
);
