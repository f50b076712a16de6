import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../src/keywords/changes/compare/segments.ts';
import { fromMdx } from '../../src/keywords/store/read-mdx.ts';
import { isSealed } from '../../src/keywords/store/seal.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { straight } from '../../src/keywords/text/typography.ts';
import { splitParts } from '../../src/keywords/wording/parts.ts';
import { revisionId } from '../../src/keywords/wording/revision.ts';
import { hostileText } from '../helpers/hostile.ts';
import { sampleKeyword, sampleRevision } from '../helpers/samples.ts';

const words = fc.array(
  fc.constantFrom('a', 'unit', 'Unit', 're-roll', 'reroll', ',', '"x"', ' ', '  ', "can't", '+X'),
);

test('any text comes out of the MDX as it went in, and the file is sealed', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 3 }), hostileText, (parts, template) => {
      const revision = sampleRevision(template, parts);
      const document = toMdx(sampleKeyword('A', revision), revision);
      const read = fromMdx(document);
      expect(read.parts.map((part) => part.text)).toEqual(parts);
      expect(read.frontMatter.template).toBe(template);
      expect(isSealed(document)).toBe(true);
      expect(isSealed(document.replace('Meaning>', 'Meaning> '))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('the parts of any text give it back, joined by single spaces', () => {
  fc.assert(
    fc.property(hostileText, (value) => {
      expect(splitParts(value).join(' ')).toBe(value);
    }),
    { numRuns: 1000 },
  );
});

test('a text has the same parts however its quotation marks and apostrophes are set', () => {
  const sign = fc.constantFrom(
    '"',
    '“',
    '”',
    '„',
    '‟',
    "'",
    '’',
    '‛',
    ' ',
    '.',
    ' A',
    'a',
    ' that means, ',
    '(',
    ')',
  );
  const texts = fc.array(sign).map((signs) => signs.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(splitParts(text).map(straight)).toEqual(splitParts(straight(text)));
    }),
    { numRuns: 1000 },
  );
});

test('no text is split inside brackets that pair', () => {
  const pieces = fc.constantFrom('(', ')', '[', ']', ' A', '. ', 'a', '." ', ' "');
  fc.assert(
    fc.property(
      fc.array(pieces).map((all) => all.join('')),
      (value) => {
        let end = -1;
        for (const part of splitParts(value).slice(0, -1)) {
          end += part.length + 1;
          expect(isBracketed(value, end, '(', ')') || isBracketed(value, end, '[', ']')).toBe(false);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

/** Whether some opening bracket before a place finds its partner behind it, looked for one by one. */
function isBracketed(value: string, place: number, opener: string, closer: string): boolean {
  return [...value.slice(0, place)].some((sign, from) => {
    if (sign !== opener) return false;
    let depth = 0;
    for (let index = from; index < value.length; index++) {
      if (value[index] === opener) depth++;
      else if (value[index] === closer && --depth === 0) return index > place;
    }
    return false;
  });
}

describe('any two texts can be rebuilt from their change, and no word is split', () => {
  test.each([
    ['of any kind', fc.tuple(hostileText, hostileText)],
    [
      'of few words, so that much is alike',
      fc.tuple(words, words).map(([a, b]) => [a.join(' '), b.join(' ')] as const),
    ],
  ])('texts %s', (_, pair) => {
    fc.assert(
      fc.property(pair, ([old, fresh]) => {
        const segments = compareTexts(old, fresh);
        const joined = (leftOut: string) =>
          segments.filter(({ op }) => op !== leftOut).map((segment) => segment.text);
        expect(joined('+').join('')).toBe(old);
        expect(joined('-').join('')).toBe(fresh);
        for (const side of [joined('+'), joined('-')])
          for (const [index, segment] of side.entries())
            expect(/[\p{L}\p{N}]$/u.test(side[index - 1] ?? '') && /^[\p{L}\p{N}]/u.test(segment)).toBe(
              false,
            );
      }),
      { numRuns: 500 },
    );
  });
});

test('a revision id depends on nothing that a typesetter does', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (template, value) => {
      const typeset = value.replaceAll("'", '’').replaceAll('"', '”').replaceAll(' ', '\u00a0 ');
      expect(revisionId(template, `  ${typeset}\n`)).toBe(revisionId(template, value));
    }),
  );
});
