import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keywordPath } from '../../addresses/urls.ts';
import { ContentError } from '../../content-folder/messages/content-error.ts';
import { chainFrom } from '../../general/chain.ts';
import { slugify } from '../../keywords/text/slug.ts';
import type { Link } from '../../publish/api/schema.ts';

/** The script of a page that redirects: it keeps the part that an address names (`#r2`), which a refresh drops. */
export const toTarget = 'location.replace(document.links[0].href + location.search + location.hash)';

/** Old path to new path, both without the base path: `keywords/old/` to `keywords/new/`. */
export type Redirects = Record<string, string>;

/**
 * The redirects of former names that no longer have a page.
 * @param links every name and former name, with the current keyword
 * @param slugs slugs of the keywords that have a page
 */
export function redirectsOfNames(
  links: Readonly<Record<string, Link>>,
  slugs: ReadonlySet<string>,
): Redirects {
  const gone = Object.entries(links).filter(([name]) => !slugs.has(slugify(name)));
  return Object.fromEntries(gone.map(([name, { slug }]) => [keywordPath(slugify(name)), keywordPath(slug)]));
}

/**
 * Redirects old addresses to their replacements. A host that reads `_redirects` answers 301; elsewhere a page
 * redirects.
 * @param root folder of the built site
 * @param home absolute address of the first page
 * @param policy content security policy of the pages, which lets {@link toTarget} run
 * @throws {ContentError} where an address has a page of its own, or leads to none
 */
export function writeRedirects(root: string, home: URL, redirects: Redirects, policy: string): void {
  const base = home.pathname;
  const hasPage = (address: string) => existsSync(path.join(root, address, 'index.html'));
  const faults = Object.entries(redirects).flatMap(([from, to]) =>
    hasPage(from)
      ? `redirects.yaml: found ${from}, which has a page of its own. Remove the line: the page would be lost.`
      : hasPage(finalAddress(to, redirects))
        ? []
        : `redirects.yaml: found ${from}, which leads to ${to}, where there is no page, expected the address of one.`,
  );
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  for (const [from, to] of Object.entries(redirects)) {
    const file = path.join(root, from, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, toPage(base + to, new URL(to, home).href, from, policy));
  }
  const lines = Object.entries(redirects).map(([from, to]) => `${base}${from} ${base}${to} 301\n`);
  if (lines.length > 0) writeFileSync(path.join(root, '_redirects'), lines.join(''));
}

/** The final target of an address after all redirects; itself, or an address of the cycle, where they form one. */
export function finalAddress(address: string, redirects: Redirects): string {
  // Ignores names that every object inherits.
  const nextOf = (each: string) => (Object.hasOwn(redirects, each) ? redirects[each] : undefined);
  return chainFrom(address, nextOf).at(-1) as string;
}

function toPage(address: string, canonical: string, from: string, policy: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<meta name="description" content="This page has moved.">
<link rel="canonical" href="${canonical}">
<title>Moved: ${from}</title>
</head>
<body>
<p>This page has moved: <a href="${address}">${address}</a></p>
<script>${toTarget}</script>
</body>
</html>
`;
}
