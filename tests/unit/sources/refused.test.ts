import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { ability, list, said, sheet, wrapped } from '../../helpers/said-of-sources.ts';

describe('of what is refused it is told where it is, and nothing beside it is', () => {
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
      'entry-repeated 2:1 Found “Hop +”, which has the same address as “Hop” on line 1, expected one entry per address',
      'entry-repeated 4:1 Found “Skip +”, which has the same address as “Skip” on line 3, expected one entry per address',
    ]);
  });

  test('fields, or a text, that run into one another', () => {
    const text = `${ability} Skip Template: Skip Added By: Somebody`;
    expect(said('list', list('Hop', text)).join('\n')).toContain('fields-joined 6:1');
    expect(said('list', list('Hop', 'Place the blast template: all units under it move.'))).toEqual([]);
    const field = list('Hop').replace('Added By: Somebody', `Added By: Somebody ${ability}`);
    expect(said('list', field).join('\n')).toContain('field-runs-on 4:11');
  });

  test('a slip in a heading, or a template with another sign for its X', () => {
    const slips = `Zap\nZap: ${ability}\nJupm\nJump: ${ability}\nLeap\nLeap N: ${ability}`;
    expect(said('sheet', slips).filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 3:1 Found a template of “Jump”, expected one of “Jupm”',
      'template-mismatch 5:1 Found a template of “Leap N”, expected one of “Leap”; if “N” stands for a number, write X: only X is read as one',
    ]);
    expect(said('sheet', `Zap\nZap: ${ability}\nHop\nJump: ${ability}`).join('\n')).toContain(
      'text-missing 3:1',
    );
  });

  test.each(['Leap N', 'Leap (2)', 'Leap X/Y'])(
    'also in a game whose texts do not say what they are: %s',
    (template) =>
      expect(said('sheet', `Zap\nZap: Move.\nLeap\n${template}: Move.`)).toEqual([
        expect.stringContaining(
          `template-mismatch 3:1 Found a template of “${template}”, expected one of “Leap”`,
        ),
      ]),
  );

  test('the same above the first entry, where a title may hold its name', () => {
    const first = (heading: string, template: string) => said('sheet', `${heading}\n${template}: ${ability}`);
    expect(first('Jupm', 'Jump').filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 1:1 Found a template of “Jump”, expected one of “Jupm”',
    ]);
    expect(first('Leap', 'Leap N').join('\n')).toContain(
      'Found a template of “Leap N”, expected one of “Leap”',
    );
    const beside = `${sheet('Hop')}\n${sheet('Jump').replace('Jump', 'Jump (New!)')}`;
    expect(said('sheet', beside).filter((each) => !each.startsWith('heading-lost'))).toEqual([
      'template-mismatch 3:1 Found a template of “Jump”, expected one of “Jump (New!)”',
    ]);
    expect(first('Jump and more', 'Jump').join('\n')).not.toContain('template-mismatch');
  });

  test('a text as a table has it', () => {
    const quoted = `"${ability.replaceAll('"', '""')}"`;
    const title = '"The ""rules"" of it"\n';
    expect(said('glossary', `${title}Hop\t**Hop:** ${ability}`).join('\n')).not.toContain('text-quoted');
    const twice = (kind: SourceKind, one: string) => said(kind, `${one}\n${one}`);
    const more = ' and 1 more up to line';
    expect(twice('list', `${list('Hop', quoted)}\n`)).toEqual([expect.stringContaining('text-quoted 6:1')]);
    expect(said('list', `"${list('Hop').replaceAll('"', '""')}"`)).toEqual([
      expect.stringContaining('text-quoted 1:1'),
    ]);
    expect(twice('sheet', `Hop\n"Hop: ${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 2:1 .*${more} 4,`),
    ]);
    expect(twice('glossary', `Hop\t"**Hop:** ${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 1:5 .*${more} 2,`),
    ]);
    expect(twice('glossary', `Hop\t"**Hop:**\n${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 1:5 Found “"[*]{2}Hop:[*]{2}”${more} 3,`),
    ]);
    expect(twice('sheet', `"Hop\nHop: ${quoted.slice(1)}`)).toEqual([
      expect.stringMatching(`^text-quoted 1:1 Found “"Hop”${more} 3,`),
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
