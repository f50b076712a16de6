import { endsAbility } from '../../text/after-name.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { roleAt } from '../../text/role.ts';
import { type Stretch, textBefore } from '../../text/stretches.ts';

/**
 * A number for X in another form than cards use, with what stands between it and the name; with the name where it
 * stands before that.
 */
export interface OddNumber extends Stretch {
  /** The number to write after the name; null where nobody can know which is meant. */
  figure: number | null;
  /** The replacement: the number, with a space before it where that is needed, or name and number. */
  replacement: string | null;
}

/** A number of which nobody can know what it should be. */
export function unclear(start: number, end: number): OddNumber {
  return { start, end, figure: null, replacement: null };
}

/** In characters: how far around a name other dashes are looked for. */
const tellsWithin = 200;

/**
 * A number before a name: `3 Evade`. It is not one of the figures of a token, except after an ability: `Evade 2/3
 * Fury`.
 */
const inFront =
  /(?<![\p{L}\p{N}.,+-]|(?<!\p{Lu}[\p{L}'’-]{2,20} [+\-–−]?\d?)\d\/)(?:\+|(?<dash>[-–−]))?(?<digits>\d{1,2})[^\S\n]+$/u;

/** A dash that is a list mark. */
const dashOfPoint = /(?<![^\s:])[-–−]\s?[\p{Lu}+]/u;

/** A dash with a space on both sides, at the end of a text. */
const dashApart = /(?<!\S)[-–−—][^\S\n]+$/;

/** The beginning of a list after a colon, at the end of a text: `gets: - Quokka`. */
const listBefore = /:\s*(?:$|[-–−—][^|•\n]*$)/;

/** The mark of a list right after an item, at the beginning of a text. */
const pointAfter = /^\.?\s*•/;

/** A dash with a space between it and a number. */
const otherDash = /\s[-–−—]\s\d/;

/**
 * Finds the number after a dash that stands apart from it: `gets - 1 Leap`. Where a sentence gives the ability, the
 * dash is the sign of a number that may be below zero; where it may be a list mark, nobody knows which number is meant.
 * @returns null where the dash is a list mark, as after a colon, or where there is none
 */
function numberAfterDash(
  text: string,
  { name, end }: KeywordUse,
  first: number,
  digits: string,
  isBelowZero: boolean,
): OddNumber | null {
  const dash = dashApart.exec(textBefore(text, first, 5))?.[0];
  const start = first - (dash?.length ?? 0);
  const isGiven = roleAt(text, start) === 'granted';
  const isInDoubt = isBelowZero && roleAt(text, first) !== 'mentioned';
  const before = textBefore(text, start, tellsWithin);
  if (dash === undefined || !(isGiven || isInDoubt) || listBefore.test(before)) return null;
  const around = `${before}\n${text.slice(end, end + tellsWithin)}`;
  const isPoint =
    dashOfPoint.test(around) || otherDash.test(around) || pointAfter.test(text.slice(end, end + 20));
  const isSign = isGiven && isBelowZero && !isPoint;
  const figure = isSign ? -Number(digits) : null;
  return { start, end, figure, replacement: isSign ? `${name} ${figure}` : null };
}

/**
 * Finds a number before the name that should stand after it. A dash is its sign or a list mark: a list mark stays, and
 * where the dash may be either, nobody knows which number is meant.
 */
export function numberInFront(text: string, use: KeywordUse, isBelowZero: boolean): OddNumber | null {
  const { name, start, end } = use;
  const { 0: all, groups = {} } = inFront.exec(textBefore(text, start, 40)) ?? {};
  const isWhole = text.slice(start, end) === name && endsAbility(text.slice(end));
  if (all === undefined || !isWhole) return null;
  const first = start - all.length;
  const role = roleAt(text, first);
  const apart = numberAfterDash(text, use, first, groups.digits ?? '', isBelowZero);
  if (apart) return apart;
  if (role === 'mentioned') return null;
  const around = `${textBefore(text, first, tellsWithin)}\n${text.slice(end, end + tellsWithin)}`;
  const isInList = dashOfPoint.test(around);
  const isSign = groups.dash !== undefined && isBelowZero && !isInList;
  const isPoint = groups.dash !== undefined && !isBelowZero && isInList && role === 'own';
  if (groups.dash !== undefined && !isSign && !isPoint) return unclear(first, end);
  const figure = Number(groups.digits) * (isSign ? -1 : 1);
  return { start: isPoint ? first + 1 : first, end, figure, replacement: `${name} ${figure}` };
}
