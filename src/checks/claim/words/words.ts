import { onceEach } from '../../../general/once.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { figures } from '../../../keywords/text/number-words.ts';
import { cut } from '../../../keywords/text/tokens.ts';

/** A word of a text, without its spelling and punctuation, and its position. */
export interface Word {
  word: string;
  /** Offsets in the text, in UTF-16 code units; the end is exclusive. */
  start: number;
  end: number;
}

/** Verbs that merge with a following "not", and the merged words: `can not` and `cannot` are read as `can't`. */
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
 * Pronouns that a verb is joined to, and the verb written out: `it's` is `it is`. The apostrophe may be missing
 * (`thats`), unless that makes another word: `its`.
 */
const pronouns = ['he', 'it', 'she', 'that', 'there', 'they', 'we', 'what', 'who', 'you'];
const verbs: Record<string, string> = { s: 'is', re: 'are', ve: 'have', ll: 'will' };
const joined = new RegExp(
  `\\b(?!(?:hell|here|its|shell|well|were)\\b)(${pronouns.join('|')})['’]?(${Object.keys(verbs).join('|')})\\b`,
  'gi',
);

/** A hyphen between a number and the word that it counts: `4-card`, not `2-X`. */
const hyphenAfterNumber = /(?<=\d)[-‐‑](?=\p{L}{2})/u;

/** A dash used as a comma between two words, and not as a minus before a number or an X. */
const dashAsComma =
  /(?<=\S )(?:--?|[‒–—―])(?= (?!\d|X\b))|(?<=[\p{L}\p{N}.,!?"”'’)\]])[—―](?=["“'‘([]?\p{L})/gu;

/** A longer dash before a number or an X, which an author or a phone put there for a minus. */
const dashAsMinus = /(?<=\s)[‒—―](?=\d|X\b)/g;

/** Words that may be a pronoun and a verb without the apostrophe, where the rules do not have them as words. */
export const withoutApostrophe: readonly [joined: string, apart: string][] = [
  ['hell', 'he will'],
  ['its', 'it is'],
  ['shell', 'she will'],
  ['well', 'we will'],
  ['were', 'we are'],
];

/** In texts: a sentence and its pieces are asked for their words several times. */
const mostRead = 16;

/**
 * The words of a text, in order, without case, spelling and punctuation, and without the brackets around a placeholder
 * (`[cost]`), which nobody quotes.
 */
export const wordsOf: (text: string) => readonly Word[] = onceEach(readWords, mostRead);

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
  // Both replacements keep the position of each word.
  const plain = text.replace(dashAsComma, (dash) => ' '.repeat(dash.length)).replace(dashAsMinus, '-');
  for (const { gap, text: token } of cut(plain)) {
    const start = position + gap.length;
    position = start + token.length;
    for (const word of wordsWithin(token)) words.push({ word, start, end: position });
  }
  return words;
}

/** More than the words that the sources and a long claim have. */
const mostKept = 10_000;

/** The words of one token: `it's` has two. Kept, since most words come again in a text and in the next. */
const wordsWithin = onceEach((token: string): string[] => {
  const spelled = token
    .replace(hyphenAfterNumber, ' ')
    .replace(joined, (_, of: string, verb: string) => `${of} ${verbs[verb.toLowerCase()]}`);
  return foldEditorial(spelled)
    .split(' ')
    .filter((word) => !/^[[\]]?$/.test(word));
}, mostKept);

/** Words as one string, with a space before and after each, so that a run of them can be found as a substring. */
export function phraseOf(words: readonly Word[]): string {
  return ` ${words.map(({ word }) => word).join(' ')} `;
}

/** The words of a text as a string of that form. */
export function phraseIn(text: string): string {
  return phraseOf(wordsOf(text));
}

/**
 * The offsets at which a run of words, in the form of {@link phraseOf}, first begins and ends in a text that has it.
 */
export function spanOf(text: string, run: string): [start: number, end: number] {
  const words = wordsOf(text);
  const all = phraseOf(words);
  const first = all.slice(0, all.indexOf(run)).split(' ').filter(Boolean).length;
  const last = first + run.trim().split(' ').length - 1;
  return [words[first]?.start ?? 0, words[last]?.end ?? text.length];
}

/** Each division of a text into its first words, at most so many, and the others, of which there is at least one. */
export function divisionsOf(text: string, most: number): [first: string, others: string][] {
  const words = text.split(/\s+/);
  const lengths = Array.from({ length: Math.min(most, words.length - 1) }, (_, at) => at + 1);
  return lengths.map((length) => [words.slice(0, length).join(' '), words.slice(length).join(' ')]);
}

/** Fewer words than these occur in too many places to mean one of them, unless they are a whole statement there. */
export const leastWords = 4;

/** Whether a text has as many, told by its spaces, which is quick even for a long line. */
export function hasLeastWords(text: string): boolean {
  return text.split(' ', leastWords).length === leastWords;
}

/** A mark that something was left out of a quotation. */
export const omission = /\s*(?:\[(?:…|\.{3})\]|…|\.{3,})\s*/;
