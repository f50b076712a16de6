import { hasLeastWords } from '../words/words.ts';
import { cross } from './crossed-out.ts';

/** A line with nothing but one sign that says whether something is so, as a page has it for a picture. */
const sign = new RegExp(String.raw`^\s*(?:[✅✔✓☑👍]\ufe0f?|${cross.source})\s*$`, 'u');

/** Whether a line or a cell is nothing but such a sign. */
export function isSign(text: string): boolean {
  return sign.test(text);
}

/**
 * Puts signs on lines of their own before the lines below them, `❌ They rest.`, where each stands right above one, and
 * the first is below no claim: elsewhere such a sign is about the line above.
 * @returns as many lines; those of such signs are empty
 */
export function withMarksBeside(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(isSign);
  const areAbove = lines.every((line, index) => {
    const below = lines[index + 1] ?? '';
    return !isSign(line) || (below.trim() !== '' && !isSign(below));
  });
  if (first === -1 || !areAbove || hasLeastWords((lines[first - 1] ?? '').trim())) return lines;
  return lines.map((line, index) => {
    const above = lines[index - 1] ?? '';
    return isSign(line) ? '' : isSign(above) ? `${above.trim()} ${line}` : line;
  });
}
