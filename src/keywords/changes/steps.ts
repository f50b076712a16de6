import { revisionById, revisionIn, transitions } from '../history.ts';
import type { Change, Keyword } from '../model.ts';
import { readRenameClaims } from '../rename-claims.ts';
import { slugify } from '../text/slug.ts';
import type { Changes } from './lookup.ts';

/** A change that happened, and the source that brought it. */
export interface Step {
  keyword: Keyword;
  /** The keyword that the new wording is of: another one where a name gave way. */
  holder: Keyword;
  change: Change;
  /** Id of the source. */
  source: string;
}

/** What happened to a keyword as the sources tell it: from wording to wording, and that it was renamed. */
export function stepsOf(
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
  sourceIds: readonly string[],
): Step[] {
  const successor = bySlug.get(keyword.renamedTo ?? '');
  const steps = [
    ...transitions(keyword).map((step) => ({ ...step, holder: keyword })),
    ...(successor ? [{ ...renameOf(keyword, successor, sourceIds), holder: successor }] : []),
  ];
  return steps.flatMap(({ from, to, source, holder }) => {
    const change = changes.between(keyword.slug, from, to);
    return change ? [{ keyword, holder, change, source }] : [];
  });
}

/**
 * The rename of a keyword where it was first told, with the wordings that both names had then. It stays the same
 * whatever newer sources say, so that nobody is told of it twice.
 * @param sourceIds oldest first
 */
function renameOf(keyword: Keyword, successor: Keyword, sourceIds: readonly string[]) {
  const source =
    sourceIds.find((id) => saysRenamed(id, keyword, successor)) ?? successor.history[0]?.source ?? '';
  const until = sourceIds.indexOf(source);
  const held = ({ history }: Keyword) =>
    (history.findLast((each) => sourceIds.indexOf(each.source) <= until) ?? history[0])?.revision ?? '';
  return { from: held(keyword), to: held(successor), source };
}

/** Whether a source says, in the text of either, that one keyword gave way to the other. */
export function saysRenamed(source: string, keyword: Keyword, successor: Keyword): boolean {
  return [keyword, successor].some((speaker) => {
    const said = revisionIn(speaker, source);
    const claims = said ? readRenameClaims(speaker.name, revisionById(speaker, said).text) : [];
    return claims.some(({ from, to }) => slugify(from) === keyword.slug && slugify(to) === successor.slug);
  });
}
