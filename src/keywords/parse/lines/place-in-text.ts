import type { Entry } from '../../model.ts';
import { linesWithin } from '../../text/lines.ts';
import type { Point } from '../../text/point.ts';

/**
 * The place of an entry's template in the document, or of the entry where the template is not written there as read.
 */
export function placeOfTemplate(
  { template, line, column, textLine }: Entry,
  lines: readonly string[],
): Point {
  const inLine = (number: number) => {
    const text = lines[number - 1] ?? '';
    // In a table the name comes before it.
    return text.indexOf(template, text.indexOf('\t') + 1);
  };
  const found = linesWithin(line, textLine).find((number) => inLine(number) !== -1);
  return found === undefined ? { line, column } : { line: found, column: inLine(found) + 1 };
}

/** How many characters of a text are used to find where it begins in its line. */
const beginningOfText = 12;

/**
 * The place in a document of something found in an entry's text.
 * @param found the words
 * @param index their offset in the text
 * @param lines the lines of the document, which may have emphasis marks that the text lacks
 */
export function placeInText(
  { text, textLine }: Entry,
  found: string,
  index: number,
  lines: readonly string[],
): Point {
  const line = lines[textLine - 1] ?? '';
  const begin = Math.max(0, line.indexOf(text.slice(0, beginningOfText)));
  // Emphasis marks may come after the place, or before it.
  const places = [begin + index, line.trimEnd().length - text.length + index];
  const place =
    places.find((each) => each >= 0 && line.startsWith(found, each)) ?? line.indexOf(found, begin);
  return { line: textLine, column: Math.max(begin, place) + 1 };
}
