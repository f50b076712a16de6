import type { Mention } from '../../../keywords/names/name-finder.ts';

/** What is added to X with blanks between, where no noun follows, which would be another effect: `X +1 power`. */
const addedApart = '(?<=X)[^\\S\\n]+[+\\-–][^\\S\\n]?\\d+(?!\\d|[^\\S\\n]+\\p{L})';

/** A figure, `3`, `X`, `X+1`, that is not part of a word (`X-Wing`, `X2`). */
const figure = `(?:\\d+|X)(?!\\d)(?:[+\\-–]\\d+(?!\\d)|${addedApart})?(?!\\p{L}|-\\p{L})`;

/** A second figure after a stroke, as in `2/-2`. One with a noun after it is another effect: `Fury 2/+20 speed`. */
const orElse = `[^\\S\\n]*/[^\\S\\n]*[+\\-–−]?${figure}(?![^\\S\\n]+(?!(?:and|as|for|if|instead|or|until|up|when|where)\\b)\\p{L})`;

/** A placeholder for a number that is not known yet: `?`, `TBD`, `[#]`. */
export const openNumber = String.raw`(?:\?{1,3}|[Tt][Bb][AaDd]|\[[#?]\])`;

/** A number that stands for X, on the same line: `3`, `-1`, `+/- 2`, `'2'`, `2/-2`, `X`, `X+1`. */
const numberPattern = new RegExp(
  `^[^\\S\\n]*(?:(?:\\+/-|[+\\-–−])[^\\S\\n]*)?(?:['‘’]${figure}['‘’]|${figure})(?:${orElse})?`,
  'u',
);

/** The number that stands for X right after a mention, with the white space before it; null where there is none. */
export function numberAfter(text: string, { end }: Pick<Mention, 'end'>): string | null {
  return numberPattern.exec(text.slice(end, end + 40))?.[0] ?? null;
}

/** The offset after the number of a name that ends at an offset; the offset itself where it has none. */
export function endOfNumber(text: string, end: number): number {
  return end + (numberAfter(text, { end })?.length ?? 0);
}

/** Signs that end an ability. */
export const abilityEnd =
  /^\s*(?:$|[.,;:(\n|•*/"”→§\\_]|&(?!\s*\p{Ll})|#(?!\d)|\+\s+\p{Lu}|['’](?!\p{L})|-->|->|- >|>\s|(?:[-–—]\s+|(?<=\s)[-–—])[\p{Lu}+])/u;

/** The end of the card or the ability in place of an effect, for a pattern. */
export const emptyEffect = String.raw`\s{0,8}(?:$|[|•])`;

/** It, at the beginning of a text. */
export const beginsWithNothing = new RegExp(`^${emptyEffect}`);

/**
 * Words that may follow a whole ability, where a sentence gives it or a cost pays for it: `Armor until end of turn`.
 */
const continuation =
  /^\s*(?:and|or|until|for(?!\s+(?:her|him|it|me|them|us|you)\b)|where|when|while|unless|during|against|this (?:attack|battle|turn)|in (?:any|each|its|that|the|this)(?: \p{L}+)? arenas?|as long|if|instead(?! of)|up to)\b/u;

/** Whether this goes on with an ability that is whole: `until end of turn`. */
export function continuesAbility(rest: string): boolean {
  return continuation.test(rest);
}

/** Whether an ability ends where this begins, or this goes on with one that is whole. */
export function endsAbility(rest: string): boolean {
  return abilityEnd.test(rest) || continuesAbility(rest);
}
