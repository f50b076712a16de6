import { describe, expect, test } from 'vitest';
import { findingsIn } from '../../../../src/checks/cards/document-findings.ts';
import { checkedCards, readCards } from '../../../helpers/made-game.ts';

describe('a table without a header', () => {
  const rows = 'Quill\tUnit\tArmor. Evade 2.\nPen\tUnit\tElude\n';

  test('loses no card: its columns are counted, and that is said', () => {
    const { cards, columns, column, faults } = readCards(rows);
    expect(cards.map(({ name, text }) => [name, text])).toEqual([
      ['Quill', 'Armor. Evade 2.'],
      ['Pen', 'Elude'],
    ]);
    expect([columns, column]).toEqual([['1', '2', '3'], 2]);
    expect(faults).toEqual([
      { rule: 'header-missing', place: { line: 1, column: 1 }, facts: { columns: 3 } },
    ]);
    expect(readCards(rows, '2').cards.map(({ text }) => text)).toEqual(['Unit', 'Unit']);
  });

  test.each(['Quill\tArmor | Critcal Hit 1', 'The longest quill of all\tEvade 2'])(
    'is told by what stands in its first row: %j',
    (first) => {
      const { cards, column } = readCards(`${first}\nThe longest pen there is\tStun 3\n`);
      expect(cards.map(({ text }) => text)).toEqual([first.split('\t')[1], 'Stun 3']);
      expect(column).toBe(1);
    },
  );

  test.each([
    'Quill\tQuokka',
    'Quill\tleap 2',
    'Quill\tUnit\tVault: toll',
    'Quill\t3\tRests',
    'Quill\tLeap X',
    'Quill\tArrives | Rests',
    'Quill\tArrives| Rests',
    'Quill\tArrives -> rests',
    'Quill\tIt rests!',
    'Quill\tHas 12',
    'Quill\t+3\tRests',
    'Quill\tWherever the marsh is it rests and then it turns',
  ])('loses no card whose cells are short: %j', (first) => {
    const { cards, faults } = readCards(`${first}\n${first}\n`);
    expect(cards.map(({ name, text }) => [name, text])).toEqual([
      ['Quill', first.split('\t').at(-1)],
      ['Quill', first.split('\t').at(-1)],
    ]);
    expect(faults.map(({ rule }) => rule)).toEqual(['header-missing']);
  });

  test('is known below blank lines, and a card without a name has none', () => {
    expect(readCards('\n \n\tLeap 2\nPen\tQuokka').cards.map(({ name, text }) => [name, text])).toEqual([
      [null, 'Leap 2'],
      ['Pen', 'Quokka'],
    ]);
    expect(readCards('Quill\tLeap 2\n').faults).toMatchObject([{ place: { line: 1 } }]);
    expect(readCards('\n \n---\t---\nQuill\tLeap 2\n').faults).toMatchObject([{ place: { line: 4 } }]);
  });

  test.each([
    'Card\tLeap squares',
    'Card\tWirkung',
    'Card\tBig Quokka',
    'Card\tCosts. Points',
    'Card\tof 3 Kinds',
    'Card\tof 123',
    'Title\tAbility 1',
    'No.\tTitle\tCost (Build pts.)',
    'Name\tWhat the card does, word for word, as it was printed',
  ])('is not taken for one with %j', (header) => {
    const { columns, faults } = readCards(
      `${header}\n${'Quill\t'.repeat(header.split('\t').length - 1)}Armor.`,
    );
    expect(columns).toEqual(header.split('\t'));
    expect(faults).toEqual([]);
  });
});

describe('a card with several texts', () => {
  const of =
    'Name\tText 1\tFlavor Text\tText 2\nQuill\tArmor.\tOnce.\tEvade 2\nPen\t\tTwice.\tStun 3\nInk\t\t\t\n';

  test('has all of them read, each in lines of its own, and every place is that of the document', () => {
    const { cards, column, textColumns, textless } = readCards(of);
    expect([column, textColumns, textless]).toEqual([1, [1, 3], 1]);
    expect(cards.map(({ name, text }) => [name, text])).toEqual([
      ['Quill', 'Armor.\nEvade 2'],
      ['Pen', 'Stun 3'],
    ]);
    const [quill] = cards;
    expect(quill?.pointOf(0)).toEqual({ line: 2, column: 7 });
    expect(quill?.pointOf('Armor.\n'.length)).toEqual({ line: 2, column: 20 });
    expect(quill?.pointOf('Armor.\nEvade '.length)).toEqual({ line: 2, column: 26 });
  });

  test('but where one is asked for', () => {
    expect(readCards(of, 'Text 2').cards.map(({ text }) => text)).toEqual(['Evade 2', 'Stun 3']);
    expect(readCards(of, 'Text 3')).toMatchObject({ column: -1, cards: [], textless: 0 });
  });
});

test.each([undefined, 'Body', 'BODY'])('columns of one name are read together: %j', (wanted) => {
  const { cards, column, textColumns } = readCards(
    'Name\tBody\tSet\tBody\nQuill\tQuokka\tA\tLeap 2\n',
    wanted,
  );
  expect(cards.map(({ name, text }) => [name, text])).toEqual([['Quill', 'Quokka\nLeap 2']]);
  expect([column, textColumns]).toEqual([1, [1, 3]]);
});

test('what is found in a document stands in its order, whether in a card or in a row', () => {
  const document = 'Name\tText\nQuill\tLeap | Quoka\nPen\nInk\tBound\n';
  expect(
    findingsIn(readCards(document).faults, checkedCards(document)).map(({ rule, place, card, found }) => [
      ...[rule, place.line, place.column],
      ...[card, found],
    ]),
  ).toEqual([
    ['number-missing', 2, 7, 'Quill', 'Leap'],
    ['keyword-misspelt', 2, 14, 'Quill', 'Quoka'],
    ['row-ragged', 3, 1, null, ''],
    ['keyword-renamed', 4, 5, 'Ink', 'Bound'],
    ['colon-missing', 4, 5, 'Ink', 'Bound'],
  ]);
});

test('a column without a name is read by itself', () => {
  const { cards, textColumns } = readCards('Card\t\t\nQuill\tLeap 2 | Quokka\tMoss\n');
  expect([textColumns, cards.map(({ text }) => text)]).toEqual([[1], ['Leap 2 | Quokka']]);
});

test('a row of dashes is of the table, and any other of a card', () => {
  const read = (row: string) => readCards(`Name\tText\n${row}\nQuill\tLeap 2\n`);
  expect(read(':---\t--:').cards).toHaveLength(1);
  for (const row of ['Pen\t-', '-1\t-2', 'Pre-\tSemi-']) expect(read(row).cards, row).toHaveLength(2);
  expect(readCards('Name,Text\n,\nQuill,Leap 2\n')).toMatchObject({ cards: [{}], textless: 1 });
});

describe('a column is known by what it is called', () => {
  test.each(
    'Text,Text 1,Text1,Game Text,GameText,game_text,Card Text,card-text,Rules Text,rules_text_1,Rule text,Ability,Ability 1,ABILITIES,text_en,Special Ability,ability_text'.split(
      ',',
    ),
  )('as the text of a card: %s', (called) => {
    const read = readCards(`Set\tcard_name\tNote\t${called}\nA\tQuill\tThe longest of all the cells\tRest\n`);
    expect(read.cards.map(({ name, text }) => [name, text])).toEqual([['Quill', 'Rest']]);
  });

  test.each(
    'Text 2,Text 12,Text2,text_2,Front Text,back_text,FrontText 2,Ability 12,Ability2,Abilities,unit-abilities'.split(
      ',',
    ),
  )('as one more of its texts: %s', (called) =>
    expect(readCards(`Name\tText\t${called}\nQuill\tRest\tTurn\n`).textColumns).toEqual([1, 2]),
  );

  test.each(
    'Texture,Text of it,Text two,Flavor Text,Flavour Text,flavor_text,old_text,Inability,Ability to pay,2 Text,Keywords'.split(
      ',',
    ),
  )('and as none: %s', (called) =>
    expect(readCards(`Name\tText\t${called}\nQuill\tRest\tTurn\n`).textColumns).toEqual([1]),
  );

  const texts =
    'Text,Text1,Text 1,GameText,Game Text,CardText,Card Text,RulesText,Rule Text,Ability,Ability1,Abilities';
  test.each([...texts.split(','), 'Name', 'CardName', 'Card Name'])('a table with commas by “%s”', (called) =>
    expect(readCards(`Set,${called}\nA,Leap 2\n`).columns).toEqual(['Set', called]),
  );

  test.each(['Context', 'Text 2', 'Inability', 'Abilities of it', 'Nickname', 'Names'])(
    'and by “%s” none',
    (called) => expect(readCards(`Set,${called}\nA,Leap 2\n`).columns).toEqual([]),
  );

  test.each('Old Text,Previous Text,Original text,Former Text'.split(','))(
    'what a card said once is none of its texts: %s',
    (called) => {
      expect(readCards(`Name\tText\t${called}\nQuill\tRest\tTurn\n`).textColumns).toEqual([1]);
      expect(readCards(`Name,${called},New Text\nQuill,Rest in all\tthis,Turn\n`).textColumns).toEqual([2]);
    },
  );

  test.each([
    ['Card,Cost,Effect\nQuill,3,Leap 2\n', 'Effect'],
    [
      'Title,Type,Effect,Flavor\nQuill,Unit,"Rest, Leap 2","He said that it was long, and so it was."\n',
      'Effect',
    ],
    ['Karte;Typ;Regeltext\nQuill;U;Leap 2\n', 'Regeltext'],
    ['Card, Cost, Effect\nQuill, 3, Leap 2\n', 'Effect'],
    ['id,rules\n1,"Rest, Leap 2"\n', 'rules'],
    ['Name (EN),Cost,Text (EN)\nQuill,3,Leap 2\n', 'Text (EN)'],
    ['Card,Cost,Says\nQuill,3,Leap 2\nInk,2,Rest, and more\n', 'Says'],
  ])('rows of as many cells below labels are a table, whatever they are called: %s', (document, called) => {
    const { columns, column } = readCards(document);
    expect(columns[column]?.trim()).toBe(called);
  });

  test.each([
    'Rest, Leap 2, Hop\nHop, Skip, Jump',
    'Quill, of Ink, Warden\nRest, Leap 2, Hop',
    'Quill,Ink\nRest,Hop',
    'Leap 2,Rest,Hop\nLeap 2,Rest,Hop',
    'Quill,Ink,Pen',
    'Quill,Ink,Pen\nRest\nHop\nSkip,Rest,Hop',
  ])('and what people write with commas is none: %s', (document) =>
    expect(readCards(document).columns).toEqual([]),
  );

  test('a column that is asked for makes a table of its own', () => {
    const { columns, column } = readCards('Set,Context\nA,Leap 2\n', 'context');
    expect([columns, column]).toEqual([['Set', 'Context'], 1]);
  });

  test('the text of the game before any other, and the name of the card', () => {
    const { column, cards } = readCards('Nickname\tFront Text\tGame Text\tName\nQ\tRest\tTurn\tQuill\n');
    expect([column, cards.map(({ name }) => name)]).toEqual([2, ['Quill']]);
  });
});

test.each([
  'This one is called ""Rex"". Leap 2 | ?Quokka?',
  'Leap 2 (This unit may walk ""far"".)',
  'It is ""Rex"". LEAP 2',
])('what is written over a place of a quoted cell leaves the cell whole: %s', (cell) => {
  const documentOf = (text: string) => `Name\tText\nQuill\t"${text}"\nPen\tLeap 2\n`;
  let document = documentOf(cell);
  for (const { place, found, written } of findingsIn([], checkedCards(document)).reverse()) {
    const start = document.split('\n')[0]?.length ?? 0;
    const at = start + place.column;
    expect(document.slice(at, at + found.length)).toBe(found);
    if (written !== null) document = document.slice(0, at) + written + document.slice(at + found.length);
  }
  const { cards, columns, faults } = readCards(document);
  expect([cards.map(({ name }) => name), columns.length, faults]).toEqual([['Quill', 'Pen'], 2, []]);
});

describe('the column with the names of cards', () => {
  const names = (document: string) => readCards(document).cards.map(({ name }) => name);

  test.each([
    ['Cost\tCard\tText\n3\tLeap Warden\tQuokka', 'Leap Warden'],
    ['No.\tCard Title\tText\n3\tLeap Warden\tQuokka', 'Leap Warden'],
    ['Title\tName\tText\nOld Warden\tLeap Warden\tQuokka', 'Leap Warden'],
    ['Card\tTitle\tText\n12\tLeap Warden\tQuokka', 'Leap Warden'],
    ['| Card | Text |\n|---|---|\n| Leap Warden | Quokka |', 'Leap Warden'],
    ['No.\tOf whom\tSet\tText\n3\tLeap Warden\tA\tQuokka', 'Leap Warden'],
    ['| Of whom | Text |\n|---|---|\n| Leap Warden | Quokka |', 'Leap Warden'],
    ['Text\tCost\nQuokka\t3', null],
    ['Cost\tText\n3\tQuokka', null],
  ])('is found by what it is called, or by what it holds: %j', (document, name) =>
    expect(names(document)).toEqual([name]),
  );
});

describe('an ability and its number in columns of their own', () => {
  test.each([
    ['Name,Keywords,X\nQuill,Leap,2\nPen,Quokka,\n', ['Leap 2', 'Quokka']],
    [
      'card_name,keyword_1,value_1,keyword_2,value_2\nQuill,Gate,3,Leap,2\nPen,Quokka,,,\n',
      ['Gate 3\nLeap 2', 'Quokka'],
    ],
    [
      'Name\tAbility 1\tAbility 1 Value\tAbility 2\nQuill\tLeap\t2\tQuokka\nPen\tLeap 3\t4\t\n',
      ['Leap 2\nQuokka', 'Leap 3'],
    ],
    ['Name,Keywords,Keywords value\nQuill,Leap,2\nPen,Leap,x\n', ['Leap', 'Leap']],
    ['Name,Text,X\nQuill,Leap,2\n', ['Leap']],
    ['Name,Abilities,Number\nQuill,Leap,2\n', ['Leap']],
    ['Name,Ability 1,Value 2\nQuill,Leap,2\n', ['Leap']],
  ])('are one text, at their places: %j', (document, texts) => {
    const { cards } = readCards(document);
    expect(cards.map(({ text }) => text)).toEqual(texts);
    for (const { text, offsetOf } of cards)
      for (const [at, sign] of [...text].entries())
        if (/\S/.test(sign)) expect(document.charAt(offsetOf(at))).toBe(sign);
  });
});

test('where no column has a text, names are not taken for it', () => {
  const { cards, columns, column } = readCards(
    'Name,Flavor,Class,Cost\nThe longest quill of all,It rests,Leap,22222222\n',
  );
  expect([columns[column], cards.map(({ name, text }) => [name, text])]).toEqual([
    'Class',
    [['The longest quill of all', 'Leap']],
  ]);
});
