import { describe, expect, test } from 'vitest';
import { claimCheckOf } from '../../../helpers/claim-checks.ts';
import { does } from '../../../helpers/made-game.ts';
import { sampleKeyword, sampleRevision } from '../../../helpers/samples.ts';

const check = claimCheckOf([
  sampleKeyword('Leap', sampleRevision('Leap X', [does('This unit may leap over X stones of moss.')])),
  sampleKeyword('Vault', sampleRevision('Vault', [does('It rests behind the gate.'), 'It turns on sand.'])),
]);
const answers = (claim: string) =>
  check(claim).map(({ verdict, slug, isElsewhere }) => `${isElsewhere ? '!' : ''}${verdict} ${slug}`);

describe('a row may have what has the keyword, or the place of the text, before the keyword', () => {
  test.each([
    ['Quokka | Vault | It rests behind the gate.', 'holds vault'],
    ['| Quokka Bear | Vault | It rests behind the gate. |', 'holds vault'],
    ['Quokka\tLeap 2\tThis unit may leap over 2 stones of moss.', 'holds leap'],
    ['Quokka\tLeap 2\tThis unit may leap over 3 stones of moss.', 'near leap'],
    ['Quokka\tLeap\t2\tThis unit may leap over 3 stones of moss.', 'near leap'],
    ['Quokka – Leap 2 – This unit may leap over 2 stones of moss.', 'holds leap'],
    ['Quokka – Leap 2: This unit may leap over 2 stones of moss.', 'holds leap'],
    ['3x Quokka Bear (U) — Leap 2: This unit may leap over 3 stones of moss.', 'near leap'],
    ['Quokka Bear of the Big Fen | Vault | It rests behind the gate.', 'holds vault'],
    ['U\tVault\tIt rests behind the gate.', 'holds vault'],
    ['p. 4\tVault\tIt rests behind the gate.', 'holds vault'],
    ['1 | Quokka | Big Fen | Vault | It rests behind the gate.', 'holds vault'],
    ['<tr><td>Quokka</td><td>Vault</td><td>It rests behind the gate.</td></tr>', 'holds vault'],
    ['Quokka,Vault,"It rests behind the gate."', 'holds vault'],
    ['Quokka | Vault | This unit may leap over X stones of moss.', '!holds vault'],
  ])('%s', (claim, answer) => expect(answers(claim)).toEqual([answer]));

  test.each(
    [
      ...['Wrong', 'Not', 'no', 'Old', 'Removed', 'If tapped', 'Quokkas only', 'Except', 'Sometimes'],
      ...[
        'That was overruled',
        'It changed',
        'Half right',
        'Mostly Quokkas',
        'Quokka Bear of the Big Old Fen',
      ],
      ...['Disputed', 'Unclear', 'Pre-2004', 'F', '❌', 'Gate', 'Common mistake', 'Turns on sand'],
    ].map((cell) => `${cell} | Vault | It rests behind the gate.`),
  )('but nothing that may say more: %s', (claim) => expect(answers(claim).join()).not.toContain('holds'));

  test.each(['Wrong', 'Not', 'Removed', 'If tapped', 'Quokkas only', 'Sometimes', 'Gate', 'Common mistake'])(
    'nor in front of a template: %s',
    (cell) => expect(answers(`${cell} – Vault: It rests behind the gate.`).join()).not.toContain('holds'),
  );

  test.each([
    'Quokka | Vault | It rests behind the gate. | wrong',
    'Quokka | Vault and Leap | It rests behind the gate.',
    'Quokka | It rests behind the gate. | Vault',
  ])('nor where the other cells say more: %s', (claim) =>
    expect(answers(claim).join()).not.toContain('holds'),
  );
});

describe('a row below a name may have a label before its text', () => {
  const below = (row: string) => answers(`Vault\n${row}`).at(-1);

  test.each([
    'Text\tIt rests behind the gate.',
    '| Rules text | It turns on sand. |',
    'Effect | It turns on sand.',
  ])('%s', (row) => expect(below(row)).toBe('holds vault'));

  test.each(['Text\tIt rests by the gate.', 'Old text\tIt turns on sand.', 'Text\tIt turns on sand.\twrong'])(
    'which tells nothing of whether it is so: %s',
    (row) => expect(below(row)).not.toBe('holds vault'),
  );

  test.each([
    ['Type\tstatic ability', 'holds vault'],
    ['| Type | static |', 'holds vault'],
    ['Ability type: layered', 'near vault'],
  ])('and its kind as a field: %s', (row, answer) => expect(below(row)).toBe(answer));
});

test('a row of pieces of what its keyword says is answered cell by cell, unless one is none', () => {
  expect(answers('| Leap | over X stones of moss | may leap over X stones |')).toEqual([
    'holds leap',
    'holds leap',
  ]);
  for (const other of ['over X stones of sand', 'wrong', 'no longer so'])
    expect(answers(`| Leap | over X stones of moss | ${other} |`), other).not.toContain('holds leap');
});
