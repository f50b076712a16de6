import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentDir, hasGivenRulings } from './content-folder/location.ts';

/**
 * Rulings given outside a source are written by hand and keep their formatting, so Astro renders their bodies. What they say
 * beside comes from `site/reference.ts`, as does all else that the pages show. The id of a ruling is its file's name.
 */
const rulings = defineCollection({
  loader: hasGivenRulings()
    ? glob({
        base: `${contentDir}/rulings`,
        pattern: '[!.]*.mdx',
        generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
      })
    : () => [],
});

export const collections = { rulings };
