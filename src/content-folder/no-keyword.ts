import { slugify } from '../keywords/text/slug.ts';
import { hasFewTypos } from '../keywords/text/typo.ts';

/** Data that names a keyword that is not there. */
export interface NoKeyword {
  fault: 'no-keyword';
  slug: string;
  /** The slug of the keyword that may be meant. */
  near?: string;
}

/** What is wrong with a slug that no keyword has; one is near it in other letters, or with at most two typos. */
export function noKeyword(slug: string, keywords: readonly { slug: string }[]): NoKeyword {
  const plain = slugify(slug);
  const [near] = [0, 1, 2].flatMap((slips) =>
    keywords.filter((keyword) => hasFewTypos(plain, keyword.slug, slips)),
  );
  return { fault: 'no-keyword', slug, ...(near && { near: near.slug }) };
}
