import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { diagnosticsOf, hasErrors } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { ending, excerpt } from '../../../src/keywords/diagnostics/rule-words.ts';
import type { SourceKind } from '../../../src/keywords/model.ts';
import { parseSource } from '../../../src/keywords/parse/index.ts';
import { ability, list, said, sheet } from '../../helpers/said-of-sources.ts';

type Case = [what: string, kind: SourceKind, text: string, said: string];

describe('a name that says the same twice, with no heading above', () => {
  const read = (text: string, ...known: string[]) =>
    parseSource(new VFile({ value: text }), 'sheet', { knows: (slug) => known.includes(slug) }).map(
      ({ name }) => name,
    );
  const twice = `${sheet('Hop')}\n\nBoom Boom: ${ability}`;
  test('is one name where no other heading runs into its text, and nobody knows the half of it', () =>
    expect(read(twice)).toEqual(['Hop', 'Boom Boom']));
  test('is a heading that ran into its text where an older source has the keyword', () =>
    expect(read(twice, 'boom')).toEqual(['Hop', 'Boom']));
  test('or where others of the page did', () =>
    expect(read(`Hop Hop: ${ability}\nBoom Boom: ${ability}`)).toEqual(['Hop', 'Boom']));
});

describe('of what is read all the same it is said what may be amiss', () => {
  test.each<Case>([
    [
      'a text that stops in its quotation',
      'sheet',
      sheet('Hop', 'A static ability that means, "Move.'),
      'text-cut-off 2:41 Found that the text of “Hop” stops at “…tic ability that means, "Move.”, expected the end of the quotation',
    ],
    [
      'a text that stops behind its quotation',
      'sheet',
      sheet('Hop', `${ability} Then. And so`),
      'text-cut-off 2:55 Found that the text of “Hop” stops at “…at means, "Move." Then. And so”, expected the end of a sentence',
    ],
    [
      'a text that stops at the dots of what was left out',
      'sheet',
      sheet('Hop', `${ability} Then, and so [...]`),
      'text-cut-off 2:61 Found that the text of “Hop” stops at “…ns, "Move." Then, and so [...]”, expected the end of a sentence',
    ],
    [
      'a blank between two sentences that is no space',
      'sheet',
      sheet('Hop', `${ability} One. Two.\u00a0Three.`),
      'blank-odd 2:52 Found an unusual space (U+00A0), expected an ordinary space between two sentences',
    ],
    [
      'a template whose bracket nothing closes, at its own line',
      'list',
      list('Hop').replace('Template: Hop', 'Template: Hop: [cost'),
      'bracket-alone 2:16 Found “[”, expected brackets in pairs, none inside another',
    ],
    [
      'a template that goes on in the text, since nothing opens its bracket',
      'sheet',
      'Hop\nHop: cost]: Pay it [in full], then move.',
      'bracket-alone 2:10 Found “]”, expected brackets in pairs, none inside another',
    ],
    [
      'a heading that runs into its text',
      'sheet',
      `Hop Hop: ${ability}`,
      `heading-run-in 1:1 Read “Hop Hop: ${ability}” as Hop, whose heading runs into its text`,
    ],
    [
      'a heading that is lost',
      'sheet',
      `Hop: ${ability}`,
      `heading-lost 1:1 Read “Hop: ${ability}” as Hop, whose heading was lost`,
    ],
    [
      'what stands above the entries',
      'sheet',
      `Our page\n${sheet('Hop')}`,
      'preamble-skipped 1:1 Skipped “Our page” above the entries',
    ],
    [
      'what stands below them',
      'sheet',
      `${sheet('Hop')}\nBack to top`,
      'footer-skipped 3:1 Skipped “Back to top” below the entries',
    ],
  ])('%s', (_, kind, text, only) => expect(said(kind, text)).toEqual([only]));

  const row = (name: string) => `${name}\t**${name}:** ${ability}`;
  test.each([
    ['a row with a column too many above', 'glossary', `Abate\t**Abate:** Move twice\tnew\n${row('Hop')}`, 1],
    ['a row with two tabs above', 'glossary', `Abate\t\t**Abate X:** Move twice\n${row('Hop')}`, 1],
    ['a row without its bold', 'glossary', `Abate\tAbate X: Move\tnew\n${row('Hop')}`, 1],
    ['a row with a column too many below', 'glossary', `${row('Hop')}\nZap\t**Zap:** Move twice\tNew`, 2],
    ['rows behind a copyright', 'glossary', `${row('Hop')}\n© 2021\nZap\t**Zap:** Move\tNew\tx`, 3],
    [
      'a colon that was lost above',
      'sheet',
      `Abate\nAbate X A static ability that means, "Move"\n${sheet('Hop')}`,
      2,
    ],
    ['a colon that was lost below', 'sheet', `${sheet('Hop')}\nZap\nZap X - move X squares`, 4],
    ['above its title', 'sheet', `Zap\nZap X - move X squares\nOur page\n${sheet('Hop')}`, 2],
    [
      'a note by itself',
      'sheet',
      `${sheet('Hop')}\n\nNote: A triggered ability never stops it.\n\n${sheet('Skip')}`,
      4,
    ],
    ['a trade mark in it', 'sheet', `${sheet('Hop')}\nZip\nZip X - Each Test™ moves.\nIt stays so.`, 4],
  ])('an entry with a slip is none of what stands around the others: %s', (_, kind, value, line) => {
    const file = new VFile({ value });
    parseSource(file, kind as 'sheet', { title: 'Our page' });
    expect(diagnosticsOf([file]).find(({ severity }) => severity === 'error')?.line).toBe(line);
  });

  test('which is no error, and comes with what to do', () => {
    const [fine, faulty] = [`Our page\n${sheet('Hop')}`, ''].map((value) => new VFile({ value }));
    for (const file of [fine, faulty]) if (file) parseSource(file, 'sheet');
    expect(fine && diagnosticsOf([fine])).toMatchObject([
      { severity: 'info', advice: expect.stringContaining('No action needed') },
    ]);
    expect([[fine], [faulty], [fine, faulty]].map((files) => hasErrors(files as VFile[]))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each(['[cost] X [effect]: ', 'X: ', '[cost] → [effect]: ', '] ', '**'])(
    'a part of a template in front: %s',
    (left) => {
      const place = 'template-unclear 2:6 Found that the text of “Hop” begins with';
      expect(said('sheet', sheet('Hop', left + ability)).join()).toContain(place);
    },
  );

  test('its bracket is not told once more, also where several texts have one in front', () => {
    const begun = (name: string) => sheet(name, `] ${ability}`);
    expect(said('sheet', `${begun('Hop')}\n${sheet('Rest')}\n${begun('Skip')}`)).toEqual([
      expect.stringMatching(/^template-unclear 2:6 .* and 1 more up to line 6/),
    ]);
  });

  test('a field that several entries lack, once', () =>
    expect(
      said('list', [list('Hop'), list('Skip')].join('\n').replaceAll('\nAdded By: Somebody', '')),
    ).toEqual([
      'field-missing 1:1 Found no “Added By” for “Hop” and 1 more up to line 6; unless another source has it, it is shown as not recorded',
    ]));

  test.each([': Move.', '** Move.', '] Move.', '/ Move.', 'X: A static ability. Move.'])(
    'also in a game whose texts do not say what that means: %s',
    (text) =>
      expect(said('glossary', `Hop\t**Hop:** ${text}`)).toEqual([
        `template-unclear 1:14 Found that the text of “Hop” begins with “${text}”, expected “A … ability” or “An … effect” there`,
      ]),
  );

  test.each(['> A static', 'NEW A static', '1. A static', 'static', 'n isolated'])(
    'a sign, a word, or letters that were lost in front of what it is: %s',
    (begins) => {
      const text = `${begins} ability that means, "Move."`;
      expect(said('list', list('Hop', text))).toEqual([
        `template-unclear 6:1 Found that the text of “Hop” begins with “${text}”, expected “A … ability” or “An … effect” there`,
      ]);
    },
  );

  test('once, where a game has a way of its own to say what it is', () => {
    const own = (name: string) => sheet(name, 'Static ability that means, "Move."');
    expect(said('sheet', `${own('Hop')}\n${own('Skip')}\n${own('Jump')}`)).toEqual([
      'template-unclear 2:6 Found that the text of “Hop” begins with “Static ability that means, "Move."” and 2 more up to line 6, expected “A … ability” or “An … effect” there',
    ]);
  });

  test('without half an emoji, where what is said of a text is cut', () => {
    for (const before of ['', '.'])
      expect(said('sheet', sheet('Hop', `${before}${'🔥'.repeat(40)}`)).join('\n')).toMatch(
        /^\P{Cs}*🔥”.*$/u,
      );
    expect(said('list', `${'🔥'.repeat(40)}.`).join()).toMatch(/^\P{Cs}*$/u);
    expect(said('list', `.${'🔥'.repeat(40)}.`).join()).toMatch(/^\P{Cs}*$/u);
  });

  test.each(['👨‍👩‍👧', '👍🏽', 'e\u0301\u0302'])('nor a sign that is made of several: %s', (sign) => {
    const signs = new Set(new Intl.Segmenter().segment(sign)).size;
    expect(signs).toBe(1);
    for (let before = 20; before < 70; before++) {
      const text = `${'a'.repeat(before)}${sign}${'a'.repeat(99 - before)}`;
      const quoted = [excerpt(text), ending(text, 30)];
      for (const each of quoted) expect(each.replaceAll(sign, '')).toMatch(/^[“a…”]+$/u);
    }
    expect(excerpt(`a${'\u0301'.repeat(500)}`)).toHaveLength(63);
  });

  test('but not a sentence that says of something else what that means', () => {
    const text = 'Move twice. If this unit is tapped, that means it stays.';
    expect(said('sheet', sheet('Hop', text))).toEqual([]);
  });

  test('signs that a program sets for several letters', () => {
    const text = 'A static ability that means, "Move \ufb01ve squares o\ufb00."';
    expect(said('sheet', sheet('Hop', text))).toEqual([
      'ligature-left 2:41 Found “\ufb01” and 1 more up to line 2, one character for several letters (U+FB01), expected the letters',
    ]);
  });

  test('a label in front of one text alone, which may be of it', () => {
    expect(said('sheet', sheet('Hop', `Act as: ${ability}`))).toEqual([
      `template-unclear 2:6 Found that the text of “Hop” begins with “Act as: ${ability}”, expected “A … ability” or “An … effect” there`,
    ]);
  });

  test('a day after that on which the document says it was published, whenever it was recorded', () => {
    const file = new VFile({ value: list('Hop') });
    parseSource(file, 'list', { published: '2021-05-22', recorded: '2026-01-01' });
    expect(diagnosticsOf([file]).map(({ message }) => message)).toEqual([
      'Found the date 5/23/2021, expected none after 2021-05-22, when the document was published',
    ]);
  });

  test('a day after that on which the document was recorded', () => {
    const read = (recorded: string | null) => {
      const file = new VFile({ value: list('Hop') });
      const [entry] = parseSource(file, 'list', { recorded });
      expect(entry?.introduction?.date).toBe('2021-05-23');
      return file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
    };
    expect(read('2021-05-22')).toEqual([
      '5:13 Found the date 5/23/2021, expected none after 2021-05-22, when the document was recorded',
    ]);
    expect([...read('2021-05-23'), ...read(null)]).toEqual([]);
  });
});
