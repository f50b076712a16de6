import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ingested, useRealFolder } from '../../helpers/real-folder.ts';
import { runIngest } from '../../helpers/run-ingest.ts';

const { at, edit, ingestAsJson, snapshot } = useRealFolder(ingested);

describe('what the folder tells besides the documents', () => {
  test('a heading above the first entry is lost where an earlier ingest had it, and nothing is taken away', () => {
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
        message: expect.stringMatching(
          /^Found the date 2999-11-20, which is still in the future, expected none after 2/,
        ),
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
    expect(code).toBe(0);
    expect(warnings).toMatchObject([
      {
        rule: 'source-titled',
        line: 31,
        message:
          'Found the title “all the Duchess’s  men”, expected a different one from that of the source “all-the-duchesss-men”',
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
        message: `Found the date ${day}, expected none before 2022-03-01, when “${title}”, which is listed before it, was published`,
      })),
    );
  });

  test('of a source that is gone one thing is said, where files written by hand name its keywords', () => {
    edit('sources.yaml', (text) => text.replace(/- id: glossary.*/s, ''));
    writeFileSync(at('vocabulary.yaml'), 'keywords:\n  adapt:\n    - change\n  barrage:\n    - shell\n');
    const before = snapshot();
    expect(ingestAsJson().errors).toMatchObject([
      {
        file: at('sources.yaml'),
        rule: 'keywords-gone',
        message:
          'Found no source for “adapt” and 7 more, which had entries before; without them, something else is wrong at vocabulary.yaml:2',
      },
    ]);
    expect(snapshot()).toEqual(before);
    rmSync(at('vocabulary.yaml'));
  });

  test('what is wrong in those files by itself is said as ever, and keeps nothing from going', () => {
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
          'Found the publication date 2026-11-21, expected none after 2026-11-20, when it was recorded',
      },
    ]);
  });
});
