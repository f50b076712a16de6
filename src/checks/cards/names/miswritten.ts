import type { Mention } from '../../../keywords/names/name-finder.ts';
import { withoutAccents } from '../../../keywords/text/slug.ts';
import { beginsItem } from '../text/clause.ts';
import { foundIn, type Stretch, textBefore } from '../text/stretches.ts';
import { standsAfterPrefix, standsAsAbility } from './as-ability.ts';
import type { ShapedName } from './near-names.ts';

/** A name of a keyword with other capitals, signs or accents than it has, or with its words joined or split. */
export interface MiswrittenName extends Mention {
  rule: 'keyword-case' | 'keyword-joined';
  /** The words of the card, with a number that is joined to them. */
  term: string;
  /** The words that should stand there. */
  meant: string;
}

interface Name extends ShapedName {
  slug: string;
}

/**
 * Prepares the search for names in which nothing but capitals, spaces, signs and accents differ. Rules text uses many
 * of these words as ordinary ones, so in small letters a name must stand as an ability does: at its place, with its
 * number and its colon.
 * @returns a function of a text, and of a test whether a place in it belongs to a keyword that was found
 */
export function createMiswrittenFinder(names: readonly Name[]) {
  const byLetters = new Map(names.map((each) => [lettersOf(each.name), each]));
  const most = Math.max(1, ...names.map(({ name }) => name.split(/[\s-]/).length + 1));
  // Few words begin as a name does, and only those are joined with the words after them.
  const beginnings = new Set([...byLetters.keys()].flatMap((letters) => [letters[0], letters.slice(0, 2)]));

  return (text: string, isTaken: (offset: number) => boolean): MiswrittenName[] => {
    const words = foundIn(text, word);
    const miswritten: MiswrittenName[] = [];
    let passed = 0;
    for (const [at, { found, start }] of words.entries()) {
      if (start < passed || !beginnings.has(lettersOf(found).slice(0, 2)) || isTaken(start)) continue;
      const name = longestAt(text, words.slice(at, at + most), byLetters);
      if (!name) continue;
      miswritten.push(name);
      passed = name.end;
    }
    return miswritten;
  };
}

/** A word: an apostrophe within it is a part of it, one at its end a quotation mark. */
const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The longest miswritten name that begins with a word. */
function longestAt(
  text: string,
  words: readonly Stretch[],
  byLetters: ReadonlyMap<string, Name>,
): MiswrittenName | null {
  const [first] = words;
  for (let count = words.length; first && count > 0; count--) {
    const { start } = first;
    const { end } = words[count - 1] as Stretch;
    const term = text.slice(start, end);
    if (!/^[^.,;:|"“”()\n]*$/.test(term)) continue;
    const numbered = withNumber(term, start, byLetters);
    if (numbered) return numbered;
    const known = byLetters.get(lettersOf(term)) ?? byLetters.get(lettersOf(term).replace(/s$/, ''));
    if (!known || term === known.name || term === `${known.name}s`) continue;
    const { slug, name, shape } = known;
    const isAbility =
      standsAsAbility(text, start, end, shape) ||
      (shape.hasPrefix && standsAfterPrefix(text, start, end)) ||
      (shape.hasNumber && beginsItem.test(textBefore(text, start, 10)) && leadsToName(text, end, byLetters));
    const isJoined = spacesOf(term) !== spacesOf(name);
    if (!isAbility && !hasItsCapitals(term, name, isJoined)) continue;
    // Nobody has several of one ability.
    const isOne = isAbility && (shape.hasNumber || shape.hasColon);
    const meant = isOne ? name : inPlaceOf(term, name, name);
    return { slug, name, start, end, term, meant, rule: isJoined ? 'keyword-joined' : 'keyword-case' };
  }
  return null;
}

/**
 * A name and its number in one word, `Evade2`, even where the space stands elsewhere: `Evad e2`. The stretch ends
 * before the number, as that of any mention does.
 */
function withNumber(
  term: string,
  start: number,
  byLetters: ReadonlyMap<string, Name>,
): MiswrittenName | null {
  const [, written = '', number = ''] = /^(.*\p{L})(\d+)$/su.exec(term) ?? [];
  const known = byLetters.get(lettersOf(written));
  if (!known?.shape.hasNumber || unspaced(known.name) !== unspaced(written)) return null;
  const { slug, name } = known;
  const meant = `${name} ${number}`;
  return { slug, name, start, end: start + written.length, term, meant, rule: 'keyword-joined' };
}

/** Another name in place of one, in the plural where that is: `Vaults` for `BOUNDS`. */
export function inPlaceOf(term: string, name: string, other: string): string {
  return lettersOf(term) === `${lettersOf(name)}s` ? `${other}s` : other;
}

/** A number, and the first words after it on its line. */
const numberAndWords = /^\s\d{1,2}[^\S\n]+(\p{L}[\p{L}'’-]*)(?:\s(\p{L}[\p{L}'’-]*))?/u;

/** Whether another name follows the number of one directly: `evade 2 critical hit 1`. */
function leadsToName(text: string, end: number, byLetters: ReadonlyMap<string, Name>): boolean {
  const [, first, second = ''] = numberAndWords.exec(text.slice(end, end + longestName)) ?? [];
  return first !== undefined && [first, first + second].some((words) => byLetters.has(lettersOf(words)));
}

/** In characters: a number and a name are hardly longer. */
const longestName = 60;

/** A capital after a small letter, or two before one: `ShieLd`, `SHield`. */
const capitalWithin = /\p{Ll}\p{Lu}|(?<!\p{L})\p{Lu}{2}\p{Ll}/u;

/**
 * Whether words are capitalised as a name is, perhaps in other places, or as none is; a single capital may be that of a
 * sentence.
 */
function hasItsCapitals(term: string, name: string, isJoined: boolean): boolean {
  if (!isJoined && capitalWithin.test(term)) return true;
  const capitals = [...term.matchAll(/(?<!\p{L})\p{Lu}/gu)].length;
  const words = term.split(/[\s-]+/).length;
  if (capitals === words && (isJoined || words > 1)) return true;
  // A sentence may begin with the first of them: "Double damage from …".
  const isOnlyFirst = capitals === 1 && /^\p{Lu}/u.test(term);
  return capitals > 0 && !isOnlyFirst && name.includes(' ');
}

/** The letters and digits of a name in small letters, without accents on them; a combining accent stays. */
function lettersOf(text: string): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters.replace(/[^\p{ASCII}\p{M}]/gu, withoutAccents);
}

/** A text without its blanks. */
function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}

/** The signs between the words of a name, any space as the same one. */
function spacesOf(text: string): string {
  const apart = text.replace(word, 'a');
  return apart.slice(apart.indexOf('a'), apart.lastIndexOf('a') + 1).replace(/\s/g, ' ');
}
