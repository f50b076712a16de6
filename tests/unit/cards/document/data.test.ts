import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mendCards } from '../../../../src/checks/cards/fix.ts';
import { checkedCards, readCards } from '../../../helpers/made-game.ts';

const both = [
  ['Quill', 'Leap 2'],
  ['Pen', 'Gate 2'],
];
const named = (document: string) => readCards(document).cards.map(({ name, text }) => [name, text]);

describe('cards are read from data', () => {
  test.each([
    ['JSON', '[{"name": "Quill", "text": "Leap 2"}, {"name": "Pen", "text": "Gate 2"}]'],
    [
      'with a byte-order mark',
      '\ufeff[{"name": "Quill", "text": "Leap 2"}, {"name": "Pen", "text": "Gate 2"}]',
    ],
    ['with the text first', '[{"text": "Leap 2", "name": "Quill"}, {"text": "Gate 2", "name": "Pen"}]'],
    ['a card a line', '{"name": "Quill", "text": "Leap 2"}\r\n{"name": "Pen", "text": "Gate 2"}\r\n'],
    ['by name', '{"Quill": {"text": "Leap 2"}, "Pen": {"text": "Gate 2"}}'],
    ['text by name', '{"Quill": "Leap 2", "Pen": "Gate 2"}'],
    [
      'within a set',
      '{"set": {"code": "Q", "date": null}, "cards": [{"name": "Quill", "text": "Leap 2"}, {"name": "Pen", "text": "Gate 2"}]}',
    ],
    [
      'of several sets',
      '{"q": {"cards": [{"name": "Quill", "text": "Leap 2"}]}, "p": {"cards": [{"name": "Pen", "text": "Gate 2"}]}}',
    ],
    [
      'under other names',
      '[{"title": "Quill", "rules_text": "Leap 2"}, {"title": "Pen", "rules_text": "Gate 2"}]',
    ],
    [
      'of Tabletop Simulator',
      '{"ObjectStates": [{"Name": "Deck", "Nickname": "", "Description": "", "ContainedObjects": [{"Name": "Card", "GUID": "a1b2c3", "Transform": {"posX": 0.0}, "Nickname": "Quill", "Description": "Leap 2"}, {"GUID": "d4e5f6", "Name": "Card", "Nickname": "Pen", "Description": "Gate 2"}]}]}',
    ],
    [
      'with comments and commas at the end',
      '[{"name": "Quill", "text": "Leap 2",}, // first\n/* then */ {"name": "Pen", "text": "Gate 2",},]',
    ],
    ['JavaScript', "[{name: 'Quill', text: `Leap 2`}, {name: \"Pen\", text: 'Gate 2'}];"],
    [
      'of a module',
      'export const cards: Card[] = [{name: "Quill", text: "Leap 2"}, {name: "Pen", text: "Gate 2"}];\n',
    ],
    ['of a script', 'cards = [{name: "Quill", text: "Leap 2"}, {name: "Pen", text: "Gate 2"}]'],
    ['Python', "[{'name': 'Quill', 'cost': None, 'text': 'Leap 2'}, {'name': 'Pen', 'text': 'Gate 2'}]"],
    ['PHP', "[['name' => 'Quill', 'text' => 'Leap 2'], ['name' => 'Pen', 'text' => 'Gate 2']]"],
    [
      'EDN',
      '{:cards [{:name "Quill" :cost nil :text "Leap 2"}\n {:name "Pen", :type :unit, :text "Gate 2"}]}',
    ],
    [
      'EDN with namespaces',
      '[{:card/name "Quill" :card/text "Leap 2"} {:card/name "Pen" :card/text "Gate 2"}]',
    ],
    [
      'TOML',
      '[[cards]]\nname = "Quill"\ntext = """Leap 2"""\n\n[[cards]]\nid = 2\nname = "Pen"\ntext = \'Gate 2\'\n',
    ],
    [
      'XML',
      '<?xml version="1.0"?>\n<cards>\n <card>\n  <name>Quill</name>\n  <text>Leap 2</text>\n  <prop><cost>2</cost></prop>\n </card>\n <!-- <card> -->\n <card><name>Pen</name><text><![CDATA[Gate 2]]></text></card>\n</cards>',
    ],
    [
      'XML with properties',
      '<set name="Q"><cards><card id="1" name="Quill"><property name="Cost" value="2"/><property name="Rules" value="Leap 2"/></card><card id="2" name="Pen"><property name="Rules">Gate 2</property></card></cards></set>',
    ],
    [
      'XML with attributes',
      '<cards><card name="Quill" text="Leap 2"/><card name=\'Pen\' text=\'Gate 2\'></card></cards>',
    ],
  ])('%s', (_, document) => {
    expect(named(document)).toEqual(both);
    expect(readCards(document).faults).toEqual([]);
  });

  test.each([
    [
      'text by name, in parts',
      '{"set": "Moss", "light": {"Quill": "Leap 2"}, "dark": {"Pen": "Gate 2"}}',
      [['set', 'Moss'], ...both],
    ],
    ['a record for each', '[{"Quill": "Leap 2"}, {"Pen": "Gate 2"}]', both],
    ['of one card', '[{"name": "Quill", "lines": ["Leap 2"], "flavorText": "It rests all day."}]', [both[0]]],
    [
      'with a keyword for a name',
      '[{"title": "Quill", "effect": "Leap 2", "Gate 2": 1}, {"title": "Pen", "effect": "Gate 2"}]',
      both,
    ],
    [
      'within other tags',
      '<cards><card><name>Quill</name><text>Leap <kw>2</kw></text></card><card><name>Pen</name><text>Gate 2<img src="a"/></text></card></cards>',
      [
        ['Quill', 'Leap <kw>2</kw>'],
        ['Pen', 'Gate 2<img src="a"/>'],
      ],
    ],
    [
      'with further attributes of a text',
      '<cards><text id="1" cost="3" name="Quill">Leap 2</text><text id="2" cost="3" name="Pen">Gate 2</text></cards>',
      both,
    ],
    [
      'with a number for no sign',
      String.raw`[{"name": "Quill", "text": "Leap \u{110000}"}]`,
      [['Quill', String.raw`Leap \u{110000}`]],
    ],
    [
      'with signs in attributes',
      '<cards><card note=\'name="Ax"\' name="Quill" text="Leap 2"/><card note="" name="Pen" text="Gate 2"/></cards>',
      both,
    ],
  ])('%s', (_, document, cards) => expect(named(document)).toEqual(cards));

  test.each(['; the first', '// the first', '# the first'])('behind a comment: %s', (comment) =>
    expect(
      named(
        `${comment}\n[{"name": "Quill", "text": "Leap 2"} ${comment}\n{"name": "Pen", "text": "Gate 2"}]`,
      ),
    ).toEqual(both),
  );

  test('TOML calls them in its headings', () => {
    expect(named('[cards.quill]\ntext = "Leap 2"\n[cards.pen]\ntext = "Gate 2"')).toEqual([
      ['cards.quill', 'Leap 2'],
      ['cards.pen', 'Gate 2'],
    ]);
  });

  test('abilities in a list stand on lines of their own, at their places', () => {
    const document = '[{"name": "Quill", "abilities": ["Leap 2", "Gate 2"]}]';
    const [card] = readCards(document).cards;
    expect(card?.text).toBe('Leap 2\nGate 2');
    expect(card?.pointOf(7)).toEqual({ line: 1, column: document.indexOf('Gate') + 1 });
  });

  test('a text in XML keeps its tags and what stands for a sign, several are one, and each is at its place', () => {
    const document = '<card><name>Q</name><text>A <b>B</b><br/>&amp; C</text><text>D</text></card>';
    const [card, ...others] = readCards(document).cards;
    expect([card?.text, others]).toEqual(['A <b>B</b><br/>&amp; C\nD', []]);
    expect(document.startsWith('D<', card?.offsetOf(card.text.length - 1))).toBe(true);
  });

  test('one without a text is counted, as is one whose text is null', () => {
    const { cards, textless, columns, column } = readCards(
      '[{"name": "Quill"}, {"name": "Pen", "cost": 2, "text": "Leap 2"}, {"name": "Ax", "text": null}]',
    );
    expect(cards.map(({ name }) => name)).toEqual(['Pen']);
    expect([textless, columns[column]]).toEqual([2, 'text']);
  });

  test('the value with the texts can be chosen, and of two in one record none is lost', () => {
    const document = '[{"name": "Quill", "text": "Leap 2", "back": "Gate 2", "text": "Leap 3"}]';
    expect(readCards(document, 'Back').cards.map(({ text }) => text)).toEqual(['Gate 2']);
    expect(readCards(document).cards.map(({ text }) => text)).toEqual(['Leap 2', 'Leap 3']);
  });

  test('of very many names those that are needed are read', () => {
    const others = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`v${index}`, 'x']));
    const { cards, columns } = readCards(JSON.stringify([{ ...others, name: 'Quill', text: 'Leap 2' }]));
    expect(cards.map(({ name, text }) => [name, text])).toEqual([both[0]]);
    expect(columns).toHaveLength(200);
  });
});

describe('what stands in a string', () => {
  const document = String.raw`[{"name": "Q", "text": "A \u2192 \"Leap\/\u{1F600}\"\n\x42\tC"}]`;

  test('is what its signs say, each at its place', () => {
    const [card] = readCards(document).cards;
    expect(card?.text).toBe('A → "Leap/😀"\nB\tC');
    for (const [sign, written] of [
      ['→', String.raw`\u2192`],
      ['"', String.raw`\"`],
      ['Leap', 'Leap'],
      ['/', String.raw`\/`],
      ['B', String.raw`\x42`],
      ['C', 'C'],
    ] as const) {
      const at = card?.text.indexOf(sign) ?? -1;
      expect(document.startsWith(written, card?.offsetOf(at))).toBe(true);
      expect(card?.written(sign, at)).toBe(written);
    }
    expect(card?.offsetOf(card.text.length)).toBe(document.indexOf('"}]'));
  });

  test('is mended in its own signs', () => {
    const faulty = String.raw`[{"name":"Quill","text":"It gets \u201cLEAP 2\u201d."}]`;
    const { text, count } = mendCards(faulty, checkedCards(faulty), checkedCards);
    expect([text, count]).toEqual([faulty.replace('LEAP', 'Leap'), 1]);
    const broken = '[{text: "It gets LEAP\\\r\n 2."}]';
    expect(readCards(broken).cards[0]?.text).toBe('It gets LEAP 2.');
    expect(mendCards(broken, checkedCards(broken), checkedCards).text).toBe(broken.replace('LEAP', 'Leap'));
    expect(readCards("[{'text': '\\U0001F600a'}]").cards[0]?.text).toBe('😀a');
    expect(readCards("[{text: 'a'}]").cards[0]?.written('it\'s "\\\n', 0)).toBe(String.raw`it\'s "\\\n`);
  });

  test('is that of the language, whatever it is', () => {
    const isSame = (name: string, text: string) => {
      for (const space of [0, 2]) {
        const said = JSON.stringify([{ name, text: `x${text}` }], null, space);
        const [card] = readCards(said).cards;
        expect(card?.text).toBe(`x${text}`);
        const raw = said.slice(card?.offsetOf(0), card?.offsetOf(card.text.length));
        expect(JSON.parse(`"${raw}"`)).toBe(`x${text}`);
        expect(card?.written(card.text, 0)).toBe(raw);
      }
    };
    fc.assert(fc.property(fc.string(), fc.string({ unit: 'binary' }), isSame));
  });
});

describe('what is no data', () => {
  test.each([
    [
      '[{"name": "Quill", "text": "Leap 2"}, {"name": "Pen", "text": "Ga',
      'the text that begins here has no end',
      63,
    ],
    ['[{"name": "Quill", "text": "Leap 2"}', 'the bracket that begins here has no end', 1],
    ['[{"name": "Quill", "text": "Leap 2"}]]', 'this ends nothing that has begun', 38],
    ['{"name": "Quill", "text": "Leap 2"} Pen', 'this has no name before it', 37],
    ['[{"name": "Quill", "text": "Leap" 2}]', 'this has no name before it', 35],
    ['[{"name": "Quill", "text": "Leap 2"}, ["Gate 2"]]', 'this has no name before it', 41],
  ])('JSON that is broken is said to be, and where: %s', (document, why, column) => {
    expect(readCards(document)).toMatchObject({
      cards: [],
      faults: [
        { rule: 'cards-unreadable', facts: { reason: `it is JSON, and ${why}` }, place: { line: 1, column } },
      ],
    });
  });

  test.each(['[1, 2]', '["Leap 2", "Gate 2"]', '{}', '[{"cost": 2}]'])(
    'JSON without a name for a text: %s',
    (document) => {
      expect(readCards(document).faults.map(({ facts }) => facts)).toEqual([
        {
          reason:
            'it is JSON in which no text has a name; cards are read from a table, from data with a name for each text, or from plain text',
        },
      ]);
    },
  );

  test.each([
    '[tap] -> Draw a card.',
    '[Quill]\nLeap 2',
    '{Quill} Leap 2: "Gate 2".',
    '(Quill)\n"Leap" 2',
    '["Quill"]\nLeap 2',
    '[Quill] text',
    'Text = [Leap 2]',
    '<body text="#000" link="#00f"><p>Leap 2</p></body>',
    '[Quill] Text: Leap // 2',
    'Bounty = (2) Leap',
  ])('is read as plain text: %s', (document) => {
    expect(readCards(document).cards.map(({ text }) => text)).toEqual([document]);
  });

  test.each([
    '<cards><card><name>Quill</name><text>Leap 2</card></cards>',
    '<card><name>Quill</name><text>Leap 2</text>',
    '<card><!-- <text>Leap 2</text></card>',
    '<card text=Leap></card>',
    '<card><text>Leap 2</text></card>\nPen: Gate 2\n<card><text>Gate 2</text></card>',
    '<text>Leap 2</text>',
    '<card><name>Quill</name><text>Leap 2</text></card> and more',
  ])('XML of which elements do not pair is no data: %s', (document) => {
    expect(readCards(document).columns).toEqual([]);
    expect(readCards(`<?xml version="1.0"?>${document}`).faults).toMatchObject([
      { rule: 'cards-unreadable' },
    ]);
  });

  test.each([
    ['[/* ', 50_000],
    ['[{"text": [', 1],
    [`[{"text": ${'['.repeat(20_000)}"Leap 2"${']'.repeat(20_000)}}]`, 1],
    [`<card><card image="${'a'.repeat(100_000)}" text="Leap 2"/></card>`, 1],
    ['<!--', 100_000],
    ['<a ', 100_000],
    ['<card a="', 50_000],
    ['<card>', 50_000],
    ['[', 300_000],
    ['{"a":', 50_000],
    ['{"text":"', 50_000],
    ['[{"name":"a",', 30_000],
    [String.raw`{"text":"\\`, 1],
    [`{"text":"${'\\'.repeat(200_001)}`, 1],
  ])('however long it is: %j', (part, times) => {
    expect(readCards(part.repeat(times)).cards.length).toBeLessThanOrEqual(1);
  });
});
