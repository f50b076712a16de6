import { numberWords } from '../../keywords/text/number-words.ts';
import { type Ability, endsAbility, type TemplateShape } from './ability.ts';

/** A number for X that is written otherwise than cards write it. */
export interface OddNumber {
  /** Offset behind it. */
  end: number;
  /** The name and its number as cards write them; null where nobody can know which number is meant. */
  replacement: string | null;
}

/** `III`, `IV`; neither `I`, which is a word, nor `X`, which stands for any number. */
const romans = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** One number in brackets, behind a sign, in words or in letters. */
const otherwise = new RegExp(
  `^\\s*(?:\\((\\d+)\\)|\\[(\\d+)\\]|[:=#×]\\s*(\\d+)|x(\\d+))|^\\s+(?:(${numberWords.slice(1).join('|')})|(${romans.join('|')}))\\b`,
  'i',
);

/** What no number goes on with: `2.5`, `2 2`; but the next of a list may have its own: `2 2. Stealth`. */
const twofold = /^(?:[.,]\d+|[^\S\n]+\d+(?!\d|[.)]))/;

/**
 * Finds the number of an ability that is there, and not as a card has it: `Evade (3)`, `Evade three`, `Fury 2.5`.
 * @returns null where it is as it should be, or where there is none
 */
export function oddNumber(
  text: string,
  ability: Ability,
  { hasNumber, hasColon }: TemplateShape,
): OddNumber | null {
  const { role, number, name, start, end, argumentEnd } = ability;
  if (role === 'mentioned' || !hasNumber) return null;
  const ends = (offset: number) => endsAbility(text.slice(offset, offset + 20));
  if (number !== null) {
    const [more] = twofold.exec(text.slice(argumentEnd, argumentEnd + 20)) ?? [];
    return more !== undefined && ends(argumentEnd + more.length)
      ? { end: argumentEnd + more.length, replacement: null }
      : null;
  }
  const found = otherwise.exec(text.slice(end, end + 30));
  if (!found || hasColon || !ends(end + found[0].length)) return null;
  const [, inRound, inSquare, behindSign, behindTimes, word = '', roman = ''] = found;
  const figure =
    inRound ??
    inSquare ??
    behindSign ??
    behindTimes ??
    (word
      ? numberWords.indexOf(word.toLowerCase() as (typeof numberWords)[number])
      : romans.indexOf(roman.toUpperCase()) + 2);
  return { end: end + found[0].length, replacement: `${text.slice(start, start + name.length)} ${figure}` };
}
