import { foundIn, type Quoted } from './stretches.ts';

/** A mark; two straight ones are one that a program doubled, and more of them are a line that is drawn. */
const marks = /(?<!")"{1,2}(?!")|[“”„]/g;

/** What stands before a quotation. */
const inFront = /[\s([/|•*–—-]/;

/** What no quotation begins with. */
const afterWord = /[\s.,;:!?)\]|]/;

/**
 * Finds the quotation marks that do not pair. What stands in brackets is left out: a reminder is held against its
 * keyword, and that may leave a quotation open itself.
 */
export function findOpenQuotations(text: string): Quoted[] {
  const unbracketed = text.replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));
  const open: Quoted[] = [];
  const alone: Quoted[] = [];
  const beginsLine = (start: number) => start === 0 || text[start - 1] === '\n';
  for (const mark of foundIn(unbracketed, marks)) {
    const { found, start } = mark;
    const innermost = open.at(-1);
    // A quotation of several paragraphs has a mark before each, and one after the last.
    if (innermost?.found === found && beginsLine(innermost.start) && beginsLine(start)) continue;
    if (opens(text, found, start, innermost)) open.push(mark);
    else if (!open.pop()) alone.push(mark);
  }
  return [...alone, ...open];
}

/**
 * Whether a mark begins a quotation. `“` ends one that began with `„`; a straight one may be set off by blanks on both
 * sides, and `”` begins one where a program sets no other.
 */
function opens(text: string, found: string, start: number, innermost: Quoted | undefined): boolean {
  if (found === '„') return true;
  if (found === '“') return innermost?.found !== '„';
  if (found === '”' && innermost && innermost.found !== '”') return false;
  const before = text[start - 1] ?? ' ';
  const after = text[start + found.length] ?? ' ';
  if (!innermost) return !afterWord.test(after) || (/\s/.test(before) && /\s/.test(after));
  return inFront.test(before) && !afterWord.test(after);
}
