import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/keywords/diagnostics.ts';
import { seal } from '../../src/keywords/store/seal.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let content: string;

beforeEach(() => {
  content = temporaryFolder();
  for (const name of ['sources', 'sources.yaml'])
    cpSync(`content/${name}`, path.join(content, name), { recursive: true });
});

function ingest(...args: string[]) {
  const run = spawnSync(process.execPath, ['scripts/ingest.ts', '--content', content, ...args], {
    encoding: 'utf-8',
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

function errorsOf(json: string) {
  return JSON.parse(json).diagnostics.filter(({ severity }: { severity: string }) => severity === 'error');
}

/** Every file below the content folder with what is in it. */
function snapshot(): Record<string, string> {
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      path.relative(content, path.join(parentPath, name)),
      readFileSync(path.join(parentPath, name), 'utf-8'),
    ]),
  );
}

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(content, name);
  writeFileSync(file, change(readFileSync(file, 'utf-8')));
}

describe('a clean ingest', () => {
  test('writes one entry a revision and the changes, and a second one writes nothing', () => {
    const first = JSON.parse(ingest('--json').out);
    expect(first.keywords).toHaveLength(61);
    expect(first.written).toHaveLength(139);
    const second = JSON.parse(ingest('--json').out);
    expect(second).toMatchObject({ written: [], removed: [], unchanged: 139 });
    expect(ingest('--check').code).toBe(0);
  });

  test('reads a comment behind a value in quotation marks as one', () => {
    edit('sources.yaml', (text) => text.replace('title: Keyword list', 'title: "Keyword list" # the oldest'));
    expect(ingest().code).toBe(0);
  });

  test('sums up on a terminal what each source brought', () => {
    const { out, code } = ingest();
    expect(code).toBe(0);
    expect(out).toMatch(/glossary +61 entries: 8 new, 33 reworded, 6 editorial, 14 unchanged/);
    expect(out).toContain('    line 1: Passed over “Powerful Dark” above the entries\n');
  });

  test('--check of content that is missing writes nothing, exits 1 and says what mends it', () => {
    const before = snapshot();
    const { code, out, err } = ingest('--check');
    expect(code).toBe(1);
    expect(err).toContain('npm run ingest');
    expect(out).toContain(`would be written  ${path.join(content, 'keywords/bombard/glossary.mdx')}`);
    expect(snapshot()).toEqual(before);
  });

  test('wrong usage exits 2', () => {
    expect(ingest('--unknown').code).toBe(2);
  });
});

describe('bad input changes nothing on disk', () => {
  test.each([
    [
      'a broken line',
      'sources/glossary.tsv',
      (text: string) => text.replace('Bombard\t', 'Bombard '),
      'column-count',
      11,
    ],
    [
      'a manifest with a missing field',
      'sources.yaml',
      (text: string) => text.replace('  kind: list\n', ''),
      'manifest-invalid',
      12,
    ],
    ['a manifest without a source', 'sources.yaml', () => '[]', 'manifest-invalid', 1],
    [
      'a manifest in which a title begins with a star',
      'sources.yaml',
      (text: string) => text.replace('title: Keyword list', 'title: *New'),
      'manifest-invalid',
      13,
    ],
    [
      'a manifest in which a title has a sign of numbers',
      'sources.yaml',
      (text: string) => text.replace('title: Keyword list', 'title: Keyword list #2'),
      'manifest-invalid',
      13,
    ],
    [
      'a manifest in which a title begins with an exclamation mark',
      'sources.yaml',
      (text: string) => text.replace('title: Keyword list', 'title: !New list'),
      'manifest-invalid',
      13,
    ],
    [
      'a manifest whose lists grow with each line',
      'sources.yaml',
      () => '- &a [x, x]\n- &b [*a, *a]\n',
      'manifest-invalid',
      1,
    ],
    ['a manifest of two documents', 'sources.yaml', () => '---\n- a\n---\n- b', 'manifest-invalid', 3],
    ['a manifest with a list for a field', 'sources.yaml', () => '- ? [a]\n  : b', 'manifest-invalid', 1],
    [
      'a manifest that is not YAML',
      'sources.yaml',
      (text: string) => `${text}\n  - [`,
      'manifest-invalid',
      undefined,
    ],
  ])('%s', (_, name, change: (text: string) => string, rule, line) => {
    ingest();
    edit(name, change);
    const before = snapshot();
    const { code, out } = ingest('--json');
    expect(code).toBe(1);
    const errors = errorsOf(out);
    expect(errors[0].rule).toBe(rule);
    expect(errors[0].file).toBe(path.join(content, name));
    if (line) expect(errors[0].line).toBe(line);
    expect(snapshot()).toEqual(before);
  });

  test.each([
    ['is not there', () => {}, 'no such file'],
    ['is a folder', (file: string) => mkdirSync(file), 'it is a folder'],
    [
      'is a pipe, which might never end',
      (file: string) => spawnSync('mkfifo', [file]),
      'it is no ordinary file',
    ],
  ])('a document that %s', (_, make, reason) => {
    const file = path.join(content, 'sources/glossary.tsv');
    rmSync(file);
    make(file);
    const { code, out } = ingest('--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ written: [], removed: [] });
    expect(errorsOf(out)).toMatchObject([
      {
        file,
        line: null,
        rule: 'source-missing',
        message: `Could not read the file (${reason}), expected it to be there`,
        advice: expect.stringContaining('sources.yaml'),
      },
    ]);
  });

  test('bytes that are not UTF-8 are found at their place', () => {
    writeFileSync(
      path.join(content, 'sources/glossary.tsv'),
      Buffer.from('Absorb\t**Absorb X:** A \xff', 'latin1'),
    );
    expect(errorsOf(ingest('--json').out)[0]).toMatchObject({
      rule: 'source-not-utf8',
      line: 1,
      column: 24,
      message: 'Found bytes that look like Windows-1252, expected UTF-8',
      advice: expect.stringContaining('“Encoding: UTF-8”'),
    });
  });
});

describe('what the folder tells besides the documents', () => {
  test('a heading above the first entry is lost where an earlier ingest had it, and nothing is taken away', () => {
    ingest();
    edit('sources/keyword-list.txt', (text) => text.replace(/(?<=\nAbsorb\n).*?\n(?=\s*Accuracy\n)/s, ''));
    const before = snapshot();
    const { code, out } = ingest('--json');
    expect(code).toBe(1);
    expect(errorsOf(out)).toMatchObject([{ rule: 'line-unexpected', line: 3, column: 1 }]);
    expect(snapshot()).toEqual(before);
  });

  test('a document that no source has is said, a hidden one is nobody’s business', () => {
    for (const name of ['new.txt', 'also.tsv', '.hidden'])
      writeFileSync(path.join(content, 'sources', name), '');
    const { code, out } = ingest('--json');
    expect(code).toBe(0);
    expect(
      JSON.parse(out).diagnostics.filter(({ severity }: Diagnostic) => severity === 'warning'),
    ).toMatchObject(
      ['also.tsv', 'new.txt'].map((name) => ({
        file: path.join(content, 'sources.yaml'),
        rule: 'source-unlisted',
        message: expect.stringContaining(`sources/${name},`),
      })),
    );
  });

  test('nothing was published after it was recorded', () => {
    edit('sources.yaml', (text) =>
      text.replace('recorded: 2026-11-20', 'recorded: 2026-11-20\n  published: 2026-11-21'),
    );
    expect(errorsOf(ingest('--json').out)).toMatchObject([
      {
        rule: 'manifest-invalid',
        line: 17,
        column: 14,
        message:
          'Found the day 2026-11-21 of publication, expected none after the 2026-11-20 on which it was recorded',
      },
    ]);
  });
});

describe('files that are there already', () => {
  const entry = 'keywords/bombard/glossary.mdx';

  test('a stranger among them is named and left, until --force; a hidden one is nobody’s business', () => {
    ingest();
    const whole = snapshot();
    writeFileSync(path.join(content, 'keywords', 'notes.txt'), 'Mine.');
    writeFileSync(path.join(content, 'keywords', '.hidden'), '');
    const { err, code } = ingest('--check');
    expect(code).toBe(1);
    expect(err).toMatch(/keywords\/notes\.txt\n.*Found a file where the ingest has none; left as it is/s);
    expect(err).not.toContain('.hidden');
    ingest('--force');
    rmSync(path.join(content, 'keywords', '.hidden'));
    expect(snapshot()).toEqual(whole);
  });

  test('one that a person edited is named and left, until --force', () => {
    ingest();
    const made = snapshot();
    edit(entry, (text) => text.replace('Ground arena', 'ground arena'));
    const edited = snapshot();
    const { code, err } = ingest();
    expect(code).toBe(0);
    expect(err).toContain(entry);
    expect(snapshot()).toEqual(edited);
    expect(ingest('--check').code).toBe(1);
    ingest('--force');
    expect(snapshot()).toEqual(made);
  });

  test('--check names each that differs, and how', () => {
    ingest();
    edit(entry, (text) => text.replace('Ground arena', 'ground arena'));
    rmSync(path.join(content, 'keywords/armor/keyword-list.mdx'));
    cpSync(path.join(content, 'keywords/velocity'), path.join(content, 'keywords/velocities'), {
      recursive: true,
    });
    writeFileSync(path.join(content, 'changes/notes.txt'), 'Mine.');
    const named = ingest('--check').out.matchAll(/^ {2}(would be \w+|was edited|does not belong) +(\S+)$/gm);
    expect(Array.from(named, ([, what, file]) => `${path.relative(content, file ?? '')} ${what}`)).toEqual([
      'keywords/armor/keyword-list.mdx would be written',
      'keywords/velocities/glossary.mdx would be removed',
      `${entry} was edited`,
      'changes/notes.txt does not belong',
    ]);
  });

  test('they say that they are generated; those of an older ingest did not, and are written anew', () => {
    ingest();
    const whole = snapshot();
    const notice = '# Generated by npm run ingest from the sources; do not edit.\n';
    expect(whole[entry]).toContain(`---\n${notice}`);
    edit(entry, (text) => seal(text.replace(notice, '').replace(/^seal: ".*"/m, 'seal: ""')));
    expect(JSON.parse(ingest('--json').out).written).toEqual([path.join(content, entry)]);
    expect(snapshot()).toEqual(whole);
  });

  test('one that is as an ingest left it, and still cannot be read, is an error: ids would be given anew', () => {
    ingest();
    edit(entry, (text) => seal(text.replace(/^seal: ".*"/m, 'seal: ""').replace('</Meaning>', '')));
    const before = snapshot();
    const { code, out } = ingest('--json');
    expect(code).toBe(1);
    expect(errorsOf(out)).toMatchObject([
      { file: path.join(content, entry), rule: 'generated-unreadable', line: 22 },
    ]);
    expect(snapshot()).toEqual(before);
  });

  test('one that the sources no longer give is removed, with its folder', () => {
    ingest();
    edit('sources/glossary.tsv', (text) => text.replace(/^Velocity\t.*\n/m, ''));
    const { removed } = JSON.parse(ingest('--json').out);
    expect(removed).toEqual([path.join(content, 'keywords/velocity/glossary.mdx')]);
    expect(readdirSync(path.join(content, 'keywords'))).not.toContain('velocity');
  });
});

describe('a source more', () => {
  test('found later but older, renames no file and renumbers no ruling', () => {
    const manifest = readFileSync(path.join(content, 'sources.yaml'), 'utf-8');
    edit('sources.yaml', (text) => text.replace(/- id: keyword-list[\s\S]*?\n\n/, ''));
    ingest();
    const before = snapshot();
    writeFileSync(path.join(content, 'sources.yaml'), manifest);
    expect(ingest().code).toBe(0);
    const after = snapshot();
    const parts = (text: string | undefined) => text?.split('\n---\n')[1];
    for (const name of Object.keys(before).filter((file) => file.endsWith('.mdx')))
      expect(parts(after[name])).toBe(parts(before[name]));
    expect(ingest('--check').code).toBe(0);
  });

  test('takes its file, four lines in the manifest and one command', () => {
    ingest();
    const text = readFileSync(path.join(content, 'sources/powerful-dark.txt'), 'utf-8');
    writeFileSync(path.join(content, 'sources/copy.txt'), text.replace('Powerful Dark', 'Another Sheet'));
    edit(
      'sources.yaml',
      (yaml) => `${yaml}\n- id: copy\n  title: Another Sheet\n  kind: sheet\n  file: copy.txt\n`,
    );
    const { code, out } = ingest();
    expect(code).toBe(0);
    expect(out).toMatch(/copy +24 entries/);
  });
});
