/** Indexes keywords, or anything else that has a slug, by slug. */
export function indexBySlug<T extends { slug: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((each) => [each.slug, each]));
}

/**
 * Looks up a slug that must be in the index.
 * @throws where it is not, as when data of two versions is mixed
 */
export function inIndex<T>(index: ReadonlyMap<string, T>, slug: string): T {
  const found = index.get(slug);
  if (found === undefined) throw new Error(`Found nothing with the slug “${slug}”, expected one.`);
  return found;
}
