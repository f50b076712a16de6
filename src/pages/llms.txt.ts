import type { APIRoute } from 'astro';
import { toLlms } from '../publish/llms.ts';
import { absoluteUrls, site } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, bySlug } = await loadReference();
  return new Response(toLlms(site, keywords, bySlug, absoluteUrls), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
