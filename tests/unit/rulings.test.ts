import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let content: string;

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'rulings-'));
  cpSync('content', content, { recursive: true });
  mkdirSync(path.join(content, 'rulings'), { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true }));

const front = (fields: Record<string, string>) => {
  const all = {
    keywords: '[armor]',
    date: '2026-01-02',
    by: 'A Judge',
    url: 'https://example.org/1',
    ...fields,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n`;
};

function write(name: string, text: string): void {
  writeFileSync(path.join(content, 'rulings', name), text);
}

function run(script: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: content };
  const { status, stdout } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: 'utf-8',
    env,
  });
  return { status, output: JSON.parse(stdout) };
}

const ingest = () => run('ingest', '--content', content, '--json');

test('a ruling stands with its keyword in the data, and is found by its words', () => {
  write('first.mdx', `${front({})}\nA *sample* ruling about nothing but zyzzyva.\n`);
  write('second.mdx', `${front({ supersedes: 'first' })}\nA later sample about quokka.\n`);
  const { status, output } = ingest();
  expect(status).toBe(0);
  const armor = output.keywords.find(({ slug }: { slug: string }) => slug === 'armor');
  expect(armor.givenRulings).toMatchObject([
    { id: 'second', by: 'A Judge', superseded: false, text: 'A later sample about quokka.' },
    { id: 'first', date: '2026-01-02', superseded: true, text: 'A sample ruling about nothing but zyzzyva.' },
  ]);
  expect(run('lookup', 'quokka', '--json').output.results[0]).toEqual({ slug: 'armor', name: 'Armor' });
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
  const { status, output } = ingest();
  expect(status).toBe(1);
  const errors = output.diagnostics.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(
    errors.map(({ file, rule }: { file: string; rule: string }) => `${path.basename(file)} ${rule}`),
  ).toEqual(['a.mdx ruling-invalid', 'b.mdx ruling-invalid', 'c.md ruling-invalid', 'd.mdx source-not-utf8']);
});

const wrong: [what: string, text: string, line: number, message: string][] = [
  ['no front matter', 'Only text.\n', 1, 'Found no front matter'],
  ['a keyword that is not there', `${front({ keywords: '[armor, armour]' })}\nText.\n`, 2, '“armour”'],
  [
    'a day that is none',
    `${front({ date: '2026-02-30' })}\nText.\n`,
    3,
    'date: found “2026-02-30”, expected a day',
  ],
  ['a field too few', `${front({ by: '' })}\nText.\n`, 2, 'by: '],
  ['a field too many', `${front({ extra: 'x' })}\nText.\n`, 6, 'extra'],
  ['an address that is none', `${front({ url: 'nowhere' })}\nText.\n`, 5, 'url: '],
  ['an earlier ruling that is not there', `${front({ supersedes: 'nothing' })}\nText.\n`, 6, '“nothing”'],
  ['no text', `${front({})}\n`, 7, 'Found no text'],
  [
    'itself as the earlier one',
    `${front({ supersedes: 'itself-as-the-earlier-one' })}\nText.\n`,
    6,
    'does not take the place',
  ],
  ['what is not MDX', `${front({})}\nA <b> that is never closed.\n`, 8, 'closing tag'],
  ['a list', `${front({})}\nText.\n\n- one\n- two\n`, 10, 'Found a list, expected paragraphs'],
  [
    'a link that runs a program',
    `${front({})}\nSee [this](javascript:alert%281%29).\n`,
    8,
    'Found a link to “javascript:',
  ],
  ['a link of data', `${front({})}\nSee [this](data:text/html,x).\n`, 8, 'Found a link to “data:'],
  [
    'a link without an origin',
    `${front({})}\nSee [this](//example.org/).\n`,
    8,
    'expected an address that begins with',
  ],
  [
    'a link with a title',
    `${front({})}\nSee [this](https://example.org/ "More words").\n`,
    8,
    'Found the title “More words”',
  ],
  [
    'a link whose address stands elsewhere',
    `${front({})}\nSee [this].\n\n[this]: javascript:alert\n`,
    8,
    'Found linkReference',
  ],
  [
    'an address that stands by itself',
    `${front({})}\nText.\n\n[this]: javascript:alert\n`,
    10,
    'Found definition',
  ],
  ['an image', `${front({})}\nSee ![this](https://example.org/a.png).\n`, 8, 'Found an image'],
  ['a program', `${front({})}\nexport const x = 1\n\nText.\n`, 8, 'Found code, expected paragraphs'],
  ['more words than any ruling', `${front({})}\n${'Text. '.repeat(2000)}\n`, 1, 'expected at most 10000'],
  ['braces', `${front({})}\nPay {cost} now.\n`, 8, 'Found braces, expected paragraphs'],
];

test('what is wrong with each is said with its line, and stops the ingest', () => {
  const nameOf = (what: string) => `${what.replaceAll(' ', '-')}.mdx`;
  for (const [what, text] of wrong) write(nameOf(what), text);
  const { status, output } = ingest();
  expect(status).toBe(1);
  for (const [what, , line, message] of wrong) {
    const file = path.join(content, 'rulings', nameOf(what));
    const [first] = output.diagnostics.filter((finding: { file: string }) => finding.file === file);
    expect(first, what).toMatchObject({ severity: 'error', rule: 'ruling-invalid', line });
    expect(first.message, what).toContain(message);
  }
});
