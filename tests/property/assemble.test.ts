import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import type { Entry, Keyword } from '../../src/keywords/model.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import { assembleKeywords } from '../../src/keywords/store/assemble.ts';
import { fromMdx } from '../../src/keywords/store/read-mdx.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { reconcileSeeds, seedSources } from '../helpers/content.ts';

/** What comes back of keywords that are written as files and read again. */
function writeAndRead(keywords: readonly Keyword[], sourceIds: readonly string[]): Keyword[] {
  const entries = keywords.flatMap((keyword) =>
    keyword.revisions.map((revision) => ({ ...fromMdx(toMdx(keyword, revision)), file: revision.file })),
  );
  // Files come in any order.
  return assembleKeywords(entries.toReversed(), sourceIds);
}

test('the seeds, written and read again, are what was reconciled', () => {
  const keywords = reconcileSeeds();
  const ids = seedSources.map(({ id }) => id);
  expect(writeAndRead(keywords, ids)).toEqual(keywords);
});

const sentence = fc.constantFrom('Stop.', 'Go on.', 'Wait for it.', 'Roll again.', 'Nothing is lost.');
const entry = fc.record({
  name: fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Zig-Zag'),
  text: fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((sentences) => `A static ability that means, "X." ${sentences.join(' ')}`),
  introduction: fc.option(
    fc.record({
      set: fc.option(fc.constantFrom('First Set', 'Second Set')),
      by: fc.option(fc.constant('Somebody')),
      date: fc.option(fc.constant('2001-02-03')),
    }),
  ),
});
const sources = fc.array(fc.uniqueArray(entry, { selector: ({ name }) => name, minLength: 1 }), {
  minLength: 1,
  maxLength: 4,
});

test('so are any keywords of any sources, also where a wording comes back', () => {
  fc.assert(
    fc.property(sources, (read) => {
      const readSources = read.map((entries, index) => ({
        id: `source-${index}`,
        title: `Source ${index}`,
        kind: 'list' as const,
        file: new VFile({ path: `source-${index}` }),
        entries: entries.map(
          (each, line): Entry => ({
            ...each,
            template: each.name,
            line: line + 1,
            column: 1,
            textLine: line + 1,
          }),
        ),
      }));
      const keywords = reconcile(readSources);
      expect(
        writeAndRead(
          keywords,
          readSources.map(({ id }) => id),
        ),
      ).toEqual(keywords);
    }),
  );
});
