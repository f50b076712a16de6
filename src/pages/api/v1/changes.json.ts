import type { APIRoute } from 'astro';
import { toApiChanges } from '../../../publish/api.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const { keywords, sources, changes } = await loadReference();
  const ids = sources.map(({ id }) => id);
  return Response.json({ changes: toApiChanges(keywords, ids, changes, urls) });
};
