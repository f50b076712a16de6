import { describe, expect, test } from 'vitest';
import { namedTexts, readCards } from '../../../helpers/made-game.ts';

describe('abilities of a card that are records', () => {
  test.each([
    ['each with its number', '[{"name": "Leap", "value": 2}, {"name": "Moss"}]'],
    ['whatever they are called', '[{"x": 2, "keyword": "Leap", "cost": 1}, {"keyword": "Moss"}]'],
    ['with their kind', '[{"id": "leap", "name": "Leap", "x": "2"}, {"name": "Moss", "type": "static"}]'],
    ['with a name alone', '[{"is": "Leap", "by": 2}, {"is": "Moss", "by": null}]'],
    ['some of them words', '[{"name": "Leap", "value": 2}, "Moss"]'],
    ['as texts of kinds', '[{"kind": "keyword", "value": "Leap 2"}, {"kind": "keyword", "value": "Moss"}]'],
    ['as texts in an order', '[{"order": 1, "text": "Leap 2"}, {"order": 2, "text": "Moss"}]'],
    ['in an order', '[{"id": 7, "name": "Leap", "x": 2}, {"id": 8, "name": "Moss"}]'],
    ['each by its name', '[{"Leap": 2}, {"Moss": true}]'],
    ['in one record by their names', '[{"Leap": 2, "Moss": null}]'],
    ['as lists', '[["Leap", 2], ["Moss"]]'],
    ['by their names', '{"Leap": 2, "Moss": true, "Gate": false, "Bind": 0}'],
    ['by their names, with numbers in words', '{"Leap": "2", "Moss": null}'],
  ])('%s', (_, abilities) => {
    for (const called of ['keywords', 'key_words', 'abilities', 'text'])
      expect(namedTexts(`[{"name": "Quill", "${called}": ${abilities}}]`)).toEqual([
        ['Quill', 'Leap 2\nMoss'],
      ]);
  });

  test('are at their places, names and numbers', () => {
    const document = '[{"name": "Quill", "keywords": [{"x": 2, "name": "Leap"}, {"name": "Gate", "x": 3}]}]';
    const [card] = readCards(document).cards;
    expect(card?.text).toBe('Leap 2\nGate 3');
    for (const [at, written] of [
      [0, 'Leap'],
      [5, '2'],
      [7, 'Gate'],
      [12, '3'],
    ] as const)
      expect(document.startsWith(written, card?.offsetOf(at))).toBe(true);
  });

  test.each([
    [
      'with a text',
      '[{"name": "Quill", "abilities": [{"name": "Leap", "text": "Moss"}]}]',
      [['Leap', 'Moss']],
    ],
    [
      'with what it says under another name',
      '[{"name": "Quill", "effect": "Rest", "abilities": [{"name": "Leap", "says": "It may leap."}]}]',
      [['Quill', 'Rest']],
    ],
    [
      'with two numbers that nothing tells apart',
      '[{"name": "Quill", "effect": "Rest", "abilities": [{"name": "Leap", "up": 2, "down": 3}]}]',
      [['Quill', 'Rest']],
    ],
    [
      'of something else',
      '[{"name": "Quill", "text": "Rest", "sets": [{"name": "Leap", "x": 2}]}]',
      [['Quill', 'Rest']],
    ],
  ])('are no such abilities: %s', (_, document, cards) =>
    expect(namedTexts(document).filter(([name]) => name === cards[0]?.[0])).toEqual(cards),
  );

  test('beside a text, the keywords of a card are tags, which repeat what the text has', () => {
    expect(namedTexts('[{"name": "Quill", "keywords": ["Leap"], "text": "Leap 2"}]')).toEqual([
      ['Quill', 'Leap 2'],
    ]);
  });
});

describe('abilities of a card in XML', () => {
  test.each([
    ['with attributes', '<abilities><ability name="Leap" value="2"/><ability name="Moss"/></abilities>'],
    ['with a number beside', '<keywords><keyword x="2">Leap</keyword><keyword>Moss</keyword></keywords>'],
    ['without a list', '<ability name="Leap" rank="2"/><ability name="Moss" type="static"/>'],
    ['as values', '<text value="Leap 2"/><text value="Moss"/>'],
    ['on lines', '<rules><line n="1">Leap 2</line><line n="2">Moss</line></rules>'],
    ['in order', '<text id="1">Leap 2</text><text id="2">Moss</text>'],
    ['of sides', '<text><front>Leap 2</front><flavor>Gate</flavor><back>Moss</back></text>'],
  ])('%s', (_, abilities) =>
    expect(namedTexts(`<cards><card><name>Quill</name>${abilities}</card></cards>`)).toEqual([
      ['Quill', 'Leap 2\nMoss'],
    ]),
  );

  test('are none where they are a record of their own', () => {
    const rules = '<description><name>Quill</name><text>Leap 2</text></description>';
    expect(namedTexts(`<cards><card>${rules}</card></cards>`)).toEqual([['Quill', 'Leap 2']]);
  });
});

describe('a name that stands elsewhere', () => {
  test.each([
    [
      'within a record',
      '[{"card": {"name": "Quill"}, "text": "Leap 2"}, {"card": {"name": "Pen"}, "text": "Gate 2"}]',
    ],
    [
      'around it',
      '[{"title": "Quill", "rules": {"text": "Leap 2"}}, {"title": "Pen", "rules": {"text": "Gate 2"}}]',
    ],
    [
      'around one of several',
      '[{"name": "Quill", "stats": {"power": 2}, "on": {"text": "Leap 2"}}, {"name": "Pen", "stats": {}, "on": {"text": "Gate 2"}}]',
    ],
    [
      'around its only one, where nothing is called a text',
      '[{"name": "Quill", "box": {"says": "Leap 2"}}, {"name": "Pen", "box": {"says": "Gate 2"}}]',
    ],
    [
      'in a language',
      '[{"name": {"en": "Quill"}, "text": {"en": "Leap 2"}}, {"name": {"en": "Pen"}, "text": {"en": "Gate 2"}}]',
    ],
  ])('%s', (_, document) =>
    expect(namedTexts(document)).toEqual([
      ['Quill', 'Leap 2'],
      ['Pen', 'Gate 2'],
    ]),
  );

  test('of several languages the first has the name, and each has a text', () => {
    const document = '[{"name": {"en": "Quill", "de": "Kiel"}, "text": {"en": "Leap 2", "de": "Leap 2."}}]';
    expect(namedTexts(document)).toEqual([['Quill', 'Leap 2\nLeap 2.']]);
    expect(readCards(document).cards[0]?.hasParts).toBe(true);
  });

  test('the sides of a card are its text together, without what is told beside the rules', () => {
    const sides = '{"front": "Leap 2", "flavor": "Gate", "cost": 2, "1.": ["Moss", "Rest"]}';
    for (const called of ['text', 'rules', 'abilities'])
      expect(namedTexts(`[{"name": "Quill", "${called}": ${sides}}]`)).toEqual([
        ['Quill', 'Leap 2\nMoss\nRest'],
      ]);
    expect(namedTexts('[{"name": "Quill", "effect": {"text": "Leap 2", "of": "Moss"}}]')).toEqual([
      ['Quill', 'Leap 2'],
    ]);
  });

  test.each([
    ['of a set', '[{"set": {"name": "Moss"}, "text": "Leap 2"}]', [[null, 'Leap 2']]],
    [
      'of a set with several cards',
      '{"name": "Moss", "quill": {"text": "Leap 2"}, "pen": {"text": "Gate 2"}}',
      [
        ['quill', 'Leap 2'],
        ['pen', 'Gate 2'],
      ],
    ],
    [
      'of two cards',
      '[{"card": {"name": "Quill"}, "title": {"name": "Pen"}, "text": "Leap 2"}]',
      [[null, 'Leap 2']],
    ],
  ])('is no card’s: %s', (_, document, cards) => expect(namedTexts(document)).toEqual(cards));
});

describe('a table of lists', () => {
  test.each([
    ['with the names first', '[["Name", "Text"], ["Quill", "Leap 2"], ["Pen", "Gate 2"]]'],
    [
      'of a spreadsheet',
      '{"range": "A1:B3", "values": [["name", "text"], ["Quill", "Leap 2"], ["Pen", "Gate 2"], ["Ink", null]]}',
    ],
    [
      'with the names elsewhere',
      '{"columns": ["card_name", "rules_text"], "index": [0], "data": [["Quill", "Leap 2"], ["Pen", "Gate 2"]]}',
    ],
  ])('%s', (_, document) => {
    expect(namedTexts(document)).toEqual([
      ['Quill', 'Leap 2'],
      ['Pen', 'Gate 2'],
    ]);
    expect(readCards(document).faults).toEqual([]);
  });

  test.each(['[["Name", "Text"]]', '[["Name", "Cost"], ["Quill", 2]]'])(
    'is none without a text: %s',
    (document) =>
      expect(readCards(document)).toMatchObject({ cards: [], faults: [{ rule: 'cards-unreadable' }] }),
  );
});
