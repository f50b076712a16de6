import { revisionById } from '../history.ts';
import type { Change, Keyword, Revision } from '../model.ts';
import { currentKeyword } from '../renames/family.ts';
import type { Rename } from '../renames/told-renames.ts';
import type { Changes } from './lookup.ts';

/** A wording, and the keyword that it belongs to. */
export interface Wording {
  keyword: Keyword;
  revision: Revision;
}

/**
 * The two wordings of a change.
 * @param keyword the keyword that changed; after a rename the new wording belongs to its successor
 */
export function wordingsOf(
  { from, to, kind }: Change,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): { old: Wording; fresh: Wording } {
  const holder = kind === 'renamed' ? laterKeywordWith(to, keyword, bySlug, changes) : keyword;
  return {
    old: { keyword, revision: revisionById(keyword, from) },
    fresh: { keyword: holder, revision: revisionById(holder, to) },
  };
}

/** What a keyword is called after a change, where it has another name: then, and now, where that is yet another. */
export function laterNames(
  change: Change | null,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): { label: 'Then' | 'Now'; keyword: Keyword }[] {
  const then = change ? wordingsOf(change, keyword, bySlug, changes).fresh.keyword : keyword;
  const now = currentKeyword(keyword, bySlug);
  return [
    ...(then === keyword || then === now ? [] : [{ label: 'Then' as const, keyword: then }]),
    ...(now === keyword ? [] : [{ label: 'Now' as const, keyword: now }]),
  ];
}

/** Of the keywords to which renames ever led from this one, the nearest that has a wording; itself, where none has. */
function laterKeywordWith(
  id: string,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): Keyword {
  const passed = new Set([keyword]);
  for (const each of passed) {
    if (each !== keyword && each.revisions.some((revision) => revision.id === id)) return each;
    // The current successor last, so it is passed first.
    for (const next of successorsOf(each, bySlug, changes.renamesOf(each.slug)).reverse()) passed.add(next);
  }
  return keyword;
}

/** The successors of a keyword, the current one last. */
export function successorsOf(
  { renamedTo }: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  renames: readonly Rename[],
): Keyword[] {
  const past = renames.map(({ to }) => to).filter((to) => to !== renamedTo);
  return [...new Set([...past, renamedTo])].flatMap((slug) => bySlug.get(slug ?? '') ?? []);
}
