/** A bracket, or a quotation mark, without the other one. */
export interface OpenMark {
  found: string;
  start: number;
}

/** The mark of a list, without its bracket: `a)`, `1)`. */
const markOfList = /(?:(?<![\p{L}\p{N}])\p{Ll}|(?:^|[\n|•.;:]\s?)\d)$/u;

/** What a bracket stands at: the word that it opens with, or closes behind. */
const opensWord = /^[([]["“]?[\p{L}\p{N}]/u;
const closesWord = /[\p{L}\p{N}.!?"”]$/u;

/** Finds the brackets around words that do not pair, round ones and others. */
export function findOpenBrackets(text: string): OpenMark[] {
  const isOfWord = ({ found, start }: OpenMark) => {
    const before = text.slice(Math.max(0, start - 4), start);
    if (/[([]/.test(found)) return opensWord.test(text.slice(start, start + 3));
    return closesWord.test(before) && (found === ']' || !markOfList.test(before));
  };
  return [/[()]/g, /[[\]]/g].flatMap((kind) => {
    const open: OpenMark[] = [];
    const alone: OpenMark[] = [];
    for (const { 0: found, index: start } of text.matchAll(kind))
      if (/[([]/.test(found)) open.push({ found, start });
      else if (!open.pop()) alone.push({ found, start });
    return [...alone, ...open].filter(isOfWord);
  });
}
