import type { APIRoute } from 'astro';
import type { Keyword } from '../../../keywords/model.ts';
import { respondWithKeywordFeed } from '../../../site/feed-response.ts';
import { keywordPaths } from '../../../site/paths.ts';

export const getStaticPaths = keywordPaths;

export const GET: APIRoute<{ keyword: Keyword }> = ({ props: { keyword } }) =>
  respondWithKeywordFeed(keyword);
