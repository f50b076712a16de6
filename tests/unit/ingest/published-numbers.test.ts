import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ingested, useRealFolder } from '../../helpers/real-folder.ts';

const { at, edit, ingest, snapshot } = useRealFolder(ingested);

describe('a number of a ruling that was published', () => {
  test('is given to no other, though no file of the ingest knows of it any more', () => {
    const added = (sentence: string) =>
      edit('sources/glossary.tsv', (text) => text.replace(/^Consume\t.*$/m, `$& ${sentence}`));
    added('Zzz is the first.');
    ingest();
    const [id] = /(?<=<Ruling id=")r\d+(?=">Zzz is the first)/.exec(readFileSync(at(consume), 'utf-8')) ?? [];
    expect(id).toMatch(/^r\d+$/);
    edit('sources/glossary.tsv', (text) => text.replace(' Zzz is the first.', ''));
    ingest();
    writeFileSync(at('published.txt'), `/keywords/consume/#${id} gone\n`);
    added('Yyy is the second.');
    ingest();
    const next = `r${Number(id?.slice(1)) + 1}`;
    expect(readFileSync(at(consume), 'utf-8')).toContain(`<Ruling id="${next}">Yyy is the second.`);
  });

  test('is said to be gone where the entries that had it are', () => {
    writeFileSync(at('published.txt'), '/keywords/bombard/#r3\n');
    rmSync(at('keywords/bombard'), { recursive: true });
    const before = snapshot();
    const { code, out, err } = ingest();
    expect(code).toBe(1);
    expect(out + err).toMatch(/no earlier entry for “bombard”, whose rulings up to r3 were published/);
    expect(snapshot()).toEqual(before);
    rmSync(at('changes/bombard.json'));
    expect(ingest().code).toBe(1);
    writeFileSync(at('published.txt'), '/keywords/bombard/#r3 gone\n');
    expect(ingest().code).toBe(0);
    expect(readFileSync(at('keywords/bombard/glossary.mdx'), 'utf-8')).not.toMatch(/id="r[123]"/);
  });

  test('is known by the changes where all entries of the keyword are gone', () => {
    writeFileSync(at('published.txt'), '/keywords/bombard/#r9 gone\n');
    rmSync(at('keywords/bombard'), { recursive: true });
    const before = snapshot();
    const { code, out, err } = ingest();
    expect(code).toBe(1);
    expect(out + err).toMatch(/“r1” would now be called “r10”, .* “changes\/bombard.json” has ids-differ/);
    expect(snapshot()).toEqual(before);
    rmSync(at('changes/bombard.json'));
    expect(ingest().code).toBe(0);
  });

  test('is given to no other where the entry of one wording is gone, and nothing is written', () => {
    const before = snapshot();
    for (const slug of ['redirect', 'bombard']) rmSync(at(`keywords/${slug}/keyword-list.mdx`));
    const { code, out, err } = ingest();
    expect(code).toBe(1);
    expect(out + err).toMatch(
      /redirect\n.*“r\d” would now be called “r\d”, .* “changes\/redirect.json” has ids-differ/,
    );
    expect(out + err).not.toContain('changes/bombard.json');
    writeFileSync(
      at('keywords/redirect/keyword-list.mdx'),
      before['keywords/redirect/keyword-list.mdx'] ?? '',
    );
    expect(ingest().code).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  test('stays with its ruling in an entry that somebody edited, and in a copy that somebody made', () => {
    const bombard = at('keywords/bombard/glossary.mdx');
    const before = readFileSync(bombard, 'utf-8');
    writeFileSync(bombard, before.replace('<Ruling id="r2">', '<Ruling id="r2">Then '));
    ingest('--force');
    expect(readFileSync(bombard, 'utf-8')).toBe(before);
    writeFileSync(at('keywords/bombard/copy.mdx'), before.replace('id="r1"', 'id="r7"'));
    ingest('--force');
    expect(readFileSync(bombard, 'utf-8')).toBe(before);
  });

  test('and with no other where somebody exchanged two by hand, in the entry or in the changes', () => {
    const before = snapshot();
    const exchanged: Record<string, string> = { r1: 'r2', r2: 'r1' };
    edit('keywords/bombard/keyword-list.mdx', (text) =>
      text.replace(/(?<=id=")r[12](?=")/g, (id) => exchanged[id] ?? id),
    );
    ingest();
    expect(snapshot()['changes/bombard.json']).toBe(before['changes/bombard.json']);
    ingest('--force');
    expect(snapshot()).toEqual(before);
  });
  const consume = 'keywords/consume/glossary.mdx';
});
