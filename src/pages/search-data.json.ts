import type { APIRoute } from 'astro';
import { toSearchData } from '../search/data/data.ts';
import { loadReference } from '../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, sources, givenRulings, vocabulary, terms } = await loadReference();
  return Response.json(toSearchData({ keywords, sources, given: givenRulings, vocabulary, terms }));
};
