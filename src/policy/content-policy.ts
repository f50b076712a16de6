import { createHash } from 'node:crypto';
import { paintSoFar } from './paint-so-far.ts';
import { scriptPolicyName } from './script-policy.ts';

/** Where a content security policy stands: some things only a header can say. */
type Bearer = 'page' | 'header';

/**
 * The content security policy: nothing but what the site itself serves, and of that only what the pages need. It is the
 * same on every page, and in the page the same as in the header, since not every host sends headers.
 * @param beforePaint the script that stands in the page itself, because it must run before the first paint
 * @param site origin for which the site is built; one without TLS cannot ask for what it has not
 */
export function contentPolicy(bearer: Bearer, beforePaint: string, site: URL): string {
  const hashes = [beforePaint, paintSoFar].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicyName}`,
  ];
  if (bearer === 'header') directives.push("frame-ancestors 'none'");
  if (site.protocol === 'https:') directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
