import type { APIRoute } from 'astro';
import { toApiChanges } from '../../../publish/api-changes.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  return Response.json({ changes: toApiChanges({ ...(await loadReference()), urls }) });
};
