import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentDir } from '../content-folder/location.ts';
import { slugify } from '../keywords/text/slug.ts';
import type { Link } from '../publish/schemas.ts';
import { createUrls } from '../publish/urls.ts';

/** Old path, without the base path, to new path: `keywords/old/: keywords/new/`. */
const redirectsSchema = z.record(
  z.string().regex(/^(?:[\w.~-]+\/)+$/, 'expected a path as `keywords/old/`'),
  z.string().regex(/^(?:[\w.~-]+\/)*$/, 'expected a path as `keywords/new/`'),
);

/**
 * Leads addresses that went to what took their place: a former name that has no page of its own any more, and what
 * `redirects.yaml` in the content folder names. A host that reads `_redirects` answers 301; on any other a page does it.
 */
export function redirects(base: string, site: string): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const home = createUrls(base).home;
        const all = { ...formerNames(root, home), ...readRedirects() };
        for (const [from, to] of Object.entries(all)) {
          const file = path.join(root, from, 'index.html');
          if (existsSync(file)) throw new Error(`redirects.yaml: found ${from}, which has a page of its own`);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, toPage(`${home}${to}`, new URL(`${home}${to}`, site).href, from));
        }
        const lines = Object.entries(all).map(([from, to]) => `${home}${from} ${home}${to} 301\n`);
        if (lines.length > 0) writeFileSync(path.join(root, '_redirects'), lines.join(''));
      },
    },
  };
}

function formerNames(root: string, home: string): Record<string, string> {
  const links = JSON.parse(readFileSync(path.join(root, 'api/v1/links.json'), 'utf-8')) as Record<
    string,
    Link
  >;
  const gone = Object.entries(links)
    .map(([name, { url }]) => [`keywords/${slugify(name)}/`, url.slice(home.length)] as const)
    .filter(([from]) => !existsSync(path.join(root, from)));
  return Object.fromEntries(gone);
}

function readRedirects(): Record<string, string> {
  const file = path.join(contentDir, 'redirects.yaml');
  return existsSync(file) ? redirectsSchema.parse(parse(readFileSync(file, 'utf-8')) ?? {}) : {};
}

function toPage(address: string, canonical: string, from: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'self'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<meta name="description" content="This page has moved.">
<link rel="canonical" href="${canonical}">
<title>Moved: ${from}</title>
<p>This page has moved: <a href="${address}">${address}</a></p>
</html>
`;
}
