/** What of a text may be meant for something else, and where. */
export interface Stray {
  /** Those that are told together. */
  kind: RegExp;
  text: string;
  index: number;
  meant: string;
}

/** A word that a stop may follow within a sentence. */
const abbreviation = /^(?:approx|cf|etc|incl|max|min|resp|vs)$/i;

/** Each with what may be meant: of its groups the first stands as it is. */
const patterns: readonly { pattern: RegExp; meant(...groups: string[]): string | null }[] = [
  // Stops twice, or with a blank in front.
  {
    pattern: /(\S{0,20}[\p{L}\p{N}"”)])(?:(?<!\.)\.\.(?!\.)|[,;:][,.]|\s+\.(?=["”)]?(?:\s|$)))/gu,
    meant: (before = '') => `${before}.`,
  },
  {
    pattern: /(\S{0,20}[\p{L}\p{N}"”)])\s+([,;])(?!\S*[)\]])/gu,
    meant: (before = '', sign = '') => before + sign,
  },
  // A comma without its blank, and a sentence without its capital.
  { pattern: /(?<!\p{L})(\p{L}{1,30}),(\p{L}{1,30})/gu, meant: (one = '', other = '') => `${one}, ${other}` },
  {
    pattern: /(?<![\p{L}.])(\p{L}{2,30})\. (\p{Ll})(\p{L}*)/gu,
    meant: (word = '', first = '', rest = '') =>
      abbreviation.test(word) ? null : `${word}. ${first.toUpperCase()}${rest}`,
  },
  {
    pattern: /\b(that\s+means,?\s+["“])(\p{Ll})(\p{L}+)/gu,
    meant: (before = '', first = '', rest = '') => before + first.toUpperCase() + rest,
  },
  // A mark that opens a quotation twice, and others for an apostrophe.
  { pattern: /(?<=\s)()""(?=\p{L})/gu, meant: () => '"' },
  {
    pattern: /(?<!\p{L})(\p{L}{1,30})(?: ['’]|[`´‚"])((?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu,
    meant: (word = '', end = '') => `${word}'${end}`,
  },
  // A program that reads pictures takes one for the other.
  { pattern: /(?<![\p{L}'’])()l([fnst])(?!\p{L})/gu, meant: (_, rest = '') => `I${rest}` },
  {
    pattern: /(?<!\p{L})([Aa]n) ([bcdfgj-np-tvwyzBCDFGJ-NP-TVWYZ]\p{Ll}+)/gu,
    meant: (an = '', word = '') => `${an.slice(0, 1)} ${word}`,
  },
  {
    pattern:
      /(?<!\p{L})([Aa]) ((?!(?:also|all|and|any|are|as|at|if|in|is|it|of|on|onc?e|or)(?!\p{L})|oui)(?:[aio]|un(?![ai]))\p{Ll}+)/gu,
    meant: (a = '', word = '') => `${a}n ${word}`,
  },
];

/** What no text of any game has by itself: signs that stand twice or apart, and letters in place of others. */
export function straySigns(text: string): Stray[] {
  return patterns.flatMap(({ pattern, meant }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [found, ...groups] = match;
      const instead = meant(...groups);
      return instead === null ? [] : { kind: pattern, text: found, index: match.index, meant: instead };
    }),
  );
}
