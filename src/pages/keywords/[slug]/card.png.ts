import type { APIRoute } from 'astro';
import { currentRevision } from '../../../keywords/history.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { site } from '../../../site/config.ts';
import { drawCard } from '../../../site/link-picture.ts';
import { keywordPaths } from '../../../site/paths.ts';

export const getStaticPaths = keywordPaths;

export const GET: APIRoute<{ keyword: Keyword }> = async ({ props: { keyword } }) => {
  const { template, parts } = currentRevision(keyword);
  const card = await drawCard({
    name: keyword.name,
    template,
    meaning: parts[0]?.text ?? '',
    site: site.name,
  });
  return new Response(card, { headers: { 'Content-Type': 'image/png' } });
};
