import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySeedFolder } from '../../helpers/real-folder.ts';
import { frontMatter as front } from '../../helpers/ruling-files.ts';
import { runIngest } from '../../helpers/run-ingest.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

let content: string;

beforeEach(() => {
  content = temporaryFolder();
  copySeedFolder(content);
  mkdirSync(path.join(content, 'rulings'), { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(path.join(content, 'rulings', name), text);
}

function ingest() {
  const { code, out } = runIngest(content, '--json');
  return { code, output: JSON.parse(out) };
}

function lookUp(words: string) {
  const { stdout } = spawnSync(process.execPath, ['scripts/lookup.ts', words, '--json'], {
    encoding: 'utf-8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  return JSON.parse(stdout);
}

test('a ruling stands with its keyword in the data, and is found by its words', () => {
  write('first.mdx', `${front({})}\nA *sample* ruling about nothing but zyzzyva.\n`);
  write('second.mdx', `${front({ supersedes: 'first' })}\nA later sample about quokka.\n`);
  const { code, output } = ingest();
  expect(code).toBe(0);
  const armor = output.keywords.find(({ slug }: { slug: string }) => slug === 'armor');
  expect(armor.givenRulings).toMatchObject([
    { id: 'second', by: 'A Judge', superseded: false, text: 'A later sample about quokka.' },
    { id: 'first', date: '2026-01-02', superseded: true, text: 'A sample ruling about nothing but zyzzyva.' },
  ]);
  expect(lookUp('quokka').results[0]).toEqual({ slug: 'armor', name: 'Armor' });
});

test('lines of a paragraph are joined by spaces, and a byte-order mark or a missing last line end do no harm', () => {
  write('lines.mdx', `\ufeff${front({})}\nOne\ntwo\\\nthree.\n\n*Four*.`);
  const armor = ingest().output.keywords.find(({ slug }: { slug: string }) => slug === 'armor');
  expect(armor.givenRulings).toMatchObject([{ text: 'One two three. Four.' }]);
});

test('two rulings that take one another’s place, another ending and other bytes are said', () => {
  write('a.mdx', `${front({ supersedes: 'b' })}\nText.\n`);
  write('b.mdx', `${front({ supersedes: 'a' })}\nText.\n`);
  write('c.md', `${front({})}\nText.\n`);
  writeFileSync(path.join(content, 'rulings', 'd.mdx'), Buffer.from([0x41, 0xff]));
  const { code, output } = ingest();
  expect(code).toBe(1);
  const errors = output.diagnostics.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(
    errors.map(({ file, rule }: { file: string; rule: string }) => `${path.basename(file)} ${rule}`),
  ).toEqual(['a.mdx ruling-invalid', 'b.mdx ruling-invalid', 'c.md ruling-invalid', 'd.mdx source-not-utf8']);
});
