import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { ability, list, said, sheet, wrapped } from '../../helpers/said-of-sources.ts';

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
      'a sentence alone',
      'sheet',
      'Moss\n\nBuy our cards.',
      'source-empty 3:1 Found “Buy our cards.” and no keyword, expected a document of the kind “sheet”',
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
      'text-wrapped 3:1 Found that the text of “Hop” continues with “on."” on a line of its own, expected each text on one line; the last such line is 3',
    ],
    [
      'two such texts',
      'sheet',
      `${sheet('Hop', wrapped)}\n\n${sheet('Skip', wrapped)}`,
      'text-wrapped 3:1 Found that the text of “Hop” and 1 more continues with “on."” on a line of its own, expected each text on one line; the last such line is 7',
    ],
    [
      'a text that is broken at the end of a sentence in its quotation',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move.\nThen stop."'),
      'text-wrapped 3:1 Found that the text of “Hop” continues with “Then stop."” on a line of its own, expected each text on one line; the last such line is 3',
    ],
    [
      'a text that is broken, with blank lines between',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move\n\non and\n\non."'),
      'text-wrapped 4:1 Found that the text of “Hop” continues with “on and” on a line of its own, expected each text on one line; the last such line is 6',
    ],
    [
      'a reminder of a card',
      'sheet',
      `${sheet('Skip')}\n\nHop (This moves.)`,
      'card-form 4:1 Found “Hop (This moves.)”, written as on a card, expected a heading and “Template: text” under it',
    ],
    [
      'two reminders',
      'sheet',
      'Skip (This stays.)\nHop (This moves.)',
      'card-form 1:1 Found “Skip (This stays.)” and 1 more up to line 2, written as on a card, expected a heading and “Template: text” under it',
    ],
    [
      'a parenthesis behind a sentence',
      'sheet',
      `${sheet('Skip')}\n\nIt moves. (It stays.)`,
      'line-unexpected 4:1 Unexpected “It moves. (It stays.)”, expected a heading or a line “Template: A … ability that means, …”',
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
      `markup-left 1:1 Found “**Hop:** ${ability}” with Markdown syntax, expected names and templates without it`,
    ],
    [
      'signs of a heading in Markdown',
      'sheet',
      `## Hop: ${ability}`,
      `markup-left 1:1 Found “## Hop: ${ability}” with Markdown syntax, expected names and templates without it`,
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
      'a record with a blank template',
      'list',
      `${list('Hop')}\n\n${list('Skip').replace('Template: Skip', 'Template:')}`,
      'template-missing 8:1 Found no template for “Skip”, expected “Template: …”',
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
      'name-invalid 1:1 Found the name “+”, expected letters from a to z, with no signs around them',
    ],
    [
      'a publisher that makes no address',
      'list',
      list('Hop').replace(/(Added By: ).*/, '$1—'),
      'field-invalid 4:11 Found “—” as “Added By”, expected a name with letters from a to z',
    ],
    [
      'a day that is none',
      'list',
      list('Hop').replace('5/23', '2/30'),
      'date-invalid 5:13 Found “2/30/2021”, expected a calendar date as month/day/year',
    ],
    [
      'a year that has a slip',
      'list',
      list('Hop').replace('5/23/2021', '5/23/0221'),
      'date-invalid 5:13 Found “5/23/0221”, expected a calendar date as month/day/year',
    ],
    [
      'a day with words behind it',
      'list',
      list('Hop').replace('5/23/2021', '5/23/2021 or so'),
      'date-invalid 5:13 Found “5/23/2021 or so”, expected a calendar date as month/day/year',
    ],
    [
      'a day with words before it',
      'list',
      list('Hop').replace('5/23/2021', 'on 5/23/2021'),
      'date-invalid 5:13 Found “on 5/23/2021”, expected a calendar date as month/day/year',
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
      'entry-repeated 2:1 Found “Hop” a second time, expected it once; the first is on line 1',
    ],
    [
      'two keywords with one address',
      'glossary',
      `Hop\t**Hop:** ${ability}\nHop +\t**Hop +:** ${ability}`,
      'entry-repeated 2:1 Found “Hop +”, which has the same address as “Hop” on line 1, expected one entry per address',
    ],
  ])('%s', (_, kind, text, first) => expect(said(kind, text)[0]).toBe(first));
});
