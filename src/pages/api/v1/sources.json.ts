import type { APIRoute } from 'astro';
import { toApiSource } from '../../../glossary/api.ts';
import { loadReference } from '../../../site/reference.ts';
import { urls } from '../../../site/urls.ts';

export const GET: APIRoute = async () => {
  const { sources, keywords } = await loadReference();
  return Response.json({ sources: sources.map((source) => toApiSource(source, keywords, urls)) });
};
