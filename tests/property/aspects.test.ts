import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWordings } from '../../src/keywords/changes/compare/compare.ts';
import { sideOf } from '../../src/keywords/changes/compare/segments.ts';
import { describeChange } from '../../src/keywords/changes/told/describe.ts';
import type { Change, Revision, Segment } from '../../src/keywords/model.ts';
import { foldTypography } from '../../src/keywords/text/typography.ts';
import { splitMeaning } from '../../src/keywords/wording/type-line.ts';
import { hostileText } from '../helpers/hostile.ts';
import { sampleRevision } from '../helpers/samples.ts';

/** Texts much like each other and much like a meaning, so that what differs stands now here, now there. */
const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('A', 'layered', 'ability', 'unit', 'this', 'X', '+X') },
      fc.constantFrom(
        're-roll',
        'reroll',
        "can't",
        'can’t',
        'Unit',
        'that means,',
        '"This',
        'unit."',
        '(Note.)',
        '.',
      ),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((said) => said.join(' '));
const meaning = fc
  .tuple(
    fc.constantFrom('', '(Renamed.) '),
    words,
    fc.constantFrom(' that means, "', ' that means ', ' '),
    words,
  )
  .map((pieces) => pieces.join(''));
const wording = fc
  .tuple(words, meaning, fc.array(words, { maxLength: 2 }))
  .map(([template, first, rulings]) => sampleRevision(template, [first, ...rulings]));
const hostileWording = fc
  .tuple(hostileText, fc.array(hostileText, { minLength: 1, maxLength: 3 }))
  .map(([template, parts]) => sampleRevision(template, parts));

/** Two wordings, of which the second may be the first as another typesetter, or another speller, has it. */
function pairOf(of: fc.Arbitrary<Revision>): fc.Arbitrary<[Revision, Revision]> {
  const again = (alter: (text: string) => string) =>
    of.map((from): [Revision, Revision] => {
      const parts = from.parts.map(({ text }) => alter(text));
      return [from, sampleRevision(alter(from.template), parts)];
    });
  return fc.oneof(
    fc.tuple(of, of),
    again((text) => text.replaceAll("'", '’').replaceAll('"', '”').replaceAll(' ', '\u00a0 ')),
    again((text) => text.replaceAll('re-roll', 'reroll').replaceAll('unit', 'Unit')),
  );
}

test('note, type line and effect of any text give it back', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, meaning), (text) => {
      const { note, typeLine, effect } = splitMeaning(text);
      expect(note + typeLine + effect).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

describe.each([
  ['like those of the game', wording],
  ['of any kind', hostileWording],
])('of two wordings %s', (_, of) => {
  test('no aspect is named where nothing but typography differs, and nowhere else', () => {
    fc.assert(
      fc.property(pairOf(of), ([from, to]) => {
        const change = compareWordings(from, to);
        const isTypography =
          from.parts.length === to.parts.length &&
          foldTypography(from.template) === foldTypography(to.template) &&
          from.parts.every(
            ({ text }, part) => foldTypography(text) === foldTypography(to.parts[part]?.text ?? ''),
          );
        expect(change.aspects.length === 0, JSON.stringify(change)).toBe(isTypography);
      }),
      { numRuns: 500 },
    );
  });

  test('each aspect that is named has its mark in its part of the text', () => {
    fc.assert(
      fc.property(pairOf(of), ([from, to]) => {
        const change = compareWordings(from, to);
        for (const aspect of change.aspects)
          expect(marksOf(change)[aspect](), `${aspect}: ${JSON.stringify(change)}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a change is editorial where spelling is all that it alters, and its sentence says so', () => {
    fc.assert(
      fc.property(pairOf(of), ([from, to]) => {
        const change = compareWordings(from, to);
        const isSpelling = change.aspects.every((aspect) => aspect === 'spelling');
        expect(change.kind === 'editorial', JSON.stringify(change)).toBe(isSpelling);
        expect(describeChange(change) === 'Spelling only.').toBe(isSpelling);
      }),
      { numRuns: 500 },
    );
  });
});

/** Looked for in another way than the product does: sign by sign, on both sides. */
function marksOf({
  template,
  parts: [first, ...rulings],
}: Change): Record<Change['aspects'][number], () => boolean> {
  const segments = first?.segments ?? [];
  const within = (part: 'note' | 'typeLine' | 'effect') =>
    (['-', '+'] as const).some((side) => {
      const split = splitMeaning(sideOf(segments, side));
      const signs = [
        ...split.note.split('').fill('note'),
        ...split.typeLine.split('').fill('typeLine'),
        ...split.effect.split('').fill('effect'),
      ];
      const marked = segments
        .filter(({ op }) => op === '=' || op === side)
        .flatMap((segment) => segment.text.split('').fill(isWords(segment) ? 'x' : ''));
      return marked.some((mark, sign) => mark === 'x' && signs[sign] === part);
    });
  return {
    'type-line': () => within('typeLine'),
    effect: () => within('effect'),
    rulings: () =>
      within('note') ||
      rulings.some(
        ({ status, moved, segments: marks }) =>
          moved || ['added', 'removed'].includes(status) || marks.some(isWords),
      ),
    template: () => template.some(isWords),
    spelling: () =>
      [template, segments, ...rulings.map((ruling) => ruling.segments)].some((all) =>
        all.some(({ editorial }) => editorial),
      ),
  };
}

function isWords({ op, editorial }: Segment): boolean {
  return op !== '=' && !editorial;
}
