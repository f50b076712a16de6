import type { APIRoute } from 'astro';
import { toApiKeywordDetail } from '../../../../glossary/api.ts';
import type { Keyword } from '../../../../glossary/model.ts';
import { loadReference } from '../../../../site/reference.ts';
import { urls } from '../../../../site/urls.ts';

export async function getStaticPaths() {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}

export const GET: APIRoute<{ keyword: Keyword }> = async ({ props: { keyword } }) => {
  const { changesOf, givenRulings } = await loadReference();
  return Response.json(toApiKeywordDetail(keyword, changesOf(keyword.slug), givenRulings, urls));
};
