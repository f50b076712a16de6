import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentDir, hasGivenRulings } from './content-folder/location.ts';
import {
  changesSchema,
  frontMatterSchema,
  givenRulingSchema,
  sourceSchema,
} from './keywords/store/schema.ts';

/** One wording of one keyword; the id is `<slug>/<file>`. */
const revisions = defineCollection({
  loader: glob({
    base: `${contentDir}/keywords`,
    pattern: '*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: frontMatterSchema,
});

/** What changed between the wordings of one keyword; the id is its slug. */
const changes = defineCollection({
  loader: glob({
    base: `${contentDir}/changes`,
    pattern: '*.json',
    generateId: ({ entry }) => entry.replace(/\.json$/, ''),
  }),
  schema: changesSchema,
});

/** The manifest. A collection has no order, so each source carries its own: 0 is the oldest. */
const sources = defineCollection({
  loader: file(`${contentDir}/sources.yaml`, {
    parser: (text) =>
      (parse(text, { schema: 'failsafe' }) as Record<string, unknown>[]).map((source, order) => ({
        ...source,
        order,
        sourceId: source.id,
      })),
  }),
  schema: sourceSchema.extend({ id: z.string(), sourceId: z.string(), order: z.number() }),
});

/** Rulings given outside a source, written by hand; the id is the file's name. */
const rulings = defineCollection({
  loader: hasGivenRulings()
    ? glob({
        base: `${contentDir}/rulings`,
        pattern: '*.mdx',
        generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
      })
    : () => [],
  // The loader takes an unquoted day for a date; the day is what was written.
  schema: z.preprocess((data) => {
    const { date, ...rest } = data as { date: unknown };
    return { ...rest, date: date instanceof Date ? date.toISOString().slice(0, 10) : date };
  }, givenRulingSchema),
});

export const collections = { revisions, changes, sources, rulings };
