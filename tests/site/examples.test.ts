import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'discord-markdown-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite, sites } from '../helpers/build-site.ts';
import { serveFolder } from '../helpers/serve-folder.ts';
import { shownText } from '../helpers/shown-text.ts';

const { dist } = seedSite;
const folder = 'src/publish/examples';
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf-8');
const read = (name: string) => JSON.parse(readFileSync(path.join(dist, name), 'utf-8'));

let home: string;
let grown: string;

beforeAll(async () => {
  const served = await Promise.all([serveFolder(dist), serveFolder(sites.real.dist)]);
  [home, grown] = served.map((each) => each.home) as [string, string];
  return () => served.map(({ stop }) => stop());
});

/** What an example prints, run as its first line says. */
async function run(name: string, args: readonly string[], input = '', from = home): Promise<string> {
  const running = promisify(execFile)(process.execPath, [path.join(folder, name), from, ...args]);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

test('the page shows both programs as they are, and no longer than it says', () => {
  const shown = shownText(readFileSync(path.join(dist, 'api/index.html'), 'utf-8'));
  for (const name of ['search.mjs', 'bot.mjs']) expect(shown).toContain(textOf(name).trimEnd());
  expect(textOf('search.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  expect(textOf('bot.mjs').trimEnd().split('\n').length).toBeLessThan(80);
});

describe('the example of 20 lines finds', () => {
  test.each([
    ['a name with a typing error', 'bombrd', 'Bombard', 'bombard'],
    ['a word of players', 'crit', 'Critical Hit', 'critical-hit'],
    ['by a former name the one that holds', 'Elude', 'Precision', 'precision'],
    ['a name of two words', 'damage controll', 'Damage Control', 'damage-control'],
  ])('%s', async (_, asked, name, slug) => {
    const answer = `${name}: ${home}keywords/${slug}/\n`;
    expect(await run('search.mjs', asked.split(' '))).toBe(answer);
    expect(await run('search.mjs', asked.split(' '), '', home.replace(/\/$/, ''))).toBe(answer);
  });

  test('nothing where nothing is like it', async () => {
    expect(await run('search.mjs', ['xyzzy', 'plugh'])).toBe('No keyword.\n');
  });
});

interface Answer {
  content: string;
  allowed_mentions: { parse: string[] };
}

/** What the bot answers to some messages, in one run. */
const ask = (...messages: string[]) => askOf(home, messages);

async function askOf(from: string, messages: readonly string[]): Promise<string[]> {
  const printed = await run('bot.mjs', [], messages.map((message) => `${message}\n`).join(''), from);
  const answers: Answer[] = printed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const { content, allowed_mentions } of answers) {
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(allowed_mentions).toEqual({ parse: [] });
  }
  return answers.map(({ content }) => content);
}

interface Node {
  type: string;
  content?: Node[] | string;
  target?: string;
}

/** What a reader sees of a message, by the rules of Discord's Markdown, and the kinds of what is no plain text. */
function seen(message: string): { text: string; kinds: Set<string> } {
  const kinds = new Set<string>();
  const collect = (node: Node): string => {
    if (node.type !== 'text') kinds.add(node.type);
    if (typeof node.content === 'string') return node.content;
    return node.content ? node.content.map(collect).join('') : node.type === 'br' ? '\n' : '';
  };
  return { text: (parse(message, 'normal') as Node[]).map(collect).join(''), kinds };
}

describe('the bot', () => {
  test('answers with meaning and link, also to a typing error, a word of players and a name as a card has it', async () => {
    const { keywords } = read('api/v1/keywords.json');
    const meaningOf = (slug: string) => keywords.find((each: { slug: string }) => each.slug === slug).meaning;
    const [bombrd, crit, bombard] = await ask('!keyword bombrd', '!keyword crit', '!keyword Bombard 3');
    expect(bombrd).toContain(`**Bombard X** <${home}keywords/bombard/>\n>>> `);
    expect(seen(bombrd ?? '').text).toContain(meaningOf('bombard'));
    expect(bombard).toBe(bombrd);
    expect(crit).toContain(`<${home}keywords/critical-hit/>`);
    expect(seen(crit ?? '').text).toContain(meaningOf('critical-hit'));
  });

  test('shows each meaning of every keyword character for character', async () => {
    const { keywords } = await (await fetch(`${grown}api/v1/keywords.json`)).json();
    const holding = keywords.filter(({ renamedTo }: { renamedTo: string | null }) => !renamedTo);
    const answers = await askOf(
      grown,
      holding.map(({ name }: { name: string }) => `!keyword ${name}`),
    );
    for (const [index, { meaning, template }] of holding.entries()) {
      const { text, kinds } = seen(answers[index] ?? '');
      expect(text).toContain(meaning);
      expect(text).toContain(template);
      expect([...kinds].sort()).toEqual(['autolink', 'blockQuote', 'br', 'strong']);
    }
  });

  test('says that a name gave way', async () => {
    const [elude] = await ask('!keyword Elude');
    expect(elude).toContain(`Elude is now Precision. **Precision** <${home}keywords/precision/>`);
  });

  test('lists what changed since a day, as much as a message holds, and where the rest stands', async () => {
    const [since, none] = await ask('!changes since 2026-11-01', '!changes since 2026-11-21');
    expect(since).toMatch(/^Changes since 2026-11-01: 101\n- \*\*Elude\*\* Is now Precision/);
    expect(since).toContain(`<${home}keywords/bombard/compare/`);
    expect(since).toMatch(new RegExp(`\\nAll changes: <${home}changes/>$`));
    expect(none).toBe('Changes since 2026-11-21: 0');
  });

  test('cuts a meaning that is too long for a message behind a word, and says where no answer comes from', async () => {
    const meaning = 'word_word '.repeat(300).trim();
    const sample = {
      name: 'Sample',
      formerNames: [],
      aliases: [],
      template: 'Sample',
      url: '/sample/',
      renamedTo: null,
      meaning,
    };
    const site = createServer((request, response) => {
      const found = request.url === '/api/v1/search.json';
      response.writeHead(found ? 200 : 503).end(found ? JSON.stringify({ keywords: [sample] }) : '');
    }).listen(0, 'localhost');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const [long, failed] = await askOf(`http://localhost:${port}/`, [
      '!keyword sample',
      '!changes since 2026-01-01',
    ]);
    site.close();
    expect(long?.length).toBeGreaterThan(1980);
    expect(long).toMatch(/ word\\_word …$/);
    expect(failed).toBe('No answer: the reference says 503.');
  });

  test('says how to ask, calls nobody, and keeps silent where it is not asked', async () => {
    const answers = await ask(
      '!changes since yesterday',
      '!changes since 2026-02-30',
      '!keyword',
      'hello',
      '!keyword <@1> **x** @everyone https://example.org :smile:',
    );
    expect(answers).toHaveLength(4);
    expect(answers.slice(0, 3)).toEqual(
      Array(3).fill('Write `!keyword name` or `!changes since 2026-12-31`.'),
    );
    const { text, kinds } = seen(answers[3] ?? '');
    expect(text).toContain('<@1> **x** @everyone https://example.org :smile:'.slice(0, 50));
    expect([...kinds]).toEqual([]);
  });
});
