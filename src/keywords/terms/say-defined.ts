/** A sentence on how many terms have a known meaning, so that none has to say that it lacks one. */
export function sayDefined(some: number, all: number): string {
  if (some === 0) return 'No source here says what any of them means.';
  const what = 'Meanings are given in the words of whoever states them';
  return some === all
    ? `${what}.`
    : `${what}, for ${some} of these ${all}: for the others, no source here says what they mean.`;
}
