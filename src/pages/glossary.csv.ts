import type { APIRoute } from 'astro';
import { toCsv } from '../publish/export/csv.ts';
import { urls } from '../site/config.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, sources } = await loadReference();
  return new Response(toCsv(keywords, sources, urls), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
