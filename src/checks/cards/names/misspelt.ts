import { hasFewTypos, isOneTypo } from '../../../keywords/text/typo.ts';
import { endsAbility, numberBehind } from '../text/behind-name.ts';
import { isCost, roleAt } from '../text/clause.ts';
import { fitsShape, type TemplateShape } from '../text/template-shape.ts';
import { goesOnAsName } from '../text/title.ts';

/** A term with capital letters that is no keyword, but one typo from one. */
export interface Typo {
  term: string;
  meant: string;
  start: number;
  end: number;
}

/**
 * Short names are one letter from too many words, but where a word stands as an ability does with the number that its
 * template asks for, and is none of a cost: `Pay 1 ->`.
 */
const shortestName = 5;
const leastOfShort = 3;

/**
 * So many letters may be wrong where a name stands as an ability with all that its template asks for, and so long is
 * such a name, and what was typed; longer where the template asks for nothing.
 */
const mostFar = 2;
const shortestFar = 6;
const shortestBare = 8;

/**
 * Behind one of these, an owner or the figures of a token, with other names or without, stands what a card is about, and
 * no ability: `each Shield Generator`, `your opponent's Reserve`, `a 20/1/1 Shield Droid`.
 */
const determiners =
  'a an another any attach each every her his its one other that the their these this those your'
    .split(' ')
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`);
const thing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${determiners.join('|')}|\\p{L}+(?:['’]s|s['’])|\\d+(?:/\\d+)+)[^\\S\\n]+(?:\\p{Lu}[\\p{L}'’-]*\\s+){0,3}$`,
  'u',
);

/** What a unit has that is called by several words: `have Shield Generator`, `gets Deflector Shield`. */
const had = /\b(?:has|have|with|without) $/;
const ofSeveral = /[\p{Ll},] \p{Lu}[\p{L}'’-]+ $/u;

/** In characters: a determiner, and three words. */
const longestThing = 60;

/** Whether a term is of what a sentence speaks of; not where it is called an ability, or has a number as one. */
function isThing(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestThing), start);
  const behind = text.slice(end, end + 12);
  const isNamed =
    goesOnAsName(text, start, end) ||
    thing.test(before) ||
    ofSeveral.test(before) ||
    (had.test(before) && /^\s\p{Lu}/u.test(behind));
  return isNamed && !/^\s+(?:abilit|[+-]?\d)/.test(behind);
}

/** Whether a term stands as an ability does, with a number or without, and nothing behind it. */
function isAbility(text: string, start: number, end: number): boolean {
  const behind = end + (numberBehind(text, { end })?.length ?? 0);
  return endsAbility(text.slice(behind, behind + 20)) && roleAt(text, start) !== 'mentioned';
}

/**
 * Prepares the search for terms that look like a keyword with a slip in it. What the card is called is none; nor is in
 * a sentence what begins with another letter, as hardly a slip does.
 * @returns a function of a text, of a test whether a place in it already belongs to a keyword that was found, which
 *   is asked of one place after another, and of the card's name, null where nobody knows it
 */
export function createTypoFinder(keywords: readonly { name: string; shape: TemplateShape }[]) {
  const names = keywords.map(({ name }) => name);
  const known = new Set(names.flatMap((name) => [name.toLowerCase(), `${name.toLowerCase()}s`]));
  const lowered = keywords.map(({ name, shape }) => ({ name, shape, lower: name.toLowerCase() }));
  const candidates = lowered.filter(({ name }) => name.length >= shortestName);
  const short = lowered.filter(({ name, shape }) => name.length < shortestName && shape.hasNumber);
  const shortBy = (typed: string) =>
    typed.length < leastOfShort || isCost(typed)
      ? undefined
      : short.find(({ lower }) => isOneTypo(typed, lower));
  const isNumbered = (text: string, start: number, end: number) =>
    numberBehind(text, { end }) !== null && isAbility(text, start, end);
  // Of two that begin with one word the longer is meant: `Armour Piercing`.
  const counts = [...new Set(names.map((name) => name.split(' ').length))].sort((a, b) => b - a);
  // Of thousands of words few are as long as any name, or begin as one.
  const byLength = Map.groupBy(candidates, ({ lower }) => lower.length);
  const byBeginning = Map.groupBy(candidates, ({ lower }) => lower.slice(0, leastCommon));
  const meantBy = (typed: string) =>
    [-1, 0, 1]
      .flatMap((more) => byLength.get(typed.length + more) ?? [])
      .find(({ lower }) => isOneTypo(typed, lower)) ??
    byBeginning.get(typed.slice(0, leastCommon))?.find(({ lower }) => isInOtherForm(typed, lower));
  const far = lowered.filter(
    ({ name, shape }) => name.length >= (shape.hasNumber || shape.hasColon ? shortestFar : shortestBare),
  );
  const farFrom = (typed: string, text: string, start: number, end: number) => {
    if (typed.length < shortestFar) return undefined;
    const isFar = ({ lower, shape }: (typeof far)[number]) =>
      lower[0] === typed[0] && hasFewTypos(typed, lower, mostFar) && fitsShape(text, end, shape);
    const meant = far.find(isFar);
    return meant && roleAt(text, start) !== 'mentioned' ? meant : undefined;
  };

  return (text: string, isTaken: (offset: number) => boolean, cardName: string | null = null): Typo[] => {
    const own = new Set(wordsIn(cardName ?? ''));
    const words = [...text.matchAll(/[\p{L}'’-]+/gu)].map(({ 0: word, index }) => ({ word, index }));
    let passed = 0;
    return words.flatMap(({ word, index }, at): Typo | [] => {
      if (index < passed || !capital.test(word) || isTaken(index)) return [];
      for (const count of counts) {
        const last = words[at + count - 1];
        if (!last) continue;
        const end = last.index + last.word.length;
        const term = text.slice(index, end);
        const typed = term.toLowerCase();
        const ofShort = count === 1 && isNumbered(text, index, end) ? shortBy(typed) : undefined;
        const meant = known.has(typed)
          ? undefined
          : (meantBy(typed) ?? ofShort ?? farFrom(typed, text, index, end));
        if (!meant || isThing(text, index, end)) continue;
        // A word of its own name is a slip only where it stands as that keyword does.
        const isOwn = wordsIn(term).every((each) => own.has(each));
        if (isOwn && !(fitsShape(text, end, meant.shape) && roleAt(text, index) !== 'mentioned')) continue;
        const isShort = typed.length < shortestFar && roleAt(text, index) === 'ability';
        const isOther = typed[0] !== meant.lower[0] || isInflected(typed, meant.lower) || isShort;
        if (isOther && !isAbility(text, index, end)) continue;
        passed = end;
        return { term, meant: meant.name, start: index, end };
      }
      return [];
    });
  };
}

/** Whether a word is what is done with a keyword: `Deflected`. */
function isInflected(typed: string, lower: string): boolean {
  return [`${lower}d`, `${lower}ed`, `${lower.replace(/e$/, '')}ing`].includes(typed);
}

/** The words of a name, without what makes one an owner: `Quill's`. */
function wordsIn(name: string): string[] {
  return name.split(/[^\p{L}'’-]+/u).map((word) => word.replace(/['’]s$/, ''));
}

/** A word with its capital letter, which may have changed places with the next: `vEade`. */
const capital = /^\p{Ll}?\p{Lu}/u;

/** So many letters two forms of one word have in common at least: "Alternate" and "Alternative". */
const leastCommon = 5;

/** Whether one word of several stands there in another form. */
function isInOtherForm(typed: string, meant: string): boolean {
  const words = typed.split(' ');
  const wanted = meant.split(' ');
  const different = words.flatMap((word, index) =>
    word === wanted[index] ? [] : [[word, wanted[index] ?? ''] as const],
  );
  const [pair] = different;
  if (words.length < 2 || words.length !== wanted.length || different.length !== 1 || !pair) return false;
  const [a, b] = pair;
  return (
    Math.abs(a.length - b.length) <= 3 &&
    a.slice(0, leastCommon) === b.slice(0, leastCommon) &&
    a.length > leastCommon
  );
}
