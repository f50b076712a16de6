import type { APIRoute } from 'astro';
import { toApiChanges } from '../../../publish/api/changes.ts';
import { toApiAdded, toApiLeftOut, toApiRulings } from '../../../publish/api/news.ts';
import { urls } from '../../../site/config.ts';
import { loadReference } from '../../../site/reference.ts';

export const GET: APIRoute = async () => {
  const content = { ...(await loadReference()), urls };
  return Response.json({
    changes: toApiChanges(content),
    added: toApiAdded(content),
    givenRulings: toApiRulings(content),
    leftOut: toApiLeftOut(content, content.leftOut),
  });
};
