import { describe, expect, test } from 'vitest';
import { formatLinked } from '../../../../src/publish/linked-cards.ts';
import { checkedCards, readCards } from '../../../helpers/made-game.ts';

/** Each card of a document: what it is called, the keywords that it names, and what is found. */
const read = (document: string) =>
  checkedCards(document).map(({ name, mentions, findings }) => [
    name,
    mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(),
    findings.map(({ rule }) => rule).join(),
  ]);

describe('a field says what a card is called', () => {
  test.each([
    'Name: Leap Warden\nCost: 3\nText: Leap 2 (Warden may move 2 squares on the board.)',
    'Cost: 3\nCard Name: Leap Warden\nText:\nLeap 2 (Warden may move 2 squares on the board.)',
    'Name: Leap Warden Cost: 3 Text: Leap 2 (Warden may move 2 squares on the board.)',
    '**Name:** Leap Warden\n**Text:** Leap 2 (Warden may move 2 squares on the board.)',
    '**Name**: Leap Warden **Cost**: 3\nLeap 2 (Warden may move 2 squares on the board.)',
    '{{Card\n| name = Leap Warden\n| text = Leap 2 (Warden may move 2 squares on the board.)\n}}',
    'Title: Leap Warden\nCost: 3\nText: Leap 2 (Warden may move 2 squares on the board.)',
    'Card: Leap Warden\nText: Leap 2 (Warden may move 2 squares on the board.)',
    '**Card Title:** Leap Warden **Cost:** 3\nLeap 2 (Warden may move 2 squares on the board.)',
    '> Name: Leap Warden\n> Text: Leap 2 (Warden may move 2 squares on the board.)',
    'card_name: Leap Warden\nability_text: Leap 2 (Warden may move 2 squares on the board.)',
    'card-title: Leap Warden\nflavor-text: Gate\nrules-text: Leap 2 (Warden may move 2 squares on the board.)',
    'name: "Leap Warden"\ntext: "Leap 2 (Warden may move 2 squares on the board.)"',
    '<name>Leap Warden</name>\n<text>Leap 2 (Warden may move 2 squares on the board.)</text>',
    '<card_name>Leap Warden</card_name>\n<text>Leap 2 (Warden may move 2 squares on the board.)</text>',
    '== Leap Warden ==\n* Leap 2 (Warden may move 2 squares on the board.)',
  ])('%j', (text) => expect(read(text)).toEqual([['Leap Warden', 'Leap 2', '']]));

  test('and one without a value, or within a sentence, does not', () => {
    expect(read('Name:\nQuokka')).toEqual([[null, 'Quokka', '']]);
    expect(read('Quokka | Turn one. Say its name: Leap')).toEqual([[null, 'Quokka,Leap', 'number-missing']]);
  });

  test('a name before a title, and a sentence may end with a card', () => {
    const both = 'Title: Gate Pen\nName: Leap Warden\nText: Leap 2 (Warden may move 2 squares on the board.)';
    expect(read(both)).toEqual([['Leap Warden', 'Leap 2', '']]);
    expect(read('Quill (A)\nTurn it, and take one\ncard: Quokka and Leap 2')).toEqual([
      ['Quill', 'Quokka,Leap 2', ''],
    ]);
    expect(read('{{Card\n| card = Leap Warden\n| text = Gate 2\n}}')).toEqual([
      ['Leap Warden', 'Gate 2', ''],
    ]);
  });

  test('and what stands behind it on its line is read', () => {
    expect(read('Name: Quill Cost: 3 Text: Leap | Gate 2')).toEqual([
      ['Quill', 'Leap,Gate 2', 'number-missing'],
    ]);
    expect(read('Name: Quill Warden, Leap')).toEqual([['Quill Warden, Leap', '', '']]);
    expect(read('Flavor Text: Leap, said the type: it fell.\nQuokka')).toEqual([[null, 'Quokka', '']]);
  });

  test('and one in small letters below a long line does not go on with it', () => {
    const text = 'Quokka | Pay 2 moss -> Turn a gate. | Haap 2';
    expect(read(`${text.replace('Haap', 'Laep')}\npower: 2\nflavor_text: It rests.`)).toEqual([
      [null, 'Quokka', 'keyword-misspelt'],
    ]);
  });

  test('and the label of the text is no word before it, whatever sign it has', () =>
    expect(read('name = Quill\nrules_text = Gate | Leap 2\nName = Pen\nText = Quokka | Leap 2')).toEqual([
      ['Quill', 'Gate,Leap 2', 'number-missing'],
      ['Pen', 'Quokka,Leap 2', ''],
    ]));

  test.each([
    '- name: Squad 7\n  text: Leap 2',
    '* **Name:** Squad 7\n* **Text:** Leap 2',
    '+ Title: Squad 7\n+ Artist: Gaet 3\n+ Text: Leap 2',
  ])('and as an item of a list is no text: %j', (text) =>
    expect(read(text)).toEqual([['Squad 7', 'Leap 2', '']]),
  );

  test('with which the next card begins', () => {
    const both = [
      ['Quill', 'Leap 2', ''],
      ['Old Gate', 'Quokka', ''],
    ];
    expect(read('Name: Quill\nText: Leap 2\nName: Old Gate\nText: Quokka')).toEqual(both);
    expect(read('Name: Quill Text: Leap 2\nName: Old Gate Text: Quokka')).toEqual(both);
    expect(read('Card: Quill\nText: Leap 2\nCard: Old Gate\nText: Quokka')).toEqual(both);
    expect(read('Name: Quill\nTitle: Leap Warden\nText: Leap 2')).toEqual([['Quill', 'Leap 2', '']]);
  });

  test('and is written once where keywords are linked', () => {
    const text = 'Name: Quill\nText: Rest.';
    const cards = readCards(text).cards.map((card) => ({ ...card, mentions: [] }));
    expect(formatLinked('notes', cards, () => ({ url: '', template: '', meaning: '' }))).toBe(text);
  });
});

describe('a list that counts cards', () => {
  test.each([
    '1. Quill: Leap 2\n2. Leap Warden (A): Gate 2\n3. Gate Town: Quokka',
    '1) Quill — Leap 2\n2) Leap Warden (A) — Gate 2\n3) Gate Town — Quokka',
    '1. **Quill** (6)\n   - Leap 2\n2. **Leap Warden (A)** (5)\n   - Gate 2\n3. **Gate Town** (4)\n   - Quokka',
    'Cards\n1. Quill\nLeap 2\n2. Leap Warden (A)\nGate 2\n3. Gate Town\nQuokka',
  ])('has one at each number, where one begins as a card does: %j', (text) =>
    expect(read(text).slice(-3)).toEqual([
      ['Quill', 'Leap 2', ''],
      ['Leap Warden', 'Gate 2', ''],
      ['Gate Town', 'Quokka', ''],
    ]),
  );

  test.each([
    'Old Quill (B)\n1. Leap 2\n2. Vault: Turn one.\n3. Quokka',
    'Old Quill\nLight Battle\n1) Leap 2\n2) Vault: Turn one.\n3) Quokka',
  ])('and none where it counts the abilities of one: %j', (text) =>
    expect(read(text)).toEqual([['Old Quill', 'Leap 2,Vault,Quokka', '']]),
  );
});

test('quoted mail has no cards apart but by a line with nothing in it', () => {
  expect(read('> Old Quill (B)\n> Leap 2\n>\n> Big Gate\n> Quokka\n> \n> Gate')).toEqual([
    ['Old Quill', 'Leap 2', ''],
    ['Big Gate', 'Quokka', ''],
    [null, 'Gate', 'number-missing'],
  ]);
});

describe('a value between marks, as programs keep it, is read without them', () => {
  test.each([
    'name = "Quill"\ntext = "Quokka | Leap | Quokka"',
    "name = 'Quill'\ntext = '''\nQuokka\nLeap\nQuokka\n'''",
    'name: "Quill"\ntext: """\nQuokka\nLeap\nQuokka"""',
    "- name: 'Quill'\n  text: 'Quokka | Leap | Quokka'",
    '"name": "Quill",\n"text": "Quokka | Leap | Quokka",',
    'Name: Quill\nText: Quokka | Leap | Quokka',
  ])('%j', (text) =>
    expect(read(text)).toEqual([['Quill', 'Quokka,Leap,Quokka', 'number-missing,ability-doubled']]),
  );

  test('with marks within it as they were typed', () => {
    const given = ['Quill', 'Leap 2,Quokka', ''];
    expect(read('name = "Quill"\ntext = "Each pen gets \\"Leap 2\\" and Quokka."')).toEqual([given]);
    expect(read('name = Quill\ntext = "Each pen gets ""Leap 2"" and Quokka."')).toEqual([given]);
    expect(read("name = Quill\ntext = 'Each Warden''s pen gets Leap 2 and Quokka.'")).toEqual([given]);
  });

  test('but marks around a part of it, and one that is not closed, are the card’s', () => {
    expect(read('Name: Quill\nText: "Leap 2" and "Quokka"')).toEqual([['Quill', 'Leap 2,Quokka', '']]);
    expect(read('Name: Quill\nText: "Leap 2 | Quokka')).toEqual([
      ['Quill', 'Leap 2,Quokka', 'quotation-open'],
    ]);
    expect(read("Name: Quill\nText: '''Leap 2 | Quokka")).toEqual([['Quill', 'Leap 2,Quokka', '']]);
  });
});

test('the first ability on the line of the head is compared with the others', () =>
  expect(read('Old Quill (B): Quokka | Leap 2 | Quokka')).toEqual([
    ['Old Quill', 'Quokka,Leap 2,Quokka', 'ability-doubled'],
  ]));

test('abilities in a list of a program are read without its marks', () => {
  const list = 'name = "Quill"\nabilities = [\n  "Quokka",\n  "Each pen gets \\"Leap\\"",\n  "Quokka"\n]';
  expect(read(list)).toEqual([['Quill', 'Quokka,Leap,Quokka', 'number-missing,ability-doubled']]);
});

test('the marks around what stands in a list of YAML are not of the text', () => {
  const list =
    "- name: Leap Warden\n  abilities:\n    - 'Quoka'\n    - 'Turn it: it''s \"Quokka\".'\n    - Gate 2\n";
  expect(read(list)).toEqual([['Leap Warden', 'Quokka,Gate 2', 'keyword-misspelt']]);
});

test.each(['cost: 3', 'build_cost = 3,', 'type: Space', 'side = "Light"', 'speed: X'])(
  'a field in small letters below a text does not go on with it: %s',
  (field) =>
    expect(read(`name: Quill\ntext: Leap\n${field}\n\nname: Pen\n${field}\ntext: Gate`)).toEqual([
      ['Quill', 'Leap', 'number-missing'],
      ['Pen', 'Gate', 'number-missing'],
    ]),
);

test.each(['cost, and rest.', 'power: this unit rests.', 'side of it.'])(
  'but the rest of a sentence does: %s',
  (rest) => expect(read(`Name: Quill\nText: Each pen with Leap\n${rest}`)[0]?.[2]).toBe(''),
);
