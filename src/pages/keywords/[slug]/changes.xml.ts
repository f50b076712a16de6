import type { APIRoute } from 'astro';
import type { Keyword } from '../../../keywords/model.ts';
import { urls } from '../../../site/config.ts';
import { toFeedResponse } from '../../../site/feed-response.ts';
import { loadReference } from '../../../site/reference.ts';

export async function getStaticPaths() {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}

export const GET: APIRoute<{ keyword: Keyword }> = ({ props: { keyword }, site, url }) =>
  toFeedResponse(
    [keyword],
    `SWTCG keyword ${keyword.name}`,
    urls.keyword(keyword.slug),
    new URL(url.pathname, site),
  );
