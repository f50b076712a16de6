/** A line of a diff, after the mark that a mail or a chat puts before all of its lines; a wiki has a minus sign. */
const compared = /^(?<mark>[\s>]*)(?<sign>[+−-])\s?(?<said>[*_"“(]{0,4}\p{L}.*)$/u;

/** The lines above and between these, in a text that is a diff from its first line to its last. */
const begins = /^[\s>]*(?:@@ -\d[^@]{0,40}@@|```diff\s*$)/;
const around = /^[\s>]*(?:diff --git \S|index [0-9a-f]{4,40}\.\.|(?:---|\+\+\+) \S)/;

/**
 * Rewrites the lines of a diff: removed text is crossed out, and added text is claimed (`-They rest.`, and below it
 * `+They turn.`). Elsewhere a hyphen begins an item of a list.
 * @returns as many lines; headers of the diff are empty
 */
export function comparedInWords(lines: readonly string[]): string[] {
  const isWhole = lines.some((line) => begins.test(line));
  const read = lines.map((line) => compared.exec(line)?.groups ?? {});
  const isOfOne = lines.map(() => isWhole);
  for (let index = lines.length - 2; index >= 0; index--) {
    const [{ sign, mark }, below] = [read[index] ?? {}, read[index + 1]];
    const isAbove =
      /[−-]/.test(sign ?? '') && below?.mark === mark && (below?.sign === '+' || isOfOne[index + 1]);
    isOfOne[index] ||= isAbove === true;
  }
  for (const [index, { sign, mark }] of read.entries())
    isOfOne[index] ||= sign === '+' && isOfOne[index - 1] === true && read[index - 1]?.mark === mark;
  return lines.map((line, index) => {
    if (!isOfOne[index]) return line;
    if (begins.test(line) || around.test(line)) return '';
    const { mark = '', sign, said = '' } = read[index] ?? {};
    if (sign === undefined) return line;
    return sign === '+' ? mark + said : `${mark}~~${said.trimEnd()}~~`;
  });
}
