import type { APIRoute } from 'astro';
import type { ToldBySlug } from '../../embed/data.ts';
import { currentRevision } from '../../keywords/history.ts';
import { meaningOf } from '../../keywords/wording/meaning.ts';
import { loadReference } from '../../site/reference.ts';

/** The data for the tooltips on other pages. */
export const GET: APIRoute = async () => {
  const { keywords } = await loadReference();
  const told: ToldBySlug = Object.fromEntries(
    keywords.map((keyword) => {
      const { slug, name, formerNames } = keyword;
      const revision = currentRevision(keyword);
      return [slug, { template: revision.template, meaning: meaningOf(revision), name, formerNames }];
    }),
  );
  return Response.json(told);
};
