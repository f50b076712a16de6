import { countEach } from '../../../general/lists.ts';
import { compareTexts } from '../../../keywords/changes/compare/segments.ts';
import type { Segment } from '../../../keywords/model.ts';
import { splitSentences } from '../../../keywords/text/sentences.ts';
import type { WordingsMeant } from '../names/current-keywords.ts';
import { thatUnit } from '../text/game-words.ts';
import type { KeywordUse } from '../text/keyword-use.ts';
import { filledWith, halfFor, leadingTo, numberForX, saidFor } from './meant.ts';
import { otherNumber } from './other-number.ts';
import type { SaidAfter } from './said-after.ts';
import { comparedWordsOf, createSayings, type Sayings, saysTheSame, withoutSayings } from './saying.ts';

/**
 * The least likeness to a meaning that makes a text its reminder, by place: in brackets right after the ability,
 * further off, or as sentences without brackets, in which only one word may differ.
 */
const leastLikeness = { adjacent: 0.4, apart: 0.6, open: 1 };

/** The least likeness to what several abilities of a list mean together. */
const leastLikenessTogether = 0.8;

/**
 * Compares what a card says after an ability with the meaning of the keyword: all of it, its effect, and each
 * quotation where it has several.
 * @param before the abilities of one list that stand before it, of which a reminder may be as well
 * @param isOwn whether the card itself gets what a sentence of it gives, so that its name may stand for the unit
 */
export function compareReminder(
  { said, place, argument }: SaidAfter,
  use: KeywordUse,
  before: readonly KeywordUse[],
  meaningsOf: (slug: string) => WordingsMeant,
  cardName: string | null,
  isOwn: boolean,
) {
  const { now, rulings, earlier } = meaningsOf(use.slug);
  const number = numberForX(use);
  const isGiven = use.role === 'granted';
  // Where a meaning says “that unit”, that is another.
  const isThat = isGiven && ![use, ...before].some(({ slug }) => saysThatUnit.test(meaningsOf(slug).now));
  const sayings = createSayings(isGiven && !isOwn ? null : cardName, number, isThat);
  const filledOf = (each: KeywordUse) =>
    saidFor(meaningsOf(each.slug).now, each.number).map(filledWith(numberForX(each)));
  const alone = filledOf(use).flatMap((meant) => [leadingTo(meant, argument) ?? [], meant].flat());
  const together = before.length > 0 ? joined(before.map(filledOf), alone) : [];
  const isSame = isSameIn(said, sayings);
  const isSaidIn = (meaning: string) => saidFor(meaning, use.number).some(isSame);
  const isSaid =
    isSaidIn(now) || [...alone, ...together].some(isSame) || goesOnWithRulings(said, now, rulings, sayings);
  const half = halfFor(now, use.number);
  const ofOne = half === null ? alone : [filledWith(number)(half)];
  const { segments, likeness, least } = nearest(said, [
    ...ofOne.map((meant) => ({ meant, least: leastLikeness[place] })),
    ...together.map((meant) => ({ meant, least: leastLikenessTogether })),
  ]);
  const differences = withoutSayings(segments, sayings);
  const other = otherNumber(said, use, [now, ...earlier], cardName);
  const isNear =
    place === 'open'
      ? differsInOneWord(differences)
      : likeness >= least ||
        other !== null ||
        [said, beginningOf(said)].some((each) => ofOne.some((meant) => sharesWords(each, meant, sayings)));
  // A text of an earlier wording is a reminder, however much was reworded since, and however it goes on.
  const isLike = isNear || earlier.some(isSaidIn);
  return { isSaid, isLike, likeness, segments: differences, number: other };
}

/** The first sentence of a reminder, which may go on with what else holds, in however many sentences. */
function beginningOf(said: string): string {
  return splitSentences(said)[0] ?? said;
}

/** Words of a meaning for another unit. */
const saysThatUnit = new RegExp(
  String.raw`\b(?:${thatUnit.map((words) => words.join(' ')).join('|')})\b`,
  'i',
);

/** The joined meanings of several abilities, for each combination of the ways to say them. */
function joined(before: readonly (readonly string[])[], last: readonly string[]): string[] {
  return before.reduceRight<string[]>(
    (after, ways) => ways.flatMap((meant) => after.map((rest) => `${meant} ${rest}`)),
    [...last],
  );
}

/**
 * Makes a test whether a meaning says the same as the card, with or without notes in brackets: one within a reminder
 * is the card's own, but a meaning may have one too.
 */
function isSameIn(said: string, sayings: Sayings): (meant: string) => boolean {
  const readings = [...new Set([said, said.replace(/\([^()]*\)/g, '')])];
  return (meant) => readings.some((each) => saysTheSame(each, meant, sayings));
}

/**
 * In words: the least that a reminder shares with a meaning, and the least shares of the shorter and the longer of the
 * two.
 */
const leastWordsShared = 7;
const leastShare = 0.75;
const leastOfLonger = 1 / 3;

/**
 * Whether a text and a meaning share nearly all words of the shorter one, in any order, and the longer one has not
 * many more.
 */
function sharesWords(said: string, meant: string, sayings: Sayings): boolean {
  const words = comparedWordsOf(said, sayings);
  const left = countEach(words);
  const wanted = comparedWordsOf(meant, sayings);
  const shared = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
  const [fewer = 0, more = 0] = [words.length, wanted.length].sort((a, b) => a - b);
  return shared >= leastWordsShared && shared >= fewer * leastShare && shared >= more * leastOfLonger;
}

/** The likeliest meaning, compared with the text. */
function nearest(said: string, candidates: readonly { meant: string; least: number }[]) {
  const [best] = candidates
    .map(({ meant, least }) => ({ ...compare(said, meant), least }))
    .sort((a, b) => b.likeness - a.likeness);
  return best ?? { segments: [], likeness: 0, least: 1 };
}

function compare(said: string, meant: string): { segments: Segment[]; likeness: number } {
  const segments = compareTexts(said, meant);
  const kept = segments.filter(({ op }) => op === '=').reduce((sum, { text }) => sum + text.length, 0);
  // A text that only breaks off is as like as the part that it has.
  const whole = isCutShort(segments) ? said.length : Math.max(said.length, meant.length);
  return { segments, likeness: kept / whole };
}

/** Whether a single word was replaced, left out or added. */
function differsInOneWord(segments: readonly Segment[]): boolean {
  const changed = segments.filter(({ op, text }) => op !== '=' && /[\p{L}\p{N}]/u.test(text));
  const isWord = ({ text }: Segment) => text.trim().split(/\s+/).length === 1;
  return changed.every(isWord) && new Set(changed.map(({ op }) => op)).size === changed.length;
}

/** Whether a card says what the keyword does and goes on with its rulings, in their order. */
function goesOnWithRulings(said: string, now: string, rulings: readonly string[], sayings: Sayings): boolean {
  return saidFor(now).some((meaning) =>
    rulings.some((_, last) => saysTheSame(said, [meaning, ...rulings.slice(0, last + 1)].join(' '), sayings)),
  );
}

/** In words: the shortest beginning of a meaning that counts as one cut short; fewer stand in many other notes. */
const leastWordsKept = 4;

/** Whether a text is the beginning of a meaning, but for its end mark. */
function isCutShort(segments: readonly Segment[]): boolean {
  const [first] = segments;
  const added = segments.filter(({ op }) => op === '-').map(({ text }) => text);
  return (
    first?.op === '=' &&
    first.text.trim().split(/\s+/).length >= leastWordsKept &&
    added.every((text) => !/[\p{L}\p{N}]/u.test(text))
  );
}
