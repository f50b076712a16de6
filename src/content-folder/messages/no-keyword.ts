import { hasFewTypos } from '../../keywords/text/typo.ts';

/** Data that names a keyword that is not there. */
export interface NoKeyword {
  fault: 'no-keyword';
  slug: string;
  /** The slug of the keyword that may be meant. */
  near?: string;
}

/** What is wrong with a slug that no keyword has; another that is at most two typos away may be meant. */
export function noKeyword(slug: string, keywords: readonly { slug: string }[]): NoKeyword {
  const [near] = [1, 2].flatMap((slips) =>
    keywords.filter((keyword) => hasFewTypos(slug, keyword.slug, slips)),
  );
  return { fault: 'no-keyword', slug, ...(near && { near: near.slug }) };
}
