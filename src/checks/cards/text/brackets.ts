import { pairBrackets } from '../../../keywords/text/brackets.ts';
import { type Quoted, type Stretch, textBefore } from './stretches.ts';

/**
 * The mark of a list, without its bracket: `a)`, `1)`, where a line begins also `12)`; not the end of an owner: `the
 * opponent's)`.
 */
const markOfList = /(?:(?<![\p{L}\p{N}'’])\p{Ll}|[|•.;:]\s?\d|(?:^|\n)[^\S\n]{0,8}\d{1,3})$/u;

/** In characters: the longest such mark, and one more, so that what is looked at begins no line by itself. */
const longestMark = 13;

/** A number with a bracket after it, which may count what follows. */
const counted = /(?<![\p{L}\p{N}(])(\d{1,2})\)/gu;

/** What a bracket stands at: the word that it opens with, or closes after, or the same bracket once more. */
const opensWord = /^(?:[([]["“]?|\(\(|\[\[)[\p{L}\p{N}]/u;
const closesWord = /[\p{L}\p{N}.!?"”][)\]]?$/u;

/** A note is a sentence: in brackets a name may stand as well. */
const fewestWords = 4;

/** The notes of a text, as reminders are, which stand in round brackets; what is in them with their brackets. */
export function findNotes(text: string): Stretch[] {
  const isNote = ({ start, end }: Stretch) =>
    text.slice(start, end).trim().split(/\s+/).length >= fewestWords;
  return pairBrackets(text, '(', ')')
    .pairs.filter(({ depth }) => depth === 0)
    .map(({ start, end }) => ({ start, end: end + 1 }))
    .filter(isNote);
}

/** Finds the brackets around words that do not pair, round ones and others. */
export function findOpenBrackets(text: string): Quoted[] {
  const isCounted = countsOf(text);
  const isOfWord = ({ found, start }: Quoted) => {
    const before = textBefore(text, start, longestMark);
    if (/[([]/.test(found)) return opensWord.test(text.slice(start, start + 3));
    return closesWord.test(before) && (found === ']' || !(markOfList.test(before) || isCounted.has(start)));
  };
  return [...pairBrackets(text, '(', ')').alone, ...pairBrackets(text, '[', ']').alone]
    .map(({ sign, index }) => ({ found: sign, start: index, end: index + 1 }))
    .filter(isOfWord);
}

/** Where the brackets stand of a list that counts from 1, in a line, to 2 and further: `gets 1) Armor, 2) Evade 2`. */
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
