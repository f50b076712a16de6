import { pairBrackets } from '../text/brackets.ts';
import { quotationMarks, straight } from '../text/typography.ts';

/**
 * In characters: five times the longest text of any card game that was looked at. A longer one is neither cut into
 * parts nor compared word by word: its meaning is all of it.
 */
export const longestText = 100_000;

/**
 * Splits a text into its meaning and its rulings. The meaning runs up to and including the sentence that says
 * "that means, …" (the first sentence where none does); each later sentence, parenthesis, note or example is a ruling.
 * @returns the parts in order; joined by single spaces they give back the text exactly
 */
export function splitParts(text: string): string[] {
  if (text.length > longestText) return [text];
  const sentences = splitSentences(text);
  const says = findSaying(text)?.index ?? 0;
  let rest = 1;
  for (let end = sentences[0]?.length ?? 0; end < says; rest++) end += 1 + (sentences[rest]?.length ?? 0);
  return [sentences.slice(0, rest).join(' '), ...joinLabelled(sentences.slice(rest))];
}

const saying = new RegExp(`\\bthat\\s+means\\b,?(?:\\s*[${quotationMarks}]|\\s+|$)`, 'g');

/**
 * The first "that means" that stands in no quotation, with the mark that opens the one behind it; null where none does.
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

/** What a sentence begins with that is a note or an example. */
export const noteLabel = /^(?:Note|Example)s?:/;

/** A note or an example speaks until its label is taken over by the next one, however many sentences that takes. */
function joinLabelled(sentences: readonly string[]): string[] {
  const rulings: string[] = [];
  let labelled = false;
  for (const sentence of sentences) {
    const startsLabel = noteLabel.test(sentence);
    if (labelled && !startsLabel) rulings.push(`${rulings.pop()} ${sentence}`);
    else rulings.push(sentence);
    labelled ||= startsLabel;
  }
  return rulings;
}

/** Of the initials X is none, by itself: it stands for a number, and sentences end with it. */
const abbreviations =
  /(?:^|[\s(["])(?:e\.g|i\.e|etc|vs|cf|No|approx|p|pp|ca|St|Mr|Mrs|Ms|Dr|Lt|Sgt|Capt|Col|Gen|Prof|Vol|Mt|[A-WYZ])\.$|[A-Z]\.[A-Z]\.$/;

/**
 * In characters, with its stop, what stands before it, and one to spare, so that a text that was cut begins with none.
 */
const longestAbbreviation = '"approx.'.length + 1;

/**
 * Splits at the single spaces between sentences, never inside a quotation, a parenthesis or brackets.
 * A sentence ends with `.`, `…`, `!` or `?`, with a parenthesis that stands as a sentence of its own, or with a
 * quotation that ends in a stop, a colon or a semicolon (`… the unit gets the following effect:" Insert works …`).
 */
export function splitSentences(text: string): string[] {
  // However quotation marks are set, it is one wording, and has the same parts.
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
 * Looks at the last signs alone: a text of a thousand stops is looked at a thousand times. Its quotation marks are
 * straight.
 */
function mayEndSentence(text: string): boolean {
  let last = text.length - 1;
  while (`"')]`.includes(text[last] ?? ' ')) last--;
  const ends =
    /[.…!?]/.test(text[last] ?? '') ||
    /[:;]"$/.test(text.slice(-2)) ||
    (text.startsWith('(') && text.endsWith(')'));
  return ends && !abbreviations.test(text.slice(-longestAbbreviation));
}

/** Positions of the last space of each run of white space that no quotation, parenthesis or bracket encloses. */
function spacesOutside(text: string): number[] {
  const spaces: number[] = [];
  const spans = [...bracketed(text, '(', ')'), ...bracketed(text, '[', ']'), ...quotations(text)];
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

/** From each opening bracket of one kind to the one that closes it; a bracket without a partner encloses nothing. */
function bracketed(text: string, opener: string, closer: string): [number, number][] {
  return pairBrackets(text, opener, closer).pairs.map(({ start, end }) => [start, end]);
}

/**
 * The quotations of a text, from the mark that opens each to where it ends. A mark opens one, whatever its shape,
 * where white space or a bracket stands before it and none after it.
 * Where a quotation is opened while one is open, the first was never closed (Forewarning): it is taken to end with the
 * sentence before the one that holds the new quotation. One that nothing closes or follows encloses the rest.
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
