import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceFile, writeWhole } from '../../../src/content-folder/disk/write-whole.ts';
import { fileReason, isFull } from '../../../src/content-folder/messages/content-error.ts';
import type { Pictured } from '../../../src/pictures/pictured.ts';
import { snapshot } from '../../helpers/changed-folder.ts';
import type { Failure } from '../../helpers/hook-changes.ts';
import { mounter } from '../../helpers/mounter.ts';
import { copySeedFolder } from '../../helpers/real-folder.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Runs a command in the folder while the file system fails. */
function run(command: string[], failure: Partial<Failure>) {
  const [script = '', ...args] = command;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', path.resolve('tests/helpers/fail-at.ts'), path.resolve(script), ...args],
    {
      encoding: 'utf-8',
      cwd: folder,
      env: {
        ...process.env,
        CONTENT_DIR: path.join(folder, 'content'),
        FAIL_AT: JSON.stringify({ after: 0, ...failure }),
      },
    },
  );
  return { code: status, err: stderr };
}

const failures: [string, Partial<Failure>, string][] = [
  ['has no room', { code: 'ENOSPC', stays: true }, 'the disk is full'],
  ['has room for half', { code: 'ENOSPC', half: true }, 'the disk is full'],
  ['has room for it, but not for its name', { code: 'ENOSPC', after: 1 }, 'the disk is full'],
  ['can only be read', { code: 'EROFS', stays: true }, 'the disk is read-only'],
  ['lets nobody write', { code: 'EACCES', stays: true }, 'no permission'],
];

describe.each(failures)('on a disk that %s', (_, failure, reason) => {
  const says = (file: string) =>
    expect.stringMatching(
      new RegExp(
        `Could not write \\S*${file}: ${reason}\\. Nothing was changed; (?:make room|fix that) and run`,
      ),
    );

  test('the ledger stays as it was, down to the last address', () => {
    copySeedFolder(path.join(folder, 'content'));
    for (const name of ['dist/keywords/new', 'dist/keywords/old'])
      mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'content/published.txt'), '/keywords/old/\n');
    for (const name of ['404.html', 'offline.json', 'keywords/new/index.html', 'keywords/old/index.html'])
      writeFileSync(path.join(folder, 'dist', name), '');
    const before = snapshot(folder);
    expect(run(['scripts/ledger.ts'], failure)).toEqual({ code: 1, err: says('published\\.txt') });
    expect(snapshot(folder)).toEqual(before);
  });

  test('check-cards --fix leaves no half copy, which the next one would not write over', () => {
    copySeedFolder(path.join(folder, 'content'));
    writeFileSync(path.join(folder, 'cards.txt'), 'ARMOR.\n\nEvade 2 (Prevent 2 damage to this unit.)\n');
    const before = snapshot(folder);
    expect(run(['scripts/check-cards.ts', 'cards.txt', '--fix'], failure)).toEqual({
      code: 1,
      err: says('cards\\.fixed\\.txt'),
    });
    expect(snapshot(folder)).toEqual(before);
  });
});

describe('check-cards --fix of several files', () => {
  beforeEach(() => {
    copySeedFolder(path.join(folder, 'content'));
    for (const name of ['a.txt', 'b.txt']) writeFileSync(path.join(folder, name), 'ARMOR.\n');
  });
  const fix = (failure: Partial<Failure>) =>
    run(['scripts/check-cards.ts', 'a.txt', 'b.txt', 'a.txt', '--fix'], failure);

  test('writes a copy of each, once', () => {
    expect(fix({ after: 9 }).code).toBe(0);
    for (const name of ['a.fixed.txt', 'b.fixed.txt'])
      expect(readFileSync(path.join(folder, name), 'utf-8')).toBe('Armor.\n');
  });

  test.each<[string, Partial<Failure>, () => void]>([
    ['the second cannot be written', { after: 1, code: 'ENOSPC', stays: true }, () => {}],
    ['the second is there', { after: 9 }, () => writeFileSync(path.join(folder, 'b.fixed.txt'), 'Mine.')],
  ])('writes none where %s', (_, failure, prepare) => {
    prepare();
    const before = snapshot(folder);
    expect(fix(failure).code).toBe(1);
    expect(snapshot(folder)).toEqual(before);
  });
});

test('a file is written where a link leads, and nobody else’s is', () => {
  const place = (name: string) => path.join(folder, name);
  writeFileSync(place('real.txt'), 'Old.');
  writeFileSync(place('link.txt.partial'), 'Mine.');
  symlinkSync('real.txt', place('link.txt'));
  replaceFile(place('link.txt'), 'New.');
  expect(readFileSync(place('real.txt'), 'utf-8')).toBe('New.');
  expect(readFileSync(place('link.txt.partial'), 'utf-8')).toBe('Mine.');
  expect(readdirSync(folder).sort()).toEqual(['link.txt', 'link.txt.partial', 'real.txt']);
});

test('what a process left that was killed while it wrote the file goes, and nothing else', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = `real.txt.${pid}.partial`;
  const others = [`real.txt.${process.ppid}.partial`, `other.txt.${pid}.partial`, 'real.txt.old.partial'];
  for (const name of [left, ...others]) writeFileSync(path.join(folder, name), 'Half.');
  writeWhole(path.join(folder, 'real.txt'), 'New.');
  expect(readdirSync(folder).sort()).toEqual(['real.txt', ...others].sort());
});

test.each([
  ['EDQUOT', 'this user’s disk quota is used up', true],
  ['ENOSPC', 'the disk is full', true],
  ['EFBIG', 'it is larger than the disk allows', false],
  ['ENOTTY', 'the system refuses, with ENOTTY', false],
] as const)('what Node knows by its number alone is said in words: %s', (name, reason, full) => {
  const errno = -constants.errno[name];
  const error = Object.assign(new Error(), {
    code: `Unknown system error ${errno}`,
    errno,
    syscall: 'write',
  });
  expect([fileReason(error), isFull(error)]).toEqual([reason, full]);
  expect([fileReason({ ...error, code: name }), isFull({ code: name })]).toEqual([reason, full]);
});

test.skipIf(!existsSync('/dev/full'))('what is printed into a full disk is said to be lost', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lookup.ts', 'armor'], {
    encoding: 'utf-8',
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Could not write the output: the disk is full.\n',
  });
});

describe('the pictures of links', () => {
  const kept = () => path.join(folder, 'node_modules/.astro');
  const site = () => path.join(folder, 'dist');
  const addresses = ['a.png', 'deep/b.png'];

  /**
   * Draws them for a build that stands in the folder.
   * @param until what is waited for before the folder of the site is told
   */
  async function draw(until?: () => Promise<unknown>) {
    cpSync('package.json', path.join(folder, 'package.json'));
    const artist = fork(path.resolve('src/pictures/draw.ts'), {
      cwd: folder,
      serialization: 'advanced',
      silent: true,
    });
    let said = '';
    artist.stderr?.on('data', (text) => {
      said += text;
    });
    artist.send(
      addresses.map(
        (address, index): Pictured => ({
          picture: { site: 'A Site', title: `${index}`, template: null, note: null, segments: [] },
          addresses: [address],
        }),
      ),
    );
    await until?.();
    artist.send(site());
    const [code] = await once(artist, 'close');
    return { code, said };
  }

  test('are drawn also where none can be kept, which is said once', async () => {
    mkdirSync(path.dirname(kept()));
    writeFileSync(kept(), '');
    expect(await draw()).toEqual({
      code: 0,
      said: 'Could not keep the pictures of links in node_modules/.astro/cards (there is a file where a folder is expected); the next build draws them again.\n',
    });
    for (const address of addresses)
      expect(readFileSync(path.join(site(), address)).subarray(1, 4).toString()).toBe('PNG');
  });

  test('are the same from what was kept, also where one of it cannot be read', async () => {
    expect(await draw()).toEqual({ code: 0, said: '' });
    const drawn = snapshot(site());
    const cards = path.join(kept(), 'cards');
    const [one = ''] = readdirSync(cards);
    rmSync(path.join(cards, one));
    mkdirSync(path.join(cards, one));
    rmSync(site(), { recursive: true });
    expect(await draw()).toMatchObject({ code: 0, said: expect.stringContaining('it is a folder') });
    expect(snapshot(site())).toEqual(drawn);
  });

  test('are drawn before there is a site, and put into it once it is there', async () => {
    const cards = path.join(kept(), 'cards');
    const isKept = () =>
      existsSync(cards) && readdirSync(cards).filter((name) => name.endsWith('.png')).length === 2;
    const before = await draw(async () => {
      await vi.waitUntil(isKept, 5000);
      expect(existsSync(site())).toBe(false);
    });
    expect(before).toEqual({ code: 0, said: '' });
    expect(Object.keys(snapshot(site()))).toEqual(['a.png', 'deep', 'deep/b.png']);
  });

  test('that cannot be put into the site end the build with a sentence', async () => {
    writeFileSync(site(), '');
    const { code, said } = await draw();
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Could not write \S+\.png: (?:there is a file where a folder|something of that name).*\. The site is not whole; fix that and run it again\.\n$/,
    );
  });
});

test.skipIf(mounter === null)('a build in a folder that can only be read says so before it begins', () => {
  const builds = `import { expectWritable } from ${JSON.stringify(path.resolve('src/build/before/check-folders.ts'))};
    expectWritable(${JSON.stringify(tmpdir())});
    try { expectWritable(process.argv[1]); } catch ({ name, message }) { console.log(name, message); }`;
  const { stdout } = spawnSync(
    'unshare',
    [
      ...(mounter ?? []),
      'sh',
      '-c',
      'mount -t tmpfs -o ro none . && exec "$0" --input-type=module --eval "$1" "$PWD/not/there"',
      process.execPath,
      builds,
    ],
    { cwd: folder, encoding: 'utf-8' },
  );
  expect(stdout).toBe(
    `ContentError Could not write ${folder}/not/there: the disk is read-only. Nothing was built; fix that and run it again.\n`,
  );
});
