import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documents, useRealFolder } from '../../helpers/real-folder.ts';
import { frontMatter } from '../../helpers/ruling-files.ts';

const { at, edit, ingest, ingestAsJson, snapshot } = useRealFolder(documents);

describe('a clean ingest', () => {
  test('writes one entry a revision and the changes, and a second one writes nothing', () => {
    const first = ingestAsJson();
    expect(first.keywords).toHaveLength(61);
    expect(first.written).toHaveLength(139);
    const second = ingestAsJson();
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
    expect(out).toContain('    line 1: Skipped “Powerful Dark” above the entries\n');
    expect(out).toContain('    Elude is Precision now\n');
    expect(out).toContain('\n61 keywords, 100 revisions from 5 sources\n');
  });

  test('and how many rulings a person wrote beside them', () => {
    mkdirSync(at('rulings'));
    writeFileSync(at('rulings/one.mdx'), `${frontMatter({})}\nIt does not.\n`);
    expect(ingest().out).toContain(' from 5 sources, and 1 ruling given outside of them\n');
  });

  test('--check of content that is missing writes nothing, exits 1 and says what mends it', () => {
    const before = snapshot();
    const { code, out, err } = ingest('--check');
    expect(code).toBe(1);
    expect(err).toContain('npm run ingest');
    expect(out).toContain(`would be written  ${at('keywords/bombard/glossary.mdx')}`);
    expect(snapshot()).toEqual(before);
  });

  test('wrong usage exits 2', () => {
    expect(ingest('--unknown').code).toBe(2);
  });
});

describe('a source more', () => {
  test('found later but older, renames no file and renumbers no ruling', () => {
    const manifest = readFileSync(at('sources.yaml'), 'utf-8');
    edit('sources.yaml', (text) => text.replace(/- id: keyword-list[\s\S]*?\n\n/, ''));
    ingest();
    const before = snapshot();
    writeFileSync(at('sources.yaml'), manifest);
    expect(ingest().code).toBe(0);
    const after = snapshot();
    const parts = (text: string | undefined) => text?.split('\n---\n')[1];
    for (const name of Object.keys(before).filter((file) => file.endsWith('.mdx')))
      expect(parts(after[name])).toBe(parts(before[name]));
    expect(ingest('--check').code).toBe(0);
  });

  test('and the ids that it had to keep stay where a program gave the files other line ends, which no person edited', () => {
    const manifest = readFileSync(at('sources.yaml'), 'utf-8');
    edit('sources.yaml', (text) => text.replace(/^- id: keyword-list[\s\S]*?(?=^- id: glossary)/m, ''));
    ingest();
    writeFileSync(at('sources.yaml'), manifest);
    ingest();
    const whole = snapshot();
    const ofHiddenCost = Object.keys(whole).filter((name) => name.startsWith('keywords/hidden-cost/'));
    expect(ofHiddenCost).toHaveLength(2);
    for (const name of ofHiddenCost) edit(name, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    const { code, written, warnings } = ingestAsJson();
    expect({ code, warnings }).toEqual({ code: 0, warnings: [] });
    expect(written.sort()).toEqual(ofHiddenCost.map(at).sort());
    expect(snapshot()).toEqual(whole);
  });

  test('takes its file, four lines in the manifest and one command', () => {
    ingest();
    const text = readFileSync(at('sources/powerful-dark.txt'), 'utf-8');
    writeFileSync(at('sources/copy.txt'), text.replace('Powerful Dark', 'Another Sheet'));
    edit(
      'sources.yaml',
      (yaml) => `${yaml}\n- id: copy\n  title: Another Sheet\n  kind: sheet\n  file: copy.txt\n`,
    );
    const { code, out } = ingest();
    expect(code).toBe(0);
    expect(out).toMatch(/copy +24 entries/);
  });
});
