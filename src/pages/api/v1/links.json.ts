import type { APIRoute } from 'astro';
import { linksByName } from '../../../glossary/links.ts';
import { loadReference } from '../../../site/reference.ts';
import { urls } from '../../../site/urls.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  return Response.json(linksByName(keywords, urls));
};
