import type { Change, Keyword, Revision, Source } from '../keywords/model.ts';
import { loadReference } from './reference.ts';

/** The path of a list's page, which is a rest route (`[...index]`) so that there need be none. */
export function indexPath(hasItems: boolean): { params: { index: undefined } }[] {
  return hasItems ? [{ params: { index: undefined } }] : [];
}

/** A path for each source, with the source as a prop. */
export async function sourcePaths(): Promise<{ params: { source: string }; props: { source: Source } }[]> {
  const { sources } = await loadReference();
  return sources.map((source) => ({ params: { source: source.id }, props: { source } }));
}

/** A path for each keyword, with the keyword as a prop. */
export async function keywordPaths(): Promise<{ params: { slug: string }; props: { keyword: Keyword } }[]> {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}

/** A path for each wording of each keyword. */
export async function wordingPaths(): Promise<
  { params: { slug: string; revision: string }; props: { keyword: Keyword; revision: Revision } }[]
> {
  const { keywords } = await loadReference();
  return keywords.flatMap((keyword) =>
    keyword.revisions.map((revision) => ({
      params: { slug: keyword.slug, revision: revision.id },
      props: { keyword, revision },
    })),
  );
}

/** A path for each comparison of two wordings. */
export async function comparePaths(): Promise<
  { params: { slug: string; from: string; to: string }; props: { keyword: Keyword; change: Change } }[]
> {
  const { keywords, changes } = await loadReference();
  return keywords.flatMap((keyword) =>
    changes.of(keyword.slug).map((change) => ({
      params: { slug: keyword.slug, from: change.from, to: change.to },
      props: { keyword, change },
    })),
  );
}
