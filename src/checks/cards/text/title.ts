/** As which printing of several a card is: `(B)`. */
const printing = String.raw`[^\S\n]*\(\p{Lu}\d?\)`;

/** What a card is called without what stands behind that in brackets: `Quill` for `Quill (B)`. */
export function withoutPrinting(name: string): string {
  return name.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '');
}

/** In characters: no card is called longer. */
const longestTitle = 300;

/** Whether words at the beginning of a text go on, up to a colon, as what its card is called: `Armor Depot: …`. */
export function goesOnAsName(text: string, start: number, end: number): boolean {
  return (
    text.slice(0, start).trim() === '' &&
    /^(?:\s\p{Lu}[\p{L}'’-]*){1,4}:/u.test(text.slice(end, end + longestTitle))
  );
}

/** A name that a text may begin with: alone on its first line, or in front of a colon or a stroke. */
const inFront = new RegExp(
  String.raw`^\s*([^\s|:;.•→>()][^\n|:;.•→>()]{1,60}?)(?:${printing})?\s*(?:[:|\n]|$)`,
  'u',
);

/** What the card of a text may be called, where nothing else says it; null where it begins with a sentence. */
export function possibleName(text: string): string | null {
  return inFront.exec(text.slice(0, longestTitle))?.[1] ?? null;
}
