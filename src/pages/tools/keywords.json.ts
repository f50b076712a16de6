import type { APIRoute } from 'astro';
import { loadReference } from '../../site/reference.ts';

/**
 * All keywords with all wordings, as the domain has them, the titles of the sources, and the names that are none: what
 * the tools compare with.
 */
export const GET: APIRoute = async () => {
  const { keywords, sources, vocabulary } = await loadReference();
  const titles = sources.map(({ id, title }) => ({ id, title }));
  return Response.json({ keywords, sources: titles, notKeywords: vocabulary.notKeywords });
};
