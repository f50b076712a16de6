import type { z } from 'zod';

/**
 * A check that no item of a list is repeated; a repeated one is reported where it occurs again.
 * @param expected what is expected, in words
 */
export function eachOnce(
  expected: string,
): (list: readonly string[], context: Pick<z.RefinementCtx, 'addIssue'>) => void {
  return (list, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, each] of list.entries()) {
      if (seen.has(each)) addIssue({ code: 'custom', message: expected, path: [index] });
      seen.add(each);
    }
  };
}
