import type { APIRoute } from 'astro';
import { lostInTsv, toTsv } from '../publish/export/tsv.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  const lost = lostInTsv(keywords);
  if (lost.length > 0) console.warn(`glossary.tsv: its format cannot hold the text of ${lost.join(', ')}`);
  return new Response(toTsv(keywords), {
    headers: { 'Content-Type': 'text/tab-separated-values; charset=utf-8' },
  });
};
