import { indexBySlug } from '../../general/by-slug.ts';
import type { Keyword } from '../model.ts';
import { slugify } from '../text/slug.ts';
import { type RenameClaim, readRenameClaims } from './rename-claims.ts';

/** That one keyword gave way to another, by their slugs, and the id of the source that says so. */
export interface Rename extends RenameClaim {
  source: string;
}

/**
 * Takes a rename in among those that hold, in the order in which the sources tell them: a newer source overrules an
 * older one, also where it takes a rename back.
 * @param renames those that hold, by the name that gave way
 * @returns the one of its source that it contradicts, where there is one: what that says first holds
 */
export function takeRename<T extends Rename>(renames: Map<string, T>, rename: T): T | undefined {
  const others = against(renames, rename);
  const first = others.find(({ source }) => source === rename.source);
  if (first) return first;
  for (const { from } of others) renames.delete(from);
  renames.set(rename.from, rename);
  return undefined;
}

/** The renames that lead on from a name, one after another. */
export function renamesFrom<T extends Rename>(renames: ReadonlyMap<string, T>, from: string): T[] {
  const chain: T[] = [];
  for (let next = renames.get(from); next; next = renames.get(next.to)) chain.push(next);
  return chain;
}

/**
 * Every rename that ever held, each under the source by which it was told and both names were there. One that was taken
 * back and told again stands there twice; one that is only repeated, once.
 * @param sourceIds oldest first
 * @returns as the sources tell them
 */
export function toldRenames(keywords: readonly Keyword[], sourceIds: readonly string[]): Rename[] {
  const bySlug = indexBySlug(keywords);
  const entries = entriesBySource(keywords);
  const told: Rename[] = [];
  const there = new Set<string>();
  let held = new Map<string, string>();
  return sourceIds.flatMap((source) => {
    const ofSource = entries.get(source) ?? [];
    for (const { slug } of ofSource) there.add(slug);
    const claims = ofSource.flatMap((entry) => entry.claims);
    // Of two that contradict each other the one holds that its source says first, and no keyword knows that order.
    const holds = ({ from, to }: RenameClaim) => bySlug.get(from)?.renamedTo === to;
    for (const claim of claims.sort((a, b) => Number(holds(b)) - Number(holds(a))))
      told.push({ ...claim, source });
    // Until the new name is there, what is told of it overrules nothing.
    const renames = new Map<string, Rename>();
    for (const rename of told) if (there.has(rename.to)) takeRename(renames, rename);
    const before = held;
    const now = [...renames.values()].filter(({ from, to }) => there.has(from) && there.has(to));
    held = new Map(now.map(({ from, to }) => [from, to]));
    return now
      .filter(({ from, to }) => before.get(from) !== to)
      .map(({ from, to }) => ({ from, to, source }));
  });
}

/** The keywords that each source has, with what it claims there of renames. */
function entriesBySource(
  keywords: readonly Keyword[],
): Map<string, { slug: string; claims: RenameClaim[] }[]> {
  const entries = keywords.flatMap(({ slug, name, revisions, history }) => {
    const claims = new Map(revisions.map(({ id, text }) => [id, claimsOf(name, text)]));
    return history.map(({ source, revision }) => ({ source, slug, claims: claims.get(revision) ?? [] }));
  });
  return Map.groupBy(entries, ({ source }) => source);
}

function claimsOf(name: string, text: string): RenameClaim[] {
  return readRenameClaims(name, text).map(({ from, to }) => ({ from: slugify(from), to: slugify(to) }));
}

/**
 * The renames that cannot hold beside this one: another for the same name, and of those that lead back to it the first
 * that an older source says; the others hold beside it.
 */
function against<T extends Rename>(renames: ReadonlyMap<string, T>, { from, to, source }: T): T[] {
  const same = renames.get(from);
  const chain = renamesFrom(renames, to);
  // What leads on from the name itself is no part of the ring.
  const ring = chain.slice(0, chain.findIndex((other) => other.to === from) + 1);
  const back = ring.find((other) => other.source !== source) ?? ring[0];
  return [same?.to === to ? undefined : same, back].filter((other) => other !== undefined);
}
