import type { APIRoute } from 'astro';
import { capitalise } from '../keywords/text/said/capitalise.ts';
import { toMarkdown } from '../publish/export/markdown.ts';
import { keywordsOfGame } from '../publish/site-words.ts';
import { absoluteUrls, site } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, sources } = await loadReference();
  const body = toMarkdown(keywords, sources, capitalise(keywordsOfGame(site)), absoluteUrls);
  return new Response(body, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
