import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { ability, list, said, sheet, wrapped } from '../../helpers/said-of-sources.ts';

const row = (name: string, text = ability) => `${name}\t**${name}:** ${text}`;

describe('what a copy does to a document is said once, where it begins', () => {
  test.each<[what: string, kind: SourceKind, text: string, said: string]>([
    [
      'a name with a letter of another alphabet',
      'sheet',
      sheet('H\u043ep'),
      'name-mixed 1:1 Found the name “H\u043ep” with “\u043e” (U+043E) from another alphabet, expected letters of one alphabet',
    ],
    [
      'signs in another encoding',
      'sheet',
      `${sheet('Hop', ability.replace('Move', 'Don\u00e2\u20ac\u2122t move'))}\n${sheet('Skip', ability.replace('Move', '\u00c3\u00a9'))}`,
      'text-garbled 2:39 Found “\u00e2\u20ac\u2122” and 1 more up to line 4, expected one character; a program read it in a different encoding from the one it was written in',
    ],
    [
      'an entry behind a text without its end',
      'sheet',
      sheet('Hop', `A static ability that means, "Move." Stay there Skip X: ${ability}`),
      `entries-joined 2:54 Found “Skip X: ${ability}” within the text of “Hop”, expected it on a line of its own`,
    ],
    [
      'a field that no entry has',
      'list',
      list('Hop').replace('\nA static', '\nRarity: Common\nA static'),
      'field-unknown 6:1 Found “Rarity: Common” among the fields, expected “Template”, “Added in Set”, “Added By”, “Date Added” or the text',
    ],
    [
      'a text on the line of the date',
      'list',
      list('Hop').replace('2021\n', '2021 '),
      `field-runs-on 5:13 Found “5/23/2021 ${ability}” as “Date Added”, expected only its value, with the text on the next line`,
    ],
    [
      'a list that begins within an entry',
      'list',
      `${list('Hop').replace(/^Hop\nTemplate: Hop\n/, '')}\n\n${list('Skip')}`,
      'template-missing 1:1 Found no template for “Added in Set: One”, expected “Template: …”',
    ],
    [
      'a row of a glossary without its name',
      'glossary',
      `${row('Hop')}\n\t**Skip:** ${ability}\n${row('Stay')}`,
      `column-count 2:2 Found one column in “**Skip:** ${ability}”, expected a name, one tab and a text`,
    ],
    [
      'a template in bold and italics',
      'glossary',
      row('Hop').replaceAll('**', '***'),
      `template-missing 1:5 Found “***Hop:*** ${ability}”, expected the template in bold: “**Hop:** …”`,
    ],
  ])('%s', (_, kind, text, only) => expect(said(kind, text)).toEqual([only]));

  test('words in capitals in front of a type line are read at once, and are no entry', () => {
    const loud = 'DEEP SKIPPING OF THE MARSHES AND ALL MEADOWS';
    expect(said('sheet', sheet('Hop', `${ability} ${loud} here: ${ability}`))).toEqual([]);
  });

  test.each<[kind: SourceKind, first: string, second: string]>([
    ['list', list('Hop'), list('Skip')],
    ['sheet', sheet('Hop'), sheet('Skip')],
  ])('a heading that ran into the text above it, in a %s', (kind, first, second) => {
    const [lost, joined] = said(kind, `${first} ${second}`);
    expect(lost).toMatch(/^heading-lost .* as Skip/);
    const lines = first.split('\n');
    expect(joined).toBe(
      `entries-joined ${lines.length}:${(lines.at(-1) ?? '').length + 2} Found “Skip” within the text of “Hop”, expected it on a line of its own`,
    );
  });

  test.each<[kind: SourceKind, looksLike: SourceKind, text: string]>([
    ['list', 'sheet', sheet('Hop')],
    ['list', 'glossary', row('Hop')],
    ['glossary', 'sheet', sheet('Hop')],
    ['glossary', 'list', list('Hop')],
    ['sheet', 'glossary', row('Hop')],
  ])('a document for a %s that is a %s', (kind, looksLike, text) =>
    expect(said(kind, `${text}\n\n${text.replaceAll('Hop', 'Skip')}`)).toEqual([
      `kind-differs 1:1 Found a document that is written as a ${looksLike}, expected a ${kind}, as the manifest says`,
    ]),
  );
});

describe('what is wrong in the same way all over is told once', () => {
  const names = ['Hop', 'Skip', 'Jump'];
  const all = (one: (name: string) => string) => names.map(one).join('\n');
  test.each<[what: string, kind: SourceKind, text: string, said: string]>([
    [
      'a page that was copied twice',
      'glossary',
      `${all((name) => row(name))}\n${all((name) => row(name))}`,
      'entry-repeated 4:1 Found “Hop” a second time and 2 more up to line 6, expected it once; the first is on line 1',
    ],
    [
      'a column more',
      'glossary',
      all((name) => `${row(name)}\tOne`),
      `column-count 1:1 Found 3 columns in “Hop\t**Hop:** ${ability}\tOne” and 2 more up to line 3, expected a name, one tab and a text`,
    ],
    [
      'an empty column between the two',
      'glossary',
      all((name) => row(name).replace('\t', '\t\t')),
      `column-count 1:1 Found 3 columns in “Hop\t\t**Hop:** ${ability}” and 2 more up to line 3, expected a name, one tab and a text`,
    ],
    [
      'blanks for tabs, whatever the texts say',
      'glossary',
      [row('Hop'), row('Skip', 'When it skips, gain 2.'), row('Jump')].join('\n').replaceAll('\t', ' '),
      `column-count 1:1 Found one column in “Hop **Hop:** ${ability}” and 2 more up to line 3, expected a name, one tab and a text`,
    ],
    [
      'rows without their bold',
      'glossary',
      all((name) => row(name).replaceAll('**', '')),
      `template-missing 1:5 Found “Hop: ${ability}” and 2 more up to line 3, expected the template in bold: “**Hop:** …”`,
    ],
    [
      'a field that no entry has',
      'list',
      all((name) => list(name).replace('\nA static', '\nRarity: Common\nA static')),
      'field-unknown 6:1 Found “Rarity: Common” and 2 more up to line 20 among the fields, expected “Template”, “Added in Set”, “Added By”, “Date Added” or the text',
    ],
    [
      'a label in front of each text',
      'list',
      all((name) => list(name, `Rules text: ${ability}`)),
      'text-labelled 6:1 Found “Rules text:” before the text of “Hop” and 2 more up to line 18, expected the text alone',
    ],
    [
      'fields on one line',
      'list',
      all((name) => list(name).replaceAll(/\nAdded/g, ' Added')),
      'fields-joined 2:11 Found another field within “Hop Added in Set: One Added By: Somebody” and 2 more up to line 10, expected each on a line of its own',
    ],
    [
      'headings on one line with their fields',
      'list',
      all((name) => list(name).replace('\nTemplate', ' | Template')),
      'fields-joined 1:1 Found another field within “Hop | Template: Hop” and 2 more up to line 11, expected each on a line of its own',
    ],
    [
      'the same with a blank between, under a title',
      'list',
      `Keywords\n\n${all((name) => list(name).replace('\nTemplate', ' Template'))}`,
      'fields-joined 3:1 Found another field within “Hop Template: Hop” and 2 more up to line 13, expected each on a line of its own',
    ],
    [
      'whole texts in bold',
      'glossary',
      all((name) => `${name}\t**${name}: ${ability}**`),
      'text-missing 1:5 Found no text after the template of “Hop” and 2 more up to line 3, expected what it means',
    ],
    [
      'labels in bold of Markdown',
      'list',
      all((name) => list(name).replace(/^([A-Z][\w ]+:)/gm, '**$1**')),
      'markup-left 2:1 Found “**Template:** Hop” and 11 more up to line 17 with Markdown syntax, expected names and templates without it',
    ],
    [
      'a sign in the place of a day',
      'list',
      all((name) => list(name).replace('5/23/2021', '?')),
      'date-invalid 5:13 Found “?” and 2 more up to line 17, expected a calendar date as month/day/year',
    ],
    [
      'dots in the place of a colon',
      'list',
      names.map((name) => list(name).replace('Template: ', 'Template .... ')).join('\n\n'),
      'field-unknown 2:1 Found “Template .... Hop” and 2 more up to line 16 among the fields, expected “Template”, “Added in Set”, “Added By”, “Date Added” or the text',
    ],
    [
      'days in words',
      'list',
      all((name) => list(name).replace('5/23/2021', '23 May 2021')),
      'date-invalid 5:13 Found “23 May 2021” and 2 more up to line 17, expected a calendar date as month/day/year',
    ],
    [
      'what a chat has in front of each text',
      'sheet',
      names.map((name, hour) => `[1${hour}:22] Bob: ${name}: ${ability}`).join('\n'),
      `line-unexpected 1:1 Unexpected “[10:22] Bob: Hop: ${ability}” and 2 more up to line 3, expected a heading or a line “Template: A … ability that means, …”`,
    ],
    [
      'who wrote each line of a chat',
      'sheet',
      all((name) => sheet(name).replaceAll(/^/gm, '<anna> ')),
      'name-invalid 1:1 Found the name “<anna> Hop” and 2 more up to line 5, expected letters from a to z, with no signs around them',
    ],
    [
      'the number of each line',
      'sheet',
      all((name) => sheet(name)).replaceAll(
        /^/gm,
        (_, place: number, text: string) => `${text.slice(0, place).split('\n').length} `,
      ),
      'alike-in-all 2:1 Found “2” at the start of a line and 2 more up to line 6, expected the texts without what is repeated in all of them',
    ],
    [
      'each without its name',
      'sheet',
      [ability, `[cost]: ${ability}`, `[effect] ${ability}`].join('\n\n'),
      `name-missing 1:1 Found the text “${ability}” and 2 more up to line 5 without its name, expected a heading and “Template: text” under it`,
    ],
    [
      'quotation marks around each line',
      'sheet',
      all((name) => sheet(name).replaceAll(/^.*$/gm, "'$&'")),
      "name-invalid 1:1 Found the name “'Hop” and 2 more up to line 5, expected letters from a to z, with no signs around them",
    ],
    [
      'the part of a collection between the entries',
      'sheet',
      names.map((name, page) => `${sheet(name)}\nPart ${page} of 3`).join('\n'),
      'text-missing 3:1 Found the heading “Part 0 of 3” and 2 more up to line 9 without its text, expected a line “Part 0 of 3: …” under it',
    ],
    [
      'lines that are broken so that fields break too',
      'list',
      all((name) => list(name, wrapped).replace('One', 'A long\nway off')),
      'text-wrapped 8:1 Found that the text of “Hop” and 2 more continues with “on."” on a line of its own, expected each text on one line; the last such line is 24',
    ],
  ])('%s', (_, kind, text, only) => expect(said(kind, text)).toEqual([only]));
});

test('two headings whose texts are lost are told each', () =>
  expect(said('sheet', `${sheet('Hop')}\nSkip\n${sheet('Jump')}\nWait\n${sheet('Stay')}`)).toEqual([
    'text-missing 3:1 Found the heading “Skip” without its text, expected a line “Skip: …” under it',
    'text-missing 6:1 Found the heading “Wait” without its text, expected a line “Wait: …” under it',
  ]));

describe('a slip in the label of a field is told once, where it is', () => {
  test.each([
    ['Template:', 'Tempalte:', 9],
    ['Template:', 'Template', 9],
    ['Added in Set:', 'Added in Sets:', 10],
    ['Added in Set:', 'Added in Set', 10],
    ['Added By:', 'Addd By:', 11],
    ['Added By:', 'Added By -', 11],
    ['Template:', 'template', 9],
    ['Added By:', 'Added by', 11],
    ['Date Added:', 'date added', 12],
    ['Date Added:', 'Date Aded:', 12],
    ['Date Added: ', '', 12],
  ])('%s written as %s', (label, slip, line) => {
    const text = [list('Skip'), list('Hop').replace(label, slip), list('Jump')].join('\n\n');
    expect(said('list', text)).toEqual([expect.stringMatching(`^field-unknown ${line}:1 Found “${slip}`)]);
  });

  test('a field below the text is told where it is', () => {
    const slipped = list('Hop').replace(/(Date.*)\n(.*)$/, '$2\n$1');
    expect(said('list', [list('Skip'), slipped, list('Jump')].join('\n\n'))).toEqual([
      'template-missing 13:1 Found no template for “Date Added: 5/23/2021”, expected “Template: …”',
      'field-missing 8:1 Found no “Date Added” for “Hop”; unless another source has it, it is shown as not recorded',
    ]);
  });

  test('a short text in front of the next entry is none', () => {
    expect(said('list', `${list('Hop', 'Move.')}\n${list('Skip', 'Stay.')}`)).toEqual([]);
  });
});

test.each([' ', '; ', '： ', '. ', ', ', ' – ', '— '])(
  'a colon that was lost is told at the text, and not at its heading: “%s”',
  (sign) =>
    expect(
      said('sheet', `${sheet('Hop')}\n\n${sheet('Skip').replace(': ', sign)}\n\n${sheet('Jump')}`),
    ).toEqual([expect.stringContaining('line-unexpected 5:1')]),
);

test('a sentence that gives an ability is of its text, and no entry that ran into it', () => {
  const gives = `${ability} Each unit in this arena gets the following: ${ability}`;
  expect(said('sheet', sheet('Hop', gives))).toEqual([]);
  expect(said('sheet', sheet('Hop', `${ability} Move to the side: ${ability}`)).join()).toContain(
    'entries-joined',
  );
});

test('a glossary whose columns are in the other order is told once, as what it is', () => {
  const rows = ['Hop', 'Skip'].map((name) => row(name).split('\t').reverse().join('\t'));
  expect(said('glossary', rows.join('\n'))).toEqual([
    `columns-exchanged 1:1 Found “**Hop:** ${ability}” before “Hop” and 1 more up to line 2, expected the name, one tab and the text`,
  ]);
});

test('a glossary without its bold is none of another kind', () =>
  expect(said('glossary', row('Hop').replaceAll('**', ''))).toEqual([
    `template-missing 1:5 Found “Hop: ${ability}”, expected the template in bold: “**Hop:** …”`,
  ]));
