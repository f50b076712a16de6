// A bot for a chat such as Discord, with nothing to install. Run it as: node bot.mjs <address of the reference>
// It reads a message a line and prints its answer as Discord takes one: POST /channels/{id}/messages.
import { createInterface } from 'node:readline';

const home = process.argv[2]?.replace(/\/?$/, '/');
const longest = 2000; // So many characters Discord takes in one message.
const kept = new Map();
/** A file of the API, asked for anew after five minutes, as its Cache-Control says. */
async function read(file) {
  if (!(kept.get(file)?.until > Date.now())) {
    const response = await fetch(new URL(`api/v1/${file}`, home));
    if (!response.ok) throw new Error(`the reference says ${response.status}`);
    kept.set(file, { body: await response.json(), until: Date.now() + 300_000 });
  }
  return kept.get(file).body;
}
/** A text of which Discord shows each character: no Markdown, no link, no emoji. */
const plain = (text) => text.replace(/[!#$&()*+\-.:<=>@[\\\]^_`{|}~]/g, '\\$&');
const link = (url) => `<${new URL(url, home)}>`; // In angle brackets Discord does not unfold it.
/** As many pieces as there is room for, and what is said where some are left out. */
function atMost(room, pieces, gap, more) {
  const joined = (count) => pieces.slice(0, count).join(gap) + (count < pieces.length ? more : '');
  for (let count = pieces.length; ; count--)
    if (count === 0 || joined(count).length <= room) return joined(count);
}

/** How many letters to add, drop or replace to get from a word to what was asked; in a short one each counts more. */
function distance(a, [...b]) {
  const row = [0, ...b].map((_, j) => j);
  for (const letter of a)
    for (let j = 1, corner = row[0]++; j < row.length; j++)
      [corner, row[j]] = [row[j], 1 + Math.min(row[j], row[j - 1], corner - (letter === b[j - 1] ? 1 : 0))];
  return row.at(-1) * Math.max(1, 6 / b.length);
}

/** The less, the better: the name, a word of players, how the name begins, the name with a typing error or two. */
function farness({ name, formerNames, aliases }, asked) {
  const names = [name, ...formerNames].map((each) => each.toLowerCase());
  if (names.includes(asked)) return 0;
  if (aliases.includes(asked)) return 1;
  if (names.some((each) => each.startsWith(asked))) return 2;
  return 2 + Math.min(...names.map((each) => distance(each, asked)));
}

async function keyword(words) {
  const added = [/$/, /\s+\d+$/, /\s*[:(].*|\s[+–/-]*\s*\d.*$/s]; // Cards add a number, and what it is of.
  const asked = added.map((form) => words.replace(form, '').toLowerCase());
  const farOf = (each) => Math.min(...asked.map((form, place) => farness(each, form) + place / 10));
  const holding = (await read('search.json')).keywords.filter(({ renamedTo }) => !renamedTo);
  const [best] = holding.sort((a, b) => farOf(a) - farOf(b));
  if (!best || farOf(best) > 4.1) return `I know no keyword “${plain(words)}”.`;
  const former = best.formerNames.find((each) => asked.includes(each.toLowerCase()));
  const renamed = former ? `${plain(former)} is now ${plain(best.name)}. ` : '';
  const gone = best.leftOutOf ? 'Left out of the newest glossary. ' : '';
  const head = `${renamed}${gone}**${plain(best.template)}** ${link(best.url)}\n>>> `;
  return head + atMost(longest - head.length, plain(best.meaning).split(' '), ' ', ' …');
}

async function changesSince(day) {
  const dayOf = ({ recorded, published, date }) => recorded ?? published ?? date ?? '';
  const { givenRulings, leftOut, changes, added } = await read('changes.json');
  const all = [givenRulings, leftOut, changes, added].flat().sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const since = all.filter((each) => dayOf(each) >= day); // What is left out is the oldest.
  const lines = since.map(({ name, summary, url }) => `- **${plain(name)}** ${plain(summary)} ${link(url)}`);
  lines.unshift(`Changes since ${day}: ${since.length}`);
  return atMost(longest, lines, '\n', `\nAll changes: ${link('changes/')}`);
}

async function answer(message) {
  const [, what, words] = /^!(keyword|changes since) (.+)$/.exec(message.trim()) ?? [];
  if (what === 'keyword') return keyword(words.slice(0, 50));
  if (words && new Date(words).toJSON()?.slice(0, 10) === words) return changesSince(words);
  return /^!(?:keyword|changes)/.test(message) ? 'Write `!keyword name` or `!changes since 2026-12-31`.' : '';
}

for await (const message of createInterface({ input: process.stdin })) {
  const content = await answer(message).catch((error) => `No answer: ${plain(error.message)}.`);
  if (content) console.log(JSON.stringify({ content, allowed_mentions: { parse: [] } })); // Nobody is called.
}
