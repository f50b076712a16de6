import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { archive } from './src/site/archive.ts';
import { contentDir } from './src/site/content-dir.ts';
import { offlineList } from './src/site/offline-list.ts';
import { readNames, remarkMentions } from './src/site/remark-mentions.ts';

/** The one script that stands in the page itself, because it must run before the first paint. */
const themeScript = readFileSync(new URL('./src/components/theme-early.js', import.meta.url));
const themeHash = /** @type {const} */ (
  `sha256-${createHash('sha256').update(themeScript).digest('base64')}`
);

/** The check of a sheet parses in a worker, where there is no document: it takes the build of this package that asks for none. */
const withoutDom = {
  find: /^decode-named-character-reference$/,
  replacement: fileURLToPath(
    new URL('./node_modules/decode-named-character-reference/index.js', import.meta.url),
  ),
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: process.env.BASE_PATH ?? '/',
  trailingSlash: 'always',
  // Canonical text must not lose the space between two elements.
  compressHTML: true,
  integrations: [mdx(), sitemap(), offlineList(), archive()],
  markdown: {
    // Verbatim: no smart punctuation, no Markdown extension that could take rules text for syntax.
    processor: unified({
      gfm: false,
      smartypants: false,
      remarkPlugins: [[remarkMentions, { names: readNames(contentDir) }]],
    }),
    syntaxHighlight: false,
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [themeHash] },
    },
  },
  build: { concurrency: 4, inlineStylesheets: 'never' },
  vite: {
    // Content folders outside the project find the renderer here.
    resolve: { dedupe: ['astro'], alias: [withoutDom] },
    build: {
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // One for each entry, of a mark that Astro itself writes and reads.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
