import { figures } from '../../../../keywords/text/number-words.ts';
import { endsAbility, openNumber } from '../../text/after-name.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { textBefore } from '../../text/stretches.ts';
import { numberInFront, type OddNumber, unclear } from './number-in-front.ts';

/** `III`, `IV`; neither `I`, which is a word, nor `X`, which stands for any number. */
const romans = new Map(
  ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].map((roman, index) => [roman, index + 2]),
);

/** Digits of a number; more than these are no number of a card, and would not survive conversion. */
const digits = '\\d{1,6}(?!\\d)';

/**
 * A number on the line of the name in another form: in brackets, after a sign, in words, in Roman numerals, or with
 * letters that look like digits, alone or as the last one, `Evade l`, `Evade 1O`. Beside a digit the letter l may as
 * well be a bar.
 */
const otherwise = new RegExp(
  `^(?<blank>[^\\S\\n]*)(?:(?:\\((?<round>${digits})\\)|\\[(?<square>${digits})\\]|(?<sign>[:=#×])[^\\S\\n]*(?<signed>${digits})|x(?<times>${digits}))|(?<=\\s)(?:(?<word>${[...figures.keys()].join('|')})|(?<roman>${[...romans.keys()].join('|')})|(?<alike>[Il]|\\d{1,2}O))\\b)`,
  'i',
);

/** Number words above those that are read as figures. */
const greater =
  '(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)';

/**
 * Signs in place of a number: a mark or a letter other than X, `Evade ?`, `Fury n`, a fraction, a figure in a circle,
 * figures with letters around them, `2x`, `2nd`, `I2`, `1d6`, a word before them, `of 2`, a number word, and the signs
 * on the keys of digits.
 */
const open = new RegExp(
  String.raw`^(?<blank>[^\S\n]+)(?:${openNumber}|\d{0,2}[\p{No}\p{Nl}]|(?:\d{1,3}\p{L}{1,3}|\d{1,2}\p{L}\d{1,2}|\p{L}{1,2}\d{1,2}|[!@$%^£€~±]\d{0,2}|X{2,3}|(?:at|minus|of|plus)[^\S\n][+\-–−]?\d{1,2}|${greater}|(?<letter>(?!X)\p{L}))(?![\p{L}\p{N}'’-]))`,
  'u',
);

/** A number after a dash, whose sign the dash may be, in another form than cards use: `= -1`, `— 1`, `-one`. */
const openSigned = new RegExp(
  String.raw`^(?<blank>[^\S\n]*)(?:=[^\S\n]*[-–−—]|(?<=[^\S\n])[-–−]|(?<=[^\S\n])—[^\S\n]*)(?:\d{1,2}|${[...figures.keys()].join('|')})(?![\p{L}\p{N}'’-])`,
  'u',
);

/**
 * A sign glued to a number, as of a key beside those of digits: `Fury 2%`; one twice is a mark around words, and at
 * the end of a line one may go on with a list.
 */
const gluedSign = /^(?:([%#&@$^£€~={}+])(?!\1)|-(?!>))(?![^\S\n]*\n)/;

/** A sign between a name and its number, `Fury! 2`, and what it may close: `<Fury> 2`, `~Fury~ 2`. */
const signBetween = /^[^\S\n]?([!$%<>?@^`{}~])[^\S\n]?\d{1,2}(?!\d)/;
const opened: Record<string, string> = { '>': '<', '}': '{' };

/** A bar after the number that became a letter: `Fury 2l Armor`. */
const strokeAfter = /^\s*\d+[Il]\s+["“[\p{Lu}]/u;

/** The rest of a word after a stroke, whose first letter stands before it: `Evade 1O/verkill`. */
const restOfWord = /^\/\p{Ll}/u;

/** In characters: how far around a name it is looked for what a letter stands for. */
const tellsWithin = 200;

/**
 * Finds the place after a name of a number that is not known yet.
 * @returns null where there is none, or where the ability says what the letter stands for: `Evade Y, where Y is …`
 */
function openNumberAfter(text: string, end: number): OddNumber | null {
  const after = text.slice(end, end + 20);
  const { 0: found, groups = {} } = open.exec(after) ?? openSigned.exec(after) ?? {};
  if (found === undefined) return null;
  const { letter, blank = '' } = groups;
  const before = textBefore(text, end, tellsWithin)
    .split(/[|•\n]/)
    .at(-1);
  const rest = text.slice(end + found.length, end + tellsWithin).split(/[|•\n]/, 1)[0];
  const isTold = (word: string) => `${before} ${rest}`.split(/[^\p{L}\p{N}]+/u).includes(word);
  if (letter !== undefined && isTold(letter)) return null;
  return unclear(end + blank.length, end + found.length);
}

/** The digits of a number in which letters were taken for digits. */
function asDigits(alike = ''): string {
  return alike.replace(/o/gi, '0').replace(/[il]/gi, '1');
}

/**
 * What follows a number that is not one whole number: `2.5`, `2 2`, `2 2 2`; the next ability of a list may be
 * numbered: `2 2. Stealth`.
 */
const twofold =
  /^(?:[.,]\d+|,[^\S\n]+\d+(?!\d|,|\s+(?:and|or)\b|[.)]\s*[\p{L}\p{N}+[*])|(?:[^\S\n]+\d+(?!\d|[.)]\s*[\p{L}\p{N}+[*]))+)/u;

/**
 * A dash or a plus between a name and its number, where X is never negative. With a space before it and none after, it
 * is a sign of the number; otherwise it stands for the space.
 */
const afterSign = /^(?<before>[^\S\n]*)(?<sign>[-–−+])(?<after>[^\S\n]*)(?<figure>\d{1,6})$/;

/**
 * Finds a number of an ability in another form than cards use: `Evade (3)`, `Evade three`, `Fury 2.5`.
 * @returns null where it is as it should be, or where there is none
 */
export function findOddNumber(text: string, use: KeywordUse): OddNumber | null {
  const { role, number, shape, end, argumentEnd, hasColon } = use;
  if (!shape.hasNumber) return null;
  const isBelowZero = /[+/]-/.test(shape.template);
  const front = numberInFront(text, use, isBelowZero);
  if (front || role === 'mentioned') return front;
  const ends = (offset: number) => endsAbility(text.slice(offset));
  if (number !== null) {
    const { groups: signed } = afterSign.exec(text.slice(end, argumentEnd)) ?? {};
    if (signed && !isBelowZero && ends(argumentEnd)) {
      const isSign = signed.before !== '' && signed.after === '';
      const figure = isSign && signed.sign !== '+' ? null : Number(signed.figure);
      if (!isSign || role === 'own')
        return { start: end, end: argumentEnd, figure, replacement: figure === null ? null : ` ${figure}` };
    }
    // A blank after a sign where the template has none, so that the sign may be a dash.
    const isApart = signed?.after && isBelowZero && !/[+-]\s/.test(shape.template);
    // A range, neither end of which is X, or both signs of a template.
    const isTwofold = !hasColon && /^(?:\d+[-–]\d+|\+\/-\s*['‘]?\d+['’]?)$/.test(number);
    if ((isApart || isTwofold) && ends(argumentEnd)) return unclear(end, argumentEnd);
    const glued = hasColon ? undefined : gluedSign.exec(text.slice(argumentEnd, argumentEnd + 3))?.[0];
    if (glued && ends(argumentEnd + 1)) return unclear(end, argumentEnd + 1);
    // After a colon stands the argument, which may count: `Reduced Cost 1: 2 or more Jedi`.
    const more = hasColon ? undefined : twofold.exec(text.slice(argumentEnd, argumentEnd + 20))?.[0];
    if (more !== undefined && ends(argumentEnd + more.length)) return unclear(end, argumentEnd + more.length);
    if (hasColon || !/^\s*0\d+$/.test(number) || !ends(argumentEnd)) return null;
    return { start: end, end: argumentEnd, figure: Number(number), replacement: ` ${Number(number)}` };
  }
  const { 0: found = '', groups = {} } = otherwise.exec(text.slice(end, end + 30)) ?? {};
  const { blank = '', round, square, sign, signed, times, word = '', roman = '', alike } = groups;
  const isOther =
    found === '' || (alike !== undefined && restOfWord.test(text.slice(end + found.length, end + 40)));
  if (isOther || !ends(end + found.length)) {
    const kept = openNumberAfter(text, end);
    if (kept && (ends(kept.end) || strokeAfter.test(text.slice(end, end + 20)))) return kept;
    const [odd, between = ''] = signBetween.exec(text.slice(end, end + 10)) ?? [];
    const isClosing = text[use.start - 1] === (opened[between] ?? between);
    if (odd === undefined || isClosing || !ends(end + odd.length)) return null;
    return unclear(end, end + odd.length);
  }
  if (shape.hasColon && sign === ':') return null;
  const inLetters = figures.get(word.toLowerCase()) ?? romans.get(roman.toUpperCase());
  const start = end + blank.length;
  // Before X, a sign between the two may be lost: `X+1`.
  if (times !== undefined && found.includes('X')) return unclear(start, end + found.length);
  const figure = Number(round ?? square ?? signed ?? times ?? inLetters ?? asDigits(alike));
  const replacement = `${blank === '' ? ' ' : ''}${figure}`;
  return { start, end: end + found.length, figure, replacement };
}
