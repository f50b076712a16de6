import type { APIRoute } from 'astro';
import { toApiSource } from '../../../publish/api/keywords.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const { sources, keywords } = await loadReference();
  return Response.json({ sources: sources.map((source) => toApiSource(source, keywords, urls)) });
};
