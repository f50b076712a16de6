import { createHash } from 'node:crypto';
import { paintSoFar } from './paint-so-far.ts';
import { scriptPolicyName } from './script-policy.ts';

/** Where a content security policy is given: some directives only work in a header. */
type Bearer = 'page' | 'header';

/**
 * The content security policy: only what the site itself serves, and of that only what the pages need. It is the same
 * on every page but those that have moved, and in the page the same as in the header, since not every host sends
 * headers.
 * @param inlineScript what runs in the page before its first paint or, in one that has moved, leads on; beside it only
 *   `paintSoFar` runs
 * @param site origin that the site is built for; one without TLS cannot require it
 */
export function contentPolicy(bearer: Bearer, inlineScript: string, site: URL): string {
  const hashes = [inlineScript, paintSoFar].map(
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
