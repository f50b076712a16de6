import type { Keyword, Source } from '../../keywords/model.ts';

/** What the tools compare with. */
export interface ToolData {
  keywords: Keyword[];
  sources: Pick<Source, 'id' | 'title'>[];
  /** Names that begin as a keyword does and are none. */
  notKeywords: string[];
}

/** @throws with the reason in words */
export async function fetchToolData(address: string): Promise<ToolData> {
  try {
    const response = await fetch(address);
    if (response.ok) {
      const data: ToolData = await response.json();
      return data;
    }
  } catch {
    // No answer, or a page that stands before the network, as where one has to log in.
  }
  throw new Error('what all keywords say could not be fetched');
}
