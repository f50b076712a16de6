import type { APIRoute } from 'astro';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { drawCard } from '../../../site/link-picture.ts';
import { loadReference } from '../../../site/reference.ts';

export async function getStaticPaths() {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}

export const GET: APIRoute<{ keyword: Keyword }> = async ({ props: { keyword } }) => {
  const { template, parts } = currentRevision(keyword);
  const card = await drawCard({ name: keyword.name, template, meaning: parts[0]?.text ?? '' });
  return new Response(card, { headers: { 'Content-Type': 'image/png' } });
};
