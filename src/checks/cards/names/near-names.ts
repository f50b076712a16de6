import { onceEach } from '../../../general/once.ts';
import { hasFewTypos, isOneTypo } from '../../../keywords/text/typo.ts';
import type { TemplateShape } from '../text/template-shape.ts';

/** In letters: a shorter name is one slip from too many words. */
const shortestName = 5;

/**
 * In letters: the shortest word that counts as a slip of such a short name. It must stand as an ability with its
 * number, and be no cost: `Pay 1 ->`.
 */
const shortestTyped = 3;

/** How many slips are forgiven where a name stands as an ability with all that its template asks for. */
const mostSlips = 2;

/** In letters: the shortest name, and the shortest word, with two slips. */
export const shortestFar = 6;

/** In letters: the shortest name with two slips whose template asks for nothing. */
const shortestBare = 8;

/** In letters: the least beginning that two forms of one word have in common, as “Alternate” and “Alternative”. */
const leastCommon = 5;

/** How many words are remembered: cards say most of theirs again and again. */
const mostKept = 10_000;

/** A name with what its template asks for. */
export interface ShapedName {
  name: string;
  shape: TemplateShape;
}

/** A name that may be meant, with its small letters. */
interface NearName extends ShapedName {
  lower: string;
}

/** Lookups of names by what was typed, in small letters. */
interface NearNames {
  /** How many words names have, the most first. */
  counts: readonly number[];
  /** Whether this is a name or its plural, and no slip. */
  isName(typed: string): boolean;
  /** The name from which it is one slip, or of which one word is in another form. */
  byOneSlip(typed: string): NearName | null;
  /** The name without its first letter, as when a copy begins too late. */
  byRest(typed: string): NearName | undefined;
  /** The name of which this is the plural, where it ends in y. */
  byPlural(typed: string): NearName | undefined;
  /** The name itself, where it takes a number. */
  numbered(typed: string): NearName | undefined;
  /** A short name that takes a number. */
  shortOne(typed: string): NearName | undefined;
  /** A name from which it is two slips, of those that fit. */
  byTwoSlips(typed: string, fits: (shape: TemplateShape) => boolean): NearName | undefined;
}

/** Prepares lookups of near names, so that among thousands of words few are compared with any. */
export function createNearNames(keywords: readonly ShapedName[]): NearNames {
  const names = keywords.map((each): NearName => ({ ...each, lower: each.name.toLowerCase() }));
  const known = new Set(names.flatMap(({ lower }) => [lower, `${lower}s`]));
  const [long, short] = [
    names.filter(({ name }) => name.length >= shortestName),
    names.filter(({ name, shape }) => name.length < shortestName && shape.hasNumber),
  ];
  const byRest = new Map(
    names.filter(({ name }) => name.length > shortestTyped).map((each) => [each.name.slice(1), each]),
  );
  const byLength = Map.groupBy(long, ({ lower }) => lower.length);
  const byBeginning = Map.groupBy(long, ({ lower }) => lower.slice(0, leastCommon));
  const far = names.filter(
    ({ name, shape }) => name.length >= (shape.hasNumber || shape.hasColon ? shortestFar : shortestBare),
  );
  return {
    // Of two that begin with one word the longer is meant: `Armour Piercing`.
    counts: [...new Set(names.map(({ name }) => name.split(' ').length))].sort((a, b) => b - a),
    isName: (typed) => known.has(typed),
    byOneSlip: onceEach(
      (typed) =>
        [-1, 0, 1]
          .flatMap((more) => byLength.get(typed.length + more) ?? [])
          .find(({ lower }) => isOneTypo(typed, lower)) ??
        byBeginning.get(typed.slice(0, leastCommon))?.find(({ lower }) => isInOtherForm(typed, lower)) ??
        null,
      mostKept,
    ),
    byRest: (typed) => byRest.get(typed),
    byPlural: (typed) =>
      typed.endsWith('ies') ? names.find(({ lower }) => lower === `${typed.slice(0, -3)}y`) : undefined,
    numbered: (typed) => long.find(({ lower, shape }) => shape.hasNumber && lower === typed),
    shortOne: (typed) =>
      typed.length < shortestTyped ? undefined : short.find(({ lower }) => isOneTypo(typed, lower)),
    byTwoSlips: (typed, fits) =>
      typed.length < shortestFar
        ? undefined
        : far.find(
            ({ lower, shape }) =>
              lower[0] === typed[0] && hasFewTypos(typed, lower, mostSlips) && fits(shape),
          ),
  };
}

/** Whether a single one of several words is in another form. */
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
