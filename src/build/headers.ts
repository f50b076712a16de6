import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { createUrls } from '../publish/urls.ts';

/**
 * Writes `_headers`, which Netlify and Cloudflare Pages read. Each page carries its own policy with the hashes of its
 * scripts; the one here repeats what is the same on all, and adds what only a header can say.
 * @param scriptHash of the one script that stands in the pages
 */
export function headers(base: string, scriptHash: string): AstroIntegration {
  return {
    name: 'headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        writeFileSync(new URL('_headers', dir), toHeaders(createUrls(base).home, scriptHash));
      },
    },
  };
}

function toHeaders(home: string, scriptHash: string): string {
  const policy = [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const forAll = {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  const open = { 'Access-Control-Allow-Origin': '*' };
  const rules: [string, Record<string, string>][] = [
    ['*', forAll],
    ['_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['api/*', open],
    ['embed/*', { ...open, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['glossary.*', open],
    ['*.xml', open],
    ['sw.js', { 'Cache-Control': 'no-cache' }],
  ];
  return rules
    .map(([path, fields]) => {
      const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${home}${path}\n${lines.join('')}`;
    })
    .join('\n');
}
