import { z } from 'zod';
import type { Urls } from '../../addresses/urls.ts';
import {
  introductionSchema,
  partChangeSchema,
  partSchema,
  revisionIdSchema,
  segmentSchema,
  slugSchema,
  traitsSchema,
} from '../../keywords/model.ts';
import type { Site } from '../../keywords/store/site.ts';
import { describeSite } from '../site-words.ts';
import * as api from './schema.ts';

/** Parts of the files with names of their own, so that a generated client has types for them. */
const parts = {
  listedKeyword: api.apiKeywordSchema,
  revision: api.apiRevisionSchema,
  keywordChange: api.apiKeywordChangeSchema,
  givenRuling: api.apiGivenRulingSchema,
  change: api.apiChangeSchema,
  addedKeyword: api.apiAddedSchema,
  leftOutKeyword: api.apiLeftOutSchema,
  rulingNews: api.apiRulingNewsSchema,
  source: api.apiSourceSchema,
  sourceEntry: api.apiSourceSchema.shape.entries.element,
  link: api.linkSchema,
  searchedKeyword: api.apiSearchedSchema,
  introduction: introductionSchema,
  traits: traitsSchema,
  part: partSchema,
  partChange: partChangeSchema,
  segment: segmentSchema,
  slug: slugSchema,
  revisionId: revisionIdSchema,
};

/** The address of an API file. Only that of a keyword has a parameter. */
export function apiAddress(file: api.ApiFile, urls: Urls): string {
  return urls.apiFile(file === 'keyword' ? 'keywords/{slug}.json' : `${file}.json`);
}

/**
 * The OpenAPI 3.1 description of the API.
 * @param licences absolute address of the licences
 */
export function toOpenApi(site: Site, urls: Urls, licences: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      summary: describeSite(site),
      description:
        'Static files. Fields may be added, but are never removed or changed. No key, no limit, readable from any origin. Addresses are case-sensitive.',
      license: { name: 'MIT for the software; the texts are their publishers’ work', url: licences },
    },
    // The paths below begin with the base path, so they work on whatever host served this file.
    servers: [{ url: '/', description: 'The host that served this file.' }],
    security: [],
    paths: Object.fromEntries(
      api.apiFileNames.map((file) => [apiAddress(file, urls), { get: toOperation(file) }]),
    ),
    components: {
      schemas: toSchemas(),
      parameters: {
        slug: {
          name: 'slug',
          in: 'path',
          required: true,
          description:
            'As `keywords.json` has it. In capital letters it is a different address, which does not exist.',
          schema: { $ref: referenceTo('slug') },
        },
      },
      responses: {
        notFound: {
          description: 'There is nothing at this address. The host answers with a page for people.',
          content: { 'text/html': { schema: { type: 'string' } } },
        },
      },
    },
  };
}

function toOperation(file: api.ApiFile) {
  return {
    operationId: file,
    summary: api.apiFiles[file].description,
    ...(file === 'keyword' && { parameters: [{ $ref: '#/components/parameters/slug' }] }),
    responses: {
      '200': {
        description: 'The file.',
        content: { 'application/json': { schema: { $ref: referenceTo(file) } } },
      },
      '404': { $ref: '#/components/responses/notFound' },
    },
  };
}

/** The shapes of the files and of their parts, each defined once under its name. */
function toSchemas(): Record<string, unknown> {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...api.apiFiles, ...parts })) named.add(schema, { id });
  const { schemas } = z.toJSONSchema(named, { target: 'draft-2020-12', io: 'input', uri: referenceTo });
  // The description itself names the dialect, and where each shape is.
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}
