import { capitalise } from '../../../../keywords/text/said/capitalise.ts';
import {
  capitalVerbs,
  clauseBegin,
  costVerbs,
  leadsToArrow,
  longestCost,
  paidSign,
  sentenceStart,
  wholeCost,
} from '../../text/clause.ts';
import { verbsOfCard } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { foundIn, textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { type ArrowFault, brokenArrow, toldOnly } from './arrow-fault.ts';

/** A verb that is a cost alone: `Tap`. */
const cardVerb = `(?:${verbsOfCard.map(capitalise).join('|')})`;

/** A whole cost where an ability can begin, with a comma and a capital letter after it: `Discard a card, Draw 2 cards.` */
const commaAfter = new RegExp(
  String.raw`(?<=${clauseBegin})(?:(?:(?:${paidSign}|${cardVerb}),\s)?${wholeCost}|${cardVerb}|${costVerbs}\s[^|•\n;:,.!?"“”()>→§]{1,120}),\s(?=\p{Lu})`,
  'gu',
);

/** The beginning of an effect, which is no other cost. */
const beginsEffect = new RegExp(String.raw`^(?!(?:Pay|${costVerbs})\s)${sentenceStart}`, 'u');

/** The end of an ability that stands alone after a cost. */
const endsAlone = /^\.?\s*(?:$|[|•\n("”])/;

/** More of a list of what is done: another verb with a capital letter, or a joining word. */
const goesOnAsList = new RegExp(
  String.raw`^[^|•\n.;"“”]{0,150},\s(?:and|or|then|Gain|${costVerbs}|${capitalVerbs})\s`,
);

/** The end of what leads to a list or is an effect: `Choose one: `, `Choose one - `. */
const afterLead = /(?::|(?<!\p{L})\p{Ll}+\s[-–—])\s*$/u;

/** Finds commas in place of an arrow, after a cost that no other cost follows. */
export function commasAfterCosts(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  const byStart = new Map(uses.map((use) => [use.start, use]));
  const ends = new Set(uses.map(({ argumentEnd }) => argumentEnd));
  return foundIn(text, commaAfter).flatMap(({ found, start, end }): ArrowFault[] => {
    const rest = text.slice(end, end + longestCost + 10);
    const use = byStart.get(end);
    const isAbility =
      use !== undefined &&
      fitsShape(text, use.end, use.shape) &&
      endsAlone.test(text.slice(use.argumentEnd, use.argumentEnd + 20));
    if (!(isAbility || beginsEffect.test(rest)) || leadsToArrow.test(rest)) return [];
    if (goesOnAsList.test(rest) || afterLead.test(textBefore(text, start, 10))) return [];
    // Of two abilities both may be what is lost: `Lose Leap 2, Vault`.
    if (isAbility && ends.has(start + found.lastIndexOf(','))) return [];
    return [toldOnly(brokenArrow(text, ',', start + found.lastIndexOf(',')))];
  });
}
