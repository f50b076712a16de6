import { expect, test } from 'vitest';
import { createTexts } from '../../../src/search/texts/texts.ts';
import { searchDocument as document, plainWords, sentDocuments } from '../../helpers/samples.ts';

const documents = () => [
  document('Pebble', {
    formerNames: ['Gravel'],
    parts: ['It rolls downhill.', 'It stops below.'],
    given: ['It never floats.'],
    said: ['smooth', 'round solid'],
    set: 'River',
  }),
  document('Marsh', { parts: ['It swallows boots.'], said: ['smooth'] }),
];
const read = (all = documents()) => createTexts(sentDocuments(all), [], plainWords);
const found = (word: string) => [...(read().all().words.find([word]).scores ?? [])].map((score) => score > 0);

test.each([
  ['pebble', 'name'],
  ['gravel', 'name'],
  ['downhill', 'meaning'],
  ['below', 'rulings'],
  ['floats', 'rulings'],
  ['solid', 'said'],
  ['river', 'set'],
] as const)('%s is found in the %s of a document, and in no other field', (word, field) => {
  expect(found(word)).toEqual([true, false]);
  const { words } = read().all();
  const [term = ''] = words.find([word]).terms.keys();
  const fields = (['name', 'meaning', 'rulings', 'said', 'set'] as const).filter((each) =>
    words.has(0, each, term),
  );
  expect(fields).toEqual([field]);
});

test('what players say twice counts more than what they say once, and a list of nothing is nothing', () => {
  const [first = 0] = read().all().words.find(['solid']).scores;
  const once = read([document('Pebble', { said: ['round solid'] }), document('Marsh')]);
  const [then = 0] = once.all().words.find(['solid']).scores;
  expect(first).toBeGreaterThan(then);
  const { words } = read([document('Pebble', { said: ['', 'solid'] }), document('Marsh')]).all();
  expect([...words.find(['solid']).scores].map((score) => score > 0)).toEqual([true, false]);
  expect(words.has(0, 'said', '')).toBe(false);
  expect(found('stryker')).toEqual([false, false]);
});

test('phrases are found in meanings and in rulings, each in theirs', () => {
  const { phrasesInMeanings, phrasesInRulings } = read().all();
  const holds = (find: typeof phrasesInMeanings, ...asked: string[]) =>
    [...(find(asked, null) ?? [])].map((share) => share > 0);
  expect(holds(phrasesInMeanings, 'rolls', 'downhill')).toEqual([true, false]);
  expect(holds(phrasesInRulings, 'rolls', 'downhill')).toEqual([false, false]);
  expect(holds(phrasesInRulings, 'stops', 'below')).toEqual([true, false]);
  expect(holds(phrasesInMeanings, 'stops', 'below')).toEqual([false, false]);
});

test('a phrase with one word more counts in rulings, less than one that stands there whole', () => {
  const { phrasesInMeanings, phrasesInRulings } = read([
    document('Pebble', { parts: ['It rolls far down the hill.', 'It stops far below the dam.'] }),
    document('Marsh', { parts: ['It rolls.', 'The dam stops. It is far, and below.'] }),
  ]).all();
  const inRulings = (asked: string) => [...(phrasesInRulings(asked.split(' '), null) ?? [])];
  const [whole = 0] = inRulings('stops far below the dam');
  for (const asked of ['stops below the dam', 'stops far the dam', 'far below dam']) {
    const [near = 0, far = 0] = inRulings(asked);
    expect(near, asked).toBeGreaterThan(1);
    expect(near, asked).toBeLessThan(whole);
    expect(far, asked).toBeLessThanOrEqual(1);
  }
  // Two words more, another order, and what is no phrase of three.
  for (const asked of ['stops the dam', 'the dam stops far', 'stops below'])
    expect(inRulings(asked)[0], asked).toBeLessThanOrEqual(1);
  expect((phrasesInMeanings(['rolls', 'down', 'the', 'hill'], null) ?? [])[0]).toBeLessThanOrEqual(1);
});

test('none of them finds nothing, also when all are read; each step reads one, and the last makes them ready', () => {
  const texts = read();
  const found = () => [...texts.none().words.find(['downhill']).scores].filter(Boolean);
  expect(found()).toEqual([]);
  expect([1, 2, 3, 4].map(() => texts.readAhead())).toEqual([true, true, true, false]);
  expect(found()).toEqual([]);
  expect(texts.none()).toBe(texts.none());
  expect(texts.all()).toBe(texts.all());
});
