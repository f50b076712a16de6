import { endsSentence } from '../../../keywords/parse/lines.ts';
import { escapePattern } from '../../../keywords/text/pattern.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { denials, takesBack } from '../talk/denying.ts';
import { leastWords, omission, phraseOf, wordsOf } from '../words.ts';
import type { Place } from './places.ts';

/** How something stands in a wording: letter by letter but for typography, in another spelling, or in other words. */
export type How = 'verbatim' | 'spelling' | 'words';

/** Something that is looked for. */
export interface Sought {
  text: string;
  folded: string;
  phrase: string;
  count: number;
  /** What stands between marks of omission, in order; one where nothing is left out. */
  pieces: string[];
  /** The phrase, and in the other spelling of its words. */
  spelled: string[];
  /**
   * The same as the rules have it where a card says its own name (with "this unit"), and each in the other spelling of
   * its words.
   */
  phrases: string[];
  /** The same where a card says its own number: the rules may have X for it. */
  withX: { number: string; pattern: RegExp }[];
  /** What the template in front of it has for X, with its sign; null where it has nothing. */
  number: string | null;
}

/** A card says one number or two; what says more of them is a table, or made so that the search takes long. */
const mostNumbers = 8;

/**
 * Prepares a text to be looked for.
 * @param isName whether words with capital letters may be the name of a card
 * @param respell what a phrase is in the other spelling of its words
 * @param number what the template in front of it has for X, with its sign, so that no other number may stand for it
 */
export function seek(
  text: string,
  isName: (run: string) => boolean,
  respell: (phrase: string) => string[],
  number: string | null = null,
): Sought {
  const words = wordsOf(text);
  const phrase = phraseOf(words);
  const spelled = [phrase, ...respell(phrase)];
  const named = ofThisUnit(text, isName);
  const phrases = [phrase, ...named, ...spelled.slice(1), ...named.flatMap(respell)];
  const pieces = text
    .split(omission)
    .map((piece) => (piece === text ? phrase : phraseOf(wordsOf(piece))))
    .filter((piece) => piece.trim() !== '');
  return {
    text,
    folded: foldTypography(text),
    phrase,
    count: words.length,
    pieces,
    spelled,
    phrases,
    withX: phrases.flatMap((each) => numbersAsX(each, number)),
    number,
  };
}

/**
 * A run of words with capital letters, as a card's name is; its first word may only begin the sentence. An "and" leads
 * to somebody else, and what a colon or a tab stands behind is a label.
 */
const properName =
  /\p{Lu}[\p{L}\p{N}-]*(?: (?:of )?(?:the )?\p{Lu}[\p{L}\p{N}-]*)*(?![\p{L}\p{N}-]| ?[:\t|])/gu;

/** A card names itself, by a part of its name too; a text with more is none, or made so that the search takes long. */
const mostNames = 8;

function ofThisUnit(text: string, isName: (run: string) => boolean): string[] {
  const runs = [...new Set(text.match(properName) ?? [])];
  return runs
    .flatMap((run) => (run.includes(' ') ? [run, run.slice(run.indexOf(' ') + 1)] : [run]))
    .filter(isName)
    .slice(0, mostNames)
    .map((name) => wordsOf(text.replace(wordsAs(name), 'this unit')))
    .filter((words) => words.length >= leastWords)
    .map(phraseOf);
}

/** A name where it stands as words of its own, and not within others. */
function wordsAs(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu');
}

/**
 * For each number of a phrase what it is with X in its place, everywhere or where the rules have the number itself; with
 * a sign also of `+/- X`, if the template in front of it has no other.
 */
function numbersAsX(phrase: string, named: string | null): Sought['withX'] {
  const only = named?.replace(/^[+-]/, '') ?? null;
  const ownSign = named === null ? null : named.startsWith('-') ? '-' : '\\+';
  const numbers = [...new Set(phrase.match(/(?<= [+-]?)\d+(?= )/g))].slice(0, mostNumbers);
  return numbers
    .filter((number) => only === null || number === only)
    .map((number) => {
      const counted = new RegExp(`(?<= )(\\\\\\+|-|)${number}((?: [a-z]+){0,3})(?= )`, 'g');
      const asX = (_: string, sign: string, words: string) => {
        const signs = sign !== '' && (ownSign ?? sign) === sign ? `(?:${sign}|\\+ / - )` : sign;
        return `(?:${sign}${number}${words}|${signs}x${number === '1' ? inPlural(words) : words})`;
      };
      return { number, pattern: new RegExp(escapePattern(phrase).replace(counted, asX)) };
    });
}

/** What is counted, where the rules have it of X: `1 damage counter` of `X damage counters`, `1 die` of `X dice`. */
function inPlural(words: string): string {
  return words.replace(/\b[a-z]+\b/g, (word) => (word === 'die' ? 'di(?:e|ce)' : `${word}s?`));
}

/** The run of words of a phrase that says what is sought; null where none does. */
export function runIn(phrase: string, { phrases, withX }: Sought): string | null {
  const same = phrases.find((each) => phrase.includes(each));
  if (same !== undefined || !/ [+-]?x /.test(phrase)) return same ?? null;
  return withX.map(({ pattern }) => pattern.exec(phrase)?.[0]).find((run) => run !== undefined) ?? null;
}

/** The number that what is sought has where a place has X, without its sign; null where it has none there. */
export function numberAsX({ phrase }: Place, { phrases, withX }: Sought): string | null {
  if (phrases.some((each) => phrase.includes(each))) return null;
  return withX.find(({ pattern }) => pattern.test(phrase))?.number ?? null;
}

/** Whether a place says what is sought only with a number or a name of a card's own in place of what it has. */
export function isFilledIn({ phrase }: Place, { spelled }: Sought): boolean {
  return !spelled.some((each) => phrase.includes(each));
}

/** Whether a place says what is sought as something whole, and not as a piece of a longer sentence. */
export function isWholeAt(place: Place, { phrases, withX }: Sought): boolean {
  return place.statements.some(
    ({ phrase }) =>
      phrases.includes(phrase) || withX.some(({ pattern }) => pattern.exec(phrase)?.[0] === phrase),
  );
}

/**
 * The shortest of what a place says by itself that has what is sought; all of its text where no sentence alone has it.
 */
export function saidAt(place: Place, sought: Sought): string {
  const having = place.statements.filter((statement) => runIn(statement.phrase, sought) !== null);
  return having.sort((a, b) => a.phrase.length - b.phrase.length)[0]?.text ?? place.text;
}

/**
 * Whether, and how, a place says what is sought, whole or as a piece of what it says. A piece that somebody ended with
 * a stop is not said where the sentence goes on and narrows it, or denied it before: `You may use it anytime.` of
 * `You may use it anytime, except …`, `Attack it.` of `You can't attack it.`
 */
export function matchAt(place: Place, sought: Sought): How | null {
  const { text, folded, phrase, count, pieces } = sought;
  const isEnough = count >= leastWords || isWholeAt(place, sought);
  if (!isEnough || isOfOtherSign(place, sought)) return null;
  const found = runIn(place.phrase, sought);
  if (found === null) return pieces.length > 1 && standInOrder(place.phrase, pieces) ? 'verbatim' : null;
  const { before, after } = around(place, found);
  // Whoever only left out what follows did not end the sentence: the dots are no end of one.
  if (endsSentence(text.trim()) && (takesBack(after) || denials.test(before))) return null;
  return found === phrase && place.folded.includes(folded) ? 'verbatim' : 'spelling';
}

/**
 * Whether a place says it of -X, where the template in front of it has a number without that sign, or the other way
 * round.
 */
function isOfOtherSign({ signed }: Place, sought: Sought): boolean {
  const { number } = sought;
  if (!signed || number === null) return false;
  const [own, other] = number.startsWith('-') ? signed.toReversed() : signed;
  return runIn(own ?? '', sought) === null && runIn(other ?? '', sought) !== null;
}

/**
 * Whether what is sought is only a piece of what a place says by itself: `attack it` of `You can't attack it`,
 * `You may roll` of `If …, you may roll`.
 */
export function isPieceAt(place: Place, sought: Sought): boolean {
  return runIn(place.phrase, sought) !== null && !isWholeAt(place, sought);
}

/** What stands around a phrase in its sentence, or in all of them where it goes over the end of one. */
function around({ statements, phrase: whole }: Place, phrase: string): { before: string; after: string } {
  const within = statements
    .map((statement) => statement.phrase)
    .filter((statement) => statement.includes(phrase))
    .reduce((shortest, statement) => (statement.length < shortest.length ? statement : shortest), whole);
  const at = within.indexOf(phrase);
  return { before: within.slice(0, at + 1), after: within.slice(at + phrase.length - 1) };
}

/** In words; fewer on a side of what was left out stand in too many places. */
const leastPiece = 3;

function standInOrder(phrase: string, pieces: readonly string[]): boolean {
  let position = 0;
  return pieces.every((piece, index) => {
    const at = phrase.indexOf(piece, position);
    const leftOut = index === 0 ? '' : phrase.slice(position, at + 1);
    // The space behind a piece is the one before the next.
    position = at + piece.length - 1;
    return at !== -1 && piece.trim().split(' ').length >= leastPiece && !takesBack(leftOut);
  });
}
