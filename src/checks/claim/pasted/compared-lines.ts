/** A line of a comparison as programs write it, behind what a mail or a chat has in front of all of its lines. */
const compared = /^(?<mark>[\s>]*)(?<sign>[+-])\s?(?<said>[*_"“(]{0,4}\p{L}.*)$/u;

/** What stands above and between such lines where a text is a comparison from its first line to its last. */
const begins = /^[\s>]*(?:@@ -\d[^@]{0,40}@@|```diff\s*$)/;
const around = /^[\s>]*(?:diff --git \S|index [0-9a-f]{4,40}\.\.|(?:---|\+\+\+) \S)/;

/**
 * Lines of a comparison in words: what it takes out is crossed out, and what it puts in is claimed (`-They rest.`, and
 * below it `+They turn.`). Elsewhere a hyphen is a mark of a list.
 * @returns as many lines, with none in place of those that stand around
 */
export function comparedInWords(lines: readonly string[]): string[] {
  const isWhole = lines.some((line) => begins.test(line));
  const read = lines.map((line) => compared.exec(line)?.groups ?? {});
  const isOfOne = lines.map(() => isWhole);
  for (let index = lines.length - 2; index >= 0; index--) {
    const [{ sign, mark }, below] = [read[index] ?? {}, read[index + 1]];
    const isAbove = sign === '-' && below?.mark === mark && (below?.sign === '+' || isOfOne[index + 1]);
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
