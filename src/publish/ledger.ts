import { type ApiFile, apiFiles, toJsonSchema } from './api-schema.ts';

/** A line of the ledger, of what was published: an address without the base path, or a field of the API behind its file. */
const entry = /^(?:\/\S*|[\w-]+\.json \S+)$/;

/**
 * Reads a ledger, whatever line ends a program has given it.
 * @returns its entries, or the first line that holds something else, counted from 1
 */
export function readLedger(text: string): { entries: string[] } | { line: number; found: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n/);
  const wrong = lines.findIndex((line) => line !== '' && !entry.test(line));
  const found = lines[wrong];
  return found === undefined ? { entries: lines.filter(Boolean) } : { line: wrong + 1, found };
}

/** What differs between a ledger and a site. */
export interface LedgerDifference {
  /** Written down, and not there. */
  gone: string[];
  /** There, and not written down. */
  fresh: string[];
}

/** Files that no contract covers: their names change with their content, or they serve the machinery. */
const unpublished =
  /^[._]|^(?:404\.html|not-in-copy\/index\.html|offline\.json|sw\.js|search-index\.json|tools\/.*\.json|sitemap-.*\.xml)$/;

/** Every address of the built site and every field of its API, as the ledger has them. */
export function published(files: readonly string[]): string[] {
  const addresses = files
    .filter((name) => !unpublished.test(name))
    .map((name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`);
  const fields = (Object.keys(apiFiles) as ApiFile[]).flatMap((file) =>
    fieldsOf(toJsonSchema(file)).map((field) => `${file}.json ${field}`),
  );
  return [...addresses, ...fields].sort();
}

/** Holds what is there against what was written down. */
export function compareLedger(written: readonly string[], there: readonly string[]): LedgerDifference {
  const [known, present] = [new Set(written), new Set(there)];
  return {
    gone: written.filter((line) => !present.has(line)),
    fresh: there.filter((line) => !known.has(line)),
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
