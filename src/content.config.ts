import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { contentDir, hasGivenRulings } from './content-folder/location.ts';
import { givenFrontMatterSchema } from './keywords/store/schema.ts';

/**
 * Rulings given outside a source are written by hand and keep their formatting, so Astro renders them. All else that
 * the pages show is text, and comes from `site/reference.ts` as it was read. The id of a ruling is its file's name.
 */
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
  }, givenFrontMatterSchema),
});

export const collections = { rulings };
