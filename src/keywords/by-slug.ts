/** Keywords, or whatever else has a slug, by it. */
export function indexBySlug<T extends { slug: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((each) => [each.slug, each]));
}
