import { straight } from '../../text/typography.ts';
import type { Slip } from './slip.ts';
import { isBlank, pairOf, type SpelledWord, spelledWordsOf } from './vocabulary.ts';

/**
 * A sign or two beside a blank, or alone between two. Commas, stops and brackets are how a sentence is reworded, and a
 * dash alone is one of them; what marks a change, `roll*` or `#roll`, is told as that.
 */
const odd = String.raw`[^\p{L}\p{M}\p{N}\s.,:;…()[\]'’‘\p{Pd}]`;
const between = new RegExp(
  String.raw`^(?:(?![*†‡!?])${odd}{1,2}\s+|\s+(?!#$)${odd}{1,2}\s*|-\s+|\s+-)$`,
  'u',
);
const quotationMark = /["“”]/g;

/**
 * Signs between two words that have nothing but a blank between them in the older text: `this ^unit`, `unit= gets`. A
 * sign on both sides of one word sets it apart; so do two quotation marks, wherever they are.
 */
export function signsBetween(text: string, before: string): Slip[] {
  if (text === before || before === '') return [];
  const blank = new Set(
    besideIn(before).flatMap(([one, two]) => (isBlank(two.before) ? keyOf(one, two) : [])),
  );
  const isQuoted = countIn(text, quotationMark) % 2 <= countIn(before, quotationMark) % 2;
  return besideIn(text).flatMap(([one, two]): Slip[] => {
    if (!between.test(two.before) || !blank.has(keyOf(one, two))) return [];
    if (isQuoted && two.before.search(quotationMark) !== -1) return [];
    const written = text.slice(one.index, two.index + two.text.length);
    const [front = ' ', behind = ' '] = [text[one.index - 1], text[two.index + two.text.length]];
    const isApart = /^\S/.test(two.before) ? isOdd(front) : /\S$/.test(two.before) && isOdd(behind);
    // A value may get its sign: `+X power`.
    if (isApart || two.text === 'X' || before.includes(written)) return [];
    return [{ kind: 'sign between', text: written, index: one.index, meant: `${one.text} ${two.text}` }];
  });
}

function isOdd(sign: string): boolean {
  return /[^\p{L}\p{M}\p{N}\s.,:;]/u.test(sign);
}

function besideIn(text: string): [SpelledWord, SpelledWord][] {
  const words = spelledWordsOf(text);
  return words.slice(1).map((word, index) => [words[index] as SpelledWord, word]);
}

function keyOf(one: SpelledWord, two: SpelledWord): string {
  return pairOf(one.key, two.key);
}

function countIn(text: string, sign: RegExp): number {
  return straight(text).match(sign)?.length ?? 0;
}
