import { describe, expect, test } from 'vitest';
import { mendCards } from '../../../../src/checks/cards/fix.ts';
import { checkedCards, namedTexts, readCards } from '../../../helpers/made-game.ts';

/** Each card: its name, the keywords in it, and what is found. */
const read = (document: string) =>
  checkedCards(document).map(({ name, mentions, findings }) => [
    name,
    mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(),
    findings.map(({ rule }) => rule).join(),
  ]);

test.each(['keywords', 'Key_Words', 'abilities'])(
  'keywords by their names below “%s” have their numbers',
  (label) => {
    expect(
      read(
        `- name: Quill\n  ${label}:\n    Leap: 2\n    Quokka: true\n    Gate: 3\n- name: Pen\n  ${label}:\n    Gate: \n    Leap: 4`,
      ),
    ).toEqual([
      ['Quill', 'Leap 2,Quokka,Gate 3', ''],
      ['Pen', 'Gate,Leap 4', 'number-missing'],
    ]);
  },
);

test('what a card has not is no keyword of it', () => {
  expect(read('- name: Quill\n  keywords:\n    Leap: false\n    Quokka: 0\n    Gate: 3')).toEqual([
    ['Quill', 'Gate 3', ''],
  ]);
});

test('a name that is mended there keeps what sets it off', () => {
  const document = '- name: Quill\n  keywords:\n    LEAP: 2\n    quokka: yes\n';
  expect(mendCards(document, checkedCards(document), checkedCards).text).toBe(
    '- name: Quill\n  keywords:\n    Leap: 2\n    Quokka: yes\n',
  );
});

test.each([
  '- name: Quill\n  keywords:\n  Leap: 2',
  '- name: Quill\n  notes:\n    Leap: 2',
  '- name: Quill\n  keywords:\n    Leap: 2\n\n    Leap: 3',
])(
  'where it is not below such a label, and further in, a colon before a number is a slip: %j',
  (document) => {
    expect(read(document).flatMap(([, , found]) => found)).toContain('number-misspelt');
  },
);

describe('a text is read as it is written', () => {
  test.each([
    ['without marks', 'Leap 2', 'Leap 2'],
    ['over two lines', 'Leap 2\n    Quokka', 'Leap 2\nQuokka'],
    ['in double marks', '"Leap 2\\n\\"Quokka\\" \\u2192"', 'Leap 2\n"Quokka" →'],
    ['in double marks over two lines', '"Leap 2\n    Quokka"', 'Leap 2\nQuokka'],
    ['in single marks', "'Pen''s Leap 2\n    Quokka'", "Pen's Leap 2\nQuokka"],
    ['as a block', '|\n    Leap 2\n\n    Quokka', 'Leap 2\n\nQuokka'],
    ['as a block without its last line end', '|-\n    Leap 2', 'Leap 2'],
    ['as a block that is wrapped', '>-\n    Leap 2\n    Quokka', 'Leap 2\nQuokka'],
    ['with a comment behind it', 'Leap 2 # of the fen', 'Leap 2'],
    ['without anything', '\n  cost: 2', null],
  ])('%s', (_, written, text) => {
    const document = `- name: Quill\n  text: ${written}\n- name: Pen\n  text: Gate 2\n`;
    const quill = text === null ? [] : [['Quill', text]];
    expect(namedTexts(document)).toEqual([...quill, ['Pen', 'Gate 2']]);
    expect(namedTexts(document.replaceAll('\n', '\r\n'))).toEqual([...quill, ['Pen', 'Gate 2']]);
  });

  test('and mended so', () => {
    const document = (leap: string, quokka: string) =>
      `set: Fen\ncards:\n  - name: 'Pen''s'\n    text: '${leap} 2: it''s\n      ${quokka}.'\n  - name: Quill\n    text: "Big:\\t${leap} 2"\n`;
    const given = document('LEAP', 'quokka');
    const found = checkedCards(given);
    expect(found.map(({ name }) => name)).toEqual(["Pen's", 'Quill']);
    expect(mendCards(given, found, checkedCards).text).toBe(document('Leap', 'Quokka'));
  });
});

describe('cards stand', () => {
  const quill = ['Quill', 'Leap 2'];
  test.each([
    ['in a list', '- name: Quill\n  text: Leap 2'],
    ['in a list below fields', '# Fen\nset: Fen\nyear: 2003\ncards:\n- name: Quill\n  text: Leap 2'],
    ['below their names', 'Quill:\n  cost: 2\n  text: Leap 2\nPen:\n  cost: 3'],
    ['in documents of their own', '---\nname: Quill\nfields:\n  cost: 2\ntext: Leap 2\n---\nname: Pen\n'],
    ['in brackets', '- {name: Quill, text: Leap 2}'],
    ['beside a document without anything', '- name: Quill\n  text: Leap 2\n---\n# Fen\n'],
  ])('%s', (_, document) => expect(namedTexts(document)).toEqual([quill]));

  test('with their names beside their texts', () => {
    const document = '- card: {name: Quill}\n  text: Leap 2\n- card: {name: Pen}\n  text: Gate 2';
    expect(namedTexts(document)).toEqual([quill, ['Pen', 'Gate 2']]);
  });
});

describe('abilities may be', () => {
  const pen = '\n- name: Pen\n  text: Gate 2';
  test.each([
    ['records with numbers', '  - name: Leap\n    value: 2\n  - name: Quokka'],
    ['records in brackets', '  - {keyword: Leap, x: 2}\n  - {keyword: Quokka}'],
    ['names with numbers', '  - Leap: 2\n  - Quokka'],
    ['a list', '  - Leap 2\n  - "Quokka"'],
    ['a list in brackets', '    [Leap 2, Quokka]'],
    ['names', '    Leap: 2\n    Quokka:'],
    ['names in brackets', '    {Leap: 2, Quokka}'],
  ])('%s', (_, abilities) =>
    expect(namedTexts(`- name: Quill\n  abilities:\n${abilities}${pen}`)).toEqual([
      ['Quill', 'Leap 2\nQuokka'],
      ['Pen', 'Gate 2'],
    ]),
  );
});

describe('what is no YAML is read as plain text', () => {
  test.each([
    ['where a text needs marks', '- name: Quill\n  text: Gate: Leap 2'],
    ['where a text stands apart', '- name: Quill\n  text: Gate 2\n\nQuokka beside it.'],
    ['where a document is a text', '- name: Quill\n  text: Gate 2\n---\nQuokka'],
    ['where a text stands elsewhere', '- name: &a Quill\n  text: *a'],
    ['where a name is a list', '- name: Quill\n  text: Gate 2\n- ? [a]\n  : b'],
    ['where nothing is called a text', '- name: Quill\n- Pen: Leap 2'],
    ['where data are too deep', `- name: Quill\n  text: ${'['.repeat(5_000)}`],
  ])('%s', (_, document) => expect(readCards(document).column).toBe(-1));
});

test('an engine writes a letter before the names of its fields, and a document for each card', () => {
  const asset = (name: string, text: string) =>
    `--- !u!114 &11\nMonoBehaviour:\n  m_ObjectHideFlags: 0\n  m_Name: ${name}\n  m_FlavorText: Quokka 2\n  m_RulesText: "${text}"\n`;
  const document = `%YAML 1.1\n%TAG !u! tag:engine,2011:\n${asset('Quill', 'Gate 3')}${asset('Pen', 'Leap')}`;
  expect(read(document)).toEqual([
    ['Quill', 'Gate 3', ''],
    ['Pen', 'Leap', 'number-missing'],
  ]);
  expect(readCards('_name\t_text\nQuill\tGate 3').cards.map(({ name, text }) => [name, text])).toEqual([
    ['Quill', 'Gate 3'],
  ]);
});
