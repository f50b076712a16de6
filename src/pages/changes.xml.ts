import type { APIRoute } from 'astro';
import { feedPages, respondWithFeed } from '../site/feed-response.ts';

export const GET: APIRoute = async () => respondWithFeed((await feedPages())[0]);
