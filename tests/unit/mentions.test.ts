import { describe, expect, test } from 'vitest';
import { indexMentions } from '../../src/keywords/mention-index.ts';
import { createFinder, createLinker } from '../../src/keywords/mentions.ts';
import { reconcileSeeds } from '../content.ts';

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

describe('who names whom', () => {
  const { mentions, mentionedBy } = indexMentions(keywords, find);

  test('each mention is found from both ends', () => {
    const forth = keywords.flatMap(({ slug }) => mentions(slug).map((other) => `${slug} ${other}`));
    const back = keywords.flatMap(({ slug }) => mentionedBy(slug).map((other) => `${other} ${slug}`));
    expect(forth.length).toBeGreaterThan(20);
    expect(back.sort()).toEqual(forth.sort());
  });

  test('a keyword neither mentions itself nor is mentioned by itself', () => {
    for (const { slug } of keywords) expect([...mentions(slug), ...mentionedBy(slug)]).not.toContain(slug);
  });

  test('Precision names Elude, whose place it took', () => {
    expect(mentions('precision')).toContain('elude');
    expect(mentionedBy('elude')).toContain('precision');
  });
});
