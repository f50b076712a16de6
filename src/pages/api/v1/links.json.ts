import type { APIRoute } from 'astro';
import { linksByName } from '../../../publish/api/links.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  return Response.json(linksByName(keywords, urls));
};
