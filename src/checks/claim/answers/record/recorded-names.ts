import type { Keyword } from '../../../../keywords/model.ts';

/** In characters; anything longer says more than how a keyword came. */
export const longestClaim = 200;

/**
 * The recorded names of sets or publishers, and their initials, where only one name has them; longest first, so that
 * none is mistaken for a shorter one within it.
 */
export function namesOf(field: 'set' | 'by', keywords: readonly Keyword[]): Called[] {
  const names = [...new Set(keywords.flatMap(({ introduction }) => introduction?.[field] ?? []))];
  const inShort = [...Map.groupBy(names, initialsOf)].flatMap(([initials, [name, other]]): Called[] =>
    name !== undefined && other === undefined && initials.length >= leastInitials ? [[initials, name]] : [],
  );
  return [...names.map((name): Called => [name, name]), ...inShort].sort(([a], [b]) => b.length - a.length);
}

/** A name or its initials, and the name. */
export type Called = [called: string, name: string];

/** Fewer letters may be initials of too many things. */
const leastInitials = 3;

function initialsOf(name: string): string {
  return (name.match(/(?<![\p{L}\p{N}'’])\p{L}/gu) ?? []).join('').toUpperCase();
}

/** The names that a text has, and the text without them. */
export function takeNames(text: string, names: readonly Called[]): [names: string[], rest: string] {
  let rest = ` ${text.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `;
  const found = names.filter(([called, name]) => {
    const at = rest.toLowerCase().indexOf(` ${called.toLowerCase()} `);
    // Initials without a capital letter are a word: `a raw keyword`.
    if (called !== name && !/\p{Lu}/u.test(rest.slice(at, at + called.length + 1))) return false;
    if (at !== -1) rest = `${rest.slice(0, at)} ${rest.slice(at + called.length + 1)}`;
    return at !== -1;
  });
  return [found.map(([, name]) => name), rest];
}

/** The names in a list: `both Armor and Leap`, `Armor, Leap & Fern`; one alone where it is no list. */
export function namesListed(names: string): string[] {
  return names.replace(/^both /i, '').split(/, (?:and )?| and | & /);
}
