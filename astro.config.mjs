import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { offlineList } from './src/site/offline-list.ts';
import { readNames, remarkMentions } from './src/site/remark-mentions.ts';

const contentDir = process.env.CONTENT_DIR ?? 'content';

/** The one script that stands in the page itself, because it must run before the first paint. */
const themeScript = readFileSync(new URL('./src/components/theme-early.js', import.meta.url));
const themeHash = /** @type {const} */ (
  `sha256-${createHash('sha256').update(themeScript).digest('base64')}`
);

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: process.env.BASE_PATH ?? '/',
  trailingSlash: 'always',
  // Canonical text must not lose the space between two elements.
  compressHTML: true,
  integrations: [mdx(), sitemap(), offlineList()],
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
    resolve: { dedupe: ['astro'] },
    build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  },
});
