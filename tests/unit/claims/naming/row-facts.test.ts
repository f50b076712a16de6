import { describe, expect, test } from 'vitest';
import { factsApart } from '../../../../src/checks/claim/naming/row-facts.ts';
import { isRowOfHeads } from '../../../../src/checks/claim/naming/row-heads.ts';
import { rulebookOf } from '../../../../src/checks/claim/rulebook.ts';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const text = 'It rests behind the gate.';
const keywords = [
  {
    ...sampleKeyword('Vault', sampleRevision('Vault', [`A layered, static ability that means, "${text}"`])),
    introduction: { set: 'Fen', by: 'The Reeds', date: '2021-05-03' },
  },
  {
    ...sampleKeyword('Leap', sampleRevision('Leap', ['A triggered ability that means, "It jumps."'])),
    introduction: { set: 'Marsh', by: 'Sedge', date: null },
  },
];
const check = claimCheckOf(keywords);
const told = (...lines: string[]) => check(lines.join('\n')).map(({ verdict, text }) => `${verdict} ${text}`);
const holds = `holds ${text}`;

describe('what a row has beside its text is told where something else is on record', () => {
  test.each(['static', 'Layered, static', 'A static ability', 'layered and static'])(
    'not where it is so: %s',
    (kind) => expect(told(`Vault\t${kind}\t${text}`)).toEqual([holds]),
  );

  test.each([
    `Vault\ttriggered\t${text}`,
    `Vault | triggered | ${text}`,
    `| Vault | ${text} | triggered |`,
    `<tr><td>Vault</td><td>triggered</td><td>${text}</td></tr>`,
    `Vault,triggered,"${text}"`,
    JSON.stringify({ name: 'Vault', type: 'triggered', text }),
    JSON.stringify({ type: 'triggered', text, keyword: 'Vault' }),
  ])('another kind: %s', (row) => expect(told(row)).toEqual([holds, 'near triggered']));

  test('another kind in full', () =>
    expect(told(`Vault\tA triggered ability\t${text}`)).toEqual([holds, 'near A triggered ability']));

  test.each(['Set', 'Added in', 'Introduced in', 'First set', 'added in set'])('another set: %s', (head) => {
    const rows = (set: string) => told(`Keyword\t${head}\tText`, `Vault\t${set}\t${text}`);
    expect(rows('Fen')).toEqual([holds]);
    expect(rows('Marsh')).toEqual([holds, `near ${head}: Marsh`]);
  });

  test.each([
    ['Publisher', 'The Reeds', 'Sedge'],
    ['Added by', 'The Reeds', 'Sedge'],
    ['Date added', '3 May 2021', '3 May 2020'],
    ['Introduced on', '2021-05-03', '2021-05-04'],
  ])('another origin: %s', (head, own, other) => {
    const rows = (cell: string) =>
      told(`| Keyword | ${head} | Text |`, '|---|---|---|', `| Vault | ${cell} | ${text} |`);
    expect(rows(own)).toEqual([holds]);
    expect(rows(other)).toEqual([holds, `near ${head}: ${other}`]);
  });

  test('in a record of data, on one line or on several', () => {
    const record = { keyword: 'Vault', set: 'Marsh', publisher: 'The Reeds', text };
    expect(told(JSON.stringify(record))).toEqual([holds, 'near set: Marsh']);
    expect(told(JSON.stringify([record], null, 2))).toEqual([
      'near set: Marsh',
      'holds publisher: The Reeds',
      holds,
    ]);
  });
});

test('a row of a name and what is on record says that', () => {
  expect(told('Vault\tstatic', 'Leap\tstatic')).toEqual(['holds static', 'near static']);
  expect(told('Keyword\tSet', 'Vault\tFen', 'Leap\tFen')).toEqual(['holds Set: Fen', 'near Set: Fen']);
});

test('what stands beside a card is of that, and a judgement of the row stays with its text', () => {
  expect(told('Card\tSet\tKeyword\tText', `Quokka\tMarsh\tVault\t${text}`)).toEqual([holds]);
  expect(told(`Vault\tstatic\t${text}\twrong`)).not.toContain(holds);
  expect(told(`Vault\tstatic\twrong`).join()).not.toContain('holds');
});

test('a row is taken apart only where it has such cells after its keyword', () => {
  const { known } = rulebookOf(keywords, []);
  const parts = (row: string) => factsApart(row, known);
  expect(parts(`Vault\tstatic\t${text}\tSet: Fen`)).toEqual({
    row: `Vault\t${text}`,
    facts: ['static', 'Set: Fen'],
  });
  for (const row of [
    'static',
    `Vault\tstatic electricity\t${text}`,
    `Quokka\tstatic\t${text}`,
    `Vault\tan ability\t${text}`,
  ])
    expect(parts(row), row).toEqual({ row, facts: [] });
});

describe('heads of a table claim nothing beside its rows', () => {
  test.each([
    'Keyword\tText',
    'Name | Type | Rules text',
    'Keyword,Kind,Added in,Text',
    '# | Term | Meaning',
    'Keyword | Current wording',
  ])('%s', (heads) => {
    expect(isRowOfHeads(heads)).toBe(true);
    expect(told(heads, `Vault\t${text}`)).toEqual([holds]);
  });

  test('nor do those of what was and is, or of notes', () => {
    const heads = [
      'Keyword | Current | Proposed',
      'Old text\tNew text\tWhy',
      'Keyword,Before,After',
      'Was | Now',
    ];
    expect(heads.filter((line) => !isRowOfHeads(line))).toEqual([]);
  });

  test.each(['Keyword', 'Vault | Text', 'Keyword\tWrong', 'Text: it rests, or the card'])(
    'but other lines do: %s',
    (line) => expect(isRowOfHeads(line)).toBe(false),
  );
});
