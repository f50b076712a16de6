import { drawPicture, type LinkPicture } from './link-picture.ts';

/** Answers with the picture of a link. */
export async function respondWithPicture(picture: LinkPicture): Promise<Response> {
  return new Response(await drawPicture(picture), { headers: { 'Content-Type': 'image/png' } });
}
