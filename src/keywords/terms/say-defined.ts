/** Of how many terms a meaning is told, so that none of them has to say that it has none: a sentence for people. */
export function sayDefined(some: number, all: number): string {
  if (some === 0) return 'No source here says what any of them means.';
  const what = 'What one means stands in the words of who says it';
  return some === all
    ? `${what}.`
    : `${what}, for ${some} of these ${all}: of the others no source here says what they mean.`;
}
