import { describe, expect, test } from 'vitest';
import { headingIn, linesBelowHeadings } from '../../../../src/checks/cards/document/heading.ts';
import { checkedCards } from '../../../helpers/made-game.ts';

const read = (document: string) =>
  checkedCards(document).map(({ name, mentions }) => [
    name,
    mentions.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(),
  ]);

describe('a heading says what a card is called', () => {
  test.each([
    '**Leap Warden**',
    '__**Leap Warden**__',
    '***Leap Warden***',
    '# **Leap Warden** #',
    '[b]Leap Warden[/b]',
    '[size=4][b]Leap Warden[/b][/size]',
    '[quote="Fern"][b]Leap Warden[/b]',
    '<h3>Leap Warden</h3>',
    '<h3 class="a"><b>Leap Warden</b></h3>',
    "=== '''Leap Warden''' ===",
    '\\section*{Leap Warden}',
    '\\subsection{Leap Warden}',
  ])('%j', (line) => {
    expect(headingIn(line)).toBe('Leap Warden');
    expect(read(`${line}\nQuokka`)).toEqual([['Leap Warden', 'Quokka']]);
  });

  test('in front of the text on the same line too', () =>
    expect(read('<h3>Leap Warden</h3><p>Quokka</p>')).toEqual([['Leap Warden', 'Quokka']]));

  test.each([
    '**Leap Warden** rests',
    '*Leap Warden*',
    '[i]Leap Warden[/i]',
    '[list]Leap Warden[/list]',
    '<p>Leap Warden</p>',
    '**Pay 2 moss -> Leap 2**',
    '[b]Leap 2 | Quokka[/b]',
    '**Turn it.**',
    "''Leap Warden''",
    '**',
  ])('but no other line: %j', (line) => expect(headingIn(line)).toBeNull());

  test('in a cell as well', () =>
    expect(read('| Name | Text |\n|---|---|\n| **Leap Warden** | Quokka |')).toEqual([
      ['Leap Warden', 'Quokka'],
    ]));
});

describe('a heading of the same level or a higher one begins another card, without a blank line too', () => {
  const both = [
    ['Old Gate', 'Quokka'],
    ['Leap Warden', 'Quokka,Leap 2'],
  ];
  test.each([
    '## Old Gate\nQuokka\n## Leap Warden\nQuokka\nLeap 2',
    '### Old Gate\nQuokka\n## Leap Warden\n- Quokka\n- Leap 2',
    '== Old Gate ==\n* Quokka\n== Leap Warden ==\n* Quokka\n* Leap 2',
    '<dl><dt>Old Gate</dt><dd>Quokka</dd>\n<dt>Leap Warden</dt><dd>Quokka | Leap 2</dd></dl>',
    '<dl>\n<dt>Old Gate</dt>\n<dd>Quokka</dd>\n<dt>Leap Warden</dt>\n<dd>Quokka | Leap 2</dd>\n</dl>',
    '<div class="card">\n<h3>Old Gate</h3>\n<p>Quokka</p>\n</div>\n<div class="card">\n<h3>Leap Warden</h3>\n<p>Quokka<br>Leap 2</p>\n</div>',
    '\\section*{Old Gate}\n\\begin{itemize}\n  \\item Quokka\n\\end{itemize}\n\\section*{Leap Warden}\n\\begin{itemize}\n  \\item Quokka\n  \\item Leap 2\n\\end{itemize}',
  ])('%j', (text) => expect(read(text)).toEqual(both));
});

test('a line drawn between two cards sets them apart', () => {
  const both = [
    ['Quill', 'Quokka'],
    ['Pen', 'Quokka,Leap 2'],
  ];
  expect(read('Quill (B)\nQuokka\n----------\nPen (B)\nQuokka\nLeap 2\n* * * * *\n')).toEqual(both);
  expect(read('Quill (B)\n=========\nQuokka\n\nPen (B)\n-------\nQuokka\nLeap 2')).toEqual(both);
});

describe('each ability may be a paragraph below the heading of its card', () => {
  test.each([
    '## Leap Warden\n\nQuokka\n\nGate 2\n\n## Old Gate\n\nLeap 2',
    '## Leap Warden\nQuokka\n\n\nGate 2\n## Old Gate\nLeap 2',
    '## Leap Warden\n\n- Quokka\n- Gate 2\n\n## Old Gate\n\nLeap 2',
    '== Leap Warden ==\n\nQuokka\n\nGate 2\n\n== Old Gate ==\n\nLeap 2',
  ])('%j', (document) =>
    expect(read(document)).toEqual([
      ['Leap Warden', 'Quokka,Gate 2'],
      ['Old Gate', 'Leap 2'],
    ]),
  );

  const below = (...lines: string[]) => [...linesBelowHeadings(lines, (line) => line.includes(':'))];
  test.each([
    ['one heading alone', ['# Cards', '', 'Quokka', '', 'Leap 2']],
    ['cards of several lines', ['# Moss', '', 'Quill', 'Quokka', '', '# Fern', '', 'Pen', 'Leap 2']],
    ['cards of a line', ['# Moss', '', 'Quill: Quokka', '', '# Fern', '', 'Pen: Leap 2']],
    ['bold lines', ['**Moss**', '', 'Quokka', '', '**Fern**', '', 'Leap 2']],
  ])('but not below %s', (_, lines) => expect(below(...lines)).toEqual([]));
});

describe('what stands below one heading of several is one card', () => {
  const between = (...paragraphs: string[]) =>
    read(['# Moss', ...paragraphs, '# Fern', 'Leap 2'].join('\n\n')).filter(([, named]) => named !== '');

  test('where no line is a card by itself', () =>
    expect([between('Quokka', 'Leap 3'), between('Vault: Turn.', 'Leap 3')]).toEqual([
      [
        ['Moss', 'Quokka,Leap 3'],
        ['Fern', 'Leap 2'],
      ],
      [
        ['Moss', 'Vault,Leap 3'],
        ['Fern', 'Leap 2'],
      ],
    ]));

  test('nor is the heading a card beside those below it', () =>
    expect(
      checkedCards('# Moss\n\nQuokka | Leap 2\n\n# Fern\n\nGate').map(({ name, card }) => [name, card.text]),
    ).toEqual([
      ['Moss', '# Moss\n\nQuokka | Leap 2'],
      ['Fern', '# Fern\n\nGate'],
    ]));

  test('or two lines that are one', () => {
    const named = (document: string) => checkedCards(document).map(({ name, card }) => [name, card.text]);
    expect(named('Old Moss\n--------\n\nQuokka | Leap 2\n\nOld Fern\n========\n\nGate')).toEqual([
      ['Old Moss', 'Old Moss\n--------\n\nQuokka | Leap 2'],
      ['Old Fern', 'Old Fern\n========\n\nGate'],
    ]);
    expect(named('Quokka | Leap 2\n---\n\nGate 1')).toHaveLength(2);
  });

  test('but not where one has abilities apart from each other', () =>
    expect(between('Leap 2 | Quokka', 'Quokka')).toEqual([
      ['Moss', 'Leap 2,Quokka'],
      [null, 'Quokka'],
      ['Fern', 'Leap 2'],
    ]));

  test('and not where one is a title', () =>
    expect(between('**Quill**', 'Quokka', '**Pen**', 'Leap 3')).toEqual([
      ['Quill', 'Quokka'],
      ['Pen', 'Leap 3'],
      ['Fern', 'Leap 2'],
    ]));
});

describe('what a mail or a forum quotes', () => {
  test('has no card in the line that says whose it is', () =>
    expect(read('Fern wrote:\n> Leap Warden\n> Quokka\n\nAt dusk Moss said:\n> Old Gate\n> Leap 2')).toEqual([
      ['Leap Warden', 'Quokka'],
      ['Old Gate', 'Leap 2'],
    ]));

  test('begins a card each time', () =>
    expect(read('[quote="Fern"][b]Quill[/b]\nQuokka[/quote]\n[quote][b]Pen[/b]\nLeap 2[/quote]')).toEqual([
      ['Quill', 'Quokka'],
      ['Pen', 'Leap 2'],
    ]));

  test('and other lines in front of it are read', () =>
    expect(read('**Quill**\n> Quokka\n\nQuokka: as Fern said:\nLeap 2')).toEqual([
      ['Quill', 'Quokka'],
      [null, 'Quokka,Leap 2'],
    ]));
});

describe('headings of a page on lines one below the other', () => {
  const named = (...lines: string[]) =>
    checkedCards(lines.join('\n')).map(({ name, mentions }) => [
      name,
      mentions.map((each) => each.name).join(),
    ]);

  test('begin a card each', () =>
    expect(
      named(
        '<h3>Moss</h3>',
        '<p>Quokka</p>',
        '<div class="card"><h3>Old Fern</h3><ul><li>Leap 2</li><li>Gate 1</li></ul></div>',
      ),
    ).toEqual([
      ['Moss', 'Quokka'],
      ['Old Fern', 'Leap,Gate'],
    ]));

  test('but not those of another level', () =>
    expect(
      named('<h3>Moss</h3>', '<h4>Text</h4>', '<p>Quokka</p>', '<h4>More</h4>', '<p>Leap 2</p>'),
    ).toEqual([['Moss', 'Quokka,Leap']]));
});
