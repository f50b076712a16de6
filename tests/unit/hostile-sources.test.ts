import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCardCheck } from '../../src/checks/cards/check.ts';
import { readGenerated } from '../../src/content-folder/generated.ts';
import { linksByName } from '../../src/publish/links.ts';
import { createUrls } from '../../src/publish/urls.ts';

let content: string;

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'hostile-sources-'));
  mkdirSync(path.join(content, 'sources'));
  writeFileSync(
    path.join(content, 'sources.yaml'),
    '- id: sheet\n  title: A Sheet\n  kind: sheet\n  file: sheet.txt\n',
  );
});
afterEach(() => rmSync(content, { recursive: true }));

const entry = (name: string, text = 'A static ability that means, "x."') => `${name}\n\n${name}: ${text}\n`;

function write(...entries: string[]): void {
  writeFileSync(path.join(content, 'sources/sheet.txt'), `A Sheet\n\n${entries.join('\n')}`);
}

function ingest(...args: string[]) {
  const script = ['scripts/ingest.ts', '--content', content, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf-8' });
  return { code: status, out: stdout, err: stderr };
}

function findings(...args: string[]): { rule: string; line: number; column: number; message: string }[] {
  return JSON.parse(ingest('--json', ...args).out).diagnostics.filter(
    ({ severity }: { severity: string }) => severity !== 'info',
  );
}

describe('a keyword may be called anything that can be an address', () => {
  const names = [
    'Counter-Attack',
    'Constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    "Jedi's Luck",
    'Élan',
    'Ярость a',
    '力 b',
    '=SUM',
    '+Plus',
    '@At',
    'A.B*C',
  ];

  test.each(names)('%s is read, stored, linked and found in a card', (name) => {
    write(entry(name), entry('Armor', `A static ability that means, "it has ${name}."`));
    expect(ingest().code).toBe(0);
    expect(ingest('--check').code).toBe(0);
    const { keywords } = readGenerated(content);
    const keyword = keywords.find((other) => other.name === name);
    expect(keyword).toBeDefined();
    const slug = keyword?.slug as string;
    const links = JSON.parse(JSON.stringify(linksByName(keywords, createUrls('/'))));
    expect(Object.hasOwn(links, name)).toBe(true);
    expect(Object.entries(links)).toContainEqual([name, { slug, url: `/keywords/${slug}/`, renamed: false }]);
    const { mentions, findings: found } = createCardCheck(keywords)(`${name}. Armor`);
    expect(mentions.map((mention) => mention.slug)).toEqual([slug, 'armor']);
    expect(found).toEqual([]);
  });

  test('and be renamed to anything', () => {
    write(
      entry('Constructor', 'A static ability that means, "x." (Renamed to __proto__.)'),
      entry('__proto__'),
    );
    expect(ingest().code).toBe(0);
    expect(readGenerated(content).keywords).toMatchObject([
      { slug: 'constructor', renamedTo: 'proto', formerNames: [] },
      { slug: 'proto', renamedTo: null, formerNames: ['Constructor'] },
    ]);
  });

  test.each(['Ярость', '力', '$&'])(
    '%s, without a letter from a to z or a digit, can be none, and that is said',
    (name) => {
      write(entry(name));
      expect(findings()).toMatchObject([{ rule: 'name-invalid', line: 3, column: 1 }]);
    },
  );
});

describe('characters that nobody can see', () => {
  test.each([
    ['\0', 'U+0000'],
    ['\u001b[31m', 'U+001B'],
    ['\f', 'U+000C'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
    ['\uffff', 'U+FFFF'],
    ['\u{1fffe}', 'U+1FFFE'],
  ])('%j is refused, with its place', (sign, code) => {
    write(entry('Armor', `A static ${sign}ability that means, "x."`));
    expect(findings()).toMatchObject([{ rule: 'character-illegible', line: 5, column: 17 }]);
    expect(findings()[0]?.message).toContain(code);
    expect(existsSync(path.join(content, 'keywords'))).toBe(false);
  });

  test.each(['title: "A\\eSheet"', 'title: "A\\0Sheet"'])(
    'nor may %s say them in the words of YAML',
    (title) => {
      write(entry('Armor'));
      writeFileSync(
        path.join(content, 'sources.yaml'),
        `- id: sheet\n  ${title}\n  kind: sheet\n  file: sheet.txt\n`,
      );
      expect(findings()).toMatchObject([{ rule: 'manifest-invalid', line: 2 }]);
    },
  );

  test('what turns the direction of writing around is said, and stays', () => {
    write(entry('Armor', 'A static \u202eability that means, "x."'));
    expect(findings()).toMatchObject([{ rule: 'direction-turned', line: 5, column: 17 }]);
    expect(readGenerated(content).keywords[0]?.revisions[0]?.text).toContain('\u202e');
  });

  test('no message carries them to a terminal', () => {
    writeFileSync(path.join(content, 'sources.yaml'), '- id: "a\\e[31m"\n');
    const { err } = ingest();
    expect(err).toContain('a\ufffd[31m');
    expect(err).not.toContain('\u001b[31m');
  });
});

describe('more than any game has to say', () => {
  test('a line that no text of a keyword is as long as is refused, and the longest that may be is not', () => {
    const text = `A static ability that means, "${'x'.repeat(4_900)}."`;
    write(entry('Armor', text));
    expect(ingest().code).toBe(0);
    write(entry('Armor', `${text} ${text}`));
    expect(findings()).toMatchObject([{ rule: 'line-too-long', line: 5, column: 1 }]);
  });

  test('a text of nothing but emphasis is refused', () => {
    writeFileSync(
      path.join(content, 'sources.yaml'),
      '- id: g\n  title: G\n  kind: glossary\n  file: g.tsv\n',
    );
    writeFileSync(
      path.join(content, 'sources/g.tsv'),
      `Armor\t**Armor:** A static ability.\nArms\t**Arms:** ${'*a_'.repeat(100)}\n`,
    );
    expect(findings()).toMatchObject([
      {
        rule: 'emphasis-too-much',
        line: 2,
        column: 6,
        message: 'Found 204 asterisks and underscores in the text of “Arms”, expected at most 200',
      },
    ]);
  });

  test('a document of 17 MB is refused before it is read', () => {
    writeFileSync(path.join(content, 'sources/sheet.txt'), Buffer.alloc(17_000_000, 'x'));
    expect(findings()).toMatchObject([
      { rule: 'file-too-large', message: 'Found 17 MB, expected at most 16 MB' },
    ]);
  });

  test('of many findings a terminal shows some and says how many more there are; --json has all', () => {
    write(entry('Armor'), 'astray.\n'.repeat(70));
    const { err } = ingest();
    expect(err.match(/^ *\d+:1 +error +Unexpected “astray.”/gm)).toHaveLength(50);
    expect(err).toContain('sheet.txt: … and 20 more; --json has all');
    expect(findings()).toHaveLength(70);
  });

  test('not even 160,000 findings are too many to show', () => {
    write(entry('Armor'), '.\n'.repeat(160_000));
    const { err, code } = ingest();
    expect(err).toContain('… and 159,950 more; --json has all');
    expect(err).not.toContain('Something went wrong');
    expect(code).toBe(1);
  });
});

describe('what stands in the folder', () => {
  const outside = () => path.join(content, 'outside');

  test.each([
    ['a folder of a keyword', 'keywords/armor'],
    ['the folder of all', 'keywords'],
    ['the folder of changes', 'changes'],
    ['a file', 'keywords/link.mdx'],
  ])('a link in place of %s is written and removed through by nobody, --force or not', (_, name) => {
    write(entry('Armor'));
    mkdirSync(path.join(outside(), 'deep'), { recursive: true });
    writeFileSync(path.join(outside(), 'deep/precious.txt'), 'Precious.');
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    symlinkSync(outside(), path.join(content, name));
    for (const args of [[], ['--force']]) {
      expect(findings(...args)).toMatchObject([
        { rule: 'generated-special', file: path.join(content, name) },
      ]);
      expect(readdirSync(outside(), { recursive: true })).toEqual(['deep', 'deep/precious.txt']);
    }
  });

  test('a link in a circle and a pipe are said', () => {
    write(entry('Armor'));
    mkdirSync(path.join(content, 'keywords'));
    symlinkSync('.', path.join(content, 'keywords/again'));
    spawnSync('mkfifo', [path.join(content, 'keywords/pipe.mdx')]);
    expect(findings().map(({ rule }) => rule)).toEqual(['generated-special', 'generated-special']);
  });

  test('a source that is a link to a device without end is not read', () => {
    symlinkSync('/dev/zero', path.join(content, 'sources/sheet.txt'));
    expect(findings()).toMatchObject([
      { message: 'Could not read the file (it is no ordinary file), expected it to be there' },
    ]);
  });

  test.each([
    ['keywords', 'Could not read'],
    ['keywords/armor', 'Could not write'],
    ['changes', ''],
  ])('a file where the folder %s belongs is said in a sentence', (name, said) => {
    write(entry('Armor'));
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), 'Mine.');
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toMatch(said);
    expect(err).not.toMatch(/ at |Something went wrong/);
    expect(readFileSync(path.join(content, name), 'utf-8')).toBe('Mine.');
  });

  test('with --force a file where a folder belongs, and a folder where a file belongs, give way', () => {
    write(entry('Armor'), entry('Evade'));
    ingest();
    const whole = readdirSync(content, { recursive: true }).sort();
    rmSync(path.join(content, 'keywords'), { recursive: true });
    mkdirSync(path.join(content, 'keywords/evade/sheet.mdx'), { recursive: true });
    writeFileSync(path.join(content, 'keywords/armor'), 'Mine.');
    writeFileSync(path.join(content, 'keywords/evade/sheet.mdx/mine.txt'), 'Mine.');
    expect(ingest('--force').code).toBe(0);
    expect(readdirSync(content, { recursive: true }).sort()).toEqual(whole);
  });

  test('a folder in the place of an entry is said in a sentence', () => {
    write(entry('Armor'));
    mkdirSync(path.join(content, 'keywords/armor/sheet.mdx'), { recursive: true });
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toMatch(/^Could not write .*keywords\/armor\/sheet\.mdx: it is a folder\.\n$/m);
    expect(readdirSync(path.join(content, 'keywords/armor'))).toEqual(['sheet.mdx']);
  });
});

describe('two ingests at once', () => {
  const lock = () => path.join(content, '.ingest.lock');

  test('the second waits for nothing and says why', () => {
    write(entry('Armor'));
    symlinkSync(String(process.pid), lock());
    const { err, code } = ingest();
    expect(code).toBe(1);
    expect(err).toBe(
      `Another ingest is at work in ${content}. Wait until it is done; where there is none, remove ${lock()}.\n`,
    );
    expect(ingest('--check').err).not.toContain('Another ingest');
    expect(existsSync(path.join(content, 'keywords'))).toBe(false);
  });

  test('so does one that meets a lock which it cannot read', () => {
    write(entry('Armor'));
    writeFileSync(lock(), '');
    expect(ingest().err).toContain('Another ingest is at work');
  });

  test('a lock of a process that is no more is taken over, and none is left', () => {
    write(entry('Armor'));
    symlinkSync(String(spawnSync(process.execPath, ['--version']).pid), lock());
    expect(ingest().code).toBe(0);
    expect(readdirSync(content).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
  });

  test('of several that start together each writes all, or says why it does not', async () => {
    write(entry('Armor'), entry('Evade'));
    const script = ['scripts/ingest.ts', '--content', content, '--force'];
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
    expect(readdirSync(content).sort()).toEqual(['keywords', 'sources', 'sources.yaml']);
  });
});
