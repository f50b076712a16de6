import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ingest } from '../../../scripts/ingest/run.ts';
import { snapshot, writeSources } from '../../helpers/changed-folder.ts';
import { foldNames } from '../../helpers/fold-names.ts';
import { failChanges } from '../../helpers/hook-changes.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let content: string;
const at = (name: string) => path.join(content, name);
const run = (flags: { force?: boolean; check?: boolean } = {}) =>
  ingest({ content, check: false, force: false, json: false, ...flags });

beforeEach(async () => {
  content = temporaryFolder();
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  writeSources(content, false);
  await run();
});
afterEach(() => vi.restoreAllMocks());

/** All that is there but hidden files. */
const shown = () =>
  Object.fromEntries(
    Object.entries(snapshot(content)).filter(([name]) => !path.basename(name).startsWith('.')),
  );

/** What somebody's hand, an archive or a program that keeps folders alike did to the names. */
const slips: [string, () => void][] = [
  ['a folder', () => renameSync(at('keywords/bombard'), at('keywords/Bombard'))],
  ['a file', () => renameSync(at('keywords/bombard/two.mdx'), at('keywords/bombard/Two.MDX'))],
  ['a file of changes', () => renameSync(at('changes/bombard.json'), at('changes/BOMBARD.json'))],
  [
    'a folder and the files in it',
    () => {
      renameSync(at('keywords/bombard/two.mdx'), at('keywords/bombard/TWO.mdx'));
      renameSync(at('keywords/bombard'), at('keywords/BOMBARD'));
    },
  ],
  [
    'a folder with what is nobody’s business',
    () => {
      writeFileSync(at('keywords/bombard/.DS_Store'), '');
      renameSync(at('keywords/bombard'), at('keywords/Bombard'));
    },
  ],
];

describe.each([
  ['a file takes other capitals', true],
  ['a file keeps its capitals', false],
])('on a disk that tells no capitals, where %s', (_, takesCapitals) => {
  let unfold: (() => void) | undefined;
  const fold = () => {
    unfold = foldNames(content, takesCapitals);
  };
  afterEach(() => {
    unfold?.();
    unfold = undefined;
  });

  test.each(slips)(
    '%s whose name has other capitals comes to its own, and nothing is lost',
    async (_, slip) => {
      const whole = snapshot(content);
      slip();
      fold();
      expect(await run({ check: true })).toBe(false);
      expect(await run()).toBe(true);
      expect(await run({ check: true })).toBe(true);
      unfold?.();
      expect(shown()).toEqual(whole);
    },
  );

  test('a file that a person edited is left under its other name, until --force', async () => {
    const whole = snapshot(content);
    const other = at('keywords/bombard/Two.mdx');
    renameSync(at('keywords/bombard/two.mdx'), other);
    writeFileSync(other, readFileSync(other, 'utf-8').replace('b.', 'B.'));
    const edited = snapshot(content);
    fold();
    expect(await run()).toBe(true);
    expect(await run({ check: true })).toBe(false);
    expect(snapshot(content)).toEqual(edited);
    expect(await run({ force: true })).toBe(true);
    unfold?.();
    expect(snapshot(content)).toEqual(whole);
  });

  test('where there is no room at any change nothing is lost', async () => {
    const contents = () => Object.values(snapshot(content)).sort();
    renameSync(at('keywords/bombard'), at('keywords/Bombard'));
    writeSources(content, true);
    const [start, before] = [temporaryFolder(), contents()];
    cpSync(content, start, { recursive: true });
    for (let after = 0; ; after += 1) {
      for (const name of ['keywords', 'changes']) renameSync(at(name), path.join(temporaryFolder(), name));
      cpSync(start, content, { recursive: true });
      fold();
      const stop = failChanges({ code: 'ENOSPC', after });
      const said = await run().catch(({ message }: Error) => message);
      const isHit = stop();
      unfold?.();
      if (!isHit) break;
      expect(said).toContain('Nothing was changed');
      expect(contents(), `failed at ${after}`).toEqual(before);
    }
    expect(readdirSync(at('keywords')).sort()).toEqual(['armor', 'bombard', 'cover']);
  });
});

test.each(slips)('on one that tells them %s comes to its own too', async (_, slip) => {
  const whole = snapshot(content);
  slip();
  expect(await run()).toBe(true);
  expect(shown()).toEqual(whole);
});

test('on one that tells them a copy beside what it was made of goes, and that stays', async () => {
  const whole = snapshot(content);
  mkdirSync(at('keywords/Bombard'));
  cpSync(at('keywords/bombard/two.mdx'), at('keywords/Bombard/two.mdx'));
  cpSync(at('keywords/bombard/two.mdx'), at('keywords/bombard/Two.mdx'));
  expect(await run()).toBe(true);
  expect(snapshot(content)).toEqual(whole);
});
