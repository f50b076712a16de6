import type { APIRoute } from 'astro';
import { toApiKeyword } from '../../../glossary/api.ts';
import { loadReference } from '../../../site/reference.ts';
import { urls } from '../../../site/urls.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  return Response.json({ keywords: keywords.map((keyword) => toApiKeyword(keyword, urls)) });
};
