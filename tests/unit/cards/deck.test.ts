import { describe, expect, test } from 'vitest';
import { createCardCheck } from '../../../src/checks/cards/check.ts';
import { checkCard } from '../../../src/checks/cards/check-document.ts';
import { createDeckReader } from '../../../src/checks/cards/deck.ts';
import { readCards } from '../../../src/checks/cards/document/read.ts';
import { reconcileSeeds, seedVocabulary } from '../../helpers/content.ts';

const check = createCardCheck(reconcileSeeds(), seedVocabulary.notKeywords);
const readDeck = createDeckReader(reconcileSeeds());
const read = (document: string) =>
  readDeck(readCards(document, check).cards.map((card) => checkCard(card, check)));
const numbersOf = (document: string) =>
  Object.fromEntries(read(document).keywords.map(({ slug, numbers }) => [slug, numbers]));

describe('a deck has the numbers that its cards have', () => {
  test.each([
    ['Bombard 3 | Armor', { bombard: ['3'], armor: [] }],
    ['Pay 2 Force -> Evade 2\n\nPay 1 Force -> Evade 1', { evade: ['1', '2'] }],
    ['Velocity 100 | Each unit gets Velocity 20.', { velocity: ['20', '100'] }],
    ["Shields '2' | Sample: Shields 1/Armor", { shields: ['1', '2'], armor: [] }],
    ['A unit with Evade X. | Evade 2', { evade: ['2', 'X'] }],
    ['A unit with Evade gets +1 power. | Evade 2', { evade: ['2'] }],
    ['Bombard -1', { bombard: ['X'] }],
    ['Reduced Cost 3: If it rains.', { 'reduced-cost': ['3'] }],
    // What is no number of its own has none: X and -X, a list, nothing at all.
    ['Accuracy 1/-1 | Resilience +/- 2 | Pilot 3', { accuracy: [], resilience: [], pilot: [] }],
  ])('%s', (text, expected) => expect(numbersOf(text)).toEqual(expected));
});

test('a table is read by its column of texts, and a name that gave way stays what the cards say', () => {
  const table = [
    'Name\tSet\tType\tText\tScript',
    'Sample One (A)\tMADE\tSpace\tElude | Bombard 2\t',
    'Sample Two (B)\tMADE\tGround\t"Pay 1 Force -> ""Evade 2"""\t',
    'Armor Piercer\tMADE\tGround\t\t',
  ].join('\r\n');
  expect(read(table).keywords).toEqual([
    { slug: 'elude', numbers: [] },
    { slug: 'bombard', numbers: ['2'] },
    { slug: 'evade', numbers: ['2'] },
  ]);
});

test('what looks like a keyword with a slip in it, and is not what a card is called, is not taken for one, and is told with its place', () => {
  const { keywords, misspelt } = read('Name\tText\nSample\tArmor | Bombrad 3');
  expect(keywords.map(({ slug }) => slug)).toEqual(['armor']);
  expect(misspelt).toEqual([
    { place: { line: 2, column: 'Sample\tArmor | B'.length }, facts: { found: 'Bombrad', meant: 'Bombard' } },
  ]);
  expect(read('Critical Hits 2 | Armor')).toMatchObject({
    keywords: [{ slug: 'critical-hit', numbers: ['2'] }, { slug: 'armor' }],
    misspelt: [],
  });
  expect(read('## Hidden Coast\nArmor\n\nHidden Coast (A)\nEvade 2').misspelt).toEqual([]);
});
