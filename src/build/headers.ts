import { escapePattern } from '../keywords/text/pattern.ts';
import { finalAddress, type Redirects } from './redirects/redirects.ts';

/** Header fields for some addresses, each a pattern under the base path in which `*` matches anything. */
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
 * Data changes when a source is added, a few times a year: five minutes of caching help a bot that asks with every
 * message, and for a day a stale answer is served while the host is asked.
 */
const data = { ...open, 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' };
/** Data in text form: without an encoding its quotation marks could be misread. */
const text = (type: string) => ({ ...data, 'Content-Type': `${type}; charset=utf-8` });
/** Pages and their assets: no other site can load them as its own. */
const ours = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Fields of every answer, including errors. */
const always = (policy: string): HeaderRule => ({
  addresses: ['*'],
  fields: {
    'Content-Security-Policy': policy,
    // For half a year, and for this host alone: whoever owns the domain decides about the rest of it.
    'Strict-Transport-Security': 'max-age=15768000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  },
});

/**
 * Fields of each page: they also name the style sheets, so that a browser requests them before the page arrives; some
 * hosts even send that ahead (103 Early Hints).
 */
const pages = (styleSheets: readonly string[]): HeaderRule => ({
  addresses: ['', '*/', '404.html'],
  fields: { ...ours, Link: styleSheets.map((sheet) => `<${sheet}>; rel=preload; as=style`).join(', ') },
});

/** Fields of other existing files. No address gets a field twice: some hosts would send both values. */
const found: readonly HeaderRule[] = [
  {
    addresses: ['search-data.json', 'offline.json', 'tools/*.json', 'manifest.webmanifest', 'icons/*'],
    fields: ours,
  },
  { addresses: ['_astro/*'], fields: { ...ours, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { addresses: ['sw.js'], fields: { ...ours, 'Cache-Control': 'no-cache' } },
  { addresses: ['*/card.png'], fields: open },
  // JSON is UTF-8 by definition.
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
  /** The base path with slashes around it. */
  home: string;
  /** The file names of the style sheets of every page. */
  styleSheets: readonly string[];
  /** Old path to new path, including files. */
  redirects: Redirects;
}

/** What finds the addresses that a pattern of a rule stands for. */
export function patternOf(addresses: string): RegExp {
  return new RegExp(`^${addresses.split('*').map(escapePattern).join('.*')}$`);
}

function rulesOfFound({ home, styleSheets, redirects }: Headers): HeaderRule[] {
  const rules = [pages(styleSheets.map((sheet) => `${home}_astro/${sheet}`)), ...found];
  const isUnder = (address: string) => (pattern: string) => patternOf(pattern).test(address);
  // Where another file replaces one, programs that request it need the fields of the new file.
  const unnamed = Object.keys(redirects).filter(
    (from) => !rules.some((rule) => rule.addresses.some(isUnder(from))),
  );
  return rules.map(({ addresses, fields }) => ({
    addresses: [
      ...addresses,
      ...unnamed.filter((from) => addresses.some(isUnder(finalAddress(from, redirects)))),
    ],
    fields,
  }));
}

/** The rules for Netlify, Cloudflare Pages and our own server. */
export function toHeadersFile(headers: Headers): string {
  return [always(headers.policy), ...rulesOfFound(headers)]
    .flatMap(({ addresses, fields }) => {
      const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
      return addresses.map((address) => `${headers.home}${address}\n${lines.join('')}`);
    })
    .join('\n');
}

/**
 * The rules for a Caddyfile to import, in a `route` that keeps their order. The container is behind a proxy that
 * strips the base path.
 */
export function toCaddySnippet(headers: Headers): string {
  const fieldLines = (fields: HeaderRule['fields']) =>
    Object.entries(fields).map(([name, value]) => `\t${name} "${value}"\n`);
  const rules = rulesOfFound(headers).map(({ addresses, fields }, index) => {
    // In Caddy, a leading `*` matches slashes; one in the middle does not.
    const paths = addresses.map((address) => (address.startsWith('*') ? address : `/${address}`)).join(' ');
    const matcher = `@found${index}`;
    return `${matcher} {\n\tpath ${paths}\n\tfile {path} {path}index.html\n}\nheader ${matcher} {\n${fieldLines(fields).join('')}}\n`;
  });
  return `header {\n${fieldLines(always(headers.policy).fields).join('')}}\n${rules.join('')}`;
}
