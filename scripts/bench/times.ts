/**
 * A row of a table: how many times something was measured, and how long it took.
 * @param times in milliseconds, at least one
 */
export function toTimes(what: string, times: readonly number[]): Record<string, string> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  return { what, count: String(sorted.length), median: at(0.5), p95: at(0.95), worst: at(0.9999) };
}

/** The median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
