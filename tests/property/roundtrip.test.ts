import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../src/keywords/changes/segments.ts';
import type { Keyword, Revision } from '../../src/keywords/model.ts';
import { splitParts } from '../../src/keywords/parts.ts';
import { revisionId } from '../../src/keywords/revision.ts';
import { fromMdx, toMdx } from '../../src/keywords/store/mdx.ts';
import { isSealed } from '../../src/keywords/store/seal.ts';
import { hostileFragments } from '../hostile.ts';

/** Any text, with much of what Markdown, MDX, YAML or HTML would take for syntax. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostileFragments, ' ', 'word', '. ', '" ', '" A'),
      fc.string({ unit: 'binary' }),
    ),
    {
      minLength: 1,
    },
  )
  .map((fragments) => fragments.join(''))
  .filter((value) => value !== '' && value.isWellFormed());

const words = fc.array(
  fc.constantFrom('a', 'unit', 'Unit', 're-roll', 'reroll', ',', '"x"', ' ', '  ', "can't", '+X'),
);

function entry(template: string, parts: string[]): [Keyword, Revision] {
  const traits = { stacking: null, mode: null, noun: null, timing: null };
  const identified = parts.map((part, index) => ({ id: index === 0 ? 'meaning' : `r${index}`, text: part }));
  const revision = {
    id: '00000000',
    template,
    text: parts.join(' '),
    parts: identified,
    traits,
    sources: ['a'],
    file: 'a',
  };
  const keyword = {
    slug: 'a',
    name: 'A',
    introduction: null,
    revisions: [revision],
    history: [],
    renamedTo: null,
    formerNames: [],
  };
  return [keyword, revision];
}

test('any text comes out of the MDX as it went in, and the file is sealed', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), text, (parts, template) => {
      const document = toMdx(...entry(template, parts));
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
    fc.property(text, (value) => {
      expect(splitParts(value).join(' ')).toBe(value);
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
    ['of any kind', fc.tuple(text, text)],
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
    fc.property(text, text, (template, value) => {
      const typeset = value.replaceAll("'", '’').replaceAll('"', '”').replaceAll(' ', '\u00a0 ');
      expect(revisionId(template, `  ${typeset}\n`)).toBe(revisionId(template, value));
    }),
  );
});
