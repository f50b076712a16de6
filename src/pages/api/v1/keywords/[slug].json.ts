import type { APIRoute } from 'astro';
import type { Keyword } from '../../../../keywords/model.ts';
import { toApiKeywordDetail } from '../../../../publish/api/keywords.ts';
import { urls } from '../../../../site/config.ts';
import { keywordPaths } from '../../../../site/paths.ts';
import { loadReference } from '../../../../site/reference.ts';

export const getStaticPaths = keywordPaths;

export const GET: APIRoute<{ keyword: Keyword }> = async ({ props: { keyword } }) => {
  return Response.json(toApiKeywordDetail(keyword, { ...(await loadReference()), urls }));
};
