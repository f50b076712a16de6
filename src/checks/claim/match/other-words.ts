/** Expressions of readers, each with that of the rules that means the same wherever it occurs. */
const equals: readonly [said: RegExp, written: string][] = [
  [/\bjust once\b/i, 'only once'],
  [/\b(?:at any ?time|every time|whenever)\b/i, 'anytime'],
  [/\b(?:has|have) to\b/i, 'must'],
  [/\bexcept (?:if|when)\b/i, 'unless'],
  // The keyword as the subject, for the player who uses it: `Leap can't move a stone.`
  [/^(\p{Lu}[\p{L} ]{1,30}?) can(?:not|['’]?t) (.{5,}?)[.!]*$/u, "You can't $2 using $1."],
  [/^You can(?:not|['’]?t) use (.{2,30}?) to (.{5,}?)[.!]*$/iu, "You can't $2 using $1."],
];

/** In characters; no sentence of a source with such words is longer. */
const longestSaid = 500;

/** A sentence in other words that mean the same: `It has to rest, except when …` as `It must rest, unless …`. */
export function otherWords(text: string): string[] {
  if (text.length > longestSaid) return [];
  return equals
    .reduce(
      (texts, [said, written]) =>
        texts.flatMap((each) => (said.test(each) ? [each, each.replace(said, written)] : [each])),
      [text],
    )
    .filter((each) => each.toLowerCase() !== text.toLowerCase());
}
