import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Changes } from '../../src/keywords/changes/lookup.ts';
import type { Keyword } from '../../src/keywords/model.ts';
import { readGlossaries } from '../helpers/made-glossaries.ts';

const names = ['Hop', 'Leap', 'Skip', 'Dive', 'Wait'];
const name = fc.constantFrom(...names);

/** A glossary in which one keyword at most tells of a rename: a source that contradicts itself has no one history. */
const glossary = fc
  .tuple(fc.subarray(names, { minLength: 1 }), fc.nat(2), fc.tuple(name, name, name))
  .map(([held, steps, [teller, from, to]]) =>
    Object.fromEntries(
      held.map((each) => [
        each,
        `Move ${steps}.${each === teller ? ` The "${from}" keyword has been renamed to "${to}".` : ''}`,
      ]),
    ),
  );

const pagesOf = (keywords: readonly Keyword[], changes: Changes) =>
  keywords.flatMap(({ slug }) => changes.of(slug).map(({ from, to }) => `${slug}/compare/${from}/${to}`));

test('whatever sources tell of renames, the last told is the one that holds, and no comparison ever goes', () => {
  fc.assert(
    fc.property(fc.array(glossary, { minLength: 1, maxLength: 4 }), (glossaries) => {
      let published: string[] = [];
      for (const count of glossaries.keys()) {
        const { keywords, changes } = readGlossaries(...glossaries.slice(0, count + 1));
        for (const { slug, renamedTo } of keywords)
          if (renamedTo) expect(changes.renamesOf(slug).at(-1)?.to).toBe(renamedTo);
        const pages = pagesOf(keywords, changes);
        expect(pages).toEqual(expect.arrayContaining(published));
        published = pages;
      }
    }),
    // What is told of a name overrules nothing until that is there.
    {
      examples: [
        [
          [
            { Skip: 'Move 0. The "Skip" keyword has been renamed to "Hop".' },
            { Hop: 'Move 0. The "Skip" keyword has been renamed to "Dive".', Skip: 'Move 0.' },
            { Dive: 'Move 0.' },
          ],
        ],
      ],
    },
  );
});
