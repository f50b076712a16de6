import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../../src/keywords/doubts/index.ts';
import { reconcile } from '../../../src/keywords/reconcile.ts';
import { readText } from '../../helpers/read-text.ts';
import { list, said, sheet } from '../../helpers/said-of-sources.ts';

/** What is said of the fields of lists, oldest first, each as `source line:column message`. */
function saidOfFields(...documents: string[]): string[] {
  const sources = documents.map((text, index) => readText('list', `s${index}`, text));
  reportDoubts(reconcile(sources), sources);
  return diagnosticsOf(sources.map(({ file }) => file))
    .filter(({ rule }) => /^(?:introduction|field|date)/.test(rule))
    .map(({ file, line, column, message }) => `${file} ${line}:${column} ${message}`);
}

const withSet = (name: string, set: string) =>
  list(name).replace('Added in Set: One', `Added in Set: ${set}`);

describe('what a list says of how a keyword came', () => {
  test('is told with both, and where it stands, when an older one says otherwise', () => {
    expect(saidOfFields(list('Hop'), withSet('Hop', 'Two'))).toEqual([
      's1 3:15 Found “Two” as “Added in Set” for “Hop”, and “One” in an older source; this one is shown',
    ]);
    expect(saidOfFields(list('Hop'), list('Hop').replace('5/23', '5/24'))).toEqual([
      's1 5:13 Found “2021-05-24” as “Date Added” for “Hop”, and “2021-05-23” in an older source; this one is shown',
    ]);
    expect(saidOfFields(list('Hop'), list('Hop'))).toEqual([]);
  });

  test('is told once where very many days differ, as where days are before months', () => {
    const lists = (day: string) =>
      Array.from({ length: 11 }, (_, at) => list(`Hop ${'x'.repeat(at + 1)}`).replace('5/23', day)).join(
        '\n',
      );
    expect(saidOfFields(lists('5/1'), lists('1/5'))).toEqual([
      's1 5:13 Found “2021-01-05” as “Date Added” for “Hop x” and 10 more up to line 65, and “2021-05-01” in an older source; this one is shown',
    ]);
  });

  test('is doubted where it is nearly what an older one has', () => {
    const older = withSet('Hop', 'Deep Moss');
    expect(saidOfFields(older, `${withSet('Skip', 'Deep Mos')}\n${withSet('Leap', 'Deep Mos')}`)).toEqual([
      's1 3:15 Found “Deep Mos” as “Added in Set” and 1 more up to line 9, close to “Deep Moss”, which an older source has',
    ]);
    expect(saidOfFields(older, withSet('Skip', 'Deep moss'))).toEqual([]);
    expect(saidOfFields(withSet('Hop', 'Season 1'), withSet('Skip', 'Season 2'))).toEqual([]);
  });

  test.each([
    ')Deep Moss',
    'Deep Moss.',
    'Deep-Moss',
    '“Deep Moss”',
    'Deep MosS',
    'DEep Moss',
    'Deep Moss 5/23/2021',
  ])('is doubted where it is the same but for a sign or a capital within a word: %s', (set) =>
    expect(saidOfFields(withSet('Hop', 'Deep Moss'), withSet('Skip', set))).toEqual([
      `s1 3:15 Found “${set}” as “Added in Set”, close to “Deep Moss”, which an older source has`,
    ]),
  );

  test('is the same however spaces and quotation marks are written', () => {
    const older = withSet('Hop', "The Owl's Moss");
    expect(saidOfFields(older, withSet('Skip', 'The  Owl’s\u00a0Moss'))).toEqual([]);
    expect(readText('list', 's', withSet('Hop', 'Deep  \u00a0Moss')).entries[0]?.introduction?.set).toBe(
      'Deep Moss',
    );
  });

  test('is doubted where an older one has it in another field', () =>
    expect(saidOfFields(list('Hop'), withSet('Skip', 'Somebody'))).toEqual([
      's1 3:15 Found “Somebody” as “Added in Set”, which an older source has as “Added By”, but never as “Added in Set”',
    ]));

  test('is doubted beside what other entries of its own document have, where no older one has anything', () => {
    const three = ['Hop', 'Run', 'Dig'].map((name) => withSet(name, 'Deep Moss')).join('\n');
    const beside = (entry: string) => saidOfFields(`${three}\n${entry}`);
    expect(beside(withSet('Skip', 'Deep Mos'))).toEqual([
      's0 21:15 Found “Deep Mos” as “Added in Set”, close to “Deep Moss”, which other entries have',
    ]);
    const exchanged = withSet('Skip', 'Somebody').replace('Added By: Somebody', 'Added By: Deep Moss');
    expect(beside(exchanged)).toEqual([
      's0 21:15 Found “Somebody” as “Added in Set”, which other entries have as “Added By”, but never as “Added in Set”',
      's0 22:11 Found “Deep Moss” as “Added By”, which other entries have as “Added in Set”, but never as “Added By”',
    ]);
    expect(beside(withSet('Skip', 'Dry Stones').replace('2021', '1021'))).toEqual([
      's0 23:13 Found the date 1021-05-23, expected none before 2021-05-23, the earliest that several other entries have',
    ]);
    expect(saidOfFields(`${withSet('Hop', 'Deep Moss')}\n${withSet('Skip', 'Deep Mos')}`)).toEqual([]);
  });

  test.each([
    'N/A',
    'none',
    'Unknown',
    'TBD',
    'not known',
    'ditto',
    'Same as above',
    'see below',
    'See Hop',
    'same as Hop.',
  ])('is no name: %s', (set) =>
    expect(saidOfFields(withSet('Hop', set))).toEqual([
      `s0 3:15 Found “${set}” as “Added in Set”, expected a name, or nothing if it is not known`,
    ]),
  );

  test.each(['See No Moss', 'See', 'Same Moss', 'Ditto Hop', 'Hop'])('may be a name: %s', (set) =>
    expect(saidOfFields(withSet('Hop', set))).toEqual([]),
  );

  test('is doubted where it is long before all that an older one has', () => {
    expect(saidOfFields(list('Hop'), list('Skip').replace('2021', '1921'))).toEqual([
      's1 5:13 Found the date 1921-05-23, expected none before 2021-05-23, the earliest that an older source has',
    ]);
    expect(saidOfFields(list('Hop'), list('Skip').replace('2021', '2022'))).toEqual([]);
  });

  test('is told once where it is so for a keyword of which an older one has another day', () =>
    expect(saidOfFields(list('Hop'), list('Hop').replace('2021', '1021'))).toEqual([
      's1 5:13 Found the date 1021-05-23, expected none before 2021-05-23, the earliest that an older source has',
    ]));

  test.each([':', ';', '=', '-', ' –', ' :'])('has no sign of its label in front: %s', (sign) => {
    const entry = list('Hop');
    for (const [label, value] of [
      ['Template', 'Hop'],
      ['Added in Set', 'One'],
      ['Added By', 'Somebody'],
    ] as const) {
      const found = said('list', entry.replace(`${label}: ${value}`, `${label}:${sign}${value}`));
      expect(found).toEqual([
        expect.stringContaining(
          `Found “${sign.trim()}${value}” as “${label}”, expected “${value}”, without a sign before it`,
        ),
      ]);
    }
  });

  test.each(['(R)evolution', '"Moss"', '#1 Moss', '...And Moss', '+1 Moss', '-1'])(
    'may begin with a sign of its own: %s',
    (set) => expect(said('list', withSet('Hop', set))).toEqual([]),
  );

  test('has a letter in front that a program read as a stroke, which is none of its label', () =>
    expect(said('list', list('Hop').replace('Set: One', 'Set: |nn'))).toEqual([]));

  test('may be left blank, which is not said', () =>
    expect(said('list', list('Hop').replace('Somebody', ''))).toEqual([]));

  test('is two fields where the line end between them is lost, with a blank or without', () => {
    for (const between of [' ', ''])
      expect(said('list', list('Hop').replace('One\n', `One${between}`))).toEqual([
        expect.stringContaining('fields-joined 3:15'),
      ]);
    expect(said('list', list('Hop').replace('Hop\nAdded', 'HopAdded'))).toEqual([
      expect.stringContaining('fields-joined 2:11'),
    ]);
    expect(said('list', list('Hop').replace('2021\n', '2021')).join()).toContain('field-runs-on');
  });
});

test('a document is not older than the day on which another has one of its keywords added', () => {
  const later = list('Skip').replace('5/23', '6/1');
  const saidOf = (published: string | null) => {
    const sources = [
      readText('list', 'list', [list('Hop'), later].join('\n')),
      {
        ...readText('sheet', 'sheet', ['Hop', 'Skip', 'Rest'].map((name) => sheet(name)).join('\n\n')),
        published,
      },
    ];
    reportDoubts(reconcile(sources), sources);
    return diagnosticsOf(sources.map(({ file }) => file)).flatMap(({ file, rule, line, message }) =>
      rule === 'date-late' ? `${file} ${line} ${message}` : [],
    );
  };
  expect(saidOf('2021-05-01')).toEqual([
    'sheet 4 Found the date 2021-06-01, when “Skip” was added according to another source, expected none after 2021-05-01, when the document was published',
  ]);
  expect([saidOf('2021-06-01'), saidOf(null)]).toEqual([[], []]);
});
