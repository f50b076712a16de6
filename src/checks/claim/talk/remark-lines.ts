import { longestLine } from '../../../keywords/parse/lines.ts';
import { comparedInWords } from '../pasted/compared-lines.ts';
import { isCross } from '../pasted/crossed-out.ts';
import { asTypedIn, lineEnd, plain } from '../pasted/plain.ts';
import { leastWords } from '../words.ts';
import { isSpoken, remarkIn, withoutSpeaker } from './remarks.ts';

/** In characters; what is longer says something of its own. */
const longestRemark = 80;

/** A point of a list. */
const point = /^\s*(?:[-*•+–—]|\(?\d{1,3}[.)])\s/;

/**
 * A text in which a line that takes back what stands above it stands behind that: `They rest.`, and below it `That is
 * wrong.` One that ends with a colon (`This is wrong:`) stands in front of what is below it, and of each point of a list
 * there. A label, as pages have it (`Removed`), takes nothing back.
 * @returns as many lines, with none in place of those
 */
export function withRemarkLines(text: string): string {
  const lines = comparedInWords(text.split(lineEnd));
  let above = -1;
  let ofList: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const before = lines[above] ?? '';
    const isPoint = point.test(line);
    if (!isPoint) ofList = null;
    const lead = before.trimEnd().endsWith(':') && isClaim(line) ? takingBack(before) : null;
    if (lead) lines[above] = '';
    if (lead && isPoint) ofList = lead;
    const inFront = lead ?? (isClaim(line) ? ofList : null);
    if (inFront) lines[index] = `${inFront} ${plain(line)}`;
    const remark = isClaim(before) ? takingBack(line) : null;
    if (remark && !remark.endsWith(':')) {
      lines[above] = `${before.trimEnd()} ${remark}`;
      lines[index] = '';
    } else above = index;
  }
  return lines.join('\n');
}

/** What a line says that takes back what stands beside it; null where it does not. */
function takingBack(line: string): string | null {
  if (line.length > longestRemark) return null;
  const written = withoutSpeaker(asTypedIn(line));
  if (isCross(written)) return written.trim();
  const said = withoutSpeaker(plain(line));
  return isSpoken(said) && remarkIn(said, []) === 'takes back' ? said : null;
}

/** Whether a line says something, and is no name, no row of a table, and not longer than any line of a source. */
function isClaim(line: string): boolean {
  if (line.length > longestLine) return false;
  return line.trim().split(' ', leastWords).length === leastWords && !line.trimEnd().endsWith('|');
}
