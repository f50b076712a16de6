import { chainFrom } from '../../general/chain.ts';
import type { Keyword } from '../model.ts';
import { slugify } from '../text/slug.ts';

/**
 * A keyword and what replaced it, one after another, the current one last. The reconciliation never makes a cycle of
 * renames; in tampered files the chain stops where it would repeat.
 */
function namesFrom(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword[] {
  return chainFrom(keyword, ({ renamedTo }) => bySlug.get(renamedTo ?? ''));
}

/** The current keyword for this one: itself, or where its chain of renames leads. */
export function currentKeyword(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword {
  return namesFrom(keyword, bySlug).at(-1) as Keyword;
}

/** Whether renames make two keywords one: both lead to the same current keyword. */
export function areOneNow(one: Keyword, other: Keyword, bySlug: ReadonlyMap<string, Keyword>): boolean {
  return currentKeyword(one, bySlug) === currentKeyword(other, bySlug);
}

/**
 * Whether the wordings of a keyword are compared with those of the current one: where that is itself or its direct
 * successor; nothing is compared across two renames.
 */
export function isComparedWith(keyword: Keyword, now: Keyword): boolean {
  return keyword === now || keyword.renamedTo === now.slug;
}

/** The slug of a keyword, and those of its former names. */
export function everySlugOf({ slug, formerNames }: Pick<Keyword, 'slug' | 'formerNames'>): string[] {
  return [slug, ...formerNames.map(slugify)];
}

/**
 * The keywords that renames join with this one, each after those that it replaced; one that was never renamed is
 * alone.
 */
export function familyOf(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword[] {
  const family = new Set<Keyword>();
  const passed = new Set<Keyword>();
  const takeIn = (newer: Keyword) => {
    // In tampered files renames may form a cycle.
    if (passed.has(newer)) return;
    passed.add(newer);
    for (const name of newer.formerNames) {
      const older = bySlug.get(slugify(name));
      if (older?.renamedTo === newer.slug) takeIn(older);
    }
    family.add(newer);
  };
  takeIn(currentKeyword(keyword, bySlug));
  return [...family];
}

/**
 * The name under which a keyword came into the game, as far as that is recorded: itself or, where nothing is recorded of
 * it, the oldest of those that it replaced of which something is; itself, where nothing is recorded of any.
 */
export function introducedAs(keyword: Keyword, bySlug: ReadonlyMap<string, Keyword>): Keyword {
  if (keyword.introduction) return keyword;
  const former = familyOf(keyword, bySlug).filter((each) => namesFrom(each, bySlug).includes(keyword));
  return former.find(({ introduction }) => introduction) ?? keyword;
}
