import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ingested, useRealFolder } from '../../helpers/real-folder.ts';

const { at, edit, ingestAsJson, snapshot } = useRealFolder(ingested);

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
    [
      'a manifest that was merged and not looked at',
      'sources.yaml',
      (text: string) =>
        text.replace(
          '- id: powerful-dark\n',
          '<<<<<<< HEAD\n- id: powerful-dark\n=======\n- id: other\n>>>>>>> other\n',
        ),
      'merge-unfinished',
      30,
    ],
    [
      'a source that was merged and not looked at',
      'sources/powerful-dark.txt',
      (text: string) => `${text}\n<<<<<<< HEAD\none\n=======\nother\n>>>>>>> other\n`,
      'merge-unfinished',
      undefined,
    ],
    [
      'a source in which one mark of a merge was left',
      'sources/powerful-dark.txt',
      (text: string) => `<<<<<<< HEAD\n${text}`,
      'merge-unfinished',
      1,
    ],
  ])('%s', (_, name, change: (text: string) => string, rule, line) => {
    edit(name, change);
    const before = snapshot();
    const { code, errors } = ingestAsJson();
    expect(code).toBe(1);
    expect(errors[0].rule).toBe(rule);
    expect(errors[0].file).toBe(at(name));
    if (line) expect(errors[0].line).toBe(line);
    expect(snapshot()).toEqual(before);
  });

  test.each([
    ['is a folder', (file: string) => mkdirSync(file), 'it is a folder'],
    [
      'is a pipe, which might never end',
      (file: string) => spawnSync('mkfifo', [file]),
      'it is not an ordinary file',
    ],
  ])('a document that %s', (_, make, reason) => {
    const file = at('sources/glossary.tsv');
    rmSync(file);
    make(file);
    const { code, written, removed, errors } = ingestAsJson();
    expect({ code, written, removed }).toEqual({ code: 1, written: [], removed: [] });
    expect(errors).toMatchObject([
      {
        file,
        line: null,
        rule: 'source-missing',
        message: `Could not read the file (${reason}), expected it to be there`,
        advice: expect.stringContaining('sources.yaml'),
      },
    ]);
  });

  test.each([
    ['in other capitals', 'Glossary.TSV', 'other.tsv'],
    ['with two slips', 'glosary.tsw', 'other.tsv'],
    ['or the only one that no source has', 'words.txt', null],
    ['and none, where several may be meant', null, 'other.tsv'],
  ])('a document that is not there is said where its name stands, with one %s', (_, near, other) => {
    if (near) renameSync(at('sources/glossary.tsv'), at(`sources/${near}`));
    else renameSync(at('sources/glossary.tsv'), at('sources/more.tsv'));
    if (other) writeFileSync(at(`sources/${other}`), '');
    const { code, written, removed, errors, warnings } = ingestAsJson();
    expect({ code, written, removed, warnings }).toEqual({ code: 1, written: [], removed: [], warnings: [] });
    const lines = readFileSync(at('sources.yaml'), 'utf-8').split('\n');
    expect(errors).toMatchObject([
      {
        file: at('sources.yaml'),
        line: lines.indexOf('  file: glossary.tsv') + 1,
        column: 9,
        rule: 'source-missing',
        message: `Could not read the file (no such file${near ? `, but “${near}” is there` : ''}), expected it to be there`,
        advice: expect.stringContaining('sources.yaml'),
      },
    ]);
  });

  test('where the folder of the sources is gone one thing is said', () => {
    rmSync(at('sources'), { recursive: true });
    expect(ingestAsJson().errors).toMatchObject([
      {
        file: at('sources'),
        rule: 'source-missing',
        message: 'Could not read the folder (no such folder), expected it to be there',
      },
    ]);
  });

  test('bytes that are not UTF-8 are found at their place', () => {
    writeFileSync(at('sources/glossary.tsv'), Buffer.from('Absorb\t**Absorb X:** A \xff', 'latin1'));
    expect(ingestAsJson().errors[0]).toMatchObject({
      rule: 'source-not-utf8',
      line: 1,
      column: 24,
      message: 'Found bytes that look like Windows-1252, expected UTF-8',
      advice: expect.stringContaining('“Encoding: UTF-8”'),
    });
  });
});
