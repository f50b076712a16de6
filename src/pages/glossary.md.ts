import type { APIRoute } from 'astro';
import { toGlossaryMarkdown } from '../publish/export/markdown.ts';
import { urls } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async ({ site }) => {
  const { keywords } = await loadReference();
  const body = toGlossaryMarkdown(keywords, (slug) => new URL(urls.keyword(slug), site).href);
  return new Response(body, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
