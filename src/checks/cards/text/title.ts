import type { Ability } from './ability.ts';

/** As which printing of several a card is: `(B)`. */
const printing = String.raw`[^\S\n]*\(\p{Lu}\d?\)`;

/** What a card is: `Light Battle`, `Dark Character - Sith`. */
const kind = String.raw`(?:\p{Lu}[\p{L}'’/-]*\s)*(?:Battle|Character|Equipment|Ground|Location|Mission|Resource|Space|Unit)\b[^.:;|→>\n]*`;

/** Behind what a card is called: its printing, or what it is on the line below. */
const underTitle = new RegExp(
  String.raw`^(?:${printing})?[^\S\n]*\n\s*${kind}(?:\n|$)|^${printing}[^\S\n]*\n`,
  'u',
);

/** Whether a name alone on the first line of a card is what the card is called, for certain. */
export function isTitle(text: string, { start, end }: Ability): boolean {
  return text.slice(0, start).trim() === '' && underTitle.test(text.slice(end, end + 100));
}

/**
 * Whether it may be: below it stand other words, and no ability, but for what the card gives of the keyword that it is
 * called as.
 */
export function mayBeTitle(text: string, list: readonly Ability[], abilities: readonly Ability[]): boolean {
  const [first] = list as [Ability];
  const isGiven = ({ role, slug }: Ability) => role === 'granted' && slug === first.slug;
  return (
    text.slice(0, first.start).trim() === '' &&
    /^\s*\n\s*[\p{L}[]/u.test(text.slice(first.end, first.end + 10)) &&
    abilities.every((each) => each === first || each.role === 'mentioned' || isGiven(each))
  );
}
