import type { APIRoute } from 'astro';
import type { ToldBySlug } from '../../embed/data.ts';
import { currentRevision } from '../../keywords/history.ts';
import { loadReference } from '../../site/reference.ts';

/** What the tooltips on other pages tell. */
export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  const told: ToldBySlug = Object.fromEntries(
    keywords.map((keyword) => {
      const { slug, name, formerNames } = keyword;
      const { template, parts } = currentRevision(keyword);
      return [slug, { template, meaning: parts[0]?.text ?? '', name, formerNames }];
    }),
  );
  return Response.json(told);
};
