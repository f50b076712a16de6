import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { parse } from 'yaml';
import { toSearchData, type Vocabulary } from '../search/document.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, givenRulings } = await loadReference();
  const vocabulary = await readFile(path.resolve('content/vocabulary.yaml'), 'utf-8');
  return Response.json(toSearchData(keywords, givenRulings, parse(vocabulary) as Vocabulary));
};
