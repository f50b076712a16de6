import type { GivenRuling, Keyword, Source } from '../../../keywords/model.ts';

/** The data that the tools compare with. */
export interface ToolData {
  keywords: Keyword[];
  sources: Pick<Source, 'id' | 'title' | 'kind'>[];
  /** Names that begin with a keyword's name, but are not keywords. */
  notKeywords: string[];
  /** Rulings given outside any source. */
  givenRulings: GivenRuling[];
}

/** Why a check failed, in words for its reader. */
export class CheckFailure extends Error {}

/** @throws {CheckFailure} */
export async function fetchToolData(address: string): Promise<ToolData> {
  try {
    const response = await fetch(address);
    if (response.ok) {
      const data: ToolData = await response.json();
      return data;
    }
  } catch {
    // No answer, or a page of the network itself, such as a login page.
  }
  throw new CheckFailure('the texts of the keywords could not be fetched');
}
