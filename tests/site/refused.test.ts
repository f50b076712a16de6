import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildSite, builtIn, cacheDir } from '../helpers/build-site.ts';
import { useRealFolder } from '../helpers/real-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

let outside: string;
let built: string;
beforeEach(() => {
  outside = temporaryFolder();
  built = temporaryFolder(builtIn);
});
const { at, content, edit } = useRealFolder();
const witness = () => path.join(outside, 'ran');
const dist = () => path.join(built, 'dist');
const build = () => buildSite(content(), dist());

const program = () => `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(witness())}, 'ran')`;

test('a program in a generated entry stops the build, and does not run', () => {
  edit('keywords/bombard/glossary.mdx', (text) => text.replace('<Meaning>', `<Meaning {...${program()}}>`));
  expect(build).toThrow(/keywords\/bombard\/glossary\.mdx:22:1.*: Found .*, expected .*npm run ingest/);
  expect(existsSync(witness())).toBe(false);
});

test('so does a word that a person put into one, with what mends it', () => {
  edit('keywords/bombard/glossary.mdx', (text) => text.replace('Ground arena', 'ground arena'));
  expect(build).toThrow(/Found a generated file that was edited by hand.*Run: npm run ingest.*--force/);
});

test('a content folder without sources stops it with what is missing, and without advice on browsers', () => {
  rmSync(at('sources.yaml'));
  expect(build).toThrow(/^(?!.*Browser APIs).*sources\.yaml: Could not read the file \(no such file\)/s);
});

test('two builds at once take nothing from each other: the second says why it is none', () => {
  const lock = path.join(cacheDir, '.build.lock');
  mkdirSync(cacheDir, { recursive: true });
  symlinkSync(String(process.pid), lock);
  onTestFinished(() => rmSync(lock));
  expect(build).toThrow(
    `Another build is at work in ${path.dirname(lock)}. Wait until it is done; if there is none, remove ${lock}.`,
  );
  expect(existsSync(dist())).toBe(false);
});

test('a program in a ruling stops it, and does not run', () => {
  const front = 'keywords: [armor]\ndate: 2026-01-02\nby: A Judge\nurl: https://example.org/1';
  writeFileSync(at('rulings/bad.mdx'), `---\n${front}\n---\n\nexport const x = ${program()}\n`);
  expect(build).toThrow(/rulings\/bad\.mdx:8:\d+: Found /);
  expect(existsSync(witness())).toBe(false);
});

test('an address that no site has stops it', () => {
  expect(() => buildSite(content(), dist(), { SITE_URL: 'keywords.example' })).toThrow(
    'Found SITE_URL “keywords.example”, expected the address of the site, such as https://keywords.example',
  );
});
