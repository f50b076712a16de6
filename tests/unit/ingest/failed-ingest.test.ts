import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ingest } from '../../../scripts/ingest/run.ts';
import { meddle, snapshot, writeSources } from '../../helpers/changed-folder.ts';
import { type Failure, failChanges } from '../../helpers/hook-changes.ts';
import { mounter } from '../../helpers/mounter.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

const folder = temporaryFolderOfAll();
const place = (name: string) => path.join(folder, name);
const content = place('content');
afterAll(() => vi.restoreAllMocks());

const run = (where: string, flags: { force?: boolean; check?: boolean } = {}) =>
  ingest({ content: where, check: false, force: false, json: false, ...flags });

/** Where an ingest starts from, and where one ends to which nothing happens, without and with --force. */
const cases = { 'an ingest': false, 'one with --force over what a person did': true };

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  writeSources(place('start'), false);
  expect(await run(place('start'))).toBe(true);
  writeSources(place('start'), true);
  mkdirSync(path.join(place('start'), 'keywords/empty'));
  cpSync(place('start'), place('start-force'), { recursive: true });
  meddle(place('start-force'));
  for (const end of ['', '-force']) {
    cpSync(place(`start${end}`), place(`done${end}`), { recursive: true });
    expect(await run(place(`done${end}`), { force: end !== '' })).toBe(true);
  }
});

function startAfresh(force: boolean): void {
  rmSync(content, { recursive: true, force: true });
  cpSync(place(force ? 'start-force' : 'start'), content, { recursive: true });
}

/** Runs an ingest for which the file system fails. */
async function failIngest(
  force: boolean,
  failure: Failure,
): Promise<{ isHit: boolean; said: string | null }> {
  const stop = failChanges(failure);
  const said = await run(content, { force }).then(
    () => null,
    (error: Error) => error.message,
  );
  return { isHit: stop(), said };
}

describe.each(Object.entries(cases))('%s', (_, force) => {
  const asItWas = () => snapshot(place(force ? 'start-force' : 'start'));
  const done = () => snapshot(place(force ? 'done-force' : 'done'));

  test.each<[string, Partial<Failure>]>([
    ['for which there is no room at any one change', {}],
    ['of which half a file has room', { half: true }],
    ['for which there is no room from any change on', { stays: true }],
    ['of which half a file has room, and nothing after it', { stays: true, half: true }],
  ])('%s changes nothing and says which file, and the next one does it all', async (_, how) => {
    startAfresh(force);
    // What a failed one leaves the next one starts from, and the last one does it all.
    for (let after = 0; ; after += 1) {
      const { isHit, said } = await failIngest(force, { code: 'ENOSPC', after, ...how });
      if (!isHit) {
        expect(after).toBeGreaterThan(12);
        break;
      }
      expect(said, `failed at ${after}`).toMatch(
        /^Could not (?:write|remove) \S+: the disk is full\. Nothing was changed; make room and run it again\.$/,
      );
      expect(snapshot(content), `failed at ${after}`).toEqual(asItWas());
    }
    expect(snapshot(content)).toEqual(done());
  });

  test.each(['EROFS', 'EACCES'] as const)(
    'in a folder that cannot be written from any change on (%s) leaves whole files and says so, and the next one does it all',
    async (code) => {
      const [old, clean] = [asItWas(), done()];
      for (let after = 0; ; after += 1) {
        startAfresh(force);
        const { isHit, said } = await failIngest(force, { code, after, stays: true });
        if (!isHit) break;
        // Whose lock alone could not be removed has done it all.
        const isDone = said === null;
        const reason = code === 'EROFS' ? 'the disk is read-only' : 'no permission';
        if (!isDone)
          expect(said).toMatch(new RegExp(`^Could not (?:write|remove) \\S+: ${reason}\\. .*; fix that`));
        for (const [name, text] of Object.entries(snapshot(content)))
          if (text !== 'no file' && !name.startsWith('.ingest.'))
            expect([old[name], clean[name]], `${name}, failed at ${after}`).toContain(text);
        if (after === 0) expect(snapshot(content)).toEqual(old);
        expect(await run(content, { force })).toBe(true);
        expect(snapshot(content), `after ${after}`).toEqual(clean);
      }
    },
  );
});

test('where there is nothing to write, a folder that cannot be written is as good as any', async () => {
  rmSync(content, { recursive: true, force: true });
  cpSync(place('done'), content, { recursive: true });
  symlinkSync(String(spawnSync(process.execPath, ['--version']).pid), path.join(content, '.ingest.lock'));
  expect(await failIngest(false, { code: 'EROFS', after: 0, stays: true })).toEqual({
    isHit: true,
    said: null,
  });
});

describe.skipIf(mounter === null)('on a disk of its own', () => {
  // Named as a whole each time: to what it finds of a disk, `mount` adds options that only an administrator may give.
  const small = 'size=512k';

  /** Runs an ingest on a small disk. */
  function ingestOnDisk(prepare: string): { said: string; code: string } {
    for (const name of ['disk', 'as-it-was', 'as-it-is', 'after']) {
      rmSync(place(name), { recursive: true, force: true });
      mkdirSync(place(name));
    }
    const script = `set -e
      mount -t tmpfs -o ${small} none disk
      cp -a start/. disk
      ${prepare}
      cp -a disk/. as-it-was
      cd ${JSON.stringify(process.cwd())}
      code=0; "$NODE" scripts/ingest.ts --content "$DISK" || code=$?
      cd - >&2
      cp -a disk/. as-it-is
      echo "exit $code"
      mount -t tmpfs -o remount,rw,${small} none disk
      rm -f disk/.filler
      cd ${JSON.stringify(process.cwd())}
      "$NODE" scripts/ingest.ts --content "$DISK" > /dev/null
      cd - >&2
      cp -a disk/. after`;
    const { stdout, stderr } = spawnSync('unshare', [...(mounter ?? []), 'sh', '-c', script], {
      cwd: folder,
      encoding: 'utf-8',
      env: { ...process.env, NODE: process.execPath, DISK: place('disk') },
    });
    expect(snapshot(place('as-it-is'))).toEqual(snapshot(place('as-it-was')));
    expect(snapshot(place('after'))).toEqual(snapshot(place('done')));
    return { said: stderr, code: /exit (\d)/.exec(stdout)?.[1] ?? '' };
  }

  test.each([0, 2, 5])('that has room for %i pages more it changes nothing, says so and exits 1', (pages) => {
    const { said, code } = ingestOnDisk(
      `cat /dev/zero > disk/.filler 2>/dev/null || true; truncate -s -${pages * 4}k disk/.filler`,
    );
    expect(said).toMatch(/^Could not write \S+: the disk is full\. Nothing was changed; make room/m);
    expect(code).toBe('1');
  });

  test('that can only be read it changes nothing, says so and exits 1', () => {
    const { said, code } = ingestOnDisk(`mount -t tmpfs -o remount,ro,${small} none disk`);
    expect(said).toMatch(/^Could not write \S+: the disk is read-only\. Nothing was changed; fix that/m);
    expect(code).toBe('1');
  });
});
