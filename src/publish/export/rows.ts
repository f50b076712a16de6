import { currentRevision } from '../../keywords/history.ts';
import type { Keyword, Revision } from '../../keywords/model.ts';

/** A keyword with the wording that holds now: what every export is made of. */
export interface Row {
  keyword: Keyword;
  revision: Revision;
}

/** The rows of an export, in the order of the keywords. */
export function toRows(keywords: readonly Keyword[]): Row[] {
  return keywords.map((keyword) => ({ keyword, revision: currentRevision(keyword) }));
}
