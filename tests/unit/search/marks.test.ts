import { describe, expect, test } from 'vitest';
import { createMarking, excerptOf, type Mark } from '../../../src/search/base/marks.ts';
import { createWords } from '../../../src/search/base/words.ts';

const readings = [
  { say: ['from the moss'], mean: 'frommoss' },
  { say: ['a pip'], mean: 'one pip' },
];
const markHits = createMarking(createWords({ readings, stopWords: [] }));
const asked =
  (length: number, ...words: string[]) =>
  (word: string) =>
    words.includes(word) ? { by: word, share: 1, length } : null;
const marked = (text: string, hitOf: Parameters<typeof markHits>[1]) =>
  markHits(text, hitOf).marked.marks.map(([start, end]) => text.slice(start, end));

test('as much of a word is marked as was typed, and a word that is written otherwise than read whole', () => {
  expect(marked('Walnuts and re-rolled walnuts', asked(6, 'walnuts', 'rerolled'))).toEqual([
    'Walnut',
    're-rolled',
    'walnut',
  ]);
  expect(marked('Taken from the moss', asked(8, 'frommoss'))).toEqual(['from the moss']);
});

test('a phrase that is read as two words is marked once', () => {
  expect(marked('Here a pip, there a pip', asked(8, 'one', 'pip'))).toEqual(['a pip', 'a pip']);
});

test('what is found twice is counted once', () => {
  expect(markHits('walnut moss walnut', asked(6, 'walnut')).weight).toBe(1);
});

const filler = 'lorem ipsum dolor sit amet '.repeat(12);
const markOf = (text: string, word: string): Mark[] =>
  [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => [index, index + word.length]);
const excerpt = (text: string) => {
  const [start, end] = excerptOf({ text, marks: markOf(text, 'walnut') });
  return text.slice(start, end);
};

test('an excerpt is the beginning of a text that has a mark there, or none at all', () => {
  expect(excerpt(`A walnut. ${filler}`)).toMatch(/^A walnut\. lorem/);
  expect(excerpt(filler)).toMatch(/^lorem/);
});

test('else it begins at a word, shortly before the line that holds most', () => {
  const text = `${filler}one walnut. ${filler}Then walnut, walnut.`;
  expect(excerpt(text)).toMatch(/^(?:lorem|ipsum|dolor|sit|amet) .{10,60}Then walnut, walnut\.$/);
});

test('it ends without the mark of a quotation that opened before it, and with that of one that it holds', () => {
  expect(excerpt(`"${filler}one walnut."`)).toMatch(/one walnut\.$/);
  expect(excerpt('“Take a walnut.”')).toBe('“Take a walnut.”');
  expect(excerpt(`${filler}Say “walnut”`)).toMatch(/Say “walnut”$/);
});

describe('where a text begins to tell', () => {
  const typeLine = 'A walnut ability that means, ';
  const told = (text: string) => {
    const [start, end] = excerptOf({ text, marks: markOf(text, 'walnut') }, typeLine.length);
    return text.slice(start, end);
  };

  test('its excerpt begins, where a mark stands in the line behind it, or none anywhere', () => {
    expect(told(`${typeLine}take a walnut. ${filler}`)).toMatch(/^take a walnut/);
    expect(told(`${typeLine}walnut. ${filler}`)).toMatch(/^walnut/);
    const text = `${'x'.repeat(typeLine.length)}${filler}`;
    expect(told(text)).toMatch(/^lorem/);
  });

  test('but what stands before is shown where all marks are there', () => {
    expect(told(`${typeLine}${filler}`)).toMatch(/^A walnut ability/);
  });

  test('and a line far behind it, where that alone has a mark, or has most', () => {
    expect(told(`${typeLine}${filler}a walnut.`)).toMatch(/^(?:lorem|ipsum|dolor|sit|amet) .*a walnut\.$/);
    expect(told(`${typeLine}one walnut. ${filler}walnut, walnut, walnut.`)).toMatch(
      /walnut, walnut, walnut\.$/,
    );
    expect(told(`${typeLine}one walnut. ${filler}one walnut.`)).toMatch(/^one walnut\. lorem/);
  });
});
