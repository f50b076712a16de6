import type { APIRoute } from 'astro';
import type { Keyword } from '../../../keywords/model.ts';
import { keywordPaths } from '../../../site/paths.ts';
import { respondWithPicture } from '../../../site/picture-response.ts';
import { pictureOfKeyword } from '../../../site/pictured.ts';

export const getStaticPaths = keywordPaths;

export const GET: APIRoute<{ keyword: Keyword }> = ({ props: { keyword } }) =>
  respondWithPicture(pictureOfKeyword(keyword));
