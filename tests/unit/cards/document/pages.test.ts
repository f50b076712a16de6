import { describe, expect, test } from 'vitest';
import { reconcile } from '../../../../src/keywords/reconcile.ts';
import { textCheckOf } from '../../../helpers/claim-checks.ts';
import { checkedCards, readCards } from '../../../helpers/made-game.ts';
import { readText } from '../../../helpers/read-text.ts';

/** The page that a site has of a card, as it is copied: what the card says, and then what its keywords say. */
const page = (name: string, said: readonly string[], keywords: readonly string[]) =>
  [
    ...[name, '', name, '', 'Avg. Rating 8.0', '2 Ratings', '', '7', '40', '', 'Type Marsh', 'Points 3', ''],
    ...[
      'Author/Publisher',
      'Nobody',
      'Publish Date',
      '',
      'Card Text',
      '',
      ...said,
      '',
      '',
      'Usage Notes',
      '',
    ],
    ...["You can't use it at the gate, even by night.", '', 'Keywords', '', ...keywords, ''],
    ...['Other Versions', 'Marsh Weaver (A)'],
  ].join('\n');

const leap = ['Leap', 'Leap X: A static ability that means, "This unit may move X squares on the board."'];
const quokka = ['Quokka', 'Quokka: A static ability that means, "This unit is one."'];
const weaver = page('Marsh Weaver (B)', ['Leap 2', '', 'Pay 2 moss -> Quokka'], [...leap, ...quokka]);

describe('a page that a site has of a card', () => {
  test('is one card, which says what stands below “Card Text” and above what else the page has', () => {
    const [card, ...more] = readCards(weaver).cards;
    expect(more).toEqual([]);
    expect(card).toMatchObject({ name: 'Marsh Weaver (B)', text: 'Leap 2\n\nPay 2 moss -> Quokka' });
    expect(card?.pointOf(0)).toEqual({ line: 20, column: 1 });
    expect(weaver.slice(card?.offsetOf(0)).startsWith('Leap 2\n')).toBe(true);
    expect(checkedCards(weaver)).toMatchObject([
      { findings: [], mentions: [{ slug: 'leap', number: '2' }, { slug: 'quokka' }] },
    ]);
  });

  test('is told from the next one', () => {
    const pages = [weaver, page('Old Gate', ['Gate 2'], leap), page('Nothing (C)', [], [])].join('\n\n');
    const { cards, textless } = readCards(pages);
    expect(cards.map(({ name, text }) => [name, text])).toEqual([
      ['Marsh Weaver (B)', 'Leap 2\n\nPay 2 moss -> Quokka'],
      ['Old Gate', 'Gate 2'],
    ]);
    expect(textless).toBe(1);
  });

  test.each(['card text:', '  Card Text  ', 'CARD TEXT'])(
    'begins its text with %j, and may end with it',
    (label) => {
      const { cards } = readCards(`Marsh Weaver\n${label}\nLeap 2\nQuokka`);
      expect(cards.map(({ name, text }) => [name, text])).toEqual([[null, 'Leap 2\nQuokka']]);
    },
  );

  test.each([
    ['Usage notes', ['Leap 2']],
    [' Keywords: ', ['Leap 2']],
    ['Other Versions', ['Leap 2']],
    ['Rulings', ['Leap 2']],
    ['Keywords of old', ['Leap 2\nKeywords of old\nQuokka']],
  ])('ends its text with %j where that is what else a page has, and another begins', (label, texts) => {
    const { cards } = readCards(`Card Text\nLeap 2\n${label}\nQuokka\n\nOld Gate (A)\nCard Text\nGate 2`);
    expect(cards.map(({ text }) => text)).toEqual([...texts, 'Gate 2']);
    expect(cards.map(({ name }) => name)).toEqual([null, 'Old Gate (A)']);
  });

  test('is a source of what its keywords say, and nothing of the card is read as that', () => {
    const read = readText('sheet', 'page', weaver);
    expect(read.entries.map(({ name }) => name)).toEqual(['Leap', 'Quokka']);
    expect(read.file.messages.filter(({ fatal }) => fatal !== undefined)).toEqual([]);
    expect(read.file.messages.map(({ reason }) => reason)).toContain(
      "Skipped “You can't use it at the gate, even by night.” above the entries",
    );
  });

  test('hides no entry', () => {
    const lost = weaver.replace('Usage Notes', quokka.join('\n'));
    expect(readText('sheet', 'page', lost).entries.map(({ name }) => name)).toEqual(['Quokka', 'Leap']);
  });

  test('claims nothing by what the card says, where a text has several', () => {
    const known = reconcile([readText('sheet', 'known', [...leap, ...quokka].join('\n\n'))]);
    const check = textCheckOf(known);
    const other = page('Old Gate', ['Quokka', '', 'Pay 2 moss -> Leap 2.'], quokka);
    const held = check([page('Marsh Weaver (B)', ['Leap 2 by night.'], leap), other].join('\n\n'));
    expect(held.entries.map(({ kind, entry }) => `${kind} ${entry.name}`)).toEqual([
      'current Leap',
      'current Quokka',
    ]);
    expect([held.sentences, held.unread]).toEqual([[], []]);
    expect(held.passed.length).toBe(37);
    expect(check(`Leap\n${leap[1]}\n\nIt may swim on the board.`).sentences).toHaveLength(1);
  });
});
