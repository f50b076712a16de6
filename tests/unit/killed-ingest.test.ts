import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '../../scripts/ingest/run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
const [before, content, wanted] = ['before', 'content', 'wanted'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts an ingest, and kills it at so many changes of the file system. */
function killIngest(force: boolean, killAt: number): boolean {
  const script = ['--import', path.resolve('tests/kill-at.ts'), 'scripts/ingest.ts', '--content', content];
  const env = { ...process.env, KILL_AT: String(killAt) };
  return spawnSync(process.execPath, force ? [...script, '--force'] : script, { env }).signal !== null;
}

const run = (where: string, flags: { force?: boolean; check?: boolean } = {}) =>
  ingest({ content: where, check: false, force: false, json: false, ...flags });

/** All that stands in a folder: files with what is in them, folders, and where links lead. */
function snapshot(where: string): Record<string, string> {
  const entries = readdirSync(where, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(where, file), entry.isFile() ? readFileSync(file, 'utf-8') : 'no file'];
    }),
  );
}

const filesOf = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([, text]) => text !== 'no file'));

const ability = (text: string) => `A static ability that means, "${text}"`;

/** Writes the sources as they were, or as they are after a change: one entry more, one less, two in other words. */
function writeSources(where: string, isChanged: boolean): void {
  const sheets = {
    one: isChanged
      ? { Armor: 'x.', Bombard: 'y.', Cover: 'z.' }
      : { Armor: 'x.', Bombard: 'y.', Evade: 'z.' },
    two: isChanged ? { Armor: 'a.', Bombard: 'c.' } : { Bombard: 'b.' },
  };
  mkdirSync(path.join(where, 'sources'), { recursive: true });
  for (const [id, texts] of Object.entries(sheets)) {
    const entries = Object.entries(texts).map(
      ([name, text]) => `${name}\n\n${name}: ${ability(text)} It is ${text}\n`,
    );
    writeFileSync(path.join(where, `sources/${id}.txt`), `A Sheet\n\n${entries.join('\n')}`);
  }
  const manifest = Object.keys(sheets).map(
    (id) => `- id: ${id}\n  title: ${id}\n  kind: sheet\n  file: ${id}.txt\n`,
  );
  writeFileSync(path.join(where, 'sources.yaml'), manifest.join(''));
}

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
    if (force) {
      const file = path.join(start, 'keywords/armor/one.mdx');
      writeFileSync(file, readFileSync(file, 'utf-8').replace('x.', 'X.'));
      writeFileSync(path.join(start, 'keywords/notes.txt'), 'Mine.');
      mkdirSync(path.join(start, 'keywords/armor/two.mdx'));
      writeFileSync(path.join(start, 'keywords/armor/two.mdx/notes.txt'), 'Mine.');
    }
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
      for (const [name, text] of Object.entries(left))
        if (!name.endsWith('.partial')) expect([old[name], clean[name]], name).toContain(text);
      for (const name of Object.keys(old)) if (name in clean) expect(left).toHaveProperty([name]);
      const isDone = JSON.stringify(left) === JSON.stringify(filesOf(clean));
      expect(await run(content, { check: true }), `killed at ${killAt}`).toBe(isDone);
      if (isKilled) expect(await run(content, { force }), `killed at ${killAt}`).toBe(true);
      expect(snapshot(content), `killed at ${killAt}`).toEqual(clean);
      if (!isKilled) expect(killAt).toBeGreaterThan(12);
    }
  },
  60_000,
);
