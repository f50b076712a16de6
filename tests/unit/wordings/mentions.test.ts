import { describe, expect, test } from 'vitest';
import { indexMentions } from '../../../src/keywords/names/mention-index.ts';
import { createLinker, cutAt, mentionsIn } from '../../../src/keywords/names/mentions.ts';
import { createFinder, toNames } from '../../../src/keywords/names/name-finder.ts';
import { escapePattern } from '../../../src/keywords/text/pattern.ts';
import { reconcileSeeds } from '../../helpers/content.ts';

const keywords = reconcileSeeds();
const find = createFinder(keywords);
const linked = (text: string, self = '') =>
  createLinker(
    find,
    self,
  )(text)
    .map((piece) => (piece.slug ? `[${piece.text}](${piece.slug})` : piece.text))
    .join('');

describe('links in a text', () => {
  test.each([
    [
      'the first mention of each',
      'Armor and Armor, Evade and Evade.',
      '[Armor](armor) and Armor, [Evade](evade) and Evade.',
    ],
    ['a plural, whole', 'Two Pilots.', 'Two [Pilots](pilot).'],
    ['the longer of two names', 'Alternative Cost', '[Alternative Cost](alternative-cost)'],
    [
      'a name whole, whatever white space stands in it',
      'Damage\u00a0Control, Critical\n Hit',
      '[Damage\u00a0Control](damage-control), [Critical\n Hit](critical-hit)',
    ],
    ['nothing of a word that goes on', 'Armored, Anti-Armor.', 'Armored, Anti-Armor.'],
  ])('%s', (_, text, expected) => expect(linked(text)).toBe(expected));

  test('never the keyword’s own name', () => {
    expect(linked('Armor and Evade', 'armor')).toBe('Armor and [Evade](evade)');
  });
});

test('names may hold what patterns take for signs of their own', () => {
  const names = ['Zig-Zag', 'A.B', 'C++', '(D)', 'E|F', 'Constructor', '__proto__', "O'Neil"].map(
    (name, index) => ({
      name,
      slug: `s${index}`,
    }),
  );
  const findOdd = createFinder(names);
  for (const { name, slug } of names)
    expect(findOdd(`with ${name} here`)).toEqual([{ name, slug, start: 5, end: 5 + name.length }]);
  expect(findOdd('Zig Zag, AxB, C, E')).toEqual([]);
});

test('a name is found however a text keeps its accents and hyphens, and never as a part of a word', () => {
  const findOdd = createFinder(['Éclat', 'Zig-Zag', 'Cafe'].map((name) => ({ name, slug: name })));
  const found = (text: string) => findOdd(text).map(({ slug, start, end }) => [slug, text.slice(start, end)]);
  const apart = 'Éclat'.normalize('NFD');
  expect(found(`Use ${apart} or Éclat.`)).toEqual([
    ['Éclat', apart],
    ['Éclat', 'Éclat'],
  ]);
  expect(found('Zig‑Zag, Zig‐Zag')).toEqual([
    ['Zig-Zag', 'Zig‑Zag'],
    ['Zig-Zag', 'Zig‐Zag'],
  ]);
  expect(found(`A ${'Café'.normalize('NFD')}. Anti‑Cafe, Cafe‑like.`)).toEqual([]);
  for (const word of ['Café-Éclat', '(Anti)-Cafe', '“Anti”-Cafe', '[x]‑Cafe', 'AntiéCafe'])
    expect(found(word.normalize('NFD')), word).toEqual([]);
  expect(found('-Cafe: rest -Éclat, 2-Cafe')).toEqual([
    ['Cafe', 'Cafe'],
    ['Éclat', 'Éclat'],
  ]);
});

describe('who names whom', () => {
  const index = () => indexMentions(keywords, find);

  test('each mention is found from both ends', () => {
    const { mentions, mentionedBy } = index();
    const forth = keywords.flatMap(({ slug }) => mentions(slug).map((other) => `${slug} ${other}`));
    const back = keywords.flatMap(({ slug }) => mentionedBy(slug).map((other) => `${other} ${slug}`));
    expect(forth.length).toBeGreaterThan(20);
    expect(back.sort()).toEqual(forth.sort());
  });

  test('a keyword neither mentions itself nor is mentioned by itself', () => {
    const { mentions, mentionedBy } = index();
    for (const { slug } of keywords) expect([...mentions(slug), ...mentionedBy(slug)]).not.toContain(slug);
  });

  test('Precision names Elude, whose place it took', () => {
    const { mentions, mentionedBy } = index();
    expect(mentions('precision')).toContain('elude');
    expect(mentionedBy('elude')).toContain('precision');
  });

  test('what is no keyword names none, and is named by none', () => {
    const { mentions, mentionedBy } = index();
    expect([...mentions('nothing'), ...mentionedBy('nothing')]).toEqual([]);
  });
});

test('a name may hold a hyphen, and other names may begin as it does', () => {
  const find = createFinder(toNames([{ slug: 'counter-move', name: 'Counter-Move' }], ['Counter-Move Plan']));
  const found = find('Counter-Move 2. Counter-Moves, Counter-Move Plans, a Counter-Move Plan-B.');
  expect(found.map(({ start, end }) => [start, end])).toEqual([
    [0, 12],
    [16, 29],
  ]);
});

describe('of names that are words as well', () => {
  const findMade = createFinder(toNames([{ slug: 'push', name: 'Push' }], ['Push Over', 'Pull']));
  const places = (text: string) => findMade(text).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['at the start of a text', 'Push this card.'],
    ['behind a sentence', 'Stop. Push up to two.'],
    ['behind a quotation that ends one', 'It says “Stop.” Push a card.'],
    ['behind a colon', 'Choose one: Push an ally.'],
    ['in a quotation', 'It says “Push it away.”'],
    ['in a parenthesis', 'Stop (Push them all).'],
    ['on a line of its own', 'Stop\nPush this card.'],
    ['in a cell', 'Stop | Push this card.'],
    ['behind a point of a list', 'Stop\n• Push this card.'],
  ])('a verb %s is no mention', (_, text) => expect(places(text)).toEqual([]));

  test.each([
    ['inside a sentence', 'A unit with Push this turn.'],
    ['behind a short word', 'A Push this turn.'],
    ['that no object follows', 'Stop. Push is lost.'],
    ['where only the beginning of a word is like one', 'Push thesis.'],
    ['where a sign follows', 'Push, that is.'],
  ])('a name %s is one', (_, text) => expect(places(text)).toEqual(['Push']));

  test('what only begins as a keyword does is passed over whole, and what follows is read', () => {
    expect(places('Any Push Over, Push Overs and Push Over-All, and Pull have Push.')).toEqual(['Push']);
    expect(places('Any Push Overall, Push-all, PushX, XPush, X-Push, Pushes')).toEqual(['Push']);
    expect(places('Push  Pushs')).toEqual(['Push', 'Pushs']);
  });

  test('where there are none, none is found', () => expect(createFinder([])('Push')).toEqual([]));
});

test('a text is cut at what it names, and joined again it is the text', () => {
  const text = 'Armor of some Pilots';
  expect(cutAt(text, find(text))).toEqual([
    { text: 'Armor', slug: 'armor' },
    { text: ' of some ' },
    { text: 'Pilots', slug: 'pilot' },
  ]);
  expect(cutAt('Nothing.', [])).toEqual([{ text: 'Nothing.' }]);
});

test('texts name each keyword once, in the order in which they first do, and never themselves', () => {
  expect(mentionsIn(['Some Pilot and Armor.', 'An Evade and Pilot.'], find, 'armor')).toEqual([
    'pilot',
    'evade',
  ]);
});

test('signs of patterns are found as the signs that they are', () => {
  const signs = '\\^$.*+?()[]{}|/';
  expect(new RegExp(`^${escapePattern(signs)}$`, 'u').test(signs)).toBe(true);
});
