import type { APIRoute } from 'astro';
import type { Keyword } from '../../../../keywords/model.ts';
import { toApiKeywordDetail } from '../../../../publish/api.ts';
import { urls } from '../../../../site/config.ts';
import { loadReference } from '../../../../site/reference.ts';

export async function getStaticPaths() {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}

export const GET: APIRoute<{ keyword: Keyword }> = async ({ props: { keyword } }) => {
  const { changes, givenRulings } = await loadReference();
  return Response.json(toApiKeywordDetail(keyword, changes, givenRulings, urls));
};
