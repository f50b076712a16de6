import { currentRevision } from '../../../src/keywords/history.ts';
import type { Keyword } from '../../../src/keywords/model.ts';
import { escapeMarkdown } from '../../../src/publish/escape.ts';

/** How a reader gets from a page to the first result of a search. */
export interface SearchSteps {
  /** What to press to get a field; null where it is already there. */
  open: string | null;
  field: string;
  result: string;
}

/** A site with one page for each keyword. */
export interface Project {
  name: string;
  /** Exact versions. */
  packages: Record<string, string>;
  /** The program that builds it, relative to its folder, and its arguments. */
  build: readonly string[];
  dist: string;
  files(keywords: readonly Keyword[]): Record<string, string>;
}

/** A project set up as in its tool's own guide. */
export interface Peer extends Project {
  /** Address of a keyword's page. */
  page(slug: string): string;
  search: SearchSteps;
}

const title = 'Keywords';

/** The search of Starlight and Eleventy. */
const pagefind = { field: '.pagefind-ui__search-input', result: '.pagefind-ui__result' };

/** Writes what precedes a keyword's text: its name in the tool's format. */
type Head = (name: string) => string;
const titled: Head = (name) => `---\ntitle: ${JSON.stringify(name)}\n---`;

function pagesIn(folder: string, keywords: readonly Keyword[], head: Head): Record<string, string> {
  const pageOf = (keyword: Keyword) => {
    const { template, parts } = currentRevision(keyword);
    const texts = parts.map(({ text }) => escapeMarkdown(text));
    return `${[head(keyword.name), `**${escapeMarkdown(template)}**`, ...texts].join('\n\n')}\n`;
  };
  return Object.fromEntries(keywords.map((keyword) => [`${folder}${keyword.slug}.md`, pageOf(keyword)]));
}

function linksTo(keywords: readonly Keyword[], addressOf: (slug: string) => string): string {
  return keywords.map(({ name, slug }) => `- [${name}](${addressOf(slug)})`).join('\n');
}

/** The lower bound for any site made with Astro: as many pages, all empty. */
export const emptyPages: Project = {
  name: 'Astro, empty pages',
  packages: { astro: '7.3.4' },
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  dist: 'dist',
  files: (keywords) => ({
    'src/pages/index.html': '',
    'src/pages/keywords/[slug].astro': `---
export const getStaticPaths = () => ${JSON.stringify(keywords.map(({ slug }) => ({ params: { slug } })))};
---
`,
  }),
};

export const peers: readonly Peer[] = [
  {
    name: 'Starlight',
    packages: { astro: '7.3.4', '@astrojs/starlight': '0.42.4' },
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    dist: 'dist',
    files: (keywords) => ({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: '${title}' })] });
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'src/content/docs/index.md': `---\ntitle: ${title}\n---\n\n${linksTo(keywords, (slug) => `/keywords/${slug}/`)}\n`,
      ...pagesIn('src/content/docs/keywords/', keywords, titled),
    }),
    page: (slug) => `keywords/${slug}/`,
    search: {
      open: 'button[data-open-modal]',
      ...pagefind,
    },
  },
  {
    name: 'VitePress',
    packages: { vitepress: '1.6.4' },
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    dist: '.vitepress/dist',
    files: (keywords) => ({
      '.vitepress/config.mjs': `export default { title: '${title}', themeConfig: { search: { provider: 'local' } } };\n`,
      'index.md': `# ${title}\n\n${linksTo(keywords, (slug) => `/keywords/${slug}`)}\n`,
      // Its search indexes what is below a heading.
      ...pagesIn('keywords/', keywords, (name) => `# ${name}`),
    }),
    page: (slug) => `keywords/${slug}.html`,
    search: {
      open: '#local-search button',
      field: '#localsearch-input',
      result: '.VPLocalSearchBox .result',
    },
  },
  {
    name: 'Eleventy',
    // It has no search of its own: this is the one that its users add, following that one's guide.
    packages: { '@11ty/eleventy': '3.1.8', pagefind: '1.6.0' },
    build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    dist: '_site',
    files: (keywords) => ({
      'eleventy.config.mjs': `import { close, createIndex } from 'pagefind';
export default (config) => config.on('eleventy.after', async () => {
  const { index } = await createIndex();
  await index.addDirectory({ path: '_site' });
  await index.writeFiles({ outputPath: '_site/pagefind' });
  await close();
});
`,
      '_includes/page.njk': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ title }}</title>
<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>
<div id="search"></div><script>addEventListener('DOMContentLoaded', () => new PagefindUI({ element: '#search' }));</script>
<h1>{{ title }}</h1>{{ content | safe }}</html>
`,
      'index.md': `---\nlayout: page.njk\ntitle: ${title}\n---\n\n${linksTo(keywords, (slug) => `/keywords/${slug}/`)}\n`,
      // The texts contain what its template language would interpret.
      ...pagesIn(
        'keywords/',
        keywords,
        (name) => `---\nlayout: page.njk\ntemplateEngineOverride: md\ntitle: ${JSON.stringify(name)}\n---`,
      ),
    }),
    page: (slug) => `keywords/${slug}/`,
    search: { open: null, ...pagefind },
  },
];

/** The search of this site, for the same reader. */
export const ownSearch: SearchSteps = {
  open: null,
  field: '[role=combobox]',
  result: '[role=listbox] [role=option]',
};
