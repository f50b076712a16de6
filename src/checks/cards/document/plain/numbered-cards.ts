import { withoutEmphasis } from '../heading.ts';

/** A numbered line: `2. Quill (B): Leap 2`. */
const item = /^(\s*)(\d{1,3})([.)])\s+(\S.*)$/;

/** The name of a card before its text or alone on the line, without what follows it in brackets. */
const called = /^([\p{Lu}\p{N}][^:|→>"“\n]{0,60}?)\s?(?:\([^()]*\)\s?)?(?::|\s[-–—]\s|$)/u;

/**
 * Finds the lines of a numbered list at which cards begin, and the name of each, empty where there is none. At least
 * one has to begin as a card certainly does: otherwise the list may hold the abilities of one card.
 * @param isHead whether a line begins so
 */
export function numberedCards(
  lines: readonly string[],
  isHead: (line: string) => boolean,
): Map<number, string> {
  const lists: { at: number; line: string; said: string }[][] = [];
  const open = new Map<string, (typeof lists)[number]>();
  for (const [at, line] of lines.entries()) {
    const [, indent, digits, sign, said = ''] = item.exec(line) ?? [];
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

/** The name of the card with which an item of a list begins; empty where there is none. */
export function calledInList(said: string): string {
  return called.exec(withoutEmphasis(said))?.[1] ?? '';
}
