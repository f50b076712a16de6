/** A bracket without the other one. */
export interface OpenBracket {
  found: string;
  start: number;
}

const partners = new Map([
  [')', '('],
  [']', '['],
]);

/** What ends the mark of a list, `a)`, or is the mouth of a face, `:)`. */
const noBracket = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]|[:;]-?)$/u;

/** Finds the brackets of a text that do not pair. */
export function findOpenBrackets(text: string): OpenBracket[] {
  const open: OpenBracket[] = [];
  const alone: OpenBracket[] = [];
  for (const { 0: found, index: start } of text.matchAll(/[()[\]]/g)) {
    const partner = partners.get(found);
    const at = open.findLastIndex((each) => each.found === partner);
    if (!partner) open.push({ found, start });
    else if (at !== -1) alone.push(...open.splice(at).slice(1));
    else if (!noBracket.test(text.slice(Math.max(0, start - 2), start))) alone.push({ found, start });
  }
  return [...alone, ...open];
}
