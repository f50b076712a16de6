/** A quotation mark without the other one. */
export interface OpenQuotation {
  found: string;
  start: number;
}

/** A mark; two straight ones are one that a program doubled, and more of them are a line that is drawn. */
const marks = /(?<!")"{1,2}(?!")|[“”]/g;

/** What stands in front of a quotation, and what no quotation begins with. */
const inFront = /^$|[\s([/|•*–—-]/;
const behindWord = /^$|[\s.,;:!?)\]|]/;

/**
 * Finds the quotation marks that do not pair. What stands in brackets is left out: a reminder is held against its keyword, and that
 * may leave a quotation open itself.
 */
export function findOpenQuotations(text: string): OpenQuotation[] {
  const unbracketed = text.replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));
  const open: OpenQuotation[] = [];
  const alone: OpenQuotation[] = [];
  for (const { 0: found, index: start } of unbracketed.matchAll(marks)) {
    const isFree = inFront.test(text[start - 1] ?? '') || open.length === 0;
    const isBeginning = isFree && !behindWord.test(text[start + found.length] ?? '');
    if (found === '“' || (found !== '”' && isBeginning)) open.push({ found, start });
    else if (!open.pop()) alone.push({ found, start });
  }
  return [...alone, ...open];
}
