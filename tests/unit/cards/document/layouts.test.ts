import { describe, expect, test } from 'vitest';
import { checkedCards, readCards, toldByCard } from '../../../helpers/made-game.ts';

const both = [
  ['Old Quill', 'Quokka,Leap', 'number-missing'],
  ['Pen, the Swift', 'Leap 2', ''],
];

describe('columns that are set apart by spaces', () => {
  test.each([
    'Name            Text\nOld Quill       Quokka | Leap\nPen, the Swift  Leap 2\n',
    'Name            Cost  Text           Set\nOld Quill       3     Quokka | Leap  Marsh\nPen, the Swift  12    Leap 2\n',
    'Name            Text\n--------------  ------\nOld Quill       Quokka | Leap\n  \nPen, the Swift  Leap 2\n',
    'The marsh, version 2\n\nName            Cost  Text\r\nOld Quill       3     Quokka | Leap\r\nPen, the Swift        Leap 2',
    'Text           Name\nQuokka | Leap  Old Quill\nLeap 2         Pen, the Swift',
  ])('are a table: %j', (text) => expect(toldByCard(text)).toEqual(both));

  test('with the place of each finding', () => {
    const [card] = readCards('Name       Text\nOld Quill  Quokka | Leap\nPen        Leap 2').cards;
    expect(card?.pointOf(9)).toEqual({ line: 2, column: 21 });
  });

  test.each([
    'Name       Text\nOld Quill  Quokka | Leap\nPen and a longer name  Leap 2',
    'Name       Text\nOld Quill  Quokka\n           Leap 2',
    'Quokka\n\nName  Text\nPen   Leap 2',
    'Name  Text',
  ])('and none where a line has others, or a card stands above: %j', (text) =>
    expect(readCards(text).columns).toEqual([]),
  );
});

describe('a title above a table', () => {
  test.each([
    'The marsh\tVersion 2\nName\tText\nOld Quill\tQuokka | Leap\nPen, the Swift\tLeap 2',
    'The marsh\t\n\t\nName\tText\nOld Quill\tQuokka | Leap\nPen, the Swift\tLeap 2',
    'The marsh,\nName,Text\nOld Quill,Quokka | Leap\n"Pen, the Swift",Leap 2',
  ])('may have cells of its own: %j', (text) => {
    expect(toldByCard(text)).toEqual(both);
    expect(readCards(text).faults).toEqual([]);
  });

  test('but a card above is one', () =>
    expect(toldByCard('Old Quill\tQuokka | Leap\nName\tText\nPen, the Swift\tLeap 2')).toContainEqual(
      both[0],
    ));
});

test('a table may be drawn with lines', () => {
  const drawn = [
    '┌────────────────┬───────────────┐',
    '│ name           │ text          │',
    '├────────────────┼───────────────┤',
    '│ Old Quill      │ Quokka | Leap │',
    '│ Pen, the Swift │ Leap 2        │',
    '└────────────────┴───────────────┘',
  ];
  expect(toldByCard(drawn.join('\n'))).toEqual(both);
});

describe('rows that are put into a database', () => {
  test.each([
    "-- don't edit\nINSERT INTO cards (id, name, text) VALUES (1, 'Old Quill', 'Quokka | Leap');\nINSERT INTO cards (id, name, text) VALUES (2, 'Pen, the Swift', 'Leap 2');\n",
    "CREATE TABLE cards (name TEXT, text TEXT);\ninsert into `cards` (`name`, `text`) values\n('Old Quill', 'Quokka | Leap'),\n('Pen, the Swift', 'Leap 2');",
    "INSERT INTO sets (id, name) VALUES (1, 'Marsh'), (2, 'Fen');\nINSERT INTO cards (name, text) VALUES ('Old Quill', 'Quokka | Leap'), ('Pen, the Swift', 'Leap 2');",
    "INSERT INTO cards (note, name, text) VALUES ('insert into sets (id) values ', 'Old Quill', 'Quokka | Leap'), ('', 'Pen, the Swift', 'Leap 2');",
    "INSERT OR IGNORE INTO cards (\"name\", \"rules\") VALUES ('Old Quill', 'Quokka | Leap');\nINSERT INTO cards (rules, name) VALUES ('Leap 2', 'Pen, the Swift');",
    "REPLACE INTO `cards` (`name`,`text`) VALUES ('Old Quill','Quokka | Leap');\nREPLACE INTO `cards` (`name`,`text`) VALUES ('Pen, the Swift','Leap 2');",
  ])('are cards: %j', (text) => expect(toldByCard(text)).toEqual(both));

  test('with marks within a text, and the place of each finding', () => {
    const text = "INSERT INTO cards (name, text) VALUES (NULL, 'Turn it: it''s \"Quokka\". | Leap');";
    const [card] = checkedCards(text);
    const [finding] = card?.findings ?? [];
    expect(card?.card.text).toBe('Turn it: it\'s "Quokka". | Leap');
    expect(card?.card.pointOf(finding?.start ?? 0).column).toBe(text.indexOf('Leap') + 1);
  });

  test.each([
    "INSERT INTO cards (name, size) VALUES ('Quill', 2);",
    "INSERT INTO sets (id, name) VALUES (1, 'Gate 2');\nINSERT INTO cards (name, text) VALUES ('Quill', 'Leap 2');",
    "SELECT 'Gate 2';\nINSERT INTO cards (name, text) VALUES ('Quill', 'Leap 2');",
    "INSERT INTO cards (name, text) VALUES ('Quill', 'Leap 2'), ('Pen', upper('Gate 2'));",
    "INSERT INTO cards (name, text) VALUES ('Quill', 'Leap 2'), (, 'Gate 2');",
  ])('and none where others would be lost: %j', (text) =>
    expect(readCards(text).columns).not.toContain('text'),
  );
});

describe('rows that a dump copies into a database', () => {
  test.each([
    "SET client_encoding = 'UTF8';\n\nCOPY public.cards (id, name, text) FROM stdin;\n1\tOld Quill\tQuokka | Leap\n2\tPen, the Swift\tLeap 2\n\\.\n",
    'COPY sets (id, name) FROM stdin;\n1\tMarsh\n\\.\n\nCOPY cards ("text", name) FROM stdin;\r\nQuokka\\nLeap\tOld Quill\r\nLeap 2\tPen, the Swift\r\n\\.\r\n',
    'copy cards (name, text, note) from stdin;\nOld Quill\tQuokka | Leap\t\\N\nPen, the Swift\tLeap 2\t\\N\n\\.\nSELECT 1;\n',
  ])('are cards: %j', (text) => expect(toldByCard(text)).toEqual(both));

  test('of which one may have no text, and the last line no end', () => {
    const read = readCards('COPY cards (name, text) FROM stdin;\nQuill\tLeap 2\nInk\t\\N\nPen\tGate 2');
    expect(read.cards.map(({ name, text }) => [name, text])).toEqual([
      ['Quill', 'Leap 2'],
      ['Pen', 'Gate 2'],
    ]);
    expect(read.textless).toBe(1);
  });

  test('with the place of each finding after signs that are written as several', () => {
    const text = 'COPY cards (name, text) FROM stdin;\nQuill\tQuokka\\n\\tLeap\n\\.\n';
    const [card] = checkedCards(text);
    const [finding] = card?.findings ?? [];
    expect(card?.card.text).toBe('Quokka\n\tLeap');
    expect(card?.card.pointOf(finding?.start ?? 0)).toEqual({ line: 2, column: 17 });
  });

  test.each([
    'COPY cards (name, size) FROM stdin;\nQuill\t2\n\\.\n',
    'COPY sets (id, name) FROM stdin;\n1\tGate 2\n\\.\nCOPY cards (name, text) FROM stdin;\nQuill\tLeap 2\n\\.\n',
    'COPY cards (name, text) FROM stdin;\nQuill\tLeap 2\nGate 2\n\\.\n',
  ])('and none where others would be lost: %j', (text) =>
    expect(readCards(text).columns).not.toContain('text'),
  );
});

describe('a column for each card', () => {
  test.each([
    'Name\tOld Quill\tPen, the Swift\nCost\t3\nText\tQuokka | Leap\tLeap 2\n',
    'Name,Old Quill,"Pen, the Swift"\nEffect,Quokka | Leap,Leap 2\n',
    '\tOld Quill\tPen, the Swift\nCost\t3\t2\nText\tQuokka | Leap\tLeap 2\n',
    'Name;Old Quill;Pen, the Swift\nRules;"Quokka\nLeap";Leap 2\n',
  ])('is a table turned: %j', (text) => expect(toldByCard(text)).toEqual(both));

  test('with the place of each finding', () => {
    const [, card] = readCards('Name\tQuill\tPen\nText\tQuokka\tLeap').cards;
    expect(card?.pointOf(0)).toEqual({ line: 2, column: 13 });
  });
});

describe('a table below another with columns of its own', () => {
  test.each([
    'Name\tCost\tText\nOld Quill\t3\tQuokka | Leap\nName\tRules\nPen, the Swift\tLeap 2\n',
    'Name,Cost,Text\nOld Quill,3,Quokka | Leap\n,,\nCard Text,Name,\nLeap 2,"Pen, the Swift",\n',
    '| Name | Cost | Text |\n|---|---|---|\n| Old Quill | 3 | Quokka<br>Leap |\n\n## Others\n\n| Name | Effect |\n|---|---|\n| Pen, the Swift | Leap 2 |\n',
  ])('is read with them: %j', (text) => expect(toldByCard(text)).toEqual(both));

  test('and none of its texts is lost', () =>
    expect(
      readCards('Name\tText\nQuill\tQuokka\nName\tText 1\tText 2\nPen\tGate 2\tLeap 2').cards.map(
        ({ text }) => text,
      ),
    ).toEqual(['Quokka', 'Gate 2\nLeap 2']));
});

describe('elements of XML without a declaration', () => {
  test.each([
    '<cards>\n<card>\n<name>Old Quill</name>\n<text>Quokka | Leap</text>\n</card>\n<card>\n<name>Pen, the Swift</name>\n<text>Leap 2</text>\n</card>\n</cards>',
    '<cards>\n<card>\n<name>Old Quill</name>\n<text><![CDATA[Quokka | Leap]]></text>\n</card>\n<card>\n<name>Pen, the Swift</name>\n<text><![CDATA[Leap 2]]></text>\n</card>\n</cards>',
    '<cards>\n<card name="Old Quill" cost="3"><text>Quokka | Leap</text></card>\n<card name="Pen, the Swift"><text>Leap 2</text></card>\n</cards>',
  ])('name the cards: %j', (text) => expect(toldByCard(text)).toEqual(both));
});

test('a bar that Markdown escapes sets two abilities apart', () =>
  expect(
    checkedCards('Name | Text\n--- | ---\nQuill | Quokka \\| Leap 2 \\| Quokka').flatMap(
      ({ card, findings }) => findings.map(({ rule, facts, start }) => [rule, facts, card.text.slice(start)]),
    ),
  ).toEqual([['ability-doubled', { found: 'Quokka' }, 'Quokka']]));
