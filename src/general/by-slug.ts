/** Keywords, or whatever else has a slug, by it. */
export function indexBySlug<T extends { slug: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((each) => [each.slug, each]));
}

/**
 * What has a slug, of an index by slug that must have it.
 * @throws where nothing there has it, as where data of two versions met
 */
export function inIndex<T>(index: ReadonlyMap<string, T>, slug: string): T {
  const found = index.get(slug);
  if (found === undefined) throw new Error(`Found nothing with the slug “${slug}”, expected one.`);
  return found;
}
