import { escapePattern } from '../../../keywords/text/pattern.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { leastWords, omission, phraseIn, phraseOf, wordsOf } from '../words/words.ts';

/** Something that is looked for. */
export interface Sought {
  text: string;
  folded: string;
  phrase: string;
  count: number;
  /** What stands between marks of omission, in order; one where nothing is left out. */
  pieces: string[];
  /** The ways in which the rules may have it, the nearest to its own words first. */
  forms: Form[];
  /** What the template in front of it has for X, with its sign; null where it has nothing. */
  number: string | null;
}

/** A way in which the rules may have what is sought. */
export interface Form {
  /** The words, in either spelling; a pattern of them where the rules may have X for a number that a card says. */
  words: string | RegExp;
  /** That number, without its sign; null where none is taken for X. */
  asX: string | null;
  /** Whether it has "this unit" where a card says its own name. */
  hasName: boolean;
}

type Exact = Form & { words: string };

/** Tells whether words with capital letters may be the name of a card; `isOne` where something is said as of one. */
export type IsName = (run: string, isOne: boolean) => boolean;

/** A card says one number or two; what says more of them is a table, or made so that the search takes long. */
const mostNumbers = 8;

/**
 * Prepares a text to be looked for.
 * @param isName whether words with capital letters may be the name of a card, of which something is said as of one
 * @param respell what a phrase is in the other spelling of its words
 * @param number what the template in front of it has for X, with its sign, so that no other number may stand for it
 */
export function seek(
  text: string,
  isName: IsName,
  respell: (phrase: string) => string[],
  number: string | null = null,
): Sought {
  const words = wordsOf(text);
  const phrase = phraseOf(words);
  const spelled = (phrases: string[], hasName: boolean) =>
    [...phrases, ...phrases.flatMap(respell)].map((each): Exact => ({ words: each, asX: null, hasName }));
  const exact = [...spelled([phrase], false), ...spelled(ofThisUnit(text, isName), true)];
  const pieces = text
    .split(omission)
    .map((piece) => (piece === text ? phrase : phraseIn(piece)))
    .filter((piece) => piece.trim() !== '');
  return {
    text,
    folded: foldTypography(text),
    phrase,
    count: words.length,
    pieces,
    forms: [...exact, ...exact.flatMap((form) => numbersAsX(form, number))],
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

/** Behind a name a verb as it is said of one and not of many: `Ben Tests gets`. */
const notVerb =
  'always|as|besides|his|its|minus|others|perhaps|plus|sometimes|this|thus|us|whereas|\\p{L}{1,9}wards';
const ofOne = new RegExp(
  `^ (?!(?:${notVerb})\\b)\\p{Ll}{0,20}(?:(?!s)\\p{Ll}s|sn['’]?t)(?![\\p{L}\\p{N}])`,
  'u',
);

function ofThisUnit(text: string, isName: IsName): string[] {
  const runs = [...new Set(text.match(properName) ?? [])];
  return runs
    .flatMap((run) => (run.includes(' ') ? [run, run.slice(run.indexOf(' ') + 1)] : [run]))
    .filter((run) => isName(run, ofOne.test(text.slice(text.indexOf(run) + run.length))))
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
function numbersAsX({ words: phrase, hasName }: Exact, named: string | null): Form[] {
  const only = named?.replace(/^[+-]/, '') ?? null;
  const ownSign = named === null ? null : named.startsWith('-') ? '-' : '\\+';
  const numbers = [...new Set(phrase.match(/(?<= [+-]?)\d+(?= )/g))].slice(0, mostNumbers);
  return numbers
    .filter((number) => only === null || number === only)
    .map((number) => {
      const counted = new RegExp(`(?<= )(\\\\\\+|-|)${number}((?: [a-z]+){0,3})(?= )`, 'g');
      const withX = (_: string, sign: string, words: string) => {
        const signs = sign !== '' && (ownSign ?? sign) === sign ? `(?:${sign}|\\+ / - )` : sign;
        return `(?:${sign}${number}${words}|${signs}x${number === '1' ? inPlural(words) : words})`;
      };
      return { words: new RegExp(escapePattern(phrase).replace(counted, withX)), asX: number, hasName };
    });
}

/** What is counted, where the rules have it of X: `1 damage counter` of `X damage counters`, `1 die` of `X dice`. */
function inPlural(words: string): string {
  return words.replace(/\b[a-z]+\b/g, (word) => (word === 'die' ? 'di(?:e|ce)' : `${word}s?`));
}
