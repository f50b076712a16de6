/** Words that names have in small letters, for a pattern. */
export const smallWords = 'an?|and|at|by|for|from|in|of|on|the|to|with';

/** The letter of a printing in brackets: `(B)`. */
const printing = String.raw`[^\S\n]*\(\p{Lu}\d?\)`;

/** The name of a card without what follows it in brackets, `Quill` for `Quill (B)`; empty where nobody knows it. */
export function withoutPrinting(name: string | null): string {
  return (name ?? '').replace(/(?<!\s)\s*\([^()]*\)\s*$/, '').trim();
}

/** In characters: the name of a card is shorter. */
const longestTitle = 300;

/** The rest of a name on the same line, up to a colon. */
const restOfName = /^(?:[^\S\n]\p{Lu}[\p{L}'’-]*){1,4}(?=:)/u;

/**
 * Whether words at the beginning of a text are the first ones of the card's name, up to a colon: `Armor Depot: …`.
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

/** A name at the beginning of a text: alone on its line, or before a colon or a bar. */
const inFront = new RegExp(
  String.raw`^\s*([^\s|:;.•→>()][^\n|:;.•→>()]{1,60}?)(?:${printing})?\s*(?:[:|\n]|$)`,
  'u',
);

/** The possible name of the card of a text, where nothing else gives it; null where the text begins with a sentence. */
export function possibleName(text: string): string | null {
  return inFront.exec(text.slice(0, longestTitle))?.[1] ?? null;
}
