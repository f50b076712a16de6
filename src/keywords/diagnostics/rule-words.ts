import { once } from '../../general/once.ts';

/** Shortens a quotation in a message, so that a whole paragraph never hides the sentence around it. */
export function excerpt(text: string, length = 60): string {
  if (text.length <= length) return `“${text}”`;
  return `“${text.slice(0, signAt(text, length).index || length).trimEnd()}…”`;
}

/** Most names in one line that a person would read. */
const mostNamed = 5;

/** The first of several names for a message, and how many more there are: `“Armor”, “Parry” and 15 more`. */
export function namesInWords(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const named = names.slice(0, mostNamed).map((name) => `“${name}”`);
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The end of a text, for a message that quotes no more of it. */
export function ending(text: string, length: number): string {
  if (text.length <= length) return text;
  const { index, segment } = signAt(text, text.length - length);
  return text.slice(text.length - length === index ? index : index + segment.length).trimStart();
}

/** In UTF-16 code units: a longer character, such as a letter with hundreds of accents, may be cut. */
const longestSign = 100;

/** The segmenter, created when the first text is cut: creating it takes longer than using it. */
const segmenterOfSigns = once(() => new Intl.Segmenter());

/** The whole character at a position of a text, such as an emoji made of several or a letter with its accents. */
function signAt(text: string, place: number): { index: number; segment: string } {
  const start = Math.max(0, place - longestSign);
  const around = text.slice(start, place + longestSign);
  const sign = segmenterOfSigns()
    .segment(around)
    .containing(place - start);
  return { index: start + (sign?.index ?? 0), segment: sign?.segment ?? '' };
}

/** What is expected in place of misread UTF-8. */
export const insteadOfMisread =
  'expected one character; a program read it in a different encoding from the one it was written in';
