import type { APIRoute } from 'astro';
import { toApiSearched } from '../../../publish/api/keywords.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, sources, vocabulary } = await loadReference();
  return Response.json({
    keywords: keywords.map((keyword) => toApiSearched(keyword, vocabulary.keywords, { sources, urls })),
  });
};
