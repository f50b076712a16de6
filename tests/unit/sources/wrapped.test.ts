import { describe, expect, test } from 'vitest';
import { all, does, lists, names, row, said } from '../../helpers/four-entries.ts';
import { foundBehind } from '../../helpers/said-behind.ts';
import { said as allSaid, list, sheet, wrapped } from '../../helpers/said-of-sources.ts';

/** An entry of a list one of whose fields is broken too. */
const broken = (name: string, text?: string) => list(name, text).replace('One', 'A long\nway off');

describe('texts that a program wrapped', () => {
  test.each([
    ['list', all((name) => list(name, wrapped).replace('Date Added', 'Date\nAdded')), 6, 'Hop', 3, 35],
    ['glossary', all((name) => row(name, wrapped), '\n'), 2, 'Hop', 3, 8],
    ['glossary', all((name) => row(name, name === 'Hop' ? does(name) : wrapped), '\n'), 3, 'Skip', 2, 7],
  ] as const)('are told once in a %s', (kind, text, line, name, more, last) =>
    expect(said(kind, text)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^text-wrapped ${line}:1 .* “${name}” and ${more} more continues with .* line is ${last}$`,
        ),
      ),
    ]),
  );

  test.each([':\n', '\n'])(
    'are told apart from fields of which each has its value under its label: %j',
    (between) =>
      expect(said('list', lists.replaceAll(/^([A-Z][\w ]+): (?=[\w/]+$)/gm, `$1${between}`))).toEqual([
        expect.stringMatching(
          /^value-parted 3:1 Found “Hop” on the line under “Template” and 15 more .* line 42, expected /,
        ),
      ]),
  );

  test('are none above the entries, whatever a page put between them', () => {
    const document = all((name) => `${sheet(name, wrapped)}\n\n7\n\nOur page`);
    expect(allSaid('sheet', document).join()).toMatch(/^text-wrapped 3:1 (?!.*preamble-skipped)/s);
  });

  test('are told with the fields that broke right above them', () => {
    const entries = (between: string) =>
      all((name) => (names.indexOf(name) < 2 ? broken(name) : list(name, wrapped)), between);
    const told = expect.stringMatching(/^text-wrapped /);
    expect(said('list', entries('\n'))).toEqual([told]);
    expect(said('list', entries('\n\n'))).toEqual([expect.stringMatching(/^field-unknown 4:1 /), told]);
  });

  test('hide no field without its value right above them', () => {
    const entries = all((name) => list(name, does(name).replace('means,', 'means,\nat once,')));
    expect(said('list', `Template:\nOur page\n${entries}`)).toEqual([
      expect.stringMatching(/^template-missing 1:1 /),
      expect.stringMatching(/^text-wrapped /),
    ]);
  });

  test('where one alone is, what else is wrong with it is told too', () =>
    expect(said('list', `${broken('Hop', wrapped)}\n\n${list('Skip')}`)).toEqual([
      expect.stringMatching(/^field-unknown 4:1 /),
      expect.stringMatching(/^text-wrapped 8:1 /),
    ]));

  test('are none where a page has its number under each, of one digit or of several', () =>
    expect(
      said(
        'sheet',
        all((name) => `${sheet(name, does(name))}\n\nSee page ${10 ** names.indexOf(name)}.`),
      ),
    ).toEqual([expect.stringMatching(/^line-unexpected 4:1 .* and 3 more /)]));
});

describe('a line in small letters directly below a text that ended', () => {
  test.each(['agreed', 'see less', 'source: our page', 'd4a15d96', 'and so on', '+1'])(
    'is no part of it: %s',
    (line) => {
      const told = [expect.stringMatching(/^line-unexpected 3:1 /)];
      expect(allSaid('sheet', `${sheet('Hop')}\n${line}\n\n${sheet('Skip')}`)).toEqual(told);
      expect(allSaid('sheet', `${sheet('Hop')}\n${line}`)).toEqual(told);
    },
  );

  test('is part of it behind an abbreviation', () =>
    expect(
      allSaid('sheet', `${sheet('Hop', 'A static ability that means, "Move." It counts vs.')}\nstones.`),
    ).toEqual([expect.stringMatching(/^text-wrapped 3:1 /)]));

  test('and may be the heading of a known keyword', () =>
    expect(foundBehind([sheet('Skip')], 'sheet', `${sheet('Hop')}\nskip`)).toMatchObject([
      { rule: 'text-missing', line: 3 },
    ]));
});
