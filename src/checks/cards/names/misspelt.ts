import { numberAfter } from '../text/after-name.ts';
import { isCost } from '../text/clause.ts';
import { roleAt } from '../text/role.ts';
import { foundIn, type Stretch, textBefore } from '../text/stretches.ts';
import { fitsShape, type TemplateShape } from '../text/template-shape.ts';
import { goesOnAsName } from '../text/title.ts';
import { isAbility, standsAfterPrefix } from './as-ability.ts';
import { createNearNames, type ShapedName, shortestFar } from './near-names.ts';

/** Capitalised words that are no keyword, but one typing error from one. */
export interface Typo extends Stretch {
  term: string;
  meant: string;
}

/**
 * After one of these words, a possessive or the figures of a token stands a thing that the card speaks of, and no
 * ability, even with names between: `each Shield Generator`, `your opponent's Reserve`, `a 20/1/1 Shield Droid`.
 */
const determiners =
  'a an another any attach each every her his its one other that the their these this those your'
    .split(' ')
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`);
const thing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${determiners.join('|')}|\\p{L}+(?:['’]s|s['’])|\\d+(?:/\\d+)+)[^\\S\\n]+(?:\\p{Lu}[\\p{L}'’-]*\\s+){0,3}$`,
  'u',
);

/** Words after which two capitalised words are something that a unit has: `have Shield Generator`. */
const had = /\b(?:has|have|with|without) $/;

/** A capitalised word within a sentence, which is the first of a longer name: `gets Deflector Shield`. */
const ofSeveralWords = /[\p{Ll},] \p{Lu}[\p{L}'’-]+ $/u;

/** In characters: a determiner, and three words. */
const longestThing = 60;

/**
 * Whether a term is a thing that a sentence speaks of; not where the card calls it an ability, or it has a number as
 * an ability has.
 * @param shape of what is meant, before which words with capitals may stand: `Marsh and Fen Wraden.`
 */
function isThing(text: string, start: number, end: number, { hasPrefix }: TemplateShape): boolean {
  const before = textBefore(text, start, longestThing);
  const after = text.slice(end, end + 12);
  const isNamed =
    goesOnAsName(text, start, end) ||
    thing.test(before) ||
    (ofSeveralWords.test(before) && !(hasPrefix && standsAfterPrefix(text, start, end))) ||
    (/^ \p{Lu}/u.test(after) && (had.test(before) || roleAt(text, start) === 'mentioned'));
  return isNamed && !/^\s+(?:abilit|[+-]?\d)/.test(after);
}

/** A number between the words of a name: `Leap 2 Frog`. */
const numberWithin = /^(\p{L}+) ([+-]?\d{1,2}) (\p{L}+)$/u;

/**
 * Prepares the search for misspelt names of keywords. The card's own name is none; nor, in a sentence, is a word with
 * another first letter, since hardly any slip changes that.
 * @returns a function of a text, of a test whether a place in it already belongs to a keyword that was found, and
 *   of the card's name, null where nobody knows it
 */
export function createTypoFinder(keywords: readonly ShapedName[]) {
  const near = createNearNames(keywords);
  const meantBy = (typed: string, text: string, start: number, end: number) => {
    if (near.isName(typed)) return undefined;
    const oneSlip = near.byOneSlip(typed);
    if (oneSlip) return oneSlip;
    const plural = near.byPlural(typed);
    if (plural && fitsShape(text, end, plural.shape) && isAbility(text, start, end)) return plural;
    const [, front = '', figure, back = ''] = numberWithin.exec(typed) ?? [];
    const parted = figure === undefined ? undefined : near.numbered(`${front} ${back}`);
    if (parted && numberAfter(text, { end }) === null && isAbility(text, start, end))
      return { ...parted, name: `${parted.name} ${figure}` };
    const isAlone = !typed.includes(' ') && !isCost(typed);
    const isNumbered = isAlone && numberAfter(text, { end }) !== null && isAbility(text, start, end);
    const short = isNumbered ? near.shortOne(typed) : undefined;
    if (short) return short;
    const far = near.byTwoSlips(typed, (shape) => fitsShape(text, end, shape));
    return far && roleAt(text, start) !== 'mentioned' ? far : undefined;
  };

  return (text: string, isTaken: (offset: number) => boolean, cardName: string | null = null): Typo[] => {
    const own = new Set(wordsIn(cardName ?? ''));
    const words = foundIn(text, /[\p{L}'’][\p{L}'’-]*/gu);
    let passed = 0;
    return words.flatMap(({ found, start }, at): Typo | [] => {
      if (start < passed || isTaken(start)) return [];
      const hasCapital = capital.test(found);
      for (const count of near.counts) {
        const end = words[at + count - 1]?.end;
        if (end === undefined) continue;
        const term = text.slice(start, end);
        const whole = hasCapital ? undefined : near.byRest(term);
        if (whole && fitsShape(text, end, whole.shape) && roleAt(text, start) !== 'mentioned') {
          passed = end;
          return { term, meant: whole.name, start, end };
        }
        if (!hasCapital) continue;
        const typed = term.toLowerCase().replace(/[^\S\n]+/g, ' ');
        const meant = meantBy(typed, text, start, end);
        if (!meant || isThing(text, start, end, meant.shape)) continue;
        // A word of the card's own name is a slip only where it stands as that keyword does.
        const isOwn = wordsIn(term).every((each) => own.has(each));
        if (isOwn && isInFront(text, start, end)) continue;
        if (isOwn && !(fitsShape(text, end, meant.shape) && roleAt(text, start) !== 'mentioned')) continue;
        const isShort = typed.length < shortestFar && roleAt(text, start) === 'own';
        const isOther = typed[0] !== meant.lower[0] || isInflected(typed, meant.lower) || isShort;
        if (isOther && !isAbility(text, start, end)) continue;
        passed = end;
        return { term, meant: meant.name, start, end };
      }
      return [];
    });
  };
}

/** Whether a word is an inflected form of the name, or says who does it: `Deflected`, `Avenger`. */
function isInflected(typed: string, lower: string): boolean {
  return (
    ['d', 'ed', 'r', 'er', 'or'].some((end) => typed === lower + end) ||
    typed === `${lower.replace(/e$/, '')}ing`
  );
}

/** What sets the name of a card off from its text: the letter of a printing, a dash. No ability has them. */
const behindName = /^[^\S\n]?\(\p{Lu}\d?\)|^[^\S\n][-–—][^\S\n]/u;

/** Whether the words of the card's own name are where a line of a list has it: `Leapers (B): …`, `- Leapers - …`. */
function isInFront(text: string, start: number, end: number): boolean {
  return behindName.test(text.slice(end, end + 6)) && !/\p{L}/u.test(text.slice(0, start));
}

/** The words of a name, possessive endings taken off: `Quill's`. */
function wordsIn(name: string): string[] {
  return name.split(/[^\p{L}'’-]+/u).map((word) => word.replace(/['’]s$/, ''));
}

/** A word with a capital letter, perhaps swapped with the next: `vEade`. */
const capital = /^\p{Ll}?\p{Lu}/u;
