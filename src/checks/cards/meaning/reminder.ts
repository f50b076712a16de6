import { compareTexts } from '../../../keywords/changes/segments.ts';
import type { Segment } from '../../../keywords/model.ts';
import { longestLine } from '../../../keywords/parse/lines.ts';
import { figures } from '../../../keywords/text/number-words.ts';
import { type Ability, isListed } from '../text/ability.ts';
import { filledWith, numberOf, saidFor } from './meant.ts';
import {
  beginsTheSame,
  createSayings,
  type Sayings,
  saysTheSame,
  withoutSayings,
  wordsOf,
} from './saying.ts';

/** Reminder text that is not what the keyword means now. */
export interface ReminderFault {
  slug: string;
  start: number;
  end: number;
  /** From what the card says to what the keyword means, with the card's own number for X. */
  segments: Segment[];
  /** The number that it says, and that of the ability, where those are two. */
  number: OtherNumber | null;
  /** The slug of another keyword, where it says what that does. */
  other: string | null;
}

/** A number in place of another. */
export interface OtherNumber {
  found: string;
  expected: string;
}

/** What a keyword means now, and what it meant in wordings that hold no longer. */
export interface Meanings {
  now: string;
  /** What its text says behind the meaning, part by part. */
  rulings: readonly string[];
  earlier: readonly string[];
}

/**
 * Below this share of what stayed, a parenthesis is a note of its own and no reminder; more so, where it stands apart.
 */
const leastLikeness = 0.4;
const leastLikenessApart = 0.6;
const leastLikenessTogether = 0.8;

/**
 * Holds each parenthesis against what stands before it: the ability, all those of a list together, and what leads to
 * the ability, as in `INSERT: Armor (…)`. It is a reminder of the one that is most like it.
 * @param otherIn tells the slug of a keyword whose meaning a text says, where it says that of none of these; null else
 * @param cardName what the card is called, which stands for "this unit"; null where nobody knows
 */
export function findReminderFaults(
  text: string,
  abilities: readonly Ability[],
  meaningsOf: (slug: string) => Meanings,
  otherIn: (text: string, slugs: readonly string[]) => string | null,
  cardName: string | null,
): ReminderFault[] {
  const held = abilities.flatMap((ability, index) => {
    // What an ability leads to may be others.
    const next = abilities[index + 1]?.start ?? text.length;
    const end = ability.hasColon ? ability.argumentEnd + longestArgument : next;
    const found = parenthesisBehind(text, ability, end);
    if (!found) return [];
    const before = listBefore(text, abilities, index);
    const slugs = [ability, ...before].map(({ slug }) => slug);
    return [{ ...holdAgainst(found, ability, before, meaningsOf, cardName), slugs, ...found }];
  });
  return [...Map.groupBy(held, ({ start }) => start).values()].flatMap((ofOne) => {
    if (ofOne.some(({ isSaid }) => isSaid)) return [];
    const [best] = ofOne.filter(({ isLike }) => isLike).sort((a, b) => b.likeness - a.likeness);
    const found = best ?? ofOne.findLast(({ isApart }) => !isApart);
    if (!found) return [];
    const { start, said, segments, number } = found;
    const [slug = ''] = found.slugs;
    const other = otherIn(said, best ? found.slugs : [slug]);
    if (!best && !other) return [];
    return [{ slug, start, end: start + said.length, segments, number, other }];
  });
}

/** The number that a reminder has for X, in figures or in a word, where it is not the card's own. */
function otherNumber(
  said: string,
  ability: Ability,
  { now, earlier }: Meanings,
  cardName: string | null,
): OtherNumber | null {
  const expected = numberOf(ability);
  // Who leaves X as it is says no number.
  if (expected === null || !/^\d+$/.test(expected) || /\bX\b/.test(said)) return null;
  const meant = [now, ...earlier].flatMap((meaning) => saidFor(meaning, ability.number));
  const sayings = createSayings(cardName, null);
  const words = wordsOf(said, sayings);
  const number = meant
    .map((whole) => ({ whole, inPlace: words[wordsOf(whole, sayings).indexOf('x')] ?? '' }))
    .find(
      ({ whole, inPlace }) =>
        /^\d+$/.test(inPlace) && beginsTheSame(said, whole, createSayings(cardName, inPlace)),
    )?.inPlace;
  if (number === undefined || number === expected) return null;
  const isNumber = (word: string) => (figures.get(word.toLowerCase()) ?? word) === number;
  return { found: said.match(/[\p{L}\p{N}]+/gu)?.find(isNumber) ?? number, expected };
}

/** The abilities that stand in a list before one: `Armor, Evade 2 (…)`. */
function listBefore(text: string, abilities: readonly Ability[], index: number): Ability[] {
  let first = index;
  while (first > 0 && isListed(text, abilities[first - 1] as Ability, abilities[first] as Ability)) first--;
  return abilities.slice(Math.max(first, index - longestList), index);
}

/** In characters: what an ability leads to, up to its reminder. */
const longestArgument = 600;

/** So many abilities have one parenthesis at most. */
const longestList = 3;

/**
 * Holds what a card says against all of a meaning, against the whole of what it does, and against each quotation where
 * it has several.
 */
function holdAgainst(
  { said, isApart }: Parenthesis,
  ability: Ability,
  before: readonly Ability[],
  meaningsOf: (slug: string) => Meanings,
  cardName: string | null,
) {
  const { now, rulings, earlier } = meaningsOf(ability.slug);
  const number = numberOf(ability);
  const sayings = createSayings(cardName, number, ability.role === 'granted');
  const filledOf = (each: Ability) =>
    saidFor(meaningsOf(each.slug).now, each.number).map(filledWith(numberOf(each)));
  const filled = filledOf(ability);
  const together = before.reduceRight(
    (behind, each) => filledOf(each).flatMap((meant) => behind.map((rest) => `${meant} ${rest}`)),
    filled,
  );
  const ofList = before.length > 0 ? together : [];
  // A note within a reminder is the card's own; but a meaning may have one too.
  const readings = [...new Set([said, said.replace(/\([^()]*\)/g, '')])];
  const isSameAs = (meant: string) => readings.some((each) => saysTheSame(each, meant, sayings));
  const isSaidIn = (meaning: string) => saidFor(meaning, ability.number).some(isSameAs);
  const isSaid =
    isSaidIn(now) || [...filled, ...ofList].some(isSameAs) || goesOnWithRulings(said, now, rulings, sayings);
  const least = isApart ? leastLikenessApart : leastLikeness;
  const compared = [
    ...filled.map((meant) => ({ ...compare(said, meant), least })),
    ...ofList.map((meant) => ({ ...compare(said, meant), least: leastLikenessTogether })),
  ].sort((a, b) => b.likeness - a.likeness);
  const { segments, likeness, least: leastOfBest } = compared[0] ?? { segments: [], likeness: 0, least };
  const other = otherNumber(said, ability, meaningsOf(ability.slug), cardName);
  // What an earlier wording says is a reminder, however much was reworded since, and however it goes on.
  return {
    isSaid,
    isLike: likeness >= leastOfBest || other !== null || earlier.some(isSaidIn),
    likeness,
    segments: withoutSayings(segments, sayings),
    number: other,
  };
}

function compare(said: string, meant: string): { segments: Segment[]; likeness: number } {
  const segments = compareTexts(said, meant);
  const kept = segments.filter(({ op }) => op === '=').reduce((sum, { text }) => sum + text.length, 0);
  // What only breaks off says as much as it has.
  const whole = isCutShort(segments) ? said.length : Math.max(said.length, meant.length);
  return { segments, likeness: kept / whole };
}

/** Whether a card says what the keyword does and, as they follow, rulings of its text. */
function goesOnWithRulings(said: string, now: string, rulings: readonly string[], sayings: Sayings): boolean {
  return saidFor(now).some((meaning) =>
    rulings.some((_, last) => saysTheSame(said, [meaning, ...rulings.slice(0, last + 1)].join(' '), sayings)),
  );
}

/** Fewer words than these stand in many notes that are none of a meaning. */
const leastKept = 4;

/** Whether a meaning begins with what is said, but for the mark at the end of it. */
function isCutShort(segments: readonly Segment[]): boolean {
  const [first] = segments;
  const added = segments.filter(({ op }) => op === '-').map(({ text }) => text);
  return (
    first?.op === '=' &&
    first.text.trim().split(/\s+/).length >= leastKept &&
    added.every((text) => !/[\p{L}\p{N}]/u.test(text))
  );
}

/** What stands in a parenthesis, and whether words stand between it and an ability: `Upkeep: Pay 1 Force. (…)`. */
interface Parenthesis {
  said: string;
  start: number;
  isApart: boolean;
}

/**
 * The first parenthesis behind an ability.
 * @param end where it has to begin before
 */
function parenthesisBehind(text: string, { argumentEnd, role }: Ability, end: number): Parenthesis | null {
  const between = /^([\s.]*|[^()|•\n]*)\(/.exec(text.slice(argumentEnd, end))?.[1];
  if (between === undefined) return null;
  const isApart = /[^\s.]/.test(between);
  const start = argumentEnd + between.length + 1;
  const said = inParenthesis.exec(text.slice(start, start + longestLine))?.[1];
  return said === undefined || (isApart && role === 'mentioned') ? null : { said, start, isApart };
}

/** What stands up to the end of a parenthesis, with those within it. */
const inParenthesis = /^([^()]*(?:\([^()]*\)[^()]*)*)\)/;
