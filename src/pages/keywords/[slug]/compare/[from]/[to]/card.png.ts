import type { APIRoute } from 'astro';
import type { Change, Keyword } from '../../../../../../keywords/model.ts';
import { comparePaths } from '../../../../../../site/paths.ts';
import { respondWithPicture } from '../../../../../../site/picture-response.ts';
import { pictureOfChange } from '../../../../../../site/pictured.ts';
import { loadReference } from '../../../../../../site/reference.ts';

export const getStaticPaths = comparePaths;

export const GET: APIRoute<{ keyword: Keyword; change: Change }> = async ({ props: { keyword, change } }) =>
  respondWithPicture(pictureOfChange(change, keyword, (await loadReference()).bySlug));
