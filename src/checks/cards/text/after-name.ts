import type { Mention } from '../../../keywords/names/name-finder.ts';

/** `3`, `X`, `X+1`, and no part of a word (`X-Wing`, `X2`). */
const figure = '(?:\\d+|X)(?!\\d)(?:[+\\-–]\\d+(?!\\d))?(?!\\p{L}|-\\p{L})';

/**
 * A second figure after a stroke, as in `2/-2`. Where a word says what it is of, it is another effect: `Fury 2/+20
 * speed`.
 */
const orElse = `[^\\S\\n]*/[^\\S\\n]*[+\\-–−]?${figure}(?![^\\S\\n]+(?!(?:and|as|for|if|instead|or|until|up|when|where)\\b)\\p{L})`;

/** What keeps the place of a number that is not known yet: `?`, `TBD`, `[#]`. */
export const openNumber = String.raw`(?:\?{1,3}|[Tt][Bb][AaDd]|\[[#?]\])`;

/** `3`, `-1`, `+/- 2`, `'2'`, `2/-2`, `X`, `X+1`: what stands for X, on the same line. */
const numberPattern = new RegExp(
  `^[^\\S\\n]*(?:(?:\\+/-|[+\\-–−])[^\\S\\n]*)?(?:['‘’]${figure}['‘’]|${figure})(?:${orElse})?`,
  'u',
);

/** What stands for X right after a mention, with the white space before it; null where nothing does. */
export function numberAfter(text: string, { end }: Pick<Mention, 'end'>): string | null {
  return numberPattern.exec(text.slice(end, end + 40))?.[0] ?? null;
}

/** The offset after the number of a name that ends at an offset; the same offset where it has none. */
export function endOfNumber(text: string, end: number): number {
  return end + (numberAfter(text, { end })?.length ?? 0);
}

/** What ends an ability. */
export const abilityEnd =
  /^\s*(?:$|[.,;:(\n|•*/"”→§\\_]|&(?!\s*\p{Ll})|#(?!\d)|\+\s+\p{Lu}|['’](?!\p{L})|-->|->|- >|>\s|(?:[-–—]\s+|(?<=\s)[-–—])[\p{Lu}+])/u;

/** What may go on after an ability that a sentence gives or a cost pays for: `Armor until end of turn`. */
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
