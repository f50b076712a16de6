import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { figures } from '../../../keywords/text/number-words.ts';
import { tokenize } from '../../../keywords/text/tokens.ts';

/** A word of a text without spelling and punctuation, and where it stands. */
export interface Word {
  word: string;
  /** Offsets in the text, in UTF-16 code units; the end is behind the last one. */
  start: number;
  end: number;
}

/** What joins a "not" behind it, and what the two are together: `can not` and `cannot` are `can't`. */
const contracted: Record<string, string> = {
  ...Object.fromEntries(
    'are could did do does had has have is must should was were would'
      .split(' ')
      .map((verb) => [verb, `${verb}nt`]),
  ),
  can: 'cant',
  will: 'wont',
};

/**
 * A verb that is joined to what it is said of, and the verb by itself: `it's` is `it is`. The apostrophe may be left out
 * (`thats`), unless that makes another word: `its`.
 */
const pronouns = ['he', 'it', 'she', 'that', 'there', 'they', 'we', 'what', 'who', 'you'];
const verbs: Record<string, string> = { s: 'is', re: 'are', ve: 'have', ll: 'will' };
const joined = new RegExp(
  `\\b(?!(?:hell|here|its|shell|well|were)\\b)(${pronouns.join('|')})['’]?(${Object.keys(verbs).join('|')})\\b`,
  'gi',
);

/** What may join a number to the word that it counts: `4-card`, not `2-X`. */
const behindNumber = /(?<=\d)[-‐‑](?=\p{L}{2})/u;

/** A dash that stands between two words as a comma does, and is no sign before a number or an X. */
const dashAsComma =
  /(?<=\S )(?:--?|[‒–—―])(?= (?!\d|X\b))|(?<=[\p{L}\p{N}.,!?"”'’)\]])[—―](?=["“'‘([]?\p{L})/gu;

/** A longer dash before a number or an X, which somebody or their phone has put there for a minus. */
const dashAsMinus = /(?<=\s)[‒—―](?=\d|X\b)/g;

/** What those other words may be too, where the rules do not have them: a slip for `it's` and its like. */
export const withoutApostrophe: readonly [joined: string, apart: string][] = [
  ['hell', 'he will'],
  ['its', 'it is'],
  ['shell', 'she will'],
  ['well', 'we will'],
  ['were', 'we are'],
];

/**
 * The words of a text, in order: what is left of it when spelling, case and punctuation do not count, nor the brackets
 * around what a card puts in (`[cost]`), which nobody says.
 */
export function wordsOf(text: string): readonly Word[] {
  if (text !== lastRead.text) lastRead = { text, words: readWords(text) };
  return lastRead.words;
}

/** A sentence is asked for its words several times in a row. */
let lastRead: { text: string; words: readonly Word[] } = { text: '', words: [] };

function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { word, start, end } of tokensOf(text)) {
    const last = words.at(-1);
    if (word === 'cannot') words.push({ word: 'cant', start, end });
    else if (word === 'not' && last && Object.hasOwn(contracted, last.word))
      words[words.length - 1] = { word: contracted[last.word] ?? '', start: last.start, end };
    else words.push({ word: word === '&' ? 'and' : (figures.get(word) ?? word), start, end });
  }
  return words;
}

function tokensOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  // Both leave each word where it stands.
  const plain = text.replace(dashAsComma, (dash) => ' '.repeat(dash.length)).replace(dashAsMinus, '-');
  for (const { gap, text: token } of tokenize(plain)) {
    const start = position + gap.length;
    position = start + token.length;
    const spelled = token
      .replace(behindNumber, ' ')
      .replace(joined, (_, of: string, verb: string) => `${of} ${verbs[verb.toLowerCase()]}`);
    for (const word of foldEditorial(spelled).split(' '))
      if (!/^[[\]]?$/.test(word)) words.push({ word, start, end: position });
  }
  return words;
}

/** Words as one string with a space at each side of each, so that a run of them is found as a part of it. */
export function phraseOf(words: readonly Word[]): string {
  return ` ${words.map(({ word }) => word).join(' ')} `;
}

/** The words of a text as one such string. */
export function phraseIn(text: string): string {
  return phraseOf(wordsOf(text));
}

/** Where a run of words that a text has, with the spaces at its sides, first stands in it: its start and its end. */
export function spanOf(text: string, run: string): [start: number, end: number] {
  const words = wordsOf(text);
  const all = phraseOf(words);
  const first = all.slice(0, all.indexOf(run)).split(' ').filter(Boolean).length;
  const last = first + run.trim().split(' ').length - 1;
  return [words[first]?.start ?? 0, words[last]?.end ?? text.length];
}

/** Fewer words than these are found in too many places to mean one of them, unless they are all that is said there. */
export const leastWords = 4;

/** What stands where somebody left something out. */
export const omission = /\s*(?:\[(?:…|\.{3})\]|…|\.{3,})\s*/;
