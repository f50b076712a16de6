import { fillIn } from '../../../keywords/wording/filled-in.ts';
import { splitMeaning } from '../../../keywords/wording/type-line.ts';
import type { KeywordUse } from '../text/keyword-use.ts';

/** The number that a card has for X, without signs and quotation marks: `2`, `X+1`; null where it has none. */
export function numberForX({ number }: KeywordUse): string | null {
  return /X[+\-–−]\d+|\d+/.exec(number ?? '')?.[0] ?? null;
}

/** Makes a function that replaces X, or `'X'`, in a text by a number; null leaves the text as it is. */
export function filledWith(number: string | null): (meant: string) => string {
  return (meant) =>
    number === null
      ? meant
      : fillIn(meant.replace(/(['‘’])X\1/g, 'X'), number)
          .map(({ text }) => text)
          .join('');
}

/** Words of a meaning that stand for what follows the colon on a card, with their verb: `gain the [effect]`. */
const stands =
  /(\p{L}+) the (?:\[[^\]]+\](?: listed)?|listed \p{L}+|following(?: (?:cost|effect))?)(?![\p{L}:])/gu;

/**
 * A meaning with the card's own words in place of those that stand for them: "gain 1 Force" for "gain the [effect]",
 * "by paying 1 Force" for "by paying the [cost]"; null where none stand for any.
 * @param argument what stands on the card after the colon: `Gain 1 Force`
 */
export function leadingTo(meant: string, argument: string): string | null {
  const [first = '', ...rest] = argument.split(' ');
  const verb = first.toLowerCase();
  const led = meant.replace(stands, (_, before: string) =>
    [before.endsWith('ing') ? `${verb.replace(/e$/, '')}ing` : verb, ...rest].join(' '),
  );
  return argument === '' || led === meant ? null : led;
}

/** What may be done up to X times; of one, “may remove 1” says the same. */
const mayUpToX = /(?<may>\bmay \p{L}+ )up to X(?!\p{L})/u;

/**
 * The texts that a card may repeat of a meaning: its effect, or all of it. Where it says two things "respectively", as
 * of `X/-X`, a number means one of them; so does a sign where it says `+/- X`.
 */
export function saidFor(meaning: string, number: string | null = null): string[] {
  const meant = meantBy(meaning);
  const half = halfFor(meaning, number);
  const said = half === null ? meant : [meant[0] ?? '', half];
  const sign = /^[-−–]/.test(number ?? '') ? '-' : '+';
  const signed = number === null ? [] : said.filter((each) => each.includes('+/-'));
  // An earlier wording may know no number below zero.
  const below = sign === '-' ? said.filter((each) => /\+ ?X/.test(each)) : [];
  const one = number?.trim() === '1' ? said.filter((each) => mayUpToX.test(each)) : [];
  return [
    ...said,
    ...one.map((each) => each.replace(mayUpToX, '$<may>X')),
    ...signed.map((each) => each.replaceAll('+/-', sign)),
    ...below.map((each) => each.replace(/\+(?= ?X)/g, sign)),
    meaning,
  ];
}

/**
 * The one of two things said "respectively" that a number means; null where the meaning says one thing, or the number
 * means both.
 */
export function halfFor(meaning: string, number: string | null): string | null {
  const [whole = '', ...halves] = meantBy(meaning);
  const isOfOne =
    halves.length === 2 && /\brespectively\b/.test(whole) && number !== null && !number.includes('/');
  const [ofPlus = '', ofMinus = ''] = halves;
  return isOfOne ? (/^[-−–]/.test(number) ? ofMinus : ofPlus) : null;
}

/** The effect of a meaning: whole, and each quotation by itself; nothing where it has no type line. */
export function meantBy(meaning: string): string[] {
  const { typeLine, effect } = splitMeaning(meaning);
  if (typeLine === '') return [];
  const quoted = [...`"${effect}`.matchAll(/["“]([^"“”]+)["”]/g)].map(([, inside = '']) => inside);
  const whole = effect.replace(/["”]\s*$/, '');
  return [...new Set([whole, ...quoted])].filter((each) => each.trim() !== '');
}
