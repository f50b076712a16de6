import { describe, expect, test } from 'vitest';
import { bulletedCards } from '../../../../src/checks/cards/document/plain/bulleted-cards.ts';
import { abilitiesByCard, checkedCards, readCards } from '../../../helpers/made-game.ts';

const bulleted = (...lines: string[]) => [
  ...bulletedCards(
    lines,
    (line) => line.includes('(B)'),
    (words) => words === 'Quokka',
  ),
];

describe('cards in a list of points', () => {
  test('begin with each, where two for certain do and the others may', () => {
    const list = ['- **Quill (B)**: Leap 2', '- Old Fern', '  - Gate 2', '', '  rests', '- Pen (B) - Gate 2'];
    expect(bulleted('Cards', ...list)).toEqual([
      [1, 'Quill'],
      [2, 'Old Fern'],
      [6, 'Pen'],
    ]);
  });

  test('also with a name, a dash and a cost with its arrow', () =>
    expect(bulleted('- Quill - Pay 2 Force -> Rest', '- Old Fern - [tap] -> Turn')).toEqual([
      [0, 'Quill'],
      [1, 'Old Fern'],
    ]));

  test.each([
    ['of one that does', ['- Quill (B)', '- Old Fern', '- Pen']],
    ['with a keyword', ['- Quill (B)', '- Quokka', '- Pen (B)']],
    ['with what has a number', ['- Quill (B)', '- Leap 2', '- Pen (B)']],
    ['with a sentence', ['- Quill (B)', '- Draw a card.', '- Pen (B)']],
    ['of points within another', ['Marsh', ' - Quill (B)', ' - Old Fern', ' - Pen (B)']],
    ['with another mark', ['- Quill (B)', '* Old Fern', '- Pen (B)']],
    ['with a line between', ['- Quill (B)', 'Marsh', '- Pen (B)']],
  ])('but not in one: %s', (_, lines) => expect(bulleted(...lines)).toEqual([]));

  test('with a box before each', () =>
    expect(bulleted('- [x] Quill (B): Leap 2', '- [ ] Old Fern: Gate 2', '- [ ] Pen (B)')).toEqual([
      [0, 'Quill'],
      [1, 'Old Fern'],
      [2, 'Pen'],
    ]));

  test('are read with what stands below each', () => {
    const { cards } = readCards('- Quill (B)\n  - Leap 2\n- Old Fern\n  - Quokka\n- Pen (A)\n  - Gate 2');
    expect(cards.map(({ title, text }) => [title, text])).toEqual([
      ['Quill', '- Quill (B)\n  - Leap 2'],
      ['Old Fern', '- Old Fern\n  - Quokka'],
      ['Pen', '- Pen (A)\n  - Gate 2'],
    ]);
  });
});

describe('cards on a line each, with the name before the text', () => {
  const list = ['Quill (B): Leap 2', 'Old Fern: Gate 2 | It rests.', 'Pen (A) - Gate 2'];

  test('begin with each, where two for certain do', () => {
    expect(abilitiesByCard(`Cards\n\n${list.join('\n')}`).slice(1)).toEqual([
      ['Quill', 'Leap 2'],
      ['Old Fern', 'Gate 2'],
      ['Pen', 'Gate 2'],
    ]);
  });

  test.each(['-', '–', '—'])('or where a dash and an ability follow the names of two: %s', (dash) => {
    const lines = ['Old Fern - Gate 2', 'Quokkar - Leap 2 | It rests.', 'Pen - It rests.'];
    const text = lines.join('\n').replaceAll(' - ', ` ${dash} `);
    expect(checkedCards(text).map(({ name, findings }) => [name, findings])).toEqual([
      ['Old Fern', []],
      ['Quokkar', []],
      ['Pen', []],
    ]);
  });

  test.each([
    ['the name of one', ['Old Fern - Gate 2', 'Pen - It rests.']],
    ['a keyword', ['Quokka - Gate 2', 'Quokka - Leap 2']],
    ['an arena', ['Space - Leap 2', 'Ground - Gate 2']],
  ])('but not where they follow %s', (_, lines) => expect(readCards(lines.join('\n')).cards).toHaveLength(1));

  test.each([
    ['an ability', 'Vault: Turn a gate.'],
    ['a line without a name', 'It rests.'],
    ['a blank line', ''],
  ])('but not among them with %s', (_, line) =>
    expect(bulleted(list[0] ?? '', list[1] ?? '', line, 'Pen rests')).toEqual([]),
  );
});
