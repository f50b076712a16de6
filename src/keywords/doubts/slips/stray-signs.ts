import { once } from '../../../general/once.ts';
import type { Slip } from './slip.ts';

/** A word, at the end of a text, that a stop may follow within a sentence. */
const abbreviation = /(?<!\p{L})(?:\p{L}|approx|cf|etc|incl|max|min|resp|vs)$/iu;

/** What a pattern asks of the whole text, which is looked at but once. */
interface SearchedText {
  isQuotedWhole(): boolean;
  saysX(): boolean;
}

/**
 * Each pattern begins with a rare character, since every text of a game is searched, and comes with the likely
 * correction; null where the context shows that the text is correct.
 */
const patterns: readonly {
  pattern: RegExp;
  meant(found: string, word: string, text: SearchedText): string | null;
}[] = [
  // Two stops, or a stop after a space.
  { pattern: /\.\.(?<=[\p{L}\p{N}"”)]\.\.)(?!\.)/gu, meant: () => '.' },
  { pattern: /[,;:][,.](?<=[\p{L}\p{N}"”)]..)/gu, meant: () => '.' },
  { pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*\.(?=["”)]?(?:\s|$))/gu, meant: () => '.' },
  {
    pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*(?:[,;]|[!?](?=["”]))(?=["”]?(?:\s|$))/gu,
    meant: (found) => found.trim(),
  },
  { pattern: /\s(?<=[\p{L}\p{N}"”)].)\s*[,;](?=\p{L})/gu, meant: (found) => `${found.trim()} ` },
  // Between two sentences, the sign for what was left out.
  { pattern: /\s(?:\.{3}|…)(?<=[.!?]["”)]?\s(?:\.{3}|…))(?=\s["“(]?\p{Lu})/gu, meant: () => '' },
  // Other characters for an apostrophe, or a doubled one.
  {
    pattern:
      /(?: ['’]|['’]{2}|[`\u00b0-\u00b9‚"”′,;])(?<=\p{L}(?:[ '’].|.))(?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu,
    meant: () => "'",
  },
  // A hyphen or a blank for one.
  {
    pattern: /[- ](?<=\p{Ll}{2}(?:-(?=re)|.(?!re)))(?=(?:ll|re|s|t|ve)(?:\s\p{Ll}|[.,;]))/gu,
    meant: () => "'",
  },
  { pattern: /['’]{2}(?<=\p{L}..)(?=\p{L})/gu, meant: () => "'" },
  // A doubled quotation mark, or one that is a letter off.
  {
    pattern: /["“”]{2}(?<!["“”]..)(?!["“”])/gu,
    // Where each mark has its partner, one quotation ends or begins with another.
    meant: (found, _, { isQuotedWhole }) => (isQuotedWhole() ? null : found.slice(0, 1)),
  },
  // One between blanks: behind a stop it closes a quotation.
  {
    pattern: /\s["“”](?:(?<=\S..)\s|(?<=[.!?]..)$)/gu,
    meant: (found, word) => (/[.!?]$/.test(word) ? found.trimStart() : found.trimEnd()),
  },
  { pattern: /\p{L}["“”](?<!\p{L}..)(?=\p{L}{2})/gu, meant: exchanged },
  { pattern: /["“”]\p{L}(?<=\p{L}{2}..)(?!\p{L})/gu, meant: exchanged },
  // A bracket on the wrong side of a space or of a letter, or without its space.
  { pattern: /\((?<=\p{L}\()\s(?=\p{L})|\s\)(?=\p{L})/gu, meant: exchanged },
  { pattern: /\p{Ll}\((?<![\p{L}\p{N}]..)(?=\p{Ll}{2,30}(?![\p{L})]))/gu, meant: exchanged },
  { pattern: /\((?<=\p{L}{2}\()(?=\p{L}{2,30}\s)/gu, meant: (found) => ` ${found}` },
  { pattern: /\)(?<=\s[^\s()]{2,30}\))(?=\p{L}{2})/gu, meant: (found) => `${found} ` },
  // A comma without its space, and a sentence without its capital.
  { pattern: /[,;](?<=\p{L}.)(?=\p{L})/gu, meant: (found) => `${found} ` },
  {
    pattern: /\. \p{Ll}(?<=\p{L}{2}\. .)(?=[^.!?]*[.!?])/gu,
    meant: (found, word) => (abbreviation.test(word) ? null : found.toUpperCase()),
  },
  {
    pattern: /means,?\s+["“]\p{Ll}(?=\p{L})/gu,
    meant: (found) => found.slice(0, -1) + found.slice(-1).toUpperCase(),
  },
  // Optical character recognition confuses these.
  { pattern: /l(?<=(?:^|[\s"“(])l)(?=[fnst](?!\p{L}))/gu, meant: () => 'I' },
  { pattern: /O(?<=\sO)(?=[.,;)]|\s\p{Ll})/gu, meant: () => '0' },
  // An X that lost its size, where the text has no more to say of it.
  {
    pattern: /x(?<=\p{L},?\sx)(?=[.,;)]|\s\p{L})/gu,
    meant: (_found, _word, { saysX }) => (saysX() ? null : 'X'),
  },
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

/** Whether each quotation mark of a text can have its partner, and not all of them are doubled, as in a table. */
function areQuotationsWhole(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/["“”]/g) % 2 === 0 && count(/["“”]/g) > 2 * count(/["“”]{2}/g);
}

/** Two characters in the opposite order. */
function exchanged([one = '', other = '']: string): string {
  return other + one;
}

/** How many characters of the surrounding words are quoted. */
const longestWord = 30;

/** Whether a text itself says what its x is. */
function saysSmallX(text: string): boolean {
  return /(?<!\p{L})(?:where x|x (?:equals|is))(?!\p{L})/u.test(text);
}

/** Finds what no text of any game has on purpose: doubled or detached characters, and letters in place of others. */
export function straySigns(text: string): Slip[] {
  const searched: SearchedText = {
    isQuotedWhole: once(() => areQuotationsWhole(text)),
    saysX: once(() => saysSmallX(text)),
  };
  return patterns.flatMap(({ pattern, meant }, number) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const end = index + found.length;
      const word = /\S*$/.exec(text.slice(Math.max(0, index - longestWord), index))?.[0] ?? '';
      const rest = /^\p{L}*/u.exec(text.slice(end, end + longestWord))?.[0] ?? '';
      const instead = meant(found, word, searched);
      if (instead === null) return [];
      return {
        kind: `stray sign ${number}`,
        text: word + found + rest,
        index: index - word.length,
        meant: word + instead + rest,
      };
    }),
  );
}
