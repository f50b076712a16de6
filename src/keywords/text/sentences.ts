import { pairBrackets } from './brackets.ts';
import { quotationMarks, straight } from './typography.ts';

/**
 * Words that a stop may follow within a sentence. A capital with a stop is an initial, `J.`, except X, which stands
 * for a number and may end a sentence.
 */
const abbreviations =
  /(?:^|[\s(["])(?:e\.g|i\.e|etc|vs|cf|No|approx|p|pp|ca|St|Mr|Mrs|Ms|Dr|Lt|Sgt|Capt|Col|Gen|Prof|Vol|Mt|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[A-WYZ])\.$|[A-Z]\.[A-Z]\.$/;

/**
 * How much of the end of a text is looked at, in characters: the longest abbreviation with its bracket and stop, and
 * one more, so that `^` never matches where the text was merely cut.
 */
const longestAbbreviation = '"approx.'.length + 1;

/**
 * Splits at the single spaces between sentences, never inside a quotation, a parenthesis or brackets.
 * A sentence ends with `.`, `…`, `!` or `?`, with a parenthesis that stands as a sentence of its own, or with a
 * quotation that ends in a stop, a colon or a semicolon (`… the unit gets the following effect:" Insert works …`).
 */
export function splitSentences(text: string): string[] {
  // Typography does not change a wording, and must not change its parts.
  const plain = straight(text);
  const sentences: string[] = [];
  let start = 0;
  for (const space of spacesOutside(plain)) {
    const begins = /^["'([]*[\p{Lu}\d]/u.test(plain.slice(space + 1));
    if (!begins || !mayEndSentence(plain.slice(start, space).trimEnd())) continue;
    sentences.push(text.slice(start, space));
    start = space + 1;
  }
  return [...sentences, text.slice(start)];
}

/**
 * Whether a text, with straight quotation marks, may end a sentence. Looks at the last characters alone, since it is
 * called once for each stop of a text.
 */
function mayEndSentence(text: string): boolean {
  let last = text.length - 1;
  while (`"')]`.includes(text[last] ?? ' ')) last--;
  const ends =
    /[.…!?]/.test(text[last] ?? '') ||
    /[:;]"$/.test(text.slice(-2)) ||
    (text.startsWith('(') && text.endsWith(')'));
  return ends && !endsInAbbreviation(text);
}

/** Offsets of the last space in each run of white space that no quotation, parenthesis or bracket encloses. */
function spacesOutside(text: string): number[] {
  const spaces: number[] = [];
  const spans = [...bracketed(text, '()'), ...bracketed(text, '[]'), ...quotations(text)];
  spans.sort(([a], [b]) => a - b);
  let passed = 0;
  let enclosedUntil = -1;
  for (const { index } of text.matchAll(/ (?=\S)/g)) {
    for (let span = spans[passed]; span && span[0] < index; span = spans[++passed])
      enclosedUntil = Math.max(enclosedUntil, span[1]);
    if (index > enclosedUntil) spaces.push(index);
  }
  return spaces;
}

/** From each opening bracket of one kind to its closing one; a bracket without a partner encloses nothing. */
function bracketed(text: string, kind: '()' | '[]'): [number, number][] {
  return pairBrackets(text, kind).pairs.map(({ start, end }) => [start, end]);
}

/**
 * The quotations of a text, from the opening mark to the end. A mark of any shape opens one where white space or a
 * bracket precedes it and no white space follows. Where a quotation opens while another is open, the first was never
 * closed (Forewarning): it is taken to end with the sentence before the one that has the new quotation. A final one
 * that is never closed encloses the rest.
 */
export function quotations(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let open = -1;
  for (const { index } of straight(text).matchAll(/"/g)) {
    if (isSpaceOrOpen(text[index - 1]) && !isSpace(text[index + 1])) {
      if (open !== -1) spans.push([open, endOfLastSentence(text, open, index)]);
      open = index;
    } else if (open !== -1) {
      spans.push([open, index]);
      open = -1;
    }
  }
  if (open !== -1) spans.push([open, text.length]);
  return spans;
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function isSpaceOrOpen(character: string | undefined): boolean {
  return isSpace(character) || character === '(' || character === '[';
}

function endOfLastSentence(text: string, from: number, to: number): number {
  const ends = [...text.slice(from, to).matchAll(/[.!?](?= \p{Lu})/gu)];
  return from + (ends.at(-1)?.index ?? 0);
}

/** Whether the text ends as a sentence does, unlike a title, a heading or a text that is cut off: `and then...`. */
export function endsAsSentence(text: string): boolean {
  return /(?<!\.\.)[.!?](?:["”“'’)\]]| ?»)*$/.test(text.slice(-20));
}

/** Whether the text ends with an abbreviation, whose stop need not end the sentence: `stones vs.` */
export function endsInAbbreviation(text: string): boolean {
  return abbreviations.test(text.slice(-longestAbbreviation));
}

/** Whether the text stops within a sentence, or within a quotation that is never closed. */
export function isUnfinished(text: string): boolean {
  return !endsAsSentence(text) || isQuotationOpen(text);
}

/** Whether the last quotation of a text is never closed. */
export function isQuotationOpen(text: string): boolean {
  return quotations(text).at(-1)?.[1] === text.length;
}

const saying = new RegExp(`\\bthat\\s+means\\b,?(?:\\s*[${quotationMarks}]|\\s+|$)`, 'g');

/**
 * The first "that means" outside quotations, with the mark that opens the quotation after it; null where there is
 * none.
 */
export function findSaying(text: string): RegExpExecArray | null {
  const quoted = quotations(text);
  let passed = 0;
  for (const says of text.matchAll(saying)) {
    while ((quoted[passed]?.[1] ?? Number.POSITIVE_INFINITY) < says.index) passed++;
    if ((quoted[passed]?.[0] ?? Number.POSITIVE_INFINITY) > says.index) return says;
  }
  return null;
}

/**
 * A text up to the last sign that ends a sentence, rather than a word or a number: `It stays vs. units for 1.5 turns`.
 */
export const wholeSentences = /^.*[.!?](?!\d|["”'’)\]]*\s*\p{Ll})["”'’)\]]*/su;
