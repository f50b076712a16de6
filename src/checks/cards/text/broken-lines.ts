import { governs } from './clause.ts';
import { type Replaced, withSign } from './replaced.ts';
import { foundIn } from './stretches.ts';

/** Shorter lines end where their writer ended them, but for those that end within a sentence. */
const shortestBroken = 30;

/** No sentence ends with one of these; in capitals it may be of a name: `Hold On`. */
const hangs =
  /\s(?:an?|and|for|from|gains?|gets?|ha(?:s|ve)|if|loses?|of|or|than|the|to|us(?:es?|ing)|with(?:out)?)$/;

/** What no ability ends with. */
const openEnd = /[,/:]$/;

/** What no ability begins with. */
const noBeginning = /^(?:\p{Ll}|\d(?!\d?[.)]\s|[\d/]*\s*\n)|-+>|→|§)/u;

/** A word that was parted at the end of a line: `Le-`, `ap 2`. */
const brokenWord = /(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu;

/** Line ends at which somebody, or a program, broke a sentence. */
export function brokenLines(text: string): Replaced[] {
  let begin = 0;
  const words = withSign(text, brokenWord, '');
  const lines = foundIn(text, /\n[^\S\n]*/g).flatMap(({ start: lineEnd, end }): Replaced[] => {
    const line = text.slice(begin, lineEnd).trimEnd();
    const start = begin + line.length;
    begin = end;
    const isWide = line.length >= shortestBroken;
    const isBroken =
      hangs.test(line) ||
      (isWide &&
        (openEnd.test(line) ||
          governs.test(line) ||
          (/[\p{L}\p{N}\]]$/u.test(line) && noBeginning.test(text.slice(end, end + 12)))));
    return isBroken ? [{ start, end, sign: ' ' }] : [];
  });
  return [...words, ...lines];
}
