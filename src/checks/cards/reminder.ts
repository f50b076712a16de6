import { compareTexts } from '../../keywords/changes/segments.ts';
import { fillIn } from '../../keywords/filled-in.ts';
import type { Segment } from '../../keywords/model.ts';
import { longestLine } from '../../keywords/parse/lines.ts';
import { splitMeaning } from '../../keywords/type-line.ts';
import type { Ability } from './ability.ts';
import { createSayings, type Sayings, saysTheSame } from './saying.ts';

/** Reminder text that is not what the keyword means now. */
export interface ReminderFault {
  start: number;
  end: number;
  /** From what the card says to what the keyword means, with the card's own number for X. */
  segments: Segment[];
}

/** What a keyword means now, and what it meant in wordings that hold no longer. */
export interface Meanings {
  now: string;
  /** What its text says behind the meaning, part by part. */
  rulings: readonly string[];
  earlier: readonly string[];
}

/** Below this share of what stayed, a parenthesis is a note of its own and no reminder; more so, where it stands apart. */
const leastLikeness = 0.4;
const leastLikenessApart = 0.6;

/**
 * Holds the parenthesis behind an ability against the meaning: against all of it, against the whole of what it does, and against
 * each quotation where it has several.
 * @param end where the next ability begins
 * @param cardName what the card is called, which stands for "this unit"; null where nobody knows
 * @returns null where there is no reminder, or where it says the same
 */
export function reminderFault(
  text: string,
  ability: Ability,
  end: number,
  meanings: Meanings,
  cardName: string | null,
): ReminderFault | null {
  const found = parenthesisBehind(text, ability, end);
  if (!found) return null;
  const { said, start, isApart } = found;
  const number = /\d+/.exec(ability.number ?? '')?.[0] ?? null;
  const sayings = createSayings(cardName, number);
  const isSaid = (meaning: string) =>
    saidFor(meaning, ability.number).some((each) => saysTheSame(said, each, sayings));
  if (isSaid(meanings.now) || goesOnWithRulings(said, meanings, sayings)) return null;
  const compared = saidFor(meanings.now, ability.number).map((each) => {
    const expected = number === null ? each : withNumber(each, number);
    const segments = compareTexts(said, expected);
    const kept = segments
      .filter(({ op }) => op === '=')
      .reduce((sum, segment) => sum + segment.text.length, 0);
    // What only breaks off says as much as it has.
    const whole = isCutShort(segments) ? said.length : Math.max(said.length, expected.length);
    return { segments, likeness: kept / whole };
  });
  const [best] = compared.sort((a, b) => b.likeness - a.likeness);
  if (!best) return null;
  const isLike = best.likeness >= (isApart ? leastLikenessApart : leastLikeness);
  // What an earlier wording says is a reminder, however much was reworded since.
  if (!isLike && !meanings.earlier.some(isSaid)) return null;
  return { start, end: start + said.length, segments: best.segments };
}

/**
 * What a card may repeat of a meaning: what it does, or all of it. Where that says two things "respectively", as of `X/-X`, a number
 * is of one of them.
 */
function saidFor(meaning: string, number: string | null = null): string[] {
  const meant = meantBy(meaning);
  if (meant.length === 0) return [meaning];
  const [whole = '', ...halves] = meant;
  const isOfOne =
    halves.length === 2 && /\brespectively\b/.test(whole) && number !== null && !number.includes('/');
  const [ofPlus = '', ofMinus = ''] = halves;
  const said = isOfOne ? [whole, /^[-−–]/.test(number) ? ofMinus : ofPlus] : meant;
  return [...said, meaning];
}

/** Whether a card says what the keyword does and, as they follow, rulings of its text. */
function goesOnWithRulings(said: string, { now, rulings }: Meanings, sayings: Sayings): boolean {
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

/**
 * The first parenthesis behind an ability, before another begins.
 * @returns what stands in it; and whether words stand between, as in `Upkeep: Pay 1 Force. (…)`
 */
function parenthesisBehind(text: string, { argumentEnd, role }: Ability, end: number) {
  const between = /^([\s.]*|[^()|•\n]*)\(/.exec(text.slice(argumentEnd, end))?.[1];
  if (between === undefined) return null;
  const isApart = /[^\s.]/.test(between);
  const start = argumentEnd + between.length + 1;
  const said = inParenthesis.exec(text.slice(start, start + longestLine))?.[1];
  return said === undefined || (isApart && role === 'mentioned') ? null : { said, start, isApart };
}

/** What stands up to the end of a parenthesis, with those within it. */
const inParenthesis = /^([^()]*(?:\([^()]*\)[^()]*)*)\)/;

/** What a meaning says that a keyword does: whole, and each quotation by itself. Nothing where no type line leads to it. */
export function meantBy(meaning: string): string[] {
  const { typeLine, effect } = splitMeaning(meaning);
  if (typeLine === '') return [];
  const quoted = [...`"${effect}`.matchAll(/["“]([^"“”]+)["”]/g)].map(([, inside = '']) => inside);
  const whole = effect.replace(/["”]\s*$/, '');
  return [...new Set([whole, ...quoted])].filter((each) => each.trim() !== '');
}

function withNumber(text: string, number: string): string {
  return fillIn(text, number)
    .map((filled) => filled.text)
    .join('');
}
