import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { readLines } from '../../../scripts/common/input.ts';
import { copySeedFolder } from '../../helpers/real-folder.ts';
import { runCommand } from '../../helpers/run-command.ts';
import { temporaryFolderOfAll } from '../../helpers/temporary-folder.ts';

describe.each([
  ['ingest'],
  ['lookup'],
  ['check-cards'],
  ['ledger'],
  ['serve'],
  ['screenshots'],
  ['bench'],
  ['lighthouse'],
  ['rules'],
])('%s', (script) => {
  test('says with --help what it takes', () => {
    const { code, out, err } = runCommand(script, ['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: npm (?:run|start)/);
  });

  test('says on wrong usage what was found and what it takes, and exits 2', () => {
    const { code, out, err } = runCommand(script, ['--nonsense']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Unknown option '--nonsense'.*\n\nUsage: npm (?:run|start)/);
    expect(err.split('\n', 1)[0]?.match(/'/g)?.length, err).toSatisfy((count) => Number(count) % 2 === 0);
  });
});

describe('what goes wrong is said in one sentence, without a stack', () => {
  const folder = temporaryFolderOfAll();
  const content = path.join(folder, 'content');
  beforeEach(() => {
    rmSync(content, { recursive: true, force: true });
    copySeedFolder(content);
  });

  const keywords = path.join(content, 'keywords');
  const target = path.join(keywords, 'armor/keyword-list.mdx');

  /** With a site that holds its first page. */
  function writeLedger(text: string): void {
    mkdirSync(path.join(folder, 'dist'));
    for (const name of ['index.html', 'offline.json']) writeFileSync(path.join(folder, 'dist', name), '');
    writeFileSync(path.join(content, 'published.txt'), text);
  }

  test.each([
    [
      'a file where the ingest has a folder',
      () => [rmSync(keywords, { recursive: true }), writeFileSync(keywords, '')],
      'ingest',
      `Could not read ${keywords}: there is a file where a folder is expected.`,
    ],
    [
      'a folder where the ingest has a file',
      () => [rmSync(target), mkdirSync(target)],
      'ingest',
      `Could not write ${target}: it is a folder. Nothing was changed; fix that and run it again.`,
    ],
    [
      'no site to serve',
      () => [],
      'serve',
      'Found no site in “dist”, expected one that was built. Run: npm run build',
    ],
    [
      'no site to write down',
      () => [],
      'ledger',
      'Found no site in “dist”, expected one that was built. Run: npm run build',
    ],
    [
      'a site of which the build was stopped',
      () => [mkdirSync(path.join(folder, 'dist')), writeFileSync(path.join(folder, 'dist/404.html'), '')],
      'ledger',
      'Found a site whose build did not finish in “dist”, expected one that was built. Run: npm run build',
    ],
    [
      'a ledger with what git left in it',
      () => writeLedger('/\n<<<<<<< HEAD\n/a/\n'),
      'ledger',
      `${content}/published.txt:2:1: Found “<<<<<<< HEAD”, the mark of an unfinished merge, expected one of its sides. Choose a side and remove the lines with the marks; in a file that the ingest writes, keep one whole side.`,
    ],
    [
      'a ledger that was emptied',
      () => writeLedger('\n'),
      'ledger',
      `${content}/published.txt: Found nothing, expected what was published, one address a line. Restore the earlier file, for example from git; if nothing was ever published, delete it.`,
    ],
    [
      'a site that was built from other content',
      () => {
        writeLedger('/\n');
        mkdirSync(path.join(folder, 'dist/api/v1/keywords'), { recursive: true });
        writeFileSync(path.join(folder, 'dist/api/v1/keywords/other.json'), '');
      },
      'ledger',
      `Found /api/v1/keywords/other.json in “dist”, and no such keyword in “${content}”, expected a site that was built from it. Run: npm run build`,
    ],
    [
      'a site in which an address is gone',
      () => writeLedger('\ufeff/\r\n/gone/\r\n'),
      'ledger',
      `Published, but no longer there:\n  /gone/\nBots, cards and printed sheets point at them. Bring them back, or redirect an address in ${content}/redirects.yaml, and a word of the rules in ${content}/terms.yaml (formerly).`,
    ],
    [
      'a site in which the document of a source is gone that leads on',
      () => writeLedger('/\n/sources/old/document.txt\n'),
      'ledger',
      `Published, but no longer there:\n  /sources/old/document.txt\nBots, cards and printed sheets point at them. Bring them back, or redirect an address in ${content}/redirects.yaml, and a word of the rules in ${content}/terms.yaml (formerly). If nothing can replace the document of a source, write “ gone” after its line in ${content}/published.txt: the page of its source leads on.`,
    ],
    [
      'a site in which a wording is gone',
      () => {
        writeLedger('/\n/keywords/leap/a1/\n/keywords/leap/a1/card.png\n/keywords/hop/\n/keywords/hop/#r1\n');
        mkdirSync(path.join(folder, 'dist/api/v1/keywords'), { recursive: true });
        writeFileSync(path.join(folder, 'dist/api/v1/keywords/leap.json'), '{"revision": "b2"}');
        for (const page of ['keywords/leap', 'keywords/leap/b2']) {
          mkdirSync(path.join(folder, 'dist', page), { recursive: true });
          writeFileSync(path.join(folder, 'dist', page, 'index.html'), '');
        }
        writeFileSync(path.join(folder, 'dist/keywords/leap/b2/card.png'), '');
      },
      'ledger',
      `Published, but no longer there:\n  /keywords/leap/a1/\n  /keywords/hop/\n  and 2 more that go with these\nBots, cards and printed sheets point at them. Bring them back, or redirect an address in ${content}/redirects.yaml, and a word of the rules in ${content}/terms.yaml (formerly).\nIf they are gone permanently, add these lines to ${content}/redirects.yaml, with a name in place of each “…”:\n  keywords/leap/a1/: keywords/leap/b2/\n  keywords/hop/: keywords/…/`,
    ],
    [
      'no site to look at',
      () => [],
      'screenshots',
      'Found no site at http://localhost:1, expected one that is served. Run: npm start',
    ],
    [
      'no keywords',
      () => [rmSync(keywords, { recursive: true })],
      'lookup',
      `Found no keywords in ${content}, expected those that the ingest writes. Run: npm run ingest -- --content ${content}`,
    ],
    [
      'a file where the generated entries should be',
      () => [rmSync(keywords, { recursive: true }), writeFileSync(keywords, '')],
      'lookup',
      `Could not read ${keywords}: there is a file where a folder is expected.`,
    ],
    [
      'no keywords to check cards against',
      () => [rmSync(keywords, { recursive: true })],
      'check-cards',
      `Found no keywords in ${content}, expected those that the ingest writes. Run: npm run ingest -- --content ${content}`,
    ],
  ])('%s', (_, prepare, script, sentence) => {
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    prepare();
    const args =
      { screenshots: ['/', '--url', 'http://localhost:1'], lookup: ['armor'], 'check-cards': ['x'] }[
        script
      ] ?? [];
    // From a folder where neither site nor content is.
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('scripts', `${script}.ts`), ...args],
      { encoding: 'utf-8', cwd: folder, env: { ...process.env, CONTENT_DIR: content, DEBUG: '' } },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
  });

  test.each([
    ['serve', ['--port', 'x'], 'Found the port “x”'],
    ['lookup', [], 'Found no query'],
    ['lookup', [' '], 'Found no query'],
    ['lookup', ['--batch', 'armor'], 'Found “armor” beside --batch'],
    ['claim', [''], 'Found no claim'],
    ['claim', ['--batch', 'armor'], 'Found “armor” beside --batch'],
    ['bench', ['--changes', '--growth'], 'Found several options'],
    ['check-cards', [''], 'Found an empty file name'],
    ['check-cards', ['x', '--uses', '--fix'], 'Found --fix with --uses'],
    ['check-cards', ['x', '--tsv'], 'Found --tsv without --uses'],
  ])('%s with %j is wrong usage', (script, args, sentence) => {
    const { code, err } = runCommand(script, args);
    expect(code).toBe(2);
    expect(err.slice(0, sentence.length)).toBe(sentence);
    expect(err).toContain('Usage: npm ');
  });
});

test('lookup says what it finds, and that it finds nothing', () => {
  expect(runCommand('lookup', ['armor']).out).toContain('Keywords: ');
  expect(runCommand('lookup', ['zzzqq'])).toEqual({ code: 0, out: 'No keyword found.\n', err: '' });
});

test('a line of a list is no option, wherever it stands among the words', () => {
  for (const args of [['- armor'], ['--json', '- armor'], ['- armor', '--json'], ['--', '- armor']])
    expect(runCommand('lookup', args).code, args.join(' ')).toBe(0);
  expect(JSON.parse(runCommand('claim', ['One', '- two', 'three.', '--json']).out).claim).toBe(
    'One - two three.',
  );
});

test('lookup answers once to each line, however it ends and whatever breaks it for the eye', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/lookup.ts', '--batch'], {
    encoding: 'utf-8',
    input: '\uFEFFarmor\r\nstun\u2028armor\n\nparry\rbounty',
  });
  const queries = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).query);
  expect(queries).toEqual(['armor', 'stun\u2028armor', '', 'parry', 'bounty']);
});

test('check-cards takes what comes on standard input for a file, beside others', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-cards.ts', '-', '--json'], {
    encoding: 'utf-8',
    input: '\uFEFFName\tText\nOne\t"Armor | Elude"\n',
  });
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toMatchObject([
    { file: '-', line: 2, column: 14, rule: 'keyword-renamed', card: 'One' },
  ]);
  expect(stderr).toMatch(/^In 1 card of 1 file/);
  expect(status).toBe(1);
  expect(runCommand('check-cards', ['-', '--fix'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Found --fix with -, expected the names of files to fix\n/),
  });
});

test.each([
  ['lookup', '--batch', 'lines of text'],
  ['claim', '--batch', 'lines of text'],
  ['check-cards', '-', 'a text'],
])('%s does not take a folder for nothing', (script, argument, expected) => {
  const folder = openSync('tests', 'r');
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, argument], {
    encoding: 'utf-8',
    stdio: [folder, 'pipe', 'pipe'],
  });
  closeSync(folder);
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `Found a folder as standard input, expected ${expected}\n`,
  ]);
});

test('lines are the same wherever the pieces end in which they come', async () => {
  const text = '\uFEFFone\r\ntwo\rthree\n\r\nfour\r';
  for (const size of [1, 2, 3, text.length]) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const lines = await Array.fromAsync(readLines(Readable.from(pieces)));
    expect(lines).toEqual(['one', 'two', 'three', '', 'four']);
  }
});

test.each([
  ['', /^Unexpected error: Oops\. DEBUG=1 shows where\.\n$/],
  ['1', /Error: Oops.*\n {4}at /s],
])('what nobody foresaw is one sentence too, with DEBUG=%s', (DEBUG, said) => {
  const script = `import { runCommand } from ${JSON.stringify(path.resolve('scripts/common/command.ts'))};
    await runCommand({ usage: '', options: {}, run() { throw new Error('Oops'); } });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf-8',
    env: { ...process.env, DEBUG },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(said);
});

test('.github/RULES.md lists every rule as its table has it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/rules.ts', '--check'], {
    encoding: 'utf-8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
