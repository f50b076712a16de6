import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { contentDir } from '../content-folder/location.ts';
import { loadVocabulary } from '../content-folder/vocabulary.ts';
import type { ToldBySlug } from '../embed/data.ts';
import type { Link } from '../publish/links.ts';

interface ApiKeyword {
  slug: string;
  template: string;
  meaning: string;
}

/** Writes `embed/v1.js`, one script for any page, and `embed/v1.json`, what its tooltips tell. */
export function embed(): AstroIntegration {
  return {
    name: 'embed',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (name: string) => JSON.parse(readFileSync(new URL(name, dir), 'utf-8'));
        const links = read('api/v1/links.json') as Record<string, Link>;
        const { keywords } = read('api/v1/keywords.json') as { keywords: ApiKeyword[] };
        const names = Object.fromEntries(Object.entries(links).map(([name, { slug }]) => [name, slug]));
        const told: ToldBySlug = Object.fromEntries(
          keywords.map(({ slug, template, meaning }) => [slug, { template, meaning }]),
        );
        const slugs = keywords.map(({ slug }) => slug);
        const { notKeywords } = await loadVocabulary(contentDir, slugs);
        mkdirSync(new URL('embed/', dir), { recursive: true });
        writeFileSync(new URL('embed/v1.json', dir), JSON.stringify(told));
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { keywordNames: JSON.stringify(names), notKeywords: JSON.stringify(notKeywords) },
          build: {
            outDir: fileURLToPath(new URL('embed/', dir)),
            emptyOutDir: false,
            lib: {
              entry: fileURLToPath(new URL('../embed/index.ts', import.meta.url)),
              formats: ['iife'],
              name: 'swtcgKeywords',
              fileName: () => 'v1.js',
            },
          },
        });
      },
    },
  };
}
