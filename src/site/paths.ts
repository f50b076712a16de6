import type { Keyword, Source } from '../keywords/model.ts';
import { loadReference } from './reference.ts';

/** One page for each source: the parameter that stands in its address, and the source itself. */
export async function sourcePaths(): Promise<{ params: { source: string }; props: { source: Source } }[]> {
  const { sources } = await loadReference();
  return sources.map((source) => ({ params: { source: source.id }, props: { source } }));
}

/** One page for each keyword, likewise. */
export async function keywordPaths(): Promise<{ params: { slug: string }; props: { keyword: Keyword } }[]> {
  const { keywords } = await loadReference();
  return keywords.map((keyword) => ({ params: { slug: keyword.slug }, props: { keyword } }));
}
