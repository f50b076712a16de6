import { countEach } from '../../../general/lists.ts';

/** What a page is numbered with, by itself or behind its address. */
const pageNumber =
  /^(?:(?:p(?:age|\.) ?)?\d{1,4}(?: ?(?:\/|of) ?\d{1,4})?(?: [-–—])?|https?:\/\/\S+ \d{1,4}\/\d{1,4})$/i;

/** What differs in the heads of two pages: `Rules – 14`, `14 | Rules`, `Rules Page 3 of 9`. */
const numberInHead =
  /^\d{1,4} ?[|·–—-] (?=\p{L})|(?: ?[|·–—-] ?(?:p(?:age|\.) ?)?| p(?:age|\.) ?)\d{1,4}(?: ?(?:\/|of) ?\d{1,4})?$/giu;

/** When a page was printed, as browsers have it in front of its title. */
const printedAt = /^\d[\d/.]{5,9}, [\d: ]{4,9}(?:[AP]M)? (?=\p{Lu})/u;

/** A line like a title that stands so often, and in the middle of sentences, is the head of a page. */
const head = /^\p{Lu}[^:]{2,58}[^:.!?"”)]$/u;
const leastPages = 3;

/** The same right behind the number of a page. */
const leastNumbered = 2;

/** Whether a line is the number of a page. */
export function isPageNumber(line: string): boolean {
  return pageNumber.test(line);
}

/**
 * Prepares the test whether a line is like the head of a page, from the lines of a text; of headings that stand as often,
 * only what stands within a sentence is one. Fewer tell it where the number of a page stands above.
 */
export function headTest(lines: readonly string[]): (line: string, isNumbered?: boolean) => boolean {
  const counts = countEach(lines.map(titleIn));
  return (line, isNumbered = false) => {
    const title = titleIn(line);
    return (counts.get(title) ?? 0) >= (isNumbered ? leastNumbered : leastPages) && head.test(title);
  };
}

function titleIn(line: string): string {
  return line.replace(printedAt, '').replace(numberInHead, '');
}
