import { countEach } from '../../../../general/lists.ts';
import { arrows, clauseOf, costVerbs, hasArrow, isCost, longestCost, paidSign } from '../../text/clause.ts';
import { type KeywordUse, offer, takesCost } from '../../text/keyword-use.ts';
import { createSentenceReader } from '../../text/sentence-places.ts';
import { createOverlapTest, foundIn, type Stretch, skipBlanks, textBefore } from '../../text/stretches.ts';
import { type ArrowFault, toldOnly } from './arrow-fault.ts';
import { isSurelyPaid, openAngle } from './certain-arrows.ts';

const arrow = new RegExp(arrows, 'g');

/** A quotation that ends. */
const endOfQuotation = /^\s?["”](?:[\s.,;:!?)|\]]|$)/;

/** Whether a sign ends what stands before it: a bracket, `<Tap>`, a sentence or a quotation. */
function endsWhatIsBefore(text: string, { rule, found, start, end }: ArrowFault): boolean {
  if (rule !== 'arrow-broken') return false;
  const before = textBefore(text, start, longestCost);
  return (
    (/^[>＞]/.test(found) && openAngle.test(before)) ||
    /[.!?]\s*$/.test(before) ||
    endOfQuotation.test(text.slice(end, end + 5))
  );
}

/** A dash, which may separate two things as well. */
const dashAlone = /^(?:--?|[–—])$/;

/** One more thing of a choice, which shows where each begins. */
const otherChoice = /^[^|\n]*\bOr\b/;

/** Whether cost and effect may be two things of a choice: `Choose one: Pay 2 moss - Draw a card.` */
function mayBeChoices(text: string, { rule, found, start, end }: ArrowFault): boolean {
  const isApart = rule === 'arrow-missing' || dashAlone.test(found);
  const isOffered = isApart && offer.test(textBefore(text, start, longestCost));
  return isOffered && !otherChoice.test(text.slice(end, end + longestCost));
}

/** A quotation right before an arrow, which may belong into it: `"Pay 2 moss Leap 2" -> until dusk`. */
const afterQuotation = /["”]\s?$/;

/**
 * The faults without the replacement of those that may not be mended: a sentence has one arrow, and none where the
 * argument of its keyword is a cost, `Upkeep: Pay 1 moss`, or where two things of a choice may stand.
 */
export function withoutSecondArrows(
  text: string,
  found: readonly ArrowFault[],
  uses: readonly KeywordUse[],
): ArrowFault[] {
  const sentenceOf = createSentenceReader(text);
  const isMeant = ({ rule }: ArrowFault) => rule === 'arrow-broken' || rule === 'arrow-missing';
  const faults = found.map((fault) =>
    toldOnly(fault, endsWhatIsBefore(text, fault) || mayBeChoices(text, fault)),
  );
  const meant = faults.filter(isMeant);
  // A sign that is only told counts where it has an arrow in it: `Quokka ->."`.
  const signs = meant.filter(({ found, replacement }) => replacement !== null || hasArrow.test(found));
  const others = arrowsApart(text, meant).flatMap(({ start }) => {
    const quotation = afterQuotation.exec(textBefore(text, start, 2));
    return quotation ? [start, start - quotation[0].length] : [start];
  });
  const counts = countEach([...signs.map(({ start }) => start), ...others].map(sentenceOf));
  const costs = new Map(uses.filter(takesCost).map(({ start }) => [sentenceOf(start), start]));
  return faults.map((fault) => {
    const sentence = sentenceOf(fault.start);
    const isArgument = (costs.get(sentence) ?? Number.POSITIVE_INFINITY) < fault.start;
    const isOne = counts.get(sentence) === 1 && !isArgument;
    return toldOnly(fault, isMeant(fault) && !isOne);
  });
}

/** The arrows of a text that are no part of a fault, as one before a dash is: `-> - Leap 2`. */
function arrowsApart(text: string, faults: readonly ArrowFault[]): Stretch[] {
  const isInFault = createOverlapTest(faults);
  const broken = new Set(faults.filter(({ rule }) => rule === 'arrow-broken').map(({ start }) => start));
  return foundIn(text, arrow).filter((each) => !isInFault(each) && !broken.has(skipBlanks(text, each.end)));
}

/** A cost within a text, after something else. */
const costWithin = new RegExp(
  String.raw`\S.*(?<!\p{L})(?:(?:Pay|Add|Return|Reveal|${costVerbs})\b|pay\b|${paidSign})`,
  'su',
);

/** The beginning of an item that is a sentence of its own: a cost in any words, or an amount. */
const itemOfOwn = /^\s*(?:\d|\p{Lu}\p{Ll}+\s\p{Ll})/u;

/** Signs and words before another item of a list, or a quotation in single marks. */
const betweenItems = /[,:/+&]|\s(?:[-–—]\s|['‘])|\s(?:and|or)\s|\s{2}/;

/** Finds second arrows of one cost: `Pay 2 moss -> Draw a card -> Leap 2`. Another ability in a list has its own. */
export function findSecondArrows(text: string, faults: readonly ArrowFault[]): ArrowFault[] {
  const sentenceOf = createSentenceReader(text);
  const last = new Map<number, Stretch>();
  return arrowsApart(text, faults).flatMap((each): ArrowFault[] => {
    const sentence = sentenceOf(each.start);
    const previous = last.get(sentence);
    last.set(sentence, each);
    if (!previous || each.start - previous.end > longestCost) return [];
    const cost =
      clauseOf(textBefore(text, previous.start, longestCost))
        .split(':')
        .at(-1) ?? '';
    const between = text.slice(previous.end, each.start);
    const items = between.split(betweenItems);
    const item = items.at(-1) ?? '';
    const isOther = costWithin.test(between) || (items.length > 1 && (isCost(item) || itemOfOwn.test(item)));
    if (!isSurelyPaid(cost) || isOther) return [];
    const found = text.slice(each.start, each.end);
    return [{ rule: 'cost-empty', found, start: each.start, end: each.end, replacement: null }];
  });
}
