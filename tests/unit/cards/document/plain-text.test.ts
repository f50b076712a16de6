import { describe, expect, test } from 'vitest';
import { formatLinked } from '../../../../src/publish/linked-cards.ts';
import { check, checkedCards, readCards, toldByCard } from '../../../helpers/made-game.ts';

test('plain text, one card a paragraph', () => {
  const { cards, faults } = readCards('Armor.\nEvade 2\n \t\n\nElude');
  expect(faults).toEqual([]);
  expect(cards.map(({ text }) => text)).toEqual(['Armor.\nEvade 2', 'Elude']);
  expect(cards[1]?.pointOf(0)).toEqual({ line: 5, column: 1 });
});

test('a card in plain text has for its name what its first line or a heading above it may be', () => {
  const names = (document: string) => checkedCards(document).map(({ name }) => name);
  expect(names('Lord of the Marsh, Weaver (C)\nQuokka\nLeap 2\n\nQuokka\nLeap 2')).toEqual([
    'Lord of the Marsh, Weaver',
    null,
  ]);
  expect(names('## Quill #\nQuokka\n\n**Marsh**\n\nLeap 2\n\nLeap 3')).toEqual([
    'Quill',
    'Marsh',
    'Marsh',
    null,
  ]);
  expect(names('Leap 2\nQuokka')).toEqual([null]);
  expect(names('Lord of the Marsh')).toEqual([null]);
  expect(names('**Big Marsh\nand more**\nQuokka')).toEqual([null]);
  expect(names('Leap Frog\nQuokka')).toEqual([null]);
  expect(names('Leap Frog and Quokka\nLeap 2')).toEqual([null]);
  expect(names('Quill (B)\nQuokka\n\nQuill (3)\nQuokka')).toEqual(['Quill', null]);
  expect(names('# C#\nQuokka')).toEqual(['C#']);
  expect(names('Rest at the gate.\nQuokka')).toEqual([null]);
  expect(names('2 Marsh Weaver\nBig Quill\nQuokka')).toEqual(['Marsh Weaver']);
  expect(readCards('## Quill\nQuokka').cards.map(({ text }) => text)).toEqual(['## Quill\nQuokka']);
});

test('cards that begin with what they are need no blank line between, and may have one behind that', () => {
  const both = [
    ['Bound Warden', 'Leap 2', ''],
    ['Old Gate', 'Leap 2', ''],
  ];
  for (const document of [
    '**Bound Warden (B)** - Ground - 9 BP - 40/4/8\nLeap 2\n**Old Gate** - Space - 5 BP - 50/3/5\nLeap 2',
    '- **Bound Warden (B)** (Light, Ground), cost 5, 50/4/4\n  - Leap 2\n- **Old Gate** (Space), cost 6\n  - Leap 2',
    'Bound Warden | Ground | 5 | Leap 2\nOld Gate (B) | Space | 2 | Leap 2',
    '1x Bound Warden [6; 50/5/5] Leap 2\n2x Old Gate (A) [5; 50/5/4] Leap 2',
    '1. Bound Warden (B) - Ground - 5\nLeap 2\n2. Old Gate (B) - Space - 6\nLeap 2',
    '### Bound Warden\n*Ground - Scout, 6, 60/5/5*\n\n- Leap 2\n\n### Old Gate\n*Space, 6, 40/5/7*\n\n- Leap 2',
    'Bound Warden (B)\n\nLeap 2\n\nOld Gate (A)\n\nLeap 2',
  ])
    expect(toldByCard(document), document).toEqual(both);
  expect(toldByCard('Bound Warden (B)\n\nOld Gate (A)\n\nLeap 2')).toEqual([
    ['Bound Warden', '', ''],
    ['Old Gate', 'Leap 2', ''],
  ]);
  expect(toldByCard('Quokka\nIt may be stacked on\nMarsh Weaver (B)\nLeap 2')).toEqual([
    [null, 'Quokka,Leap 2', ''],
  ]);
});

test('a name that stands in the text is written once where keywords are linked', () => {
  const written = (document: string) =>
    formatLinked(
      'notes',
      readCards(document).cards.map((card) => ({ ...card, mentions: [] })),
      () => ({ url: '', template: '', meaning: '' }),
    );
  for (const text of ['Lord of the Marsh (C)\nRest.', '## Quill\n\nRest.']) expect(written(text)).toBe(text);
  expect(written('3x Marsh Weaver\nRest.')).toBe('Marsh Weaver\nRest.');
});

test('a line of a deck list names a card, whose text stands below it, and is none', () => {
  const { cards, textless } = readCards(
    '3x Rogue Quill (C)\n2 Lucky Pen\n\n× 4 Old Quill, Pilot\nEvade 2\nStun 3\n1x Ax\nArmor',
  );
  expect(cards.map(({ name, text }) => [name, text])).toEqual([
    ['Old Quill, Pilot', 'Evade 2\nStun 3'],
    ['Ax', 'Armor'],
  ]);
  expect(textless).toBe(2);
  for (const text of [
    '2 Force -> Evade 2',
    '2 Force → Evade 2',
    '3 damage to it',
    'Evade 2',
    '1 Force: Stun 3',
  ])
    expect(readCards(text).cards.map((card) => card.text)).toEqual([text]);
});

describe('a line of a deck list', () => {
  const read = (document: string) =>
    checkedCards(document).map(({ name, mentions, findings }) =>
      [name, mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(), ...findings]
        .map((each) => (typeof each === 'object' ? (each?.rule ?? null) : each))
        .join(': '),
    );

  test.each([
    ['3x Old Pens - Quokka', ['Old Pens: Quokka']],
    [
      '4 Leap Wardens: Quokka\n3 Old Pens: Gate 2 | Leap 1',
      ['Leap Wardens: Quokka', 'Old Pens: Gate 2,Leap 1'],
    ],
    ['2 Leap Wardens (B) - Pay 2 moss -> Leap 2', ['2 Leap Wardens: Leap 2']],
    ['2 Old Pens - Pay 2 Force -> Leap 2', ['Old Pens: Leap 2']],
    ['Vault: Gain\n2 Old Pens\nLeap 2', [': Vault,Leap 2']],
    ['1x Quill\n2x Leap Wardens: When it rests, turn.\nQuokka', ['Leap Wardens: Quokka']],
    ['- x2 Old Pens: +1 power', ['Old Pens: ']],
    ['3x Old Pens - When any unit rests, move\nand use Quokka | Leap 1', ['Old Pens: Quokka,Leap 1']],
    ['2 Old Pens - Turn one of your units\n-> Leap 2', ['Old Pens: Leap 2']],
    [
      '4 Leap Wardens - Rest, and turn | Leap 2\n3 Old Pens (B) - Gate 2 | When it rests, turn it.',
      ['Leap Wardens: Leap 2', '3 Old Pens: Gate 2'],
    ],
    [
      '4 Leap Wardens - Leap 2 | Each of your units may rest\n3 Old Pens - Gate 2 | When it rests, turn it.',
      ['Leap Wardens: Leap 2', 'Old Pens: Gate 2'],
    ],
  ])('may have the text of its card: %j', (document, cards) => expect(read(document)).toEqual(cards));

  test.each([
    ['Quill (A)\nWhenever Quill rests, you gain\n2 Moss and each of them gets Leap until\nit turns.', 'Leap'],
    ['Quill (A)\nWhenever it rests, you may turn one gate\n2 Moss away and it gets Quokka', 'Quokka'],
    ['Quill (A)\nRest. It may have\n2 Pilots and Quokka', 'Quokka'],
    ['Quill (A)\nRest it and gain\n2 Force: Leap 1', 'Leap'],
  ])('is none where a sentence goes on: %j', (document, name) =>
    expect(checkedCards(document).map(({ mentions }) => mentions.map((each) => each.name))).toEqual([[name]]),
  );

  test('is none that has its number in front of an ability, below another', () => {
    const findings = (document: string) =>
      checkedCards(document).flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect(findings('Quill (A)\nQuokka\n2 Leap\nGate 3')).toEqual(['number-misspelt']);
    expect(readCards('Quill (A)\nQuokka\n2 Leap').textless).toBe(0);
    expect(readCards('3 Old Pens\n2 Leap\n1x Gate').textless).toBe(3);
    expect(readCards('Quill (A)\nQuokka\n\n2 Leap\n3 Old Pens').textless).toBe(2);
  });

  test.each([
    'All that I had at the old gate there\n3 Old Pens\n2 Leap Wardens',
    'Leap 2 | Quokka and other abilities here.\n3 Old pens\n2 Leap wardens',
    'My pens\n3 Old Pens\n2 Leap Wardens - Uncommon',
    'You may look for one, or for any of\n3x Old pens\n2 Leap Wardens',
  ])('names one behind a heading or an end: %j', (document) => expect(readCards(document).textless).toBe(2));
});

test('brackets and tags that begin a card are its own', () => {
  const texts = ['[Build] Armor', '{Force} -> Evade 2', '<b>Armor</b>'];
  expect(readCards(texts.join('\n\n')).cards.map(({ text }) => text)).toEqual(texts);
});

test('a page that shows one card, each value behind what it is and a tab, is no table', () => {
  const page = 'Name:\tMarsh Weaver\nCost:\t3\nText:\tQuokka\nLeap 2';
  expect(readCards(page)).toMatchObject({ columns: [], faults: [], cards: [{ text: page }] });
  const columnsOf = (header: string) => readCards(`${header}\nQuill\tLeap 2\tQuokka`).columns;
  expect(columnsOf('Name:\tText:')).toEqual(['Name:', 'Text:']);
  expect(columnsOf('Name:\tText\tNote')).toEqual(['Name:', 'Text', 'Note']);
  expect(columnsOf('Name\tText:\tNote')).toEqual(['Name', 'Text:', 'Note']);
  expect(columnsOf('Name: \tQuill')).toEqual([]);
});

test('a keyword in what a card is called is no ability of it', () => {
  const rulesOf = (document: string) =>
    checkedCards(document).flatMap(({ findings }) => findings.map(({ rule, start }) => [rule, start]));
  expect(rulesOf('Vault Warden\nQuokka')).toEqual([]);
  expect(rulesOf('Vault Warden\nVault Rest.')).toEqual([['colon-missing', 13]]);
  expect(rulesOf('Leap\nQuokka')).toEqual([['number-missing', 0]]);
  expect(rulesOf('Name\tText\nLeap\tLeap | Quokka')).toEqual([['number-missing', 0]]);
});

describe('a text may begin with what its card is called', () => {
  const read = (text: string, name: string | null = null) => {
    const { mentions, findings } = check(text, name);
    return [mentions.map((mention) => mention.name).join(), findings.map(({ rule }) => rule).join()];
  };

  test.each([
    ['Leap Warden: Gate 2', 'Gate', ''],
    ['Quokka Gate: Leap 2', 'Gate,Leap', ''],
  ])('and no keyword in it is one: %j', (text, ...expected) => expect(read(text)).toEqual(expected));

  test.each([
    ['Bound 2\nVault: Turn one.', 'Bound,Vault', 'keyword-renamed,colon-missing'],
    ['Leap\nVault: Turn one.', 'Leap,Vault', 'number-missing'],
    ['Quokka\nToll Cost: Turn one.', 'Quokka', ''],
    ['Quoka\nVault: Turn one.', 'Vault', 'keyword-misspelt'],
    ['Quokka Vault: Turn one.', 'Quokka,Vault', 'separator-missing'],
  ])('but an ability is one in front of another with a colon: %j', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
    expect(read(text, 'Quill')).toEqual(expected);
  });

  test('and where its name is known and another it does not', () => {
    expect(read('Leap Warden: Gate 2', 'Quill')[0]).toBe('Leap,Gate');
    expect(read('Leap\nWhenever it attacks, turn one.')).toEqual(['Leap', '']);
    expect(read('Leap\nWhenever it attacks, turn one.', 'Quill')).toEqual(['Leap', 'number-missing']);
  });
});

test.each(['\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('a line may end with %j', (end) => {
  const read = (...lines: string[]) =>
    checkedCards(lines.join(end)).map(({ name, card, findings }) => [
      ...[name, card.text],
      ...findings.map(({ rule }) => rule),
    ]);
  expect(read('Quill (C)', 'Quokka', 'Leap 2')).toEqual([['Quill', `Quill (C)${end}Quokka${end}Leap 2`]]);
  expect(read('Quokka', '', 'Leap')).toEqual([
    [null, 'Quokka'],
    [null, 'Leap', 'number-missing'],
  ]);
  const cell = `Quokka${end}Leap 2`;
  expect(readCards(`Name\tText\nQuill\t${cell}\n`)).toMatchObject({ faults: [], cards: [{ text: cell }] });
  expect(checkedCards(`Name\tText\nQuill\t${cell}\n`).flatMap(({ findings }) => findings)).toEqual([]);
});

test('also where the card, or its text, has lost the apostrophe or the hyphen of the name', () => {
  const named = (text: string, name: string) => check(text, name).mentions.map(({ start }) => start);
  expect(named("Leap Qu'ill rests. Leap 2", 'Leap Quill (B)')).toEqual([19]);
  expect(named('Leap Quill rests. Leap Quills, Leap  Quill’s. Leap 2', 'Leap Qu’il-l')).toEqual([46]);
  expect(named('Leap Quillon rests. Big-Leap Quill', 'Leap Quill')).toEqual([0]);
  expect(named('Leap | Quill', 'Leap Quill')).toEqual([0]);
  expect(named('Leap [B] rests', 'Leap [B]')).toEqual([]);
  expect(named('Leap', '(B)')).toEqual([0]);
});

test('a name of any length and of any signs is looked for', () => {
  for (const name of ['Quill '.repeat(20_000), `Q${'-'.repeat(60)}x`, 'Quill - Pen'])
    expect(check(`Q${'-'.repeat(100_000)} Quill${' '.repeat(100_000)}`, name).mentions, name).toEqual([]);
});

test('a keyword in what a card is called is none, wherever the card says it', () => {
  const used = (document: string) =>
    checkedCards(document).flatMap(({ mentions, findings }) => [
      ...mentions.map(({ name }) => name),
      ...findings.map(({ rule }) => rule),
    ]);
  for (const title of [
    'Leap Warden',
    'Bound Warden (C)',
    '## Leap Warden',
    '**Vault Warden**',
    '**Leap Warden**\n',
  ])
    expect(used(`${title}\nQuokka`)).toEqual(['Quokka']);
  expect(used('Leap Warden\nWhen Leap Warden rests, it gets Leap 2.')).toEqual(['Leap']);
  expect(used('Name\tText\nLeap Warden (C)\tLeap Warden gets Quokka.')).toEqual(['Quokka']);
  expect(used('Name\tText\n Leap Warden \tLeap Warden gets Quokka.')).toEqual(['Quokka']);
  expect(used('Name\tText\nLeap 2\tLeap 2')).toEqual(['Leap']);
  expect(used('Name\tText\nLeap\tLeap 2')).toEqual(['Leap']);
});

test('further down no table begins, whatever ends the lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { cards, columns } = readCards(['Quill: Armor.', 'Pen.', 'Ink.', 'Ax.', 'Name, Text'].join(end));
    expect([columns, cards.length]).toEqual([[], 1]);
  }
});
