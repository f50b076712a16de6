import { execSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { entry, useSheetFolder } from '../../helpers/sheet-folder.ts';

const { content, write, ingest, findings } = useSheetFolder();

describe('what stands in the folder', () => {
  const outside = () => path.join(content(), 'outside');

  test.each([
    ['a folder of a keyword', 'keywords/armor'],
    ['the folder of all', 'keywords'],
    ['the folder of changes', 'changes'],
    ['a file', 'keywords/link.mdx'],
  ])('a link in place of %s is written and removed through by nobody, --force or not', (_, name) => {
    write(entry('Armor'));
    mkdirSync(path.join(outside(), 'deep'), { recursive: true });
    writeFileSync(path.join(outside(), 'deep/precious.txt'), 'Precious.');
    mkdirSync(path.dirname(path.join(content(), name)), { recursive: true });
    symlinkSync(outside(), path.join(content(), name));
    for (const args of [[], ['--force']]) {
      expect(findings(...args)).toMatchObject([
        { rule: 'generated-special', file: path.join(content(), name) },
      ]);
      expect(readdirSync(outside(), { recursive: true })).toEqual(['deep', 'deep/precious.txt']);
    }
  });

  test('a link in a circle and a pipe are said', () => {
    write(entry('Armor'));
    mkdirSync(path.join(content(), 'keywords'));
    symlinkSync('.', path.join(content(), 'keywords/again'));
    spawnSync('mkfifo', [path.join(content(), 'keywords/pipe.mdx')]);
    expect(findings().map(({ rule }) => rule)).toEqual(['generated-special', 'generated-special']);
  });

  test('a source that is a link to a device without end is not read', () => {
    symlinkSync('/dev/zero', path.join(content(), 'sources/sheet.txt'));
    expect(findings()).toMatchObject([
      { message: 'Could not read the file (it is not an ordinary file), expected it to be there' },
    ]);
  });

  test.each(['terms.yaml', 'site.yaml', 'published.txt'])(
    'a link to nothing in place of %s is not taken for none',
    (name) => {
      write(entry('Armor'));
      symlinkSync('nowhere', path.join(content(), name));
      const { err, code } = ingest();
      expect(code).toBe(1);
      expect(err).toContain(path.join(content(), name));
      expect(err).toContain('Could not read the file (no such file), expected it to be there');
    },
  );

  test.each(['Thumbs.db', 'desktop.ini', 'Desktop.ini', 'ehthumbs.db', 'Icon\r', '.DS_Store', '._x.mdx'])(
    '%j, which a system puts into every folder, is nobody’s business',
    (name) => {
      write(entry('Armor', 'A static ability that means, "x." It is new.'));
      ingest();
      for (const folder of ['rulings', 'changes']) mkdirSync(path.join(content(), folder));
      for (const folder of ['rulings', 'sources', 'changes', 'keywords', 'keywords/armor'])
        writeFileSync(path.join(content(), folder, name), '\0');
      expect(findings()).toEqual([]);
      expect(ingest('--check').code).toBe(0);
      expect(ingest('--force').code).toBe(0);
      expect(existsSync(path.join(content(), 'keywords', name))).toBe(true);
    },
  );

  test.each(['one.mdx~', '#one.mdx#', 'one.mdx.orig', 'one.mdx.bak', '~$one.mdx'])(
    '%s, which an editor left among rulings or sources, is warned of',
    (name) => {
      write(entry('Armor'));
      mkdirSync(path.join(content(), 'rulings'));
      for (const folder of ['rulings', 'sources']) writeFileSync(path.join(content(), folder, name), '---\n');
      expect(findings().map(({ rule }) => rule)).toEqual(['source-unlisted', 'ruling-left-over']);
      expect(ingest().code).toBe(0);
    },
  );

  test.each(['one.md', 'Thumbs.mdx', 'one.mdx.txt', 'one (1).mdx', 'one'])(
    '%s among rulings may be one of a person, and stops the ingest',
    (name) => {
      write(entry('Armor'));
      mkdirSync(path.join(content(), 'rulings'));
      writeFileSync(path.join(content(), 'rulings', name), 'Text.');
      expect(findings()).toMatchObject([{ rule: 'ruling-invalid' }]);
      expect(ingest().code).toBe(1);
    },
  );

  test('a link to nothing in place of the rulings is not taken for none', () => {
    write(entry('Armor'));
    symlinkSync('nowhere', path.join(content(), 'rulings'));
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toContain('Could not read the folder (no such folder), expected it to be there');
  });

  test('what is one is counted as one', () => {
    write(entry('Armor'));
    expect(ingest().out).toMatch(
      / 1 entry: 1 new\n(?:.*\n)*1 keyword, 1 revision from 1 source\n1 file written,/,
    );
  });

  test.each([
    ['keywords', 'Could not read'],
    ['keywords/armor', 'Could not write'],
    ['changes', ''],
  ])('a file where the folder %s belongs is said in a sentence', (name, said) => {
    write(entry('Armor'));
    mkdirSync(path.dirname(path.join(content(), name)), { recursive: true });
    writeFileSync(path.join(content(), name), 'Mine.');
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toMatch(said);
    expect(err).not.toMatch(/ at |Something went wrong/);
    expect(readFileSync(path.join(content(), name), 'utf-8')).toBe('Mine.');
  });

  test('with --force a file where a folder belongs, and a folder where a file belongs, give way', () => {
    write(entry('Armor'), entry('Evade'));
    ingest();
    const whole = readdirSync(content(), { recursive: true }).sort();
    rmSync(path.join(content(), 'keywords'), { recursive: true });
    mkdirSync(path.join(content(), 'keywords/evade/sheet.mdx'), { recursive: true });
    writeFileSync(path.join(content(), 'keywords/armor'), 'Mine.');
    writeFileSync(path.join(content(), 'keywords/evade/sheet.mdx/mine.txt'), 'Mine.');
    expect(ingest('--force').code).toBe(0);
    expect(readdirSync(content(), { recursive: true }).sort()).toEqual(whole);
  });

  test('a folder in the place of an entry is said in a sentence', () => {
    write(entry('Armor'));
    mkdirSync(path.join(content(), 'keywords/armor/sheet.mdx'), { recursive: true });
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Could not write .*keywords\/armor\/sheet\.mdx: it is a folder\. Nothing was changed; fix that and run it again\.\n$/m,
    );
    expect(readdirSync(path.join(content(), 'keywords/armor'))).toEqual(['sheet.mdx']);
  });
});

describe('two ingests at once', () => {
  const lock = () => path.join(content(), '.ingest.lock');

  test('the second waits for nothing and says why', () => {
    write(entry('Armor'));
    // The number of a process that goes on, and is not that of the thread which runs the command.
    symlinkSync(String(process.ppid), lock());
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toBe(
      `Another ingest is at work in ${content()}. Wait until it is done; if there is none, remove ${lock()}.\n`,
    );
    expect(ingest('--check').err).not.toContain('Another ingest');
    expect(existsSync(path.join(content(), 'keywords'))).toBe(false);
  });

  test('so does one that meets a lock which it cannot read', () => {
    write(entry('Armor'));
    writeFileSync(lock(), '');
    expect(ingest().err).toContain('Another ingest is at work');
  });

  describe('on a disk without links', () => {
    const withoutLinks = () => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [
          '--import',
          path.resolve('tests/helpers/without-links.ts'),
          'scripts/ingest.ts',
          '--content',
          content(),
        ],
        { encoding: 'utf-8' },
      );
      return { code: status, err: stderr };
    };
    const lockOf = (pid: number) => {
      mkdirSync(lock());
      writeFileSync(path.join(lock(), String(pid)), '');
    };

    test('the second says why it does nothing', () => {
      write(entry('Armor'));
      lockOf(process.ppid);
      const before = readdirSync(content(), { recursive: true });
      expect(withoutLinks()).toEqual({
        code: 1,
        err: expect.stringContaining(`Another ingest is at work in ${content()}.`),
      });
      expect(ingest().err).toContain('Another ingest is at work');
      expect(readdirSync(content(), { recursive: true })).toEqual(before);
    });

    test('a lock of a process that is no more is taken over, and none is left', () => {
      write(entry('Armor'));
      const { pid } = spawnSync(process.execPath, ['--version']);
      lockOf(pid);
      mkdirSync(`${lock()}.${pid}`);
      writeFileSync(path.join(`${lock()}.${pid}`, String(pid)), '');
      expect(withoutLinks().code).toBe(0);
      expect(readdirSync(content()).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
    });

    test('a link of one that is no more is taken over', () => {
      write(entry('Armor'));
      symlinkSync(String(spawnSync(process.execPath, ['--version']).pid), lock());
      expect(withoutLinks().code).toBe(0);
      expect(readdirSync(content()).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
    });

    test('a lock that names no process is nobody’s to remove', () => {
      write(entry('Armor'));
      writeFileSync(lock(), '');
      expect(withoutLinks().err).toContain('Another ingest is at work');
      expect(readdirSync(content()).sort()).toEqual(['.ingest.lock', 'sources', 'sources.yaml']);
    });
  });

  test('a lock of a process that is no more is taken over, and none is left', () => {
    write(entry('Armor'));
    symlinkSync(String(spawnSync(process.execPath, ['--version']).pid), lock());
    expect(ingest().code).toBe(0);
    expect(readdirSync(content()).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
  });

  test('none is left where whoever read what it prints has gone', () => {
    write(...Array.from({ length: 60 }, (_, index) => entry(`Armor${'a'.repeat(index)}`)));
    for (let run = 0; run < 3; run++)
      execSync(`"${process.execPath}" scripts/ingest.ts --content "${content()}" --json | head -c 10`);
    expect(readdirSync(content())).not.toContain('.ingest.lock');
  });

  test.each([
    ['', []],
    [' on a disk without links', ['--import', path.resolve('tests/helpers/without-links.ts')]],
  ])('of several that start together%s each writes all, or says why it does not', async (_, before) => {
    write(entry('Armor'), entry('Evade'));
    const script = [...before, 'scripts/ingest.ts', '--content', content(), '--force'];
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, script, { stdio: ['ignore', 'ignore', 'pipe'] });
        let err = '';
        child.stderr.on('data', (text) => {
          err += text;
        });
        const [code] = await once(child, 'close');
        if (code !== 0) expect(err).toContain('Another ingest is at work');
        return code;
      }),
    );
    expect(codes).toContain(0);
    expect(ingest('--check').code).toBe(0);
    expect(readdirSync(content()).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
  });
});
