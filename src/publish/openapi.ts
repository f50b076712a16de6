import { describeSite, type Site } from '../keywords/store/site.ts';
import { type ApiFile, apiFiles, toJsonSchema } from './api-schema.ts';
import type { Urls } from './urls.ts';

/** Where each file of the API stands. The one address with a part to fill in is that of a keyword. */
export function apiAddress(file: ApiFile, urls: Urls): string {
  return urls.apiFile(file === 'keyword' ? 'keywords/{slug}.json' : `${file}.json`);
}

/** The description of the API by OpenAPI 3.1. */
export function toOpenApi(site: Site, urls: Urls): Record<string, unknown> {
  const files = Object.keys(apiFiles) as ApiFile[];
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      summary: describeSite(site),
      description:
        'Static files. Fields are added, never taken away or changed. No key, no limit, any origin may read.',
    },
    paths: Object.fromEntries(files.map((file) => [apiAddress(file, urls), { get: toOperation(file) }])),
    components: {
      schemas: Object.fromEntries(files.map((file) => [file, withoutDialect(toJsonSchema(file))])),
    },
  };
}

function toOperation(file: ApiFile) {
  const isKeyword = file === 'keyword';
  const slug = {
    name: 'slug',
    in: 'path',
    required: true,
    description: 'As `keywords.json` has it.',
    schema: { type: 'string' },
  };
  return {
    operationId: file,
    summary: apiFiles[file].description,
    ...(isKeyword && { parameters: [slug] }),
    responses: {
      '200': {
        description: 'The file.',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${file}` } } },
      },
      ...(isKeyword && { '404': { description: 'No keyword has this slug.' } }),
    },
  };
}

function withoutDialect({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}
