import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { type DocumentPiece, stray } from '../../../src/keywords/parse/lines/pieces.ts';
import {
  lostHeadings,
  otherUnder,
  reportDiffering,
} from '../../../src/keywords/parse/outside/stray-headings.ts';

const lineOf = (text: string, line = 1) => ({ line, column: 1, text });

/** An entry of one line, which has no heading. */
function headless(name: string): DocumentPiece {
  const line = lineOf(`${name}: It rests.`, 3);
  const entry = {
    name,
    template: name,
    text: 'It rests.',
    introduction: null,
    line: 3,
    column: 1,
    textLine: 3,
  };
  return { as: 'entry', line, last: line, entry };
}

describe('headings that differ from their templates', () => {
  /** The lines at which a message stands. */
  function toldAt(...headings: [text: string, found: string][]): (number | undefined)[] {
    const file = new VFile();
    reportDiffering(
      file,
      headings.map(([text, found], index) => ({ ...lineOf(text, index + 1), found })),
    );
    return file.messages.map(({ line }) => line);
  }

  test('by a row are told once where three and more are', () => {
    const shifted: [string, string][] = [
      ['Hop', 'Leap'],
      ['Leap', 'Skip'],
      ['Skip', 'Jump'],
    ];
    expect(toldAt(...shifted)).toEqual([1, 2, 3]);
    // The last template is of a heading that is not there.
    expect(toldAt(...shifted, ['Jump', 'Rest'])).toEqual([1, 4]);
  });

  test('as two that changed places are told one by one', () =>
    expect(toldAt(['Hop', 'Leap'], ['Leap', 'Hop'])).toEqual([1, 2]));

  test.each([
    ['the same letter for X', [1], 'Leap n', 'Hop n/-n'],
    ['another letter for X', [1, 2], 'Leap n', 'Hop m'],
    ['words that begin alike', [1, 2], 'Leap high', 'Hop home'],
    ['words of two letters', [1, 2], 'Leap on', 'Hop of'],
    ['other numbers', [1], 'Leap 2', 'Hop 3'],
  ])('by %s beside a name', (_, lines, leap, hop) =>
    expect(toldAt(['Leap', leap], ['Hop', hop])).toEqual(lines),
  );

  test('by the letters of a list are told once', () =>
    expect(toldAt(['a) Leap', 'Leap'], ['b) Hop', 'Hop'])).toEqual([1]));
});

describe('a heading above an entry without one', () => {
  const under = (text: string, piece: DocumentPiece | undefined = headless('Armor')) =>
    otherUnder(stray(lineOf(text)), piece);

  test.each(['Armor', 'Armor (New!)', 'Armor12', 'The Armor of old', 'Amor'])(
    'is that of its name: %s',
    (text) => expect(under(text)).toBe('Armor'),
  );

  test.each(['Leap', 'Armor is good.', `${'x '.repeat(110)}Armor`])('is another: %s', (text) =>
    expect(under(text)).toBeNull(),
  );

  test('is none above another stray line, or at the end', () => {
    expect(under('Armor', stray(lineOf('Armor', 3)))).toBeNull();
    expect(otherUnder(stray(lineOf('Armor')), undefined)).toBeNull();
  });
});

describe('headings whose texts are lost', () => {
  const isOf = (slugs: readonly string[]) => (slug: string) => slugs.includes(slug);
  const isLost = lostHeadings([headless('Hop')], {
    knows: isOf(['hop', 'leap', 'evade']),
    had: isOf(['skip']),
  });

  test.each(['Leap', 'Leap:', 'Leap: [Cost]', 'Evade X', 'Skip', `Leap${' '.repeat(196)}`])(
    'are known: %s',
    (text) => expect(isLost(lineOf(text))).toBe(true),
  );

  test.each(['Hop', 'Jump', 'Leap.', 'Leap: more', `Leap${' '.repeat(197)}`])('are not: %s', (text) =>
    expect(isLost(lineOf(text))).toBeFalsy(),
  );

  test('have a name, whatever is known', () =>
    expect(lostHeadings([], { knows: () => true })(lineOf('—'))).toBe(false));
});
