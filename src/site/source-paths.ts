import type { Source } from '../keywords/model.ts';
import { loadReference } from './reference.ts';

/** One page for each source: the parameter that stands in its address, and the source itself. */
export async function sourcePaths(): Promise<{ params: { source: string }; props: { source: Source } }[]> {
  const { sources } = await loadReference();
  return sources.map((source) => ({ params: { source: source.id }, props: { source } }));
}
