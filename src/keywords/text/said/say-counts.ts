/** The count of each kind, without those that are zero: `13 changed, 8 word for word`. */
export function sayCounts(counts: readonly (readonly [count: number, kind: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}
