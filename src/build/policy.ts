import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one script that stands in the page itself, because it must run before the first paint. */
const themeScript = readFileSync(new URL('../browser/theme-early.js', import.meta.url));

/** Its hash, in the form in which a content security policy allows it. */
export const themeScriptHash = `sha256-${createHash('sha256').update(themeScript).digest('base64')}` as const;

/** The content security policy that each page carries, but for scripts and styles, to which Astro adds their hashes. */
export const pageDirectives = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
] as const;

/** The policy as a header: the same on all pages, with what only a header can say. */
export const headerPolicy = [
  pageDirectives[0],
  `script-src 'self' '${themeScriptHash}'`,
  ...pageDirectives.slice(1),
  "frame-ancestors 'none'",
].join('; ');
