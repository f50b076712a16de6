import { heldAsOf, revisionById } from './history.ts';
import type { Keyword, Revision } from './model.ts';

/** A keyword as it stood when a source was the newest. */
interface KeywordAsOf {
  keyword: Keyword;
  revision: Revision;
  /**
   * Id of the newest source up to then that has the keyword; an older one where the source asked for leaves it out.
   */
  source: string;
}

/**
 * The whole glossary as of a source: for each keyword known by then, the wording in force.
 * @param sourceIds all sources, oldest first
 * @throws where the source is not among them
 */
export function glossaryAsOf(
  source: string,
  keywords: readonly Keyword[],
  sourceIds: readonly string[],
): KeywordAsOf[] {
  if (!sourceIds.includes(source)) throw new Error(`No source ${source}`);
  return keywords.flatMap((keyword) => {
    const held = heldAsOf(keyword, source, sourceIds);
    return held ? [{ keyword, revision: revisionById(keyword, held.revision), source: held.source }] : [];
  });
}
