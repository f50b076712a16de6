import type { APIRoute } from 'astro';
import type { Keyword, Revision } from '../../../../keywords/model.ts';
import { wordingPaths } from '../../../../site/paths.ts';
import { respondWithPicture } from '../../../../site/picture-response.ts';
import { pictureOfWording } from '../../../../site/pictured.ts';
import { loadReference } from '../../../../site/reference.ts';

export const getStaticPaths = wordingPaths;

export const GET: APIRoute<{ keyword: Keyword; revision: Revision }> = async ({
  props: { keyword, revision },
}) => respondWithPicture(pictureOfWording(keyword, revision, (await loadReference()).changes));
