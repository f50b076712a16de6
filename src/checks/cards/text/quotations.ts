import { foundIn, type Quoted } from './stretches.ts';

/** A quotation mark. Two straight ones are one that a program doubled, or the ends of two; more are a drawn line. */
const marks = /(?<!")"{1,2}(?!")|[“”„]/g;

/** A sign before a quotation. */
const inFront = /[\s([/|•*–—-]/;

/** A sign that begins no quotation. */
const afterWord = /[\s.,;:!?)\]|]/;

/**
 * Finds the quotation marks that do not pair. Text in brackets is left out: a reminder is compared with its keyword,
 * whose own text may leave a quotation open.
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
    if (opensQuotation(text, found, start, innermost)) open.push(mark);
    else if (!open.pop()) alone.push(mark);
    else if (found === '""' && innermost?.found === '"' && open.at(-1)?.found === '"') open.pop();
  }
  return [...alone, ...open];
}

/**
 * Whether a mark begins a quotation. `“` ends one that began with `„`; a straight one may have spaces on both sides,
 * and `”` begins one where a program sets no other.
 */
export function opensQuotation(
  text: string,
  found: string,
  start: number,
  innermost: Quoted | undefined,
): boolean {
  if (found === '„') return true;
  if (found === '“') return innermost?.found !== '„';
  if (found === '”' && innermost && innermost.found !== '”') return false;
  const before = text[start - 1] ?? ' ';
  const after = text[start + found.length] ?? ' ';
  if (!innermost) return !afterWord.test(after) || (/\s/.test(before) && /\s/.test(after));
  return inFront.test(before) && !afterWord.test(after);
}
