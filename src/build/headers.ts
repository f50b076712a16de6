import { escapePattern } from '../keywords/text/pattern.ts';
import { endOf, type Redirects } from './redirects.ts';

/** The header fields of some addresses, each a pattern under the base path in which `*` stands for anything. */
interface HeaderRule {
  addresses: readonly string[];
  fields: Readonly<Record<string, string>>;
}

/** Data, which anybody may read from anywhere. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/**
 * Data changes when a source comes in, a few times a year: five minutes spare a bot that asks with every message, and
 * for a day the next asker need not wait for the host.
 */
const data = { ...open, 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' };
/** Data that is text: hosts that name no encoding would have its quotation marks read as something else. */
const text = (type: string) => ({ ...data, 'Content-Type': `${type}; charset=utf-8` });
/** Pages and what they are made of: no other site can load them as parts of its own. */
const ours = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** What goes with every answer, also with one that says that something is not there. */
const always = (policy: string): HeaderRule => ({
  addresses: ['*'],
  fields: {
    'Content-Security-Policy': policy,
    // For half a year, and for this host alone: whoever serves more from a domain decides for the rest of it.
    'Strict-Transport-Security': 'max-age=15768000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  },
});

/**
 * What goes with each page: it also names the style sheets before its first byte, so that a browser asks for them while
 * it waits for the page; some hosts tell even that ahead (103 Early Hints).
 */
const pages = (styleSheets: readonly string[]): HeaderRule => ({
  addresses: ['', '*/', '404.html'],
  fields: { ...ours, Link: styleSheets.map((sheet) => `<${sheet}>; rel=preload; as=style`).join(', ') },
});

/** What goes with other files that are there. No address gets a field twice: some hosts would send both values. */
const found: readonly HeaderRule[] = [
  {
    addresses: ['search-data.json', 'offline.json', 'tools/*.json', 'manifest.webmanifest', 'icons/*'],
    fields: ours,
  },
  { addresses: ['_astro/*'], fields: { ...ours, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { addresses: ['sw.js'], fields: { ...ours, 'Cache-Control': 'no-cache' } },
  { addresses: ['*/card.png'], fields: open },
  // JSON is UTF-8 by its definition.
  { addresses: ['api/v1/*', 'embed/v1.*', '*.zip'], fields: data },
  { addresses: ['glossary.tsv'], fields: text('text/tab-separated-values') },
  { addresses: ['glossary.csv'], fields: text('text/csv') },
  { addresses: ['glossary.md'], fields: text('text/markdown') },
  {
    addresses: ['changes.xml', 'changes/archive/*', 'keywords/*/changes.xml'],
    fields: text('application/atom+xml'),
  },
  { addresses: ['opensearch.xml'], fields: text('application/opensearchdescription+xml') },
  { addresses: ['sitemap-*.xml'], fields: text('application/xml') },
  { addresses: ['*.txt'], fields: text('text/plain') },
];

/** What a host is to send. */
export interface Headers {
  /** The content security policy. */
  policy: string;
  /** Base path with slashes around it. */
  home: string;
  /** The style sheets of every page, by their names. */
  styleSheets: readonly string[];
  /** Old path to new path, of files too. */
  redirects: Redirects;
}

function rulesOfFound({ home, styleSheets, redirects }: Headers): HeaderRule[] {
  const rules = [pages(styleSheets.map((sheet) => `${home}_astro/${sheet}`)), ...found];
  const isUnder = (address: string) => (pattern: string) =>
    new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`).test(address);
  // Where another file stands in the place of one, programs that ask for it need the fields of that.
  const unnamed = Object.keys(redirects).filter(
    (from) => !rules.some((rule) => rule.addresses.some(isUnder(from))),
  );
  return rules.map(({ addresses, fields }) => ({
    addresses: [...addresses, ...unnamed.filter((from) => addresses.some(isUnder(endOf(from, redirects))))],
    fields,
  }));
}

/** The rules as Netlify, Cloudflare Pages and our own server read them. */
export function toHeadersFile(headers: Headers): string {
  return [always(headers.policy), ...rulesOfFound(headers)]
    .flatMap(({ addresses, fields }) => {
      const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
      return addresses.map((address) => `${headers.home}${address}\n${lines.join('')}`);
    })
    .join('\n');
}

/**
 * The rules as a Caddyfile imports them, in a `route` that keeps their order. The container stands behind what strips a
 * base path.
 */
export function toCaddySnippet(headers: Headers): string {
  const fieldLines = (fields: HeaderRule['fields']) =>
    Object.entries(fields).map(([name, value]) => `\t${name} "${value}"\n`);
  const rules = rulesOfFound(headers).map(({ addresses, fields }, index) => {
    // There, a `*` in front takes in slashes; one in the middle does not.
    const paths = addresses.map((address) => (address.startsWith('*') ? address : `/${address}`)).join(' ');
    const matcher = `@found${index}`;
    return `${matcher} {\n\tpath ${paths}\n\tfile {path} {path}index.html\n}\nheader ${matcher} {\n${fieldLines(fields).join('')}}\n`;
  });
  return `header {\n${fieldLines(always(headers.policy).fields).join('')}}\n${rules.join('')}`;
}
