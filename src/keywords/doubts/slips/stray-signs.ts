import type { Slip } from './slip.ts';

/** A word that a stop may follow within a sentence, in front of it. */
const abbreviation = /(?<!\p{L})(?:\p{L}|approx|cf|etc|incl|max|min|resp|vs)$/iu;

/**
 * Each begins with a sign that is rare, since it is looked for in each text of a game, and goes with what may be meant;
 * null where the word in front says that it is right.
 */
const patterns: readonly {
  pattern: RegExp;
  meant(found: string, word: string, text: string): string | null;
}[] = [
  // Stops twice, or with a blank in front.
  { pattern: /\.\.(?<=[\p{L}\p{N}"”)]\.\.)(?!\.)/gu, meant: () => '.' },
  { pattern: /[,;:][,.](?<=[\p{L}\p{N}"”)]..)/gu, meant: () => '.' },
  { pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*\.(?=["”)]?(?:\s|$))/gu, meant: () => '.' },
  { pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*[,;](?=\s|$)/gu, meant: (found) => found.trim() },
  { pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*[,;](?=\p{L})/gu, meant: (found) => `${found.trim()} ` },
  // Other marks for an apostrophe, or it twice.
  {
    pattern: /(?: ['’]|['’]{2}|[`´‚"”′,;])(?<=\p{L}(?:[ '’].|.))(?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu,
    meant: () => "'",
  },
  { pattern: /['’]{2}(?<=\p{L}..)(?=\p{L})/gu, meant: () => "'" },
  // A mark of quotation twice, or a letter too far.
  {
    pattern: /["“”]{2}(?<!["“”]..)(?!["“”])/gu,
    // Where each has its other, one quotation ends or begins with another.
    meant: (found, _, text) => (isQuotedWhole(text) ? null : found.slice(0, 1)),
  },
  { pattern: /\p{L}["“”](?<!\p{L}..)(?=\p{L}{2})/gu, meant: exchanged },
  { pattern: /["“”]\p{L}(?<=\p{L}{2}..)(?!\p{L})/gu, meant: exchanged },
  // A bracket at the other side of a blank or of a letter, or without its blank.
  { pattern: /\((?<=\p{L}\()\s(?=\p{L})|\s\)(?=\p{L})/gu, meant: exchanged },
  { pattern: /\p{Ll}\((?<![\p{L}\p{N}]..)(?=\p{Ll}{2,30}(?![\p{L})]))/gu, meant: exchanged },
  { pattern: /\((?<=\p{L}{2}\()(?=\p{L}{2,30}\s)/gu, meant: (found) => ` ${found}` },
  { pattern: /\)(?<=\s[^\s()]{2,30}\))(?=\p{L}{2})/gu, meant: (found) => `${found} ` },
  // A comma without its blank, and a sentence without its capital.
  { pattern: /[,;](?<=\p{L}.)(?=\p{L})/gu, meant: (found) => `${found} ` },
  {
    pattern: /\. \p{Ll}(?<=\p{L}{2}\. .)/gu,
    meant: (found, word) => (abbreviation.test(word) ? null : found.toUpperCase()),
  },
  {
    pattern: /means,?\s+["“]\p{Ll}(?=\p{L})/gu,
    meant: (found) => found.slice(0, -1) + found.slice(-1).toUpperCase(),
  },
  // A program that reads pictures takes one for the other.
  { pattern: /l(?<=(?:^|[\s"“(])l)(?=[fnst](?!\p{L}))/gu, meant: () => 'I' },
  { pattern: /O(?<=\sO)(?=[.,;)]|\s\p{Ll})/gu, meant: () => '0' },
  {
    pattern: /[lIO](?<=(?<![^\s"“(])[-+–−].)(?![\p{L}\p{N}'’])/gu,
    meant: (found) => (found === 'O' ? '0' : '1'),
  },
  {
    pattern: /(?<!\p{L})[Aa]n (?=[bcdfgj-np-tvwyzBCDFGJ-NP-TVWYZ]\p{Ll})/gu,
    meant: (found) => found.replace('n', ''),
  },
  {
    pattern:
      /(?<!\p{L})[Aa] (?!(?:also|all|and|any|are|as|at|if|in|is|it|of|on|onc?e|or)(?!\p{L})|oui)(?=(?:[aio]|un(?![ai]))\p{Ll})/gu,
    meant: (found) => `${found.trim()}n `,
  },
];

/** Whether each mark of quotation in a text can have its other. */
function isQuotedWhole(text: string): boolean {
  return (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;
}

/** Two signs in the other order. */
function exchanged([one = '', other = '']: string): string {
  return other + one;
}

/** In characters: so much of the words around it is told. */
const longestWord = 30;

/** What no text of any game has by itself: signs that stand twice or apart, and letters in place of others. */
export function straySigns(text: string): Slip[] {
  return patterns.flatMap(({ pattern, meant }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const end = index + found.length;
      const word = /\S*$/.exec(text.slice(Math.max(0, index - longestWord), index))?.[0] ?? '';
      const rest = /^\p{L}*/u.exec(text.slice(end, end + longestWord))?.[0] ?? '';
      const instead = meant(found, word, text);
      if (instead === null) return [];
      return {
        kind: pattern,
        text: word + found + rest,
        index: index - word.length,
        meant: word + instead + rest,
      };
    }),
  );
}
