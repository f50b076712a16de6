import { givenUp } from '../addresses/ledger.ts';
import { addressOf } from '../addresses/urls.ts';
import { apiFileNames, toJsonSchema } from './api/schema.ts';

/** The differences between a ledger and a site. */
export interface LedgerDifference {
  /** In the ledger, but not on the site. */
  gone: string[];
  /** On the site, but not in the ledger. */
  fresh: string[];
}

/** Files that no contract covers: their names change with their content, or they are internal. */
const unpublished =
  /^[._]|^(?:404\.html|not-in-copy\/index\.html|offline\.json|sw\.js|search-data\.json|tools\/.*\.json|sitemap-.*\.xml)$/;

/**
 * Pages with parts that people link to, rulings and terms, none of which disappears by itself when a source is added.
 */
const hasParts = /^(?:keywords\/[^/]+|terms)\/index\.html$/;

/** What a built site publishes, in the form of the ledger. */
export interface Published {
  /** Every address, with the parts of its page after `#`, and every field of the API. */
  entries: string[];
  /** Addresses of pages that redirect, whichever part is asked for. */
  redirected: string[];
}

/**
 * Lists what a built site publishes.
 * @param files paths of its files
 * @param read reads one of them
 */
export function publishedIn(files: readonly string[], read: (file: string) => string): Published {
  const pages = files
    .filter((name) => !unpublished.test(name))
    .map((name) => ({
      address: `/${addressOf(name)}`,
      parts: hasParts.test(name) ? partsOf(read(name)) : [],
    }));
  const fields = apiFileNames.flatMap((file) =>
    fieldsOf(toJsonSchema(file)).map((field) => `${file}.json ${field}`),
  );
  const addresses = pages.flatMap(({ address, parts }) => [
    address,
    ...(parts ?? []).map((part) => `${address}#${part}`),
  ]);
  return {
    entries: [...addresses, ...fields].sort(),
    redirected: pages.filter(({ parts }) => parts === null).map(({ address }) => address),
  };
}

/** The ids of the parts of a page, without those that every page has; null for a redirect without content. */
function partsOf(page: string): string[] | null {
  const content = /<main\b[^>]*>(.*)<\/main>/s.exec(page)?.[1];
  return content === undefined ? null : [...content.matchAll(/ id="([^"\s]+)"/g)].map(([, id = '']) => id);
}

/** Compares what a site publishes with its ledger. */
export function compareLedger(
  written: readonly string[],
  { entries, redirected }: Published,
): LedgerDifference {
  const known = new Set(written);
  const there = new Set(entries);
  const isRedirected = (line: string) => line.includes('#') && redirected.includes(line.replace(/#.*/, ''));
  const isGivenUp = (line: string) =>
    line.startsWith('/') && (line.endsWith(givenUp) || known.has(line + givenUp));
  return {
    gone: written.filter((line) => !there.has(line) && !isRedirected(line) && !isGivenUp(line)),
    fresh: entries.filter((line) => !known.has(line)),
  };
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  anyOf?: Schema[];
}

function fieldsOf(schema: Schema, path = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  return [
    ...(path === '' ? [] : [path]),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      fieldsOf(inner, path ? `${path}.${name}` : name),
    ),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...(additionalProperties ? fieldsOf(additionalProperties, `${path}*`) : []),
    ...anyOf.flatMap((inner) => fieldsOf(inner, path).slice(1)),
  ];
}
