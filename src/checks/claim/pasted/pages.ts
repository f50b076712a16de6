import { countEach } from '../../../general/lists.ts';

/** The number of a page, alone or after the page's address. */
const pageNumber =
  /^(?:(?:p(?:age|\.) ?)?\d{1,4}(?: ?(?:\/|of) ?\d{1,4})?(?: [-–—])?|https?:\/\/\S+ \d{1,4}\/\d{1,4})$/i;

/** The notice at the foot of a page. */
const notice = /^(?:©|\(c\) ?\d{4}|copyright\b)/i;

/**
 * The number by which the running heads of two pages differ: `Rules – 14`, `14 | Rules`, `Rules Page 3 of 9`, or one at
 * the other margin, many blanks apart.
 */
const numberInHead =
  /^\d{1,4}(?: ?[|·–—-] |\s{4,})(?=\p{L})|(?: ?[|·–—-] ?(?:p(?:age|\.) ?)?| p(?:age|\.) ?|(?<!\s)\s{4,200})\d{1,4}(?: ?(?:\/|of) ?\d{1,4})?$/giu;

/** The time of printing, as browsers put it before the title of a page. */
const printedAt = /^\d[\d/.]{5,9}, [\d: ]{4,9}(?:[AP]M)? (?=\p{Lu})/u;

/** A title-like line that occurs this often, and in the middle of sentences, is a running head. */
const head = /^\p{Lu}[^:]{2,58}[^:.!?"”)]$/u;
const leastPages = 3;

/** How often, right after or before the number of a page. */
const leastNumbered = 2;

/** Whether a line is the number of a page. */
export function isPageNumber(line: string): boolean {
  return pageNumber.test(line);
}

/** Whether a line says whose the page is, which no text says in the middle of a sentence. */
export function isNotice(line: string): boolean {
  return notice.test(line);
}

/** Whether a line is a title with the number of a page, which only the words around it can show to be a running head. */
export function hasPageNumber(line: string): boolean {
  const title = titleIn(line);
  return title !== line && head.test(title) && !/\b(?:but|except|no|not|only|unless|when)\b/i.test(title);
}

/** A running head with its number at the other margin. */
const wholeHead = /^(?:\d{1,4}\s{4,}\p{Lu}.*|\p{Lu}.*(?<!\s)\s{4,200}\d{1,4})$/u;

/** Whether a line is a running head by its looks alone, which goes on in no other line. */
export function isHeadAlone(line: string): boolean {
  return wholeHead.test(line) && hasPageNumber(line);
}

/**
 * Prepares the test of whether a line looks like a running head, from the lines of a text. Headings of entries may
 * repeat as often, so only a line that interrupts a sentence surely is one. Right after or before the number of a
 * page (`isNumbered`) fewer repeats are enough.
 */
export function headTest(lines: readonly string[]): (line: string, isNumbered?: boolean) => boolean {
  const counts = countEach(lines.map(titleIn));
  return (line, isNumbered = false) => {
    const title = titleIn(line);
    return (counts.get(title) ?? 0) >= (isNumbered ? leastNumbered : leastPages) && head.test(title);
  };
}

function titleIn(line: string): string {
  return line.replace(printedAt, '').replace(numberInHead, '').trimEnd();
}
