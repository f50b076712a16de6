import { expect, test } from 'vitest';
import { abilitiesByCard, checkedCards, readCards } from '../../../helpers/made-game.ts';

const both = [
  ['Leap Warden', 'Quokka,Gate 2'],
  ["Quill's Gate", 'Leap 2'],
];

const html = (...rows: string[]) => `<table>\n${rows.join('\n')}\n</table>`;
const header = '<tr><th>Name</th><th>Cost</th><th>Text</th></tr>';
const warden = '<tr><td>Leap Warden</td><td>3</td><td>Quokka<br>Gate 2</td></tr>';
const gate = '<tr><td>Quill&#39;s Gate</td><td>2</td><td>Leap 2</td></tr>';

test.each([
  html(header, warden, gate),
  `<h2>Cards</h2>\n${html('<thead>', header, '</thead><tbody>', warden, gate, '</tbody>')}\n<p>Thanks!</p>`,
  `${html(header, warden)}\n<p>More:</p>\n${html(header, gate)}`,
  html('<caption>Cards</caption>', header, '<tr><td colspan="3">Marsh</td></tr>', warden, gate),
  html(header, warden, gate).replaceAll(/<\/t[dhr]>/g, ''),
  `<td>Cards</td>\n${html(header, warden, gate)}`,
  html(
    header.replaceAll(/<th>(\w+)/g, '<th class="x"><b>$1</b>'),
    warden,
    gate.replace('Quill', '<a href="q">Quill'),
  ),
  html(header, warden, gate).replaceAll('<', '[').replaceAll('>', ']').replace('[br]', '\n'),
  "|===\n|Name |Cost |Text\n\n|Leap Warden\n|3\n|Quokka +\nGate 2\n\n|Quill's Gate |2 |Leap 2\n|===\n",
  '= Cards\n\n[cols="1,1,4",options="header"]\n|===\n|Name |Cost |Text\n|Leap Warden |3 |Quokka, Gate 2\n|Quill\'s Gate |2 |Leap 2\n|===',
  "\\begin{tabular}{llp{8cm}}\n\\hline\nName & Cost & Text \\\\ \\hline\nLeap Warden & 3 & Quokka, Gate 2 \\\\[2pt]\nQuill's Gate & 2 & Leap 2 \\\\\n\\hline\n\\end{tabular}",
  "| **Name** | **Text** |\n|---|---|\n| **Leap Warden** | Quokka, Gate 2 |\n| Quill's Gate | Leap 2 |",
  "||Name||Cost||Text||\n|Leap Warden|3|Quokka, Gate 2|\n|Quill's Gate|2|Leap 2|",
  html(
    '<tr><th>Card</th><th>Ability 1</th><th>Ability 2</th><th>Text</th></tr>',
    '<tr><td>Leap Warden</td><td>Quokka</td><td>Gate 2</td><td></td></tr>',
    "<tr><td>Quill's Gate</td><td></td><td></td><td>Leap 2</td></tr>",
  ),
  "+--------+----+\n| Name | Text |\n+========+====+\n| Leap Warden | Quokka, Gate 2 |\n+--------+----+\n| Quill's Gate | Leap 2 |\n+--------+----+",
  "| Name | Text |\n|------+------|\n| Leap Warden | Quokka, Gate 2 |\n| Quill's Gate | Leap 2 |",
])('a table has a card in each row: %j', (document) => {
  expect(abilitiesByCard(document)).toEqual(both);
  expect(readCards(document)).toMatchObject({ faults: [], columns: expect.arrayContaining(['Text']) });
});

test('what is found in such a row has its place', () => {
  const document = html(header, '<tr><td>Quill</td><td>1</td>', '<td>Quokka<br>\nBound: turn</td></tr>');
  expect(
    checkedCards(document).map(({ findings, card }) => findings.map(({ start }) => card.pointOf(start))),
  ).toEqual([[{ line: 5, column: 1 }]]);
});

test('a unit without abilities has an empty cell', () => {
  expect(readCards(html(header, warden, '<tr><td>Fern</td><td>1</td><td></td></tr>'))).toMatchObject({
    textless: 1,
    cards: [{ name: 'Leap Warden' }],
  });
});

test.each([
  [
    'it shows one card',
    html('<tr><th>Name</th><td>Quill</td></tr>', '<tr><th>Text</th><td>Leap 2</td></tr>'),
  ],
  [
    'it shows one card, its text first',
    html('<tr><th>Text</th><td>Leap 2</td></tr>', '<tr><th>Name</th><td>Fern</td></tr>'),
  ],
  ['its columns have no names', html(warden, gate)],
  ['no column is called as the text is', html(header.replace('Text', 'Front'), warden)],
  ['words around it are an ability', `${html(header, warden)}\n<p>Leap 2</p>`],
  ['a row has more cells', html(header, warden, gate.replace('2</td>', '2</td><td>Leap 3</td>'))],
  ['a row of one cell is an ability', html(header, warden, '<tr><td>Leap 3</td></tr>')],
  [
    'another has other columns',
    `${html(header, warden)}${html('<tr><th>Text</th><th>Cost</th><th>Name</th></tr>')}`,
  ],
  ['another stands in it', html(header, warden.replace('Quokka', html(gate)))],
  ['it does not end', html(header, warden).replace('</table>', '')],
])('a table is read as it stands where %s', (_, document) => expect(readCards(document).columns).toEqual([]));

test('the wanted column has the text', () => {
  const document = html(header.replace('Text', 'Front'), warden);
  expect(readCards(document, 'front').cards).toMatchObject([{ name: 'Leap Warden' }]);
});

test('the cells of a table in a forum stand apart where it has no header', () => {
  const [card] = checkedCards('[table][tr][td]Quill[/td][td]Bound: turn[/td][/tr][/table]');
  expect(card?.findings).toHaveLength(1);
});

test('a tag in a name is shown as it stands, where tabs or commas are the signs of the table', () => {
  for (const sign of ['\t', ','])
    expect(readCards(`Name${sign}Text\n<img src=x>${sign}Leap 2\n`).cards).toMatchObject([
      { name: '<img src=x>' },
    ]);
});

test('what a program for cards to learn from writes above the rows that it exports is no part of them', () => {
  const rows = "Leap Warden\tQuokka<br>Gate 2\tmoss\nQuill's Gate\tLeap 2\tmoss\n";
  const exported = `#separator:tab\n#html:true\n#tags column:3\n${rows}`;
  expect(abilitiesByCard(exported)).toEqual(both);
  expect(readCards(exported)).toMatchObject({ header: { line: 4 }, faults: [{ rule: 'header-missing' }] });
  expect(readCards(exported.replace(':tab', ': a heading')).cards).not.toHaveLength(2);
});
