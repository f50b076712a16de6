import type { Entry } from '../model.ts';
import { linesWithin } from '../text/lines.ts';
import type { Point } from '../text/point.ts';

/** Where in a document the template of an entry stands; where that is not as it was read, the entry. */
export function placeOfTemplate(
  { template, line, column, textLine }: Entry,
  lines: readonly string[],
): Point {
  const inLine = (number: number) => {
    const text = lines[number - 1] ?? '';
    // In a table the name stands in front of it.
    return text.indexOf(template, text.indexOf('\t') + 1);
  };
  const found = linesWithin(line, textLine).find((number) => inLine(number) !== -1);
  return found === undefined ? { line, column } : { line: found, column: inLine(found) + 1 };
}

/** So many characters tell where in its line a text begins. */
const beginningOfText = 12;

/**
 * Where in a document something stands that a text has.
 * @param found what
 * @param index where in the text
 * @param lines of the document, which may have marks of emphasis that the text has not
 */
export function placeInText(
  { text, textLine }: Entry,
  found: string,
  index: number,
  lines: readonly string[],
): Point {
  const line = lines[textLine - 1] ?? '';
  const begin = Math.max(0, line.indexOf(text.slice(0, beginningOfText)));
  // Marks of emphasis are in front of what is sought, or behind it.
  const places = [begin + index, line.trimEnd().length - text.length + index];
  const place =
    places.find((each) => each >= 0 && line.startsWith(found, each)) ?? line.indexOf(found, begin);
  return { line: textLine, column: Math.max(begin, place) + 1 };
}
