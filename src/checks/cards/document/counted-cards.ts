import { withoutEmphasis } from './heading.ts';

/** A line with the number that counts it: `2. Quill (B): Leap 2`. */
const counted = /^(\s*)(\d{1,3})([.)])\s+(\S.*)$/;

/** What a card is called before what it says, or alone on the line, without what stands after that in brackets. */
const called = /^([\p{Lu}\p{N}][^:|→>"“\n]{0,60}?)\s?(?:\([^()]*\)\s?)?(?::|\s[-–—]\s|$)/u;

/**
 * Finds the lines at which cards begin in a list that counts them, and what each is called; empty where it is not said.
 * One of them has to begin for certain as a card does: else the list may be of the abilities of one card.
 * @param isHead whether a line begins so
 */
export function countedCards(
  lines: readonly string[],
  isHead: (line: string) => boolean,
): Map<number, string> {
  const lists: { at: number; line: string; said: string }[][] = [];
  const open = new Map<string, (typeof lists)[number]>();
  for (const [at, line] of lines.entries()) {
    const [, indent, digits, sign, said = ''] = counted.exec(line) ?? [];
    const kind = `${indent}${sign}`;
    const number = Number(digits);
    const list = number === 1 ? [] : open.get(kind);
    if (list?.length !== number - 1) continue;
    if (number === 1) lists.push(list);
    open.set(kind, list);
    list.push({ at, line, said });
  }
  return new Map(
    lists
      .filter((list) => list.length > 1 && list.some(({ line }) => isHead(line)))
      .flat()
      .map(({ at, said }) => [at, calledInList(said)]),
  );
}

/** What a card is called with which a point of a list begins; empty where it is not said. */
export function calledInList(said: string): string {
  return called.exec(withoutEmphasis(said))?.[1] ?? '';
}
