/** A bracket without the other one. */
export interface OpenBracket {
  found: string;
  start: number;
}

/** What stands before the bracket of the mark of a list, `a)`, `1)`, and before the mouth of a face, `:)`. */
const noBracket = /(?:(?<![\p{L}\p{N}])\p{Ll}|(?:^|[\n|•.;:]\s?)\d|[:;]-?)$/u;

/** Finds the brackets of a text that do not pair, round ones and others. */
export function findOpenBrackets(text: string): OpenBracket[] {
  return [/[()]/g, /[[\]]/g].flatMap((kind) => {
    const open: OpenBracket[] = [];
    const alone: OpenBracket[] = [];
    for (const { 0: found, index: start } of text.matchAll(kind))
      if (/[([]/.test(found)) open.push({ found, start });
      else if (!open.pop()) alone.push({ found, start });
    return [...alone, ...open].filter(
      ({ found, start }) => /[[\]]/.test(found) || !noBracket.test(text.slice(Math.max(0, start - 4), start)),
    );
  });
}
