import { pairBrackets } from '../../../keywords/text/brackets.ts';
import { type Quoted, type Stretch, textBefore } from './stretches.ts';

/**
 * A list mark without its bracket: `a)`, `1)`, at the beginning of a line also `12)`; not a possessive: `the
 * opponent's)`.
 */
const markOfList = /(?:(?<![\p{L}\p{N}'’])\p{Ll}|[|•.;:]\s?\d|(?:^|\n)[^\S\n]{0,8}\d{1,3})$/u;

/** In characters: the longest list mark, and one more, so that what is read does not seem to begin a line. */
const longestMark = 13;

/** A number with a bracket after it, which may be a list mark. */
const counted = /(?<![\p{L}\p{N}(])(\d{1,2})\)/gu;

/** A bracket before a word, or after one, perhaps doubled. */
const opensWord = /^(?:[([]["“]?|\(\(|\[\[)[\p{L}\p{N}]/u;
const closesWord = /[\p{L}\p{N}.!?"”][)\]]?$/u;

/** A bracket on the wrong side of a word: `Leap( 2`, `| )Leap 2`. */
const goesOnApart = /^[([](?:\s|$)/;
const endsWord = /[\p{L}\p{N}]$/u;
const beginsWord = /^[)\]][\p{L}\p{N}]/u;
const endsApart = /(?:^|[\s|"“>])$/;

/** In words: shorter text in brackets may be a name, and no note. */
const fewestWords = 4;

/** Finds the notes in round brackets, as reminders are, with their brackets. */
export function findNotes(text: string): Stretch[] {
  const isNote = ({ start, end }: Stretch) =>
    text.slice(start, end).trim().split(/\s+/).length >= fewestWords;
  return pairBrackets(text, '()')
    .pairs.filter(({ depth }) => depth === 0)
    .map(({ start, end }) => ({ start, end: end + 1 }))
    .filter(isNote);
}

/** Finds round and square brackets around words that do not pair. */
export function findOpenBrackets(text: string): Quoted[] {
  const isCounted = countsOf(text);
  const isOfWord = ({ found, start }: Quoted) => {
    const before = textBefore(text, start, longestMark);
    const after = text.slice(start, start + 3);
    if (/[([]/.test(found))
      return opensWord.test(after) || (goesOnApart.test(after) && endsWord.test(before));
    if (beginsWord.test(after) && endsApart.test(before)) return true;
    return closesWord.test(before) && (found === ']' || !(markOfList.test(before) || isCounted.has(start)));
  };
  return [...pairBrackets(text, '()').alone, ...pairBrackets(text, '[]').alone]
    .map(({ sign, index }) => ({ found: sign, start: index, end: index + 1 }))
    .filter(isOfWord);
}

/** The offsets of brackets in lists that count from 1 to 2 or further within a line: `gets 1) Armor, 2) Evade 2`. */
function countsOf(text: string): Set<number> {
  const counts = [...text.matchAll(counted)].map(({ 0: all, 1: digits, index }) => ({
    count: Number(digits),
    start: index + all.length - 1,
  }));
  const lists: (typeof counts)[] = [];
  for (const each of counts)
    if (lists.at(-1)?.length === each.count - 1) lists.at(-1)?.push(each);
    else lists.push(each.count === 1 ? [each] : []);
  return new Set(lists.filter((list) => list.length > 1).flatMap((list) => list.map(({ start }) => start)));
}
