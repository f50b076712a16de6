/** The mark of an item in a list, for a pattern: `-`, `3.`, `(b)`, `c.`. */
export const itemMark = String.raw`(?:[•*–—-]|\(?\d{1,3}[.)]|\(?[a-z]\)|[a-h]\.)`;

const item = new RegExp(String.raw`^[\s>]*(?:\+|${itemMark})\s`);

/** Whether a line is an item of a list, also in a quotation, or as an item of another. */
export function isListItem(line: string): boolean {
  return item.test(line);
}
