import type { Keyword, Source } from '../keywords/model.ts';

/** What the tools compare with. */
export interface ToolData {
  keywords: Keyword[];
  sources: Pick<Source, 'id' | 'title'>[];
  /** Names that begin as a keyword does and are none. */
  notKeywords: string[];
}

/** @throws with the reason in words */
export async function fetchToolData(address: string): Promise<ToolData> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Error('what all keywords say could not be fetched');
  return response.json();
}
