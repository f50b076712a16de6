import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useRealFolder } from '../real-folder.ts';

const { at, edit, ingest, ingestAsJson, snapshot } = useRealFolder(['sources', 'sources.yaml']);

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
    ingest();
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
    ['is not there', () => {}, 'no such file'],
    ['is a folder', (file: string) => mkdirSync(file), 'it is a folder'],
    [
      'is a pipe, which might never end',
      (file: string) => spawnSync('mkfifo', [file]),
      'it is no ordinary file',
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

  test('a document under another name, but for its capitals, is named with the one that is there', () => {
    renameSync(at('sources/glossary.tsv'), at('sources/Glossary.TSV'));
    const { errors, warnings } = ingestAsJson();
    expect(errors).toMatchObject([
      {
        file: at('sources/glossary.tsv'),
        message:
          'Could not read the file (no such file, but “Glossary.TSV” is there), expected it to be there',
      },
    ]);
    expect(warnings).toEqual([]);
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
