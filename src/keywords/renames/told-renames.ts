import { indexBySlug } from '../../general/by-slug.ts';
import type { Keyword } from '../model.ts';
import { slugify } from '../text/slug.ts';
import { type RenameClaim, readRenameClaims } from './rename-claims.ts';

/** A rename of one keyword to another, by their slugs, and the id of the source that reports it. */
export interface Rename extends RenameClaim {
  source: string;
}

/**
 * Adds a rename to those in force, in the order in which the sources tell them: a newer source overrules an older one,
 * even where it reverses a rename.
 * @param renames those in force, by the former name
 * @returns the rename of the same source that it contradicts, if any: the first claim of a source counts
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
 * The renames in force as of a source, by the former name.
 * @param told every rename that was ever in force, in any order
 * @param sourceIds oldest first
 */
export function renamesAsOf(
  source: string,
  told: readonly Rename[],
  sourceIds: readonly string[],
): Map<string, Rename> {
  const bySource = Map.groupBy(told, (rename) => rename.source);
  const renames = new Map<string, Rename>();
  for (const id of sourceIds.slice(0, sourceIds.indexOf(source) + 1))
    for (const rename of bySource.get(id) ?? []) takeRename(renames, rename);
  return renames;
}

/**
 * Every rename that was ever in force, each under the source by which it had been told and both names existed. One
 * that was reversed and told again is listed twice; one that is only repeated, once.
 * @param sourceIds oldest first
 * @returns in the order in which the sources tell them
 */
export function toldRenames(keywords: readonly Keyword[], sourceIds: readonly string[]): Rename[] {
  const bySlug = indexBySlug(keywords);
  const entries = entriesBySource(keywords);
  const told: Rename[] = [];
  const there = new Set<string>();
  let held = new Map<string, string>();
  const lastTold = new Map(
    sourceIds.flatMap((source) =>
      (entries.get(source) ?? []).flatMap(({ claims }) => claims.map(({ from }) => [from, source] as const)),
    ),
  );
  return sourceIds.flatMap((source) => {
    const ofSource = entries.get(source) ?? [];
    for (const { slug } of ofSource) there.add(slug);
    const claims = ofSource.flatMap((entry) => entry.claims);
    // Of two contradictory renames the one that its source tells first counts, and keywords do not record that order:
    // of the last source that tells of a name, what holds now shows it; before, entries are taken from A to Z, as
    // documents mostly have them, whatever newer sources say.
    const holds = ({ from, to }: RenameClaim) =>
      lastTold.get(from) === source && bySlug.get(from)?.renamedTo === to;
    for (const claim of claims.sort((a, b) => Number(holds(b)) - Number(holds(a))))
      told.push({ ...claim, source });
    // Until the new name exists, a rename to it overrules nothing.
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

/** The keywords of each source, with the renames that they claim there. */
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
 * The renames that contradict this one: another for the same name, and, of those that lead back to it, the first that
 * an older source tells; the others can stay.
 */
function against<T extends Rename>(renames: ReadonlyMap<string, T>, { from, to, source }: T): T[] {
  const same = renames.get(from);
  const chain = renamesFrom(renames, to);
  // What leads on from the name itself is not part of the cycle.
  const ring = chain.slice(0, chain.findIndex((other) => other.to === from) + 1);
  const back = ring.find((other) => other.source !== source) ?? ring[0];
  return [same?.to === to ? undefined : same, back].filter((other) => other !== undefined);
}
