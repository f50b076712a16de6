import { expect, test } from 'vitest';
import { identifyParts, type Pins } from '../../../src/keywords/wording/identify.ts';

const meaning = 'A static ability that means, "Sample."';
const one = 'The first ruling says this.';
const two = 'Another says something else entirely.';
const three = 'Whatever is third stands last of all.';

const wording = (id: string, ...rulings: string[]) => ({
  id,
  text: [meaning, ...rulings].join(' '),
  sources: [`from ${id}`],
});

/** What an earlier ingest wrote of a wording: each part with its id. */
const pin = (...parts: [id: string, text: string][]) => ({
  file: 'a',
  parts: [['meaning', meaning] as const, ...parts].map(([id, text]) => ({ id, text })),
});

const idsOf = (wordings: Parameters<typeof identifyParts>[0], pins: Pins = new Map()) =>
  identifyParts(wordings, pins).map((parts) => parts.map(({ id }) => id));

test('rulings are counted in the order in which they first appeared, and keep their number', () => {
  expect(idsOf([wording('a', one, two), wording('b', three, two, one)])).toEqual([
    ['meaning', 'r1', 'r2'],
    ['meaning', 'r3', 'r2', 'r1'],
  ]);
});

test('each part has its own words', () => {
  expect(identifyParts([wording('a', one, two)], new Map())).toEqual([
    [
      { id: 'meaning', text: meaning },
      { id: 'r1', text: one },
      { id: 'r2', text: two },
    ],
  ]);
});

test('ids that were given once are kept, and what is new gets a number that none ever had', () => {
  const pins = new Map([
    ['a', pin(['r4', one], ['r2', two])],
    ['gone', pin(['r9', 'One that no source has any more.'])],
  ]);
  expect(idsOf([wording('a', one, two), wording('b', one, three)], pins)).toEqual([
    ['meaning', 'r4', 'r2'],
    ['meaning', 'r4', 'r10'],
  ]);
});

test('a wording that was mended in its source goes on with the one that stood there', () => {
  const slip = wording('slip', 'The first rulling says this.', two);
  const mended = { ...wording('mended', one, two, three), sources: ['a', 'b'] };
  const older = wording('older', two);
  const pins = new Map([
    ['slip', pin(['r3', 'The first rulling says this.'], ['r1', two])],
    ['older', { ...pin(['r1', two]), file: 'from older' }],
  ]);
  expect(idsOf([older, mended], pins)).toEqual([
    ['meaning', 'r1'],
    ['meaning', 'r3', 'r1', 'r4'],
  ]);
  const after = new Map([['mended', pin(['r3', one], ['r1', two], ['r4', three])]]);
  expect(idsOf([{ ...slip, sources: ['a'] }], after)).toEqual([['meaning', 'r3', 'r1']]);
  // What stood in another source does not go on there; the same words are the same ruling.
  expect(idsOf([{ ...slip, sources: ['c'] }], after)).toEqual([['meaning', 'r5', 'r1']]);
});

test('an older wording that is found late takes its ids from the newer one, and renumbers nothing', () => {
  const pins = new Map([['b', pin(['r1', one], ['r2', two])]]);
  const wordings = [wording('oldest', three, two), wording('old', two, one), wording('b', one, two)];
  expect(idsOf(wordings, pins)).toEqual([
    ['meaning', 'r3', 'r2'],
    ['meaning', 'r2', 'r1'],
    ['meaning', 'r1', 'r2'],
  ]);
});

test('a ruling that an older wording, found late, says in other words goes on with that of the newer one', () => {
  const pins = new Map([['b', pin(['r1', one], ['r2', two])]]);
  const wordings = [wording('old', 'The first ruling said this.'), wording('b', one, two)];
  expect(idsOf(wordings, pins)).toEqual([
    ['meaning', 'r1'],
    ['meaning', 'r1', 'r2'],
  ]);
});

test('ids are kept where the text differs in its quotation marks alone, and in nothing more', () => {
  const a = { id: 'a', text: `A static ability that means, “Sample.” ${one}`, sources: [] };
  expect(idsOf([a], new Map([['a', pin(['r7', one])]]))).toEqual([['meaning', 'r7']]);
  expect(idsOf([a], new Map([['a', pin(['r7', three])]]))).toEqual([['meaning', 'r8']]);
});

test('an entry that a person has edited keeps its ids, as far as its rulings go on', () => {
  const pins = new Map([['a', pin(['r6', 'The first ruling said this.'], ['r7', two])]]);
  expect(idsOf([wording('a', one, two, three)], pins)).toEqual([['meaning', 'r6', 'r7', 'r8']]);
  expect(idsOf([wording('a', one)], pins)).toEqual([['meaning', 'r6']]);
});

test('of an entry that a person has edited no id is taken against another wording of the keyword', () => {
  const edited = (...parts: [string, string][]) => ({ ...pin(...parts), isEdited: true });
  const wordings = [wording('a', one, two), wording('b', one, two, three)];
  const ids = [
    ['meaning', 'r1', 'r2'],
    ['meaning', 'r1', 'r2', 'r3'],
  ];
  const ofA = pin(['r1', one], ['r2', two]);
  const ofB = pin(['r1', one], ['r2', two], ['r3', three]);
  const exchangedA = edited(['r2', one], ['r1', two]);
  const exchangedB = edited(['r2', one], ['r1', two], ['r3', three]);
  expect(
    idsOf(
      wordings,
      new Map([
        ['a', exchangedA],
        ['b', ofB],
      ]),
    ),
  ).toEqual(ids);
  expect(
    idsOf(
      wordings,
      new Map([
        ['a', ofA],
        ['b', exchangedB],
      ]),
    ),
  ).toEqual(ids);
  // What no other has stays with the words, also where these were edited.
  const reworded = edited(['r1', one], ['r2', two], ['r3', 'Whatever was third stood last of all.']);
  expect(
    idsOf(
      wordings,
      new Map([
        ['a', ofA],
        ['b', reworded],
      ]),
    ),
  ).toEqual(ids);
});

test('a ruling that comes back word for word is the one that it was', () => {
  expect(idsOf([wording('a', one, two), wording('b', one), wording('c', one, two)])).toEqual([
    ['meaning', 'r1', 'r2'],
    ['meaning', 'r1'],
    ['meaning', 'r1', 'r2'],
  ]);
  const pins = new Map([
    ['a', pin(['r1', one])],
    ['c', pin(['r1', one], ['r2', two])],
  ]);
  expect(idsOf([wording('a', one), wording('b', three, two), wording('c', one, two)], pins)[1]).toEqual([
    'meaning',
    'r3',
    'r2',
  ]);
});

test('an entry that a person has edited keeps its ids, also where its source was mended since', () => {
  const edited = { ...pin(['r6', one], ['r7', two]), isEdited: true };
  const mended = { ...wording('mended', 'The first ruling said this.', two), sources: ['a'] };
  expect(idsOf([mended], new Map([['was', edited]]))).toEqual([['meaning', 'r6', 'r7']]);
});

test('no two rulings of a wording have one id, though they say the same or what the meaning says', () => {
  const wordings = [wording('a', one), wording('b'), wording('c', one, one), wording('d', one, one, meaning)];
  expect(idsOf(wordings)).toEqual([
    ['meaning', 'r1'],
    ['meaning'],
    ['meaning', 'r1', 'r2'],
    ['meaning', 'r1', 'r2', 'r3'],
  ]);
});

test('of two rulings that said the same, the first is the one that comes back', () => {
  expect(idsOf([wording('a', one, one), wording('b'), wording('c', one)])[2]).toEqual(['meaning', 'r1']);
});

test('of two branches that gave one id to rulings of their own the newer takes another, unless it was reworded', () => {
  const pins = new Map([
    ['a', pin(['r1', one])],
    ['b', pin(['r1', one], ['r2', two])],
    ['c', pin(['r1', one], ['r2', three])],
  ]);
  const merged = [wording('a', one), wording('b', one, two), wording('c', one, three)];
  expect(idsOf(merged, pins)).toEqual([
    ['meaning', 'r1'],
    ['meaning', 'r1', 'r2'],
    ['meaning', 'r1', 'r3'],
  ]);
  const reworded = 'Another says something else entirely now.';
  const known = new Map([
    ['b', pin(['r2', two])],
    ['c', pin(['r2', reworded])],
  ]);
  expect(idsOf([wording('b', two), wording('c', reworded)], known)).toEqual([
    ['meaning', 'r2'],
    ['meaning', 'r2'],
  ]);
});
