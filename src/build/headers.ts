import { headerPolicy } from './policy.ts';

/** The header fields of some addresses, given as a pattern under the base path. */
type HeaderRule = [pattern: string, fields: Record<string, string>];

const open = { 'Access-Control-Allow-Origin': '*' };

/** What every host of the site should send. A later rule adds to an earlier one. */
const rules: HeaderRule[] = [
  [
    '*',
    {
      'Content-Security-Policy': headerPolicy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  ],
  ['_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['api/*', open],
  ['embed/*', { ...open, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['glossary.*', open],
  ['*.xml', open],
  ['sw.js', { 'Cache-Control': 'no-cache' }],
];

/**
 * The rules as Netlify, Cloudflare Pages and our own server read them.
 * @param home base path with slashes around it
 */
export function toHeadersFile(home: string): string {
  return rules
    .map(([pattern, fields]) => {
      const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${home}${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The rules as a Caddyfile imports them. The container stands behind what strips a base path. */
export function toCaddySnippet(): string {
  return rules
    .flatMap(([pattern, fields]) =>
      Object.entries(fields).map(([name, value]) => `header /${pattern} ${name} "${value}"\n`),
    )
    .join('');
}
