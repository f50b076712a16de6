import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { quoteForShell } from '../../../src/publish/shell.ts';

/** A keyword of a made-up game, as `search.json` lists it. */
const listed = (name: string, formerNames: string[] = [], leftOutOf: string | null = null) => ({
  ...{
    slug: '',
    name,
    url: '/',
    renamedTo: null,
    formerNames,
    leftOutOf,
    aliases: [],
    template: name,
    meaning: '',
  },
});

/** Asks an example of that game. */
async function ask(name: string, args: readonly string[], input = ''): Promise<string> {
  const keywords = [
    listed('Abacus'),
    listed('Order'),
    listed('Order 66', ['Edict']),
    listed('X'),
    listed('Zither', ['Lute'], 'glossary'),
  ];
  const site = createServer((_, response) => response.end(JSON.stringify({ keywords })));
  onTestFinished(() => void site.close());
  await once(site.listen(0, 'localhost'), 'listening');
  const { port } = site.address() as AddressInfo;
  const program = ['src/publish/examples', name].join('/');
  const running = promisify(execFile)(process.execPath, [program, `http://localhost:${port}`, ...args]);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

const bot = async (asked: string) => JSON.parse(await ask('bot.mjs', [], `!keyword ${asked}\n`)).content;

test.each([
  ['order 66', 'Order 66'],
  ['Order 66 3', 'Order 66'],
  ['order 5', 'Order'],
  ['abacs', 'Abacus'],
])('the bot tells a number that is of a name from one behind it: %s', async (asked, template) => {
  expect(await bot(asked)).toMatch(new RegExp(`^\\*\\*${template}\\*\\*`));
});

test('the bot says that a name gave way also where a number stands behind it', async () => {
  expect(await bot('edict 3')).toMatch(/^Edict is now Order 66\. /);
});

test('the bot says that the newest glossary leaves a keyword out', async () => {
  expect(await bot('lute')).toMatch(/^Lute is now Zither\. Left out of the newest glossary\. \*\*Zither/);
});

test.each(['7', '🎲', 'oz'])('to what is no name, as %s, the bot answers with none', async (asked) => {
  expect(await bot(asked)).toBe(`I know no keyword “${asked}”.`);
});

test.each([[[]], [['q']], [['yz']]])(
  'to too few letters the example of 20 lines finds nothing: %j',
  async (asked) => {
    expect(await ask('search.mjs', asked)).toBe('No keyword.\n');
  },
);

test('a command that the page shows hands on a name with an apostrophe, or whatever a shell would read', () => {
  const words = `!keyword Miner's "Pick" $HOME \\ \``;
  expect(execFileSync('sh', ['-c', `printf %s ${quoteForShell(words)}`], { encoding: 'utf-8' })).toBe(words);
});
