/** Before (negative), behind (positive) or the same (0): by code units, so that no machine's language plays a part. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keywords from A to Z, for `sort`: by slug, so that capitals, accents and signs play no part. */
export function fromAToZ(a: { slug: string }, b: { slug: string }): number {
  return compareCodeUnits(a.slug, b.slug);
}

/** The letter under which a list from A to Z has a keyword. */
export function letterOf({ slug }: { slug: string }): string {
  return slug.charAt(0).toUpperCase();
}
