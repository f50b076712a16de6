import type { APIRoute } from 'astro';
import type { Keyword } from '../../../keywords/model.ts';
import { abbreviated } from '../../../keywords/store/site.ts';
import { absoluteUrls, site } from '../../../site/config.ts';
import { toFeedResponse } from '../../../site/feed-response.ts';
import { keywordPaths } from '../../../site/paths.ts';

export const getStaticPaths = keywordPaths;

export const GET: APIRoute<{ keyword: Keyword }> = ({ props: { keyword } }) =>
  toFeedResponse(
    [keyword],
    `${abbreviated(site, 'keyword')} ${keyword.name}`,
    absoluteUrls.keyword(keyword.slug),
    absoluteUrls.keywordFeed(keyword.slug),
  );
