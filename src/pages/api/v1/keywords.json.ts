import type { APIRoute } from 'astro';
import { toApiKeyword } from '../../../publish/api/keywords.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const { bySlug, keywords, sources } = await loadReference();
  return Response.json({
    keywords: keywords.map((keyword) => toApiKeyword(keyword, { bySlug, sources, urls })),
  });
};
