import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { sites } from '../helpers/build-site.ts';

describe.each(Object.entries(sites))('the description by OpenAPI, of the site %s,', (_, { dist }) => {
  const source = readFileSync(path.join(dist, 'api/v1/openapi.json'), 'utf-8');
  const description = JSON.parse(source);

  test('is valid, and every file that it names is there', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const served = readdirSync(`${dist}/api/v1`).filter(
      (name) => name.endsWith('.json') && !name.includes('schema') && name !== 'openapi.json',
    );
    const named = Object.keys(description.paths).map((address) => path.basename(address));
    expect(named.sort()).toEqual([...served, '{slug}.json'].sort());
  });

  test('keeps every rule that Redocly recommends, those that only warn too', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const lint = (source: string) => lintFromString({ source, config, absoluteRef: 'openapi.json' });
    expect((await lint(source)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    const { servers: _, ...without } = description;
    expect((await lint(JSON.stringify(without))).map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers']);
  });

  test('says of each file what it is, where it is not there, and that nobody needs a key', () => {
    expect(description).toMatchObject({ servers: [{ url: '/' }], security: [] });
    expect(description.info.license.url).toMatch(/\/licences\.txt$/);
    const operations = Object.values<{ get: { operationId: string; summary: string; responses: object } }>(
      description.paths,
    ).map(({ get }) => get);
    for (const { summary, responses } of operations) {
      expect(summary).toMatch(/\.$/);
      expect(Object.keys(responses)).toEqual(['200', '404']);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('has a name for each shape: none but the top of one holds fields', () => {
    const unnamed = (value: unknown, place: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const inner = Object.entries(value).flatMap(([key, child]) => unnamed(child, `${place}.${key}`));
      return 'type' in value && value.type === 'object' && 'properties' in value ? [place, ...inner] : inner;
    };
    const { schemas } = description.components;
    const tops = Object.keys(schemas).map((name) => `.${name}`);
    expect(tops).toEqual(expect.arrayContaining(['.keyword', '.change', '.segment', '.source', '.link']));
    expect(unnamed(schemas, '').filter((place) => !tops.includes(place))).toEqual([]);
  });
});

/** A program as somebody writes one with the types made of the description. */
const client = `
import type { components, paths } from './api.ts';

type Body<Address extends keyof paths> =
  paths[Address]['get'] extends { responses: { 200: { content: { 'application/json': infer Json } } } } ? Json : never;

async function read<Address extends keyof paths>(origin: string, address: Address): Promise<Body<Address>> {
  const response = await fetch(origin + address);
  return (await response.json()) as Body<Address>;
}

export async function changesSince(origin: string, day: string): Promise<string[]> {
  const { changes } = await read(origin, '/api/v1/changes.json');
  return changes
    .filter(({ recorded, published }) => (recorded ?? published ?? '') >= day)
    .map(({ slug, toSlug, summary }) => \`\${slug} > \${toSlug}: \${summary}\`);
}

export async function meaningOf(origin: string, name: string): Promise<string | undefined> {
  const links = await read(origin, '/api/v1/links.json');
  const { keywords } = await read(origin, '/api/v1/search.json');
  return keywords.find(({ slug }) => slug === links[name]?.slug)?.meaning;
}

export const marked = (segments: components['schemas']['segment'][]): string[] =>
  segments.filter(({ op, editorial }) => op !== '=' && !editorial).map(({ text }) => text);
`;

test('a client made from the description compiles, and one that asks for what is not there does not', async () => {
  const folder = path.resolve('.test/client');
  mkdirSync(folder, { recursive: true });
  const description = readFileSync(path.join(sites.real.dist, 'api/v1/openapi.json'), 'utf-8');
  writeFileSync(`${folder}/api.ts`, astToString(await openapiTypes(description)));
  const complaintsOf = (text: string): string[] => {
    writeFileSync(`${folder}/client.ts`, text);
    const program = ts.createProgram([`${folder}/client.ts`], {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      types: ['node'],
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  expect(complaintsOf(client)).toEqual([]);
  expect(complaintsOf(client.replace('({ op, editorial })', '({ op, spelling })'))).not.toEqual([]);
});
