import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createUrls } from '../addresses/urls.ts';
import { loadGenerated } from '../content-folder/loaded.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadRedirects } from '../content-folder/redirects.ts';
import { loadSite } from '../content-folder/site.ts';
import { loadVocabulary } from '../content-folder/vocabulary.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { inPage } from '../policy/in-page.ts';
import { linksByName } from '../publish/api/links.ts';
import { bundleEmbed } from './bundles/bundle-embed.ts';
import { bundleServiceWorker } from './bundles/bundle-service-worker.ts';
import { writeLicences } from './bundles/licences.ts';
import { preloadTools } from './bundles/preload-tools.ts';
import { filesOf } from './files.ts';
import { toCaddySnippet, toHeadersFile } from './headers.ts';
import { writeOfflineList } from './offline-list.ts';
import { toTarget, writeRedirects } from './redirects/redirects.ts';
import { redirectedPages } from './redirects/site-redirects.ts';

/** The script at the top of each page. */
const beforePaint = inPage(readFileSync(new URL('../policy/before-paint.js', import.meta.url), 'utf-8'));

/**
 * Makes what follows Astro's pages, in order: the scripts that stand by themselves, and the licences of all; in the page
 * of each tool the addresses of its scripts; pages that lead on from what moved; then what tells of all this, the header
 * fields for hosts and the list of what a copy keeps.
 * @param base base path under which the site is served
 * @param site its origin
 */
export function afterBuild(base: string, site: string): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const urls = createUrls(base);
        const { keywords } = loadGenerated();
        const { prefix } = loadSite(contentDir);
        const links = linksByName(keywords, urls);
        const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

        const names = Object.entries(links).map(([name, { slug }]) => [name, slug] as const);
        const { notKeywords } = loadVocabulary(contentDir, keywords);
        await Promise.all([bundleEmbed(root, prefix, names, notKeywords), bundleServiceWorker(root)]);
        writeLicences(root);
        preloadTools(root, urls.home);

        const home = new URL(urls.home, site);
        const redirects = redirectedPages((address) => existsSync(path.join(root, address)));
        writeRedirects(root, home, redirects, contentPolicy('page', toTarget, home));
        const styleSheets = readdirSync(path.join(root, '_astro')).filter((name) => name.endsWith('.css'));
        const headers = {
          policy: contentPolicy('header', beforePaint, home),
          home: urls.home,
          styleSheets,
          redirects: loadRedirects(contentDir),
        };
        write('_headers', toHeadersFile(headers));
        write('_headers.caddy', toCaddySnippet(headers));

        await writeOfflineList(root, filesOf(root), redirects);
      },
    },
  };
}
