import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { archive } from './src/build/archive.ts';
import { embed } from './src/build/bundle-embed.ts';
import { ledger } from './src/build/check-ledger.ts';
import { headers } from './src/build/headers.ts';
import { offlineList } from './src/build/offline-list.ts';
import { redirects } from './src/build/redirects.ts';
import { readNames, remarkMentions } from './src/build/remark-mentions.ts';
import { contentDir } from './src/content-folder/location.ts';

const site = process.env.SITE_URL ?? 'http://localhost:4321';
const base = process.env.BASE_PATH ?? '/';

/** The one script that stands in the page itself, because it must run before the first paint. */
const themeScript = readFileSync(new URL('./src/browser/theme-early.js', import.meta.url));
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
  site,
  base,
  // Each content folder has a cache of its own: Astro keeps where an entry stood as long as its text is the same.
  cacheDir: `node_modules/.astro/${createHash('sha256').update(path.resolve(contentDir)).digest('hex').slice(0, 8)}`,
  trailingSlash: 'always',
  // Canonical text must not lose the space between two elements.
  compressHTML: true,
  integrations: [
    mdx(),
    sitemap(),
    embed(),
    redirects(base, site),
    headers(base, themeHash),
    offlineList(),
    archive(),
    ledger(),
  ],
  markdown: {
    // Verbatim: no smart punctuation, no Markdown extension that could take rules text for syntax.
    processor: unified({
      gfm: false,
      smartypants: false,
      remarkPlugins: [[remarkMentions, { names: await readNames(contentDir) }]],
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
