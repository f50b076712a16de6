import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { seal } from '../../src/keywords/store/seal.ts';
import { useRealFolder } from '../real-folder.ts';
import { frontMatter } from '../ruling-files.ts';

const { at, content, edit, ingest, ingestAsJson, snapshot } = useRealFolder(['sources', 'sources.yaml']);

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

describe('files that are there already', () => {
  const entry = 'keywords/bombard/glossary.mdx';

  test('a stranger among them is named and left, until --force; a hidden one is nobody’s business', () => {
    ingest();
    const whole = snapshot();
    writeFileSync(at('keywords/notes.txt'), 'Mine.');
    writeFileSync(at('keywords/.hidden'), '');
    const { err, code } = ingest('--check');
    expect(code).toBe(1);
    expect(err).toMatch(/keywords\/notes\.txt\n.*Found a file that the ingest did not write; left as it is/s);
    expect(err).not.toContain('.hidden');
    ingest('--force');
    rmSync(at('keywords/.hidden'));
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

  const changes = 'changes/bombard.json';

  test.each<[string, (text: string) => string]>([
    ['holds nothing', () => ''],
    ['was never written to the disk', (text) => '\0'.repeat(text.length)],
    ['was cut off', (text) => text.slice(0, 400)],
    ['has no seal', () => '{}\n'],
    ['holds another text', () => 'null'],
  ])('changes of which the file %s are written anew, which is told', (_, spoil) => {
    ingest();
    const whole = snapshot();
    edit(changes, spoil);
    expect(ingest('--check').code).toBe(1);
    const { code, written, warnings } = ingestAsJson();
    expect({ code, written }).toEqual({ code: 0, written: [at(changes)] });
    expect(warnings).toMatchObject([{ file: at(changes), rule: 'changes-spoilt' }]);
    expect(snapshot()).toEqual(whole);
    expect(ingestAsJson().warnings).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['with the line ends of old systems', (text) => text.replaceAll('\n', '\r')],
    ['in one line', (text) => JSON.stringify(JSON.parse(text))],
  ])('changes that a program wrote again %s are written anew, and nothing is told', (_, again) => {
    ingest();
    const whole = snapshot();
    edit(changes, again);
    expect(ingestAsJson()).toMatchObject({ code: 0, written: [at(changes)], warnings: [] });
    expect(snapshot()).toEqual(whole);
  });

  test.each<[string, string, (text: string) => string]>([
    ['changes that a person edited', changes, (text) => text.replace('"from"', '"since"')],
    ['an entry with no line of its seal', entry, (text) => text.replace(/^seal: .*\n/m, '')],
    ['a file of a person in that folder', 'changes/notes.json', () => ''],
  ])('%s are left, until --force', (_, name, change) => {
    ingest();
    if (name === 'changes/notes.json') writeFileSync(at(name), '');
    edit(name, change);
    const edited = snapshot();
    expect(ingestAsJson().warnings).toMatchObject([{ file: at(name), rule: 'generated-edited' }]);
    expect(snapshot()).toEqual(edited);
  });

  test('--check names each that differs, and how', () => {
    ingest();
    edit(entry, (text) => text.replace('Ground arena', 'ground arena'));
    rmSync(at('keywords/armor/keyword-list.mdx'));
    cpSync(at('keywords/velocity'), at('keywords/velocities'), {
      recursive: true,
    });
    writeFileSync(at('changes/notes.txt'), 'Mine.');
    const named = ingest('--check').out.matchAll(/^ {2}(would be \w+|was edited|does not belong) +(\S+)$/gm);
    expect(Array.from(named, ([, what, file]) => `${path.relative(content(), file ?? '')} ${what}`)).toEqual([
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
    expect(ingestAsJson().written).toEqual([at(entry)]);
    expect(snapshot()).toEqual(whole);
  });

  test('one that is as an ingest left it, and still cannot be read, is an error: ids would be given anew', () => {
    ingest();
    edit(entry, (text) => seal(text.replace(/^seal: ".*"/m, 'seal: ""').replace('</Meaning>', '')));
    const before = snapshot();
    const { code, errors } = ingestAsJson();
    expect(code).toBe(1);
    expect(errors).toMatchObject([{ file: at(entry), rule: 'generated-unreadable', line: 22 }]);
    expect(snapshot()).toEqual(before);
  });

  test('one in which nothing can be read is an error too, also with --force, and one with the marks of a merge', () => {
    ingest();
    edit(entry, () => 'nothing of it is left\n');
    const before = snapshot();
    expect(ingestAsJson().errors).toMatchObject([{ file: at(entry), rule: 'generated-unreadable' }]);
    expect(ingestAsJson('--force').code).toBe(1);
    expect(snapshot()).toEqual(before);
    edit(entry, () => '---\n<<<<<<< HEAD\nseal: "a"\n=======\nseal: "b"\n>>>>>>> theirs\n---\n');
    expect(ingestAsJson('--force').errors).toMatchObject([
      { file: at(entry), rule: 'merge-unfinished', line: 2, column: 1 },
    ]);
  });

  test('one that the sources no longer give is removed, with its folder', () => {
    ingest();
    edit('sources/glossary.tsv', (text) => text.replace(/^Velocity\t.*\n/m, ''));
    const { removed } = ingestAsJson();
    expect(removed).toEqual([at('keywords/velocity/glossary.mdx')]);
    expect(readdirSync(at('keywords'))).not.toContain('velocity');
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
