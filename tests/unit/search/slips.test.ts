import { describe, expect, test } from 'vitest';
import { slips } from '../../../src/search/base/name-weights.ts';
import { lettersOf, weighSlips } from '../../../src/search/names/slips.ts';

const weigh = (typed: string, name = 'lantern', most = 10) => weighSlips(typed, name, most);

describe('what slips in a name weigh', () => {
  test.each([
    ['none', 'lantern', 0],
    ['any other letter', 'lanhern', slips.letter],
    ['the first letter, as any other', 'hantern', slips.letter],
    ['a letter too many', 'lanhtern', slips.letter],
    ['two letters in the place of each other', 'latnern', slips.order],
    ['the first two, as any others', 'alntern', slips.order],
    ['a letter that sounds alike', 'landern', slips.sound],
    ['a letter twice', 'lanttern', slips.sound],
    ['a letter left out', 'lanern', slips.sound],
    ['a vowel too many', 'lanterin', slips.sound],
    ['a vowel left out', 'lantrn', slips.vowel],
    ['what is not typed yet', 'lante', 2 * slips.untyped],
    ['two slips, together', 'latnenn', slips.order + slips.letter],
  ])('%s: %s', (_, typed, weight) => {
    expect(weigh(typed)).toBeCloseTo(weight);
  });

  test('more than what was asked for is not told apart', () => {
    expect(weigh('latnenn', 'lantern', 1)).toBe(Number.POSITIVE_INFINITY);
    expect(weigh('pebble', 'lantern', 1)).toBe(Number.POSITIVE_INFINITY);
  });

  test('blanks weigh nothing, nor what sounds the same', () => {
    expect(lettersOf(['night', 'phone'])).toBe(lettersOf(['nitfone']));
    expect(lettersOf(['nigth'])).toBe(lettersOf(['night']));
  });
});
