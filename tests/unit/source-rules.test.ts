import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../src/keywords/model.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { ability, list, said, sheet, wrapped } from '../said-of-sources.ts';

type Case = [what: string, kind: SourceKind, text: string, said: string];

describe('of what cannot be read it is said what was found, what is expected, and where', () => {
  test.each<Case>([
    [
      'nothing',
      'sheet',
      '',
      'source-empty null:null Found no keyword, expected a document of the kind “sheet”',
    ],
    [
      'a sentence in a list',
      'list',
      `${list('Hop')}\n\nBuy our cards.\n\n${list('Skip')}`,
      'line-unexpected 8:1 Unexpected “Buy our cards.”, expected a heading with “Template: …” under it',
    ],
    [
      'a sentence in a sheet',
      'sheet',
      `${sheet('Hop')}\n\nBuy our cards.\n\n${sheet('Skip')}`,
      'line-unexpected 4:1 Unexpected “Buy our cards.”, expected a heading or a line “Template: A … ability that means, …”',
    ],
    [
      'a sentence above the entries',
      'sheet',
      `Read this.\n${sheet('Hop')}`,
      'line-unexpected 1:1 Found “Read this.” above the first entry, expected an entry',
    ],
    [
      'a text on two lines',
      'sheet',
      sheet('Hop', wrapped),
      'text-wrapped 3:1 Found that the text of “Hop” goes on with “on."” on a line of its own, expected each text on one line; the last such is line 3',
    ],
    [
      'two such texts',
      'sheet',
      `${sheet('Hop', wrapped)}\n\n${sheet('Skip', wrapped)}`,
      'text-wrapped 3:1 Found that the text of “Hop” and 1 more goes on with “on."” on a line of its own, expected each text on one line; the last such is line 7',
    ],
    [
      'a text that is broken at the end of a sentence in its quotation',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move.\nThen stop."'),
      'text-wrapped 3:1 Found that the text of “Hop” goes on with “Then stop."” on a line of its own, expected each text on one line; the last such is line 3',
    ],
    [
      'a text that is broken, with blank lines between',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move\n\non and\n\non."'),
      'text-wrapped 4:1 Found that the text of “Hop” goes on with “on and” on a line of its own, expected each text on one line; the last such is line 6',
    ],
    [
      'a reminder of a card',
      'sheet',
      `${sheet('Skip')}\n\nHop (This moves.)`,
      'card-form 4:1 Found “Hop (This moves.)”, as cards have it, expected a heading and “Template: text” under it',
    ],
    [
      'two reminders',
      'sheet',
      'Skip (This stays.)\nHop (This moves.)',
      'card-form 1:1 Found “Skip (This stays.)” and 1 more as far as line 2, as cards have it, expected a heading and “Template: text” under it',
    ],
    [
      'a text without a name',
      'sheet',
      ability,
      `name-missing 1:1 Found the text “${ability}” without its name, expected a heading and “Template: text” under it`,
    ],
    [
      'two entries on a line',
      'sheet',
      sheet('Hop', `${ability} Skip: ${ability}`),
      `entries-joined 2:${`Hop: ${ability} `.length + 1} Found “Skip: ${ability}” within the text of “Hop”, expected it on a line of its own`,
    ],
    [
      'two fields on a line',
      'list',
      list('Hop').replace('\nAdded By', ' Added By'),
      'fields-joined 3:15 Found another field within “One Added By: Somebody”, expected each on a line of its own',
    ],
    [
      'signs of Markdown',
      'sheet',
      `**Hop:** ${ability}`,
      `markup-left 1:1 Found “**Hop:** ${ability}” with signs of Markdown, expected names and templates without them`,
    ],
    [
      'signs of a heading in Markdown',
      'sheet',
      `## Hop: ${ability}`,
      `markup-left 1:1 Found “## Hop: ${ability}” with signs of Markdown, expected names and templates without them`,
    ],
    [
      'bold words that are no template',
      'sheet',
      `${sheet('Hop')}\n\n**Buy our cards.**\n\n${sheet('Skip')}`,
      'line-unexpected 4:1 Unexpected “**Buy our cards.**”, expected a heading or a line “Template: A … ability that means, …”',
    ],
    [
      'a sentence with a parenthesis behind a colon',
      'sheet',
      `${sheet('Hop')}\n\nNote: our cards (all of them.)\n\n${sheet('Skip')}`,
      'line-unexpected 4:1 Unexpected “Note: our cards (all of them.)”, expected a heading or a line “Template: A … ability that means, …”',
    ],
    [
      'a sentence that is indented',
      'sheet',
      `  Read this. \n${sheet('Hop')}`,
      'line-unexpected 1:3 Found “Read this.” above the first entry, expected an entry',
    ],
    [
      'a line of a whole page',
      'sheet',
      'x'.repeat(5001),
      'line-too-long 1:1 Found a line of 5001 characters, expected at most 5000',
    ],
    [
      'more asterisks than any text',
      'glossary',
      `Hop\t**Hop:** ${'*'.repeat(300)}`,
      'emphasis-too-much 1:5 Found 304 asterisks and underscores in the text of “Hop”, expected at most 200',
    ],
    [
      'a glossary’s line without its text',
      'glossary',
      `Hop\t**Hop:** ${ability}\nSkip\nStay\t**Stay:** ${ability}`,
      'column-count 2:1 Found one column in “Skip”, expected a name, one tab and a text',
    ],
    [
      'a glossary’s line with a tab too many',
      'glossary',
      `Hop\t**Hop:** ${ability}\nSkip\ta\tb\nStay\t**Stay:** ${ability}`,
      'column-count 2:1 Found 3 columns in “Skip\ta\tb”, expected a name, one tab and a text',
    ],
    [
      'a glossary’s text without its template',
      'glossary',
      `Hop\t${ability}`,
      `template-missing 1:5 Found “${ability}”, expected the template in bold: “**Hop:** …”`,
    ],
    [
      'a record without its template',
      'list',
      list('Hop').replace('Template: Hop\n', ''),
      'template-missing 1:1 Found no template for “Hop”, expected “Template: …”',
    ],
    [
      'a template of another keyword',
      'glossary',
      `Hop\t**Skip X:** ${ability}`,
      'template-mismatch 1:5 Found a template of “Skip”, expected one of “Hop”',
    ],
    [
      'a record without its text',
      'list',
      list('Hop', ''),
      'text-missing 1:1 Found no text for “Hop”, expected it under its fields',
    ],
    [
      'a heading without its text',
      'sheet',
      `${sheet('Skip')}\n\nHop\n\n${sheet('Wait')}`,
      'text-missing 4:1 Found the heading “Hop” without its text, expected a line “Hop: …” under it',
    ],
    [
      'a template alone',
      'glossary',
      'Hop\t**Hop:**',
      'text-missing 1:5 Found no text after the template of “Hop”, expected what it means',
    ],
    [
      'a name that makes no address',
      'glossary',
      `+\t**+:** ${ability}`,
      'name-invalid 1:1 Found the name “+”, expected one with letters a to z, without signs around it',
    ],
    [
      'a publisher that makes no address',
      'list',
      list('Hop').replace(/(Added By: ).*/, '$1—'),
      'field-invalid 4:11 Found “—” as “Added By”, expected a name with letters a to z, and no text',
    ],
    [
      'a day that is none',
      'list',
      list('Hop').replace('5/23', '2/30'),
      'date-invalid 5:13 Found “2/30/2021”, expected a day of the calendar as month/day/year',
    ],
    [
      'a year that has a slip',
      'list',
      list('Hop').replace('5/23/2021', '5/23/0221'),
      'date-invalid 5:13 Found “5/23/0221”, expected a day of the calendar as month/day/year',
    ],
    [
      'a day with words behind it',
      'list',
      list('Hop').replace('5/23/2021', '5/23/2021 or so'),
      'date-invalid 5:13 Found “5/23/2021 or so”, expected a day of the calendar as month/day/year',
    ],
    [
      'a day with words before it',
      'list',
      list('Hop').replace('5/23/2021', 'on 5/23/2021'),
      'date-invalid 5:13 Found “on 5/23/2021”, expected a day of the calendar as month/day/year',
    ],
    [
      'a template that does not stand first',
      'glossary',
      `Hop\tSee **Hop:** ${ability}`,
      `template-missing 1:5 Found “See **Hop:** ${ability}”, expected the template in bold: “**Hop:** …”`,
    ],
    [
      'a keyword twice',
      'glossary',
      `Hop\t**Hop:** ${ability}\nhop\t**Hop:** ${ability}`,
      'entry-repeated 2:1 Found “Hop” a second time, expected once, as on line 1',
    ],
    [
      'two keywords with one address',
      'glossary',
      `Hop\t**Hop:** ${ability}\nHop +\t**Hop +:** ${ability}`,
      'entry-repeated 2:1 Found “Hop +”, whose address is that of “Hop” on line 1, expected one entry at each address',
    ],
  ])('%s', (_, kind, text, first) => expect(said(kind, text)[0]).toBe(first));

  test.each([
    `"Move."Zap: ${ability}`,
    `"Move!" Zap: ${ability}`,
    `move! Zap X: ${ability}`,
    `"move". Zap:\u00a0${ability}`,
    `move.  Zap:  ${ability}`,
    `move. Zap:${ability}`,
    `move. 4-Zap: ${ability}`,
    `move.\tZap\tZap: ${ability}`,
    `move. Zap: [cost] ${ability}`,
    `move. Zap: (Renamed to Hop.) ${ability}`,
  ])('another entry in a text: %s', (joined) =>
    expect(said('sheet', sheet('Hop', `A static ability that means ${joined}`)).join('\n')).toContain(
      'entries-joined',
    ),
  );

  test('another entry in a text of a glossary, with no word of what it is', () => {
    expect(said('glossary', 'Hop\t**Hop:** Move. Zap **Zap:** Stop.')[0]).toBe(
      'entries-joined 1:24 Found “**Zap:** Stop.” within the text of “Hop”, expected it on a line of its own',
    );
  });

  test('a note or an example in a glossary may have its label in bold', () => {
    const row = (text: string) => `Hop\t**Hop:** ${ability} ${text}`;
    const labelled = '**Note:** It stops. **Examples:** One, and two.';
    expect(said('glossary', row(labelled))).toEqual([]);
    const [entry] = parseSource(new VFile({ value: row(labelled) }), 'glossary');
    expect(entry?.text).toBe(`${ability} Note: It stops. Examples: One, and two.`);
    expect(said('glossary', row(`${labelled} Zap **Zap:** Stop.`)).join('\n')).toContain(
      'Found “**Zap:** Stop.” within',
    );
  });

  test('what the columns of a glossary are called is no row, also below a title', () => {
    const row = `Hop\t**Hop:** ${ability}`;
    for (const above of ['Keyword\tText\n', 'Our Glossary\nKeyword\tText\n'])
      expect(said('glossary', above + row).filter((each) => !each.startsWith('preamble'))).toEqual([]);
    expect(said('glossary', `${row}\nKeyword\tText`)).toEqual([
      'template-missing 2:9 Found “Text”, expected the template in bold: “**Keyword:** …”',
    ]);
  });

  test('but not names whose templates all begin with a value', () => {
    const entries = (...templates: string[]) =>
      templates.map((template) => `${template.replace('+X ', '')}\n${template}: ${ability}`).join('\n');
    expect(said('sheet', entries('+X Hop', '+X Skip'))).toEqual([]);
    expect(said('sheet', entries('+1 Hop', '+1 Skip'))).toEqual([]);
    expect(said('sheet', entries('+ Hop', '+ Skip')).join()).toContain('name-invalid');
  });

  test('each name that makes the address of another', () => {
    const rows = ['Hop', 'Hop +', 'Skip', 'Skip +'].map((name) => `${name}\t**${name}:** ${ability}`);
    expect(said('glossary', rows.join('\n'))).toEqual([
      'entry-repeated 2:1 Found “Hop +”, whose address is that of “Hop” on line 1, expected one entry at each address',
      'entry-repeated 4:1 Found “Skip +”, whose address is that of “Skip” on line 3, expected one entry at each address',
    ]);
  });

  test('fields, or a text, that run into one another', () => {
    const text = `${ability} Skip Template: Skip Added By: Somebody`;
    expect(said('list', list('Hop', text)).join('\n')).toContain('fields-joined 6:1');
    expect(said('list', list('Hop', 'Place the blast template: all units under it move.'))).toEqual([]);
    const field = list('Hop').replace('Added By: Somebody', `Added By: Somebody ${ability}`);
    expect(said('list', field).join('\n')).toContain('field-invalid 4:11');
  });

  test('a slip in a heading, or a template with another sign for its X', () => {
    const slips = `Zap\nZap: ${ability}\nJupm\nJump: ${ability}\nLeap\nLeap N: ${ability}`;
    expect(said('sheet', slips).filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 3:1 Found a template of “Jump”, expected one of “Jupm”',
      'template-mismatch 5:1 Found a template of “Leap N”, expected one of “Leap”',
    ]);
    expect(said('sheet', `Zap\nZap: ${ability}\nHop\nJump: ${ability}`).join('\n')).toContain(
      'text-missing 3:1',
    );
  });

  test('the same above the first entry, where a title may hold its name', () => {
    const first = (heading: string, template: string) => said('sheet', `${heading}\n${template}: ${ability}`);
    expect(first('Jupm', 'Jump').filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 1:1 Found a template of “Jump”, expected one of “Jupm”',
    ]);
    expect(first('Leap', 'Leap N').join('\n')).toContain(
      'Found a template of “Leap N”, expected one of “Leap”',
    );
    expect(first('Jump and more', 'Jump').join('\n')).not.toContain('template-mismatch');
  });

  test('a text as a table has it', () => {
    const quoted = `"${ability.replaceAll('"', '""')}"`;
    const title = '"The ""rules"" of it"\n';
    expect(said('glossary', `${title}Hop\t**Hop:** ${ability}`).join('\n')).not.toContain('text-quoted');
    const twice = (kind: SourceKind, one: string) => said(kind, `${one}\n${one}`);
    const more = ' and 1 more as far as line';
    expect(twice('list', `${list('Hop', quoted)}\n`)).toEqual([expect.stringContaining('text-quoted 6:1')]);
    expect(twice('sheet', `Hop\n"Hop: ${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 2:1 .*${more} 4,`),
    ]);
    expect(twice('glossary', `Hop\t"**Hop:** ${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 1:5 .*${more} 2,`),
    ]);
  });

  test('what is wrong in one way hides nothing that is wrong in another', () => {
    const lines = [sheet('Hop'), 'Buy our cards.', `**Stay:** ${ability}`, 'Skip', sheet('Wait')];
    expect(said('sheet', lines.join('\n\n')).map((each) => each.split(' ')[0])).toEqual([
      'markup-left',
      'line-unexpected',
      'text-missing',
    ]);
  });

  test('a long sentence with a parenthesis in it is no reminder of a card', () => {
    const sentence = `This page (of our own) ${'goes on and '.repeat(9)}ends.`;
    const [first] = said('sheet', `${sheet('Hop')}\n\n${sentence}\n\n${sheet('Skip')}`);
    expect(first).toMatch(/^line-unexpected /);
  });

  test('what is refused is no entry, and the first of two that are alike is', () => {
    const read = (text: string) =>
      parseSource(new VFile({ value: text }), 'glossary').map(({ line }) => line);
    expect(read(`+\t**+:** ${ability}\nHop\t**Hop:** ${ability}\nhop\t**Hop:** ${ability}`)).toEqual([2]);
  });

  test('a long line is quoted as far as its beginning', () => {
    const [first] = said('sheet', `${sheet('Hop')}\n\n${'words '.repeat(20)}end.\n\n${sheet('Skip')}`);
    expect(first).toContain(`“${'words '.repeat(10).trim()}…”`);
  });
});

test('a line above one that is refused is its heading only where it stands right above it', () => {
  const between = `A Title\n\n${sheet('Hop', wrapped)}\n\nSkip (This stays.)`;
  expect(said('sheet', between).filter((message) => message.includes('“A Title”'))).toHaveLength(1);
  expect(
    said('sheet', 'A Title\n\nSkip\n\nSkip (This stays.)').some((message) => message.includes('“Skip”')),
  ).toBe(false);
});
