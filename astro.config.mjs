import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { normalizePath } from 'vite';
import { afterBuild } from './src/build/after-build.ts';
import { checkContent } from './src/build/before/check-content.ts';
import { checkFolders } from './src/build/before/check-folders.ts';
import { whereItStands } from './src/build/before/where.ts';
import { archiveData } from './src/build/beside/archive.ts';
import { drawPictures } from './src/build/beside/pictures.ts';
import { bundleNoToolbar } from './src/build/bundles/bundle-no-toolbar.ts';
import { noteShippedPackages } from './src/build/bundles/licences.ts';
import { noteScripts } from './src/build/bundles/preload-tools.ts';
import { placeOfflineList } from './src/build/offline-list.ts';
import { holdLedger } from './src/build/redirects/check-ledger.ts';
import { copyRedirectedFiles } from './src/build/redirects/site-redirects.ts';
import { contentDir } from './src/content-folder/location.ts';
import { notInCopyAddress } from './src/offline/list.ts';

const { site, base } = whereItStands(process.env);

/** The check of a sheet parses in a worker, where there is no document: it takes the build of this package that asks for none. */
const withoutDom = {
  find: /^decode-named-character-reference$/,
  replacement: fileURLToPath(
    new URL('./node_modules/decode-named-character-reference/index.js', import.meta.url),
  ),
};

/** Wherever the content stands, the pages find the rulings that were written by hand. */
const givenRulings = {
  find: /^given-rulings(?=\/)/,
  replacement: normalizePath(path.resolve(contentDir, 'rulings')),
};

/** What the search and the tools share is small: a script of its own for each module would be a request more. */
const shared = [
  'addresses/claim-address',
  'general/lists',
  'general/once',
  'keywords/text/slug',
  'keywords/text/typography',
  'keywords/wording/filled-in',
  'keywords/wording/template',
].map((name) => {
  const file = fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));
  if (!existsSync(file)) throw new Error(`Found no ${file}, expected a module that scripts share`);
  return normalizePath(file);
});

export default defineConfig({
  site,
  base,
  logger: { entrypoint: new URL('./src/build/log.ts', import.meta.url) },
  trailingSlash: 'always',
  // Canonical text must not lose the space between two elements.
  compressHTML: true,
  integrations: [
    checkContent(),
    checkFolders(),
    mdx(),
    sitemap({ filter: (page) => !page.endsWith(`/${notInCopyAddress}`) }),
    afterBuild(base, site),
    // Last, so that all else is made meanwhile.
    archiveData(),
    drawPictures(),
    copyRedirectedFiles(),
    holdLedger(),
    placeOfflineList(),
  ],
  markdown: {
    // Verbatim: no smart punctuation, no Markdown extension that could take rules text for syntax.
    processor: unified({
      gfm: false,
      smartypants: false,
    }),
    syntaxHighlight: false,
  },
  // The content security policy (src/policy/content-policy.ts) lets no style and no script stand in a page.
  build: { concurrency: 16, inlineStylesheets: 'never' },
  vite: {
    // Content folders outside the project find the renderer here.
    resolve: { dedupe: ['astro'], alias: [withoutDom, givenRulings] },
    plugins: [bundleNoToolbar(), noteShippedPackages(), noteScripts()],
    environments: {
      client: {
        // Fuse's table of all marks that may stand on a letter: it asks for this before it makes the table, which is a
        // kilobyte of the search, and is not used where names come without accents already.
        define: { 'String.prototype.normalize': 'undefined' },
        build: {
          rolldownOptions: {
            output: {
              // Named by what it is, not by the element that asks for it: each page and each other script has the name.
              entryFileNames: ({ name }) => `_astro/${name.replace(/^Base\.astro.*/, 'client')}.[hash].js`,
              codeSplitting: {
                groups: [{ name: 'shared', test: (id) => shared.includes(normalizePath(id)) }],
              },
            },
          },
        },
      },
    },
    worker: { format: 'es', plugins: () => [noteShippedPackages(), noteScripts()] },
    build: {
      // A phone that gets no newer system: colours of light and dark, and rules within rules, in words that it knows.
      cssTarget: ['chrome111', 'firefox125', 'safari16.4'],
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // One for each entry, of a mark that Astro itself writes and reads.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
