import { escapePattern } from '../../../keywords/text/pattern.ts';
import { foldTypography } from '../../../keywords/text/typography.ts';
import { leastWords, omission, phraseIn, phraseOf, wordsOf } from '../words/words.ts';

/** A text that is looked for. */
export interface Sought {
  text: string;
  folded: string;
  phrase: string;
  count: number;
  /** The pieces between marks of omission, in order; a single one where nothing is left out. */
  pieces: string[];
  /** The forms in which the rules may have it, the nearest to its own words first. */
  forms: Form[];
  /** The number that the template before it has in place of X, with its sign; null where there is none. */
  number: string | null;
}

/** A form in which the rules may have what is sought. */
export interface Form {
  /** The words, in the form of {@link phraseOf}; a pattern of them where the rules may have X for a number. */
  words: string | RegExp;
  /** That number, without its sign; null where none is read as X. */
  asX: string | null;
  /** Whether it has "this unit" in place of a card's own name. */
  hasName: boolean;
}

type Exact = Form & { words: string };

/** Tells whether capitalised words may be the name of a card; `isOne` where the verb after them is in the singular. */
export type IsName = (run: string, isOne: boolean) => boolean;

/** A card has one number or two; a text with more is a table, or was made to slow the search down. */
const mostNumbers = 8;

/**
 * Prepares a text to be looked for.
 * @param isName whether capitalised words may be the name of a card
 * @param respell gives the other spellings of a phrase
 * @param number what the template before it has in place of X, with its sign; no other number may then stand for X
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
 * A run of capitalised words, like a card's name; the first may only be the beginning of a sentence. An "and" joins
 * another name, and a run before a colon or a tab is a label.
 */
const properName =
  /\p{Lu}[\p{L}\p{N}-]*(?: (?:of )?(?:the )?\p{Lu}[\p{L}\p{N}-]*)*(?![\p{L}\p{N}-]| ?[:\t|])/gu;

/**
 * A card names itself, also by a part of its name; a text with more names is no card, or was made to slow the search
 * down.
 */
const mostNames = 8;

/** A verb in the singular after a name: `Ben Tests gets`. */
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

/** A name as whole words of a text. */
function wordsAs(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu');
}

/**
 * For each number of a phrase, a form in which every occurrence of it may also be X. A signed number may be the X of
 * `+/- X`, unless the template before it has the other sign.
 * @param named the number that the template has in place of X, with its sign
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

/**
 * A noun counted by 1, which the rules count by X: `1 damage counter` for `X damage counters`, `1 die` for `X dice`.
 */
function inPlural(words: string): string {
  return words.replace(/\b[a-z]+\b/g, (word) => (word === 'die' ? 'di(?:e|ce)' : `${word}s?`));
}
