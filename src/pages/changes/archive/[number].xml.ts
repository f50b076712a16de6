import type { APIRoute } from 'astro';
import type { FeedPage } from '../../../publish/feeds/archive.ts';
import { feedPages, respondWithFeed } from '../../../site/feed-response.ts';

export const getStaticPaths = async () => {
  const [, ...archive] = await feedPages();
  return archive.map((props, index) => ({ params: { number: String(index + 1) }, props }));
};

export const GET: APIRoute<FeedPage> = ({ props }) => respondWithFeed(props);
