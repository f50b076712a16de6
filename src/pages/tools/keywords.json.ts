import type { APIRoute } from 'astro';
import { loadReference } from '../../site/reference.ts';

/**
 * The data that the tools compare with: all keywords with all wordings, the titles of the sources, the names that
 * are not keywords, and the rulings given outside any source.
 */
export const GET: APIRoute = async () => {
  const { keywords, sources, vocabulary, givenRulings } = await loadReference();
  const titles = sources.map(({ id, title, kind }) => ({ id, title, kind }));
  return Response.json({ keywords, sources: titles, notKeywords: vocabulary.notKeywords, givenRulings });
};
