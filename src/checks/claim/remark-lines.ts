import { leastWords } from './match.ts';
import { lineEnd, plain } from './plain.ts';
import { isSpoken, remarkIn } from './remarks.ts';
import { wordsOf } from './words.ts';

/** In characters; what is longer says something of its own. */
const longestRemark = 80;

/**
 * A text in which a line that takes back what stands above it stands behind that: `They rest.`, and below it `That is
 * wrong.` One that ends with a colon (`This is wrong:`) stands in front of what is below it. A label, as pages have it
 * (`Removed`), takes nothing back.
 * @returns as many lines, with none in place of those
 */
export function withRemarkLines(text: string): string {
  const lines = text.split(lineEnd);
  let above = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const before = lines[above] ?? '';
    const leads = before.trimEnd().endsWith(':') && takesBack(before) && isClaim(line);
    const follows = !line.trimEnd().endsWith(':') && takesBack(line) && isClaim(before);
    if (leads) {
      lines[index] = `${plain(before)} ${plain(line)}`;
      lines[above] = '';
    }
    if (follows) {
      lines[above] = `${before.trimEnd()} ${plain(line)}`;
      lines[index] = '';
    } else above = index;
  }
  return lines.join('\n');
}

function takesBack(line: string): boolean {
  if (line.length > longestRemark) return false;
  const said = plain(line);
  return isSpoken(said) && remarkIn(said, []) === 'takes back';
}

/** Whether a line says something, and is neither a name nor a row of a table. */
function isClaim(line: string): boolean {
  return wordsOf(line).length >= leastWords && !line.trimEnd().endsWith('|');
}
