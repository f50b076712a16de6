import type { APIRoute } from 'astro';
import { loadReference } from '../../site/reference.ts';

/** All keywords with all wordings, as the domain has them, and the names that are none: what the tools compare with. */
export const GET: APIRoute = async () => {
  const { keywords, vocabulary } = await loadReference();
  return Response.json({ keywords, notKeywords: vocabulary.notKeywords });
};
