/** How many there are of each kind, but of those of which there are none: `13 changed, 8 word for word`. */
export function sayCounts(counts: readonly (readonly [count: number, kind: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}
