import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useRealFolder } from '../real-folder.ts';
import { runIngest } from '../run-ingest.ts';

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

describe('what the folder tells besides the documents', () => {
  test('a heading above the first entry is lost where an earlier ingest had it, and nothing is taken away', () => {
    ingest();
    edit('sources/keyword-list.txt', (text) => text.replace(/(?<=\nAbsorb\n).*?\n(?=\s*Accuracy\n)/s, ''));
    const before = snapshot();
    const { code, errors } = ingestAsJson();
    expect(code).toBe(1);
    expect(errors).toMatchObject([{ rule: 'line-unexpected', line: 3, column: 1 }]);
    expect(snapshot()).toEqual(before);
  });

  test('a document that no source has is said, a hidden one is nobody’s business', () => {
    for (const name of ['new.txt', 'also.tsv', '.hidden']) writeFileSync(at(`sources/${name}`), '');
    const { code, warnings } = ingestAsJson();
    expect(code).toBe(0);
    expect(warnings).toMatchObject(
      ['also.tsv', 'new.txt'].map((name) => ({
        file: at('sources.yaml'),
        rule: 'source-unlisted',
        message: expect.stringContaining(`sources/${name},`),
      })),
    );
  });

  test('a source whose page was published is missed under its id, until its address leads on', () => {
    writeFileSync(at('published.txt'), '/sources/\n/sources/glossary/\n/sources/glossary/document.txt\n');
    expect(ingestAsJson().warnings).toEqual([]);
    edit('sources.yaml', (text) => text.replace('id: glossary', 'id: other'));
    expect(ingestAsJson('--check').warnings).toMatchObject([
      { file: at('sources.yaml'), rule: 'source-gone', message: expect.stringContaining('“glossary”') },
    ]);
    writeFileSync(at('redirects.yaml'), 'sources/glossary/: sources/other/\n');
    expect(ingestAsJson('--check').warnings).toEqual([]);
  });

  test('a quotation mark of which a byte stands for no sign was misread, and is told as that', () => {
    edit('sources/glossary.tsv', (text) => text.replaceAll(/(?<= )"/g, '\u00e2\u20ac\u009d'));
    expect(ingestAsJson().errors).toMatchObject([{ rule: 'text-garbled', line: 1 }]);
  });

  test('a file in the place of the folder is told as that', () => {
    const { code, err } = runIngest(at('sources.yaml'));
    expect(code).toBe(1);
    expect(err).toContain(`Found a file at ${at('sources.yaml')}, expected the content folder.`);
  });

  test('a day that is not yet is doubted, and the documents are read', () => {
    edit('sources.yaml', (text) => text.replace('recorded: 2026-11-20', 'recorded: 2999-11-20'));
    const { code, errors, warnings } = ingestAsJson();
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(warnings).toMatchObject([
      {
        rule: 'source-ahead',
        line: 16,
        message: expect.stringMatching(/^Found the day 2999-11-20, expected none after 2/),
      },
    ]);
  });

  test('a source without a day is told where others have one, and not where none has or its publication is known', () => {
    edit('sources.yaml', (text) => text.replace(/(?<=id: powerful-dark(?:\n.+)+)\n {2}recorded: .*/, ''));
    const { code, warnings } = ingestAsJson();
    expect(code).toBe(0);
    expect(warnings).toMatchObject([
      { rule: 'source-undated', line: 30, message: expect.stringContaining('source “powerful-dark”') },
    ]);
    edit('sources.yaml', (text) => text.replace('powerful-dark.txt', '$&\n  published: 2022-03-01'));
    expect(ingestAsJson('--check').warnings).toEqual([]);
    edit('sources.yaml', (text) => text.replaceAll(/\n {2}(?:recorded|published): .*/g, ''));
    expect(ingestAsJson('--check').warnings).toEqual([]);
  });

  test('a source that is called as another is told, however its title is set', () => {
    edit('sources.yaml', (text) => text.replace('title: Powerful Dark', 'title: all the Duchess’s  men'));
    const { code, warnings } = ingestAsJson('--check');
    expect(code).toBe(1);
    expect(warnings).toMatchObject([
      {
        rule: 'source-titled',
        line: 31,
        message:
          'Found the title “all the Duchess’s  men”, expected another than that of the source “all-the-duchesss-men”',
      },
    ]);
  });

  test('a document that is older than the one in front of it is doubted, and one of the same day is not', () => {
    const days = ['2021-12-31', '2022-03-01', '2022-03-01', '2022-02-28', '2022-01-01'];
    edit('sources.yaml', (text) =>
      text.replaceAll(/^ {2}recorded: .*/gm, (recorded) => `${recorded}\n  published: ${days.shift()}`),
    );
    const { code, warnings } = ingestAsJson();
    expect(code).toBe(0);
    const title = "All the Duchess's Men";
    expect(warnings).toMatchObject(
      ['2022-02-28', '2022-01-01'].map((day) => ({
        file: at('sources.yaml'),
        rule: 'source-order',
        message: `Found the day ${day}, expected none before 2022-03-01, on which “${title}” was published, which stands in front of it`,
      })),
    );
  });

  test('of a source that is gone one thing is said, where files written by hand name its keywords', () => {
    ingest();
    edit('sources.yaml', (text) => text.replace(/- id: glossary.*/s, ''));
    writeFileSync(at('vocabulary.yaml'), 'keywords:\n  adapt:\n    - change\n  barrage:\n    - shell\n');
    const before = snapshot();
    expect(ingestAsJson().errors).toMatchObject([
      {
        file: at('sources.yaml'),
        rule: 'keywords-gone',
        message:
          'Found no source of “adapt” and 7 more, which had entries before and without which something else is wrong, as at vocabulary.yaml:2',
      },
    ]);
    expect(snapshot()).toEqual(before);
    rmSync(at('vocabulary.yaml'));
  });

  test('what is wrong in those files by itself is said as ever, and keeps nothing from going', () => {
    ingest();
    edit('sources.yaml', (text) => text.replace(/- id: glossary.*/s, ''));
    writeFileSync(at('site.yaml'), 'nmae: Rules\n');
    writeFileSync(at('vocabulary.yaml'), 'keywords:\n  armour:\n    - tough\n');
    expect(ingestAsJson().errors).toMatchObject([
      { file: at('site.yaml'), rule: 'site-invalid', line: 1 },
      { file: at('vocabulary.yaml'), rule: 'vocabulary-invalid', line: 2 },
    ]);
    for (const name of ['site.yaml', 'vocabulary.yaml']) rmSync(at(name));
    expect(ingestAsJson().errors).toEqual([]);
  });

  test('nothing was published after it was recorded', () => {
    edit('sources.yaml', (text) =>
      text.replace('recorded: 2026-11-20', 'recorded: 2026-11-20\n  published: 2026-11-21'),
    );
    expect(ingestAsJson().errors).toMatchObject([
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
