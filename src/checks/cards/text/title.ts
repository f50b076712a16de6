/** Words that names have in small letters, for a pattern. */
export const smallWords = 'an?|and|at|by|for|from|in|of|on|the|to|with';

/** As which printing of several a card is: `(B)`. */
const printing = String.raw`[^\S\n]*\(\p{Lu}\d?\)`;

/** What a card is called without what stands after that in brackets: `Quill` for `Quill (B)`. */
export function withoutPrinting(name: string): string {
  return name.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '');
}

/** In characters: no card is called longer. */
const longestTitle = 300;

/** Words of a name after its first, on the same line, and the colon after them. */
const restOfName = /^(?:[^\S\n]\p{Lu}[\p{L}'’-]*){1,4}(?=:)/u;

/**
 * Whether words at the beginning of a text go on, up to a colon, as what its card is called: `Armor Depot: …`.
 * @param isOfKeyword whether a name ends at an offset that a colon has to stand after, as in `Armor Upkeep: …`
 */
export function goesOnAsName(
  text: string,
  start: number,
  end: number,
  isOfKeyword = (_offset: number) => false,
): boolean {
  if (text.slice(0, start).trim() !== '') return false;
  const rest = restOfName.exec(text.slice(end, end + longestTitle))?.[0];
  return rest !== undefined && !isOfKeyword(end + rest.length);
}

/** A name that a text may begin with: alone on its first line, or before a colon or a stroke. */
const inFront = new RegExp(
  String.raw`^\s*([^\s|:;.•→>()][^\n|:;.•→>()]{1,60}?)(?:${printing})?\s*(?:[:|\n]|$)`,
  'u',
);

/** What the card of a text may be called, where nothing else says it; null where it begins with a sentence. */
export function possibleName(text: string): string | null {
  return inFront.exec(text.slice(0, longestTitle))?.[1] ?? null;
}
