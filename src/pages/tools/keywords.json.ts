import type { APIRoute } from 'astro';
import { loadReference } from '../../site/reference.ts';

/**
 * The data that the tools compare with: all keywords with all wordings, the titles of the sources, and the names that
 * are not keywords.
 */
export const GET: APIRoute = async () => {
  const { keywords, sources, vocabulary } = await loadReference();
  const titles = sources.map(({ id, title, kind }) => ({ id, title, kind }));
  return Response.json({ keywords, sources: titles, notKeywords: vocabulary.notKeywords });
};
