import type { APIRoute } from 'astro';
import { toGlossaryMarkdown } from '../glossary/export/markdown.ts';
import { loadReference } from '../site/reference.ts';
import { urls } from '../site/urls.ts';

export const GET: APIRoute = async ({ site }) => {
  const { keywords } = await loadReference();
  const body = toGlossaryMarkdown(keywords, (slug) => new URL(urls.keyword(slug), site).href);
  return new Response(body, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
