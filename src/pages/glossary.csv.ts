import type { APIRoute } from 'astro';
import { toGlossaryCsv } from '../glossary/export/csv.ts';
import { loadReference } from '../site/reference.ts';
import { urls } from '../site/urls.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  return new Response(toGlossaryCsv(keywords, urls), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
