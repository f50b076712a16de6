import { expect, test } from 'vitest';
import { abilitiesByCard, checkedCards, readCards } from '../../../helpers/made-game.ts';

const both = [
  ['Leap Warden', 'Quokka,Gate 2'],
  ['Old Gate', 'Leap 2'],
];

test.each([
  '{| class="wikitable"\n! Card !! Cost !! Text\n|-\n| [[Leap Warden]] || 3 || Quokka<br />Gate 2\n|-\n| Old Gate || 2 || Leap 2\n|}',
  "{|\n|+ Cards\n|-\n! Name\n! Text\n|-\n| '''Leap Warden'''\n| Quokka | Gate 2\n|-\n| [[Gate|Old Gate]]\n| Leap 2\n|}\n",
  'Cards\n\n{|\n! Name || style="width:9em" | Text\n|-\n| Leap Warden || style="x" | Quokka\nGate 2\n|-\n| Old Gate || Leap 2\n|}',
  '{|\n! Name !! Text\n|-\n| Leap Warden || Quokka, Gate 2\n|}\n\n{|\n|-\n| Old Gate || Leap 2\n|}',
])('a table of a wiki has a card in each row: %j', (document) =>
  expect(abilitiesByCard(document)).toEqual(both),
);

test('what is found there has its place', () => {
  const [card] = checkedCards('{|\n! Name !! Text\n|-\n| Quill || Quokka\nBound: turn\n|}');
  expect(card?.findings.map(({ start }) => card.card.pointOf(start))).toEqual([{ line: 5, column: 1 }]);
});

test.each([
  ['other text stands behind it', '{|\n! Name !! Text\n|-\n| Quill || Quokka\n|}\nLeap 2'],
  ['it stands far below', 'a\nb\nc\nd\n{|\n! Name !! Text\n|-\n| Quill || Quokka\n|}'],
])('a text is read as it stands where %s', (_, document) => expect(readCards(document).columns).toEqual([]));
