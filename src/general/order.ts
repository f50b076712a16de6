/** Compares for `sort` by code units, so that the machine's language plays no part. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares keywords for `sort` from A to Z: by slug, so that capitals, accents and signs play no part. */
export function fromAToZ(a: { slug: string }, b: { slug: string }): number {
  return compareCodeUnits(a.slug, b.slug);
}

/** The letter under which an alphabetical list has a keyword. */
export function letterOf({ slug }: { slug: string }): string {
  return slug.charAt(0).toUpperCase();
}
