import {
  asks,
  clauseBegin,
  governs,
  isCost,
  leadsToArrow,
  longestCost,
  paidSign,
} from '../../text/clause.ts';
import { costUnits, countedUnits, currency, verbs } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { foundIn } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { type ArrowFault, brokenArrow, missingArrow, toldOnly } from './arrow-fault.ts';
import { isGluedDash, mayBelongElsewhere, sentenceAfterDash } from './glued-dash.ts';

/** What is paid; another capitalised word may begin the effect: `Pay 2 Deploy Quill to …`. */
const whatIsPaid = String.raw`(?:(?:\p{Ll}+(?!\p{L})|${currency}(?!\p{Ll}))(?:\s+(?:${countedUnits}))?|\p{Lu}\p{Ll}+\s+(?:${countedUnits}))`;

/** An amount of something, without a word that continues a sentence. */
const soMuch = String.raw`(?:\d+|X)\s+(?:more\s+)?(?!(?:additional|and|during|extra|for|less|more|or|to)\b)${whatIsPaid}`;

/** One cost of several: `Pay 3 Force`, `Pay 3`, `[tap]`, or any word before a colon. */
const eachPaid = String.raw`(?:Pay\s+${soMuch}|Pay\s+(?:\d+|X)(?=\s+\p{Lu})|${paidSign}|\[\p{L}+\](?=,\s*Pay\b)|\p{Lu}\p{Ll}+(?=:))`;

/** Complete costs where an ability can begin: `Pay 3 Force`, `[tap], Pay 2 build points`, `Tap`. */
const payments = new RegExp(
  String.raw`(?<=${clauseBegin}|,\s(?=Pay\s))(?:${eachPaid}|\p{Lu}\p{Ll}+(?=,))(?:,?\s*(?:${eachPaid}|${soMuch}))*`,
  'gu',
);

/** A sign between a cost and its effect, with the spaces around it, or a word; or nothing at all. */
const between =
  /^(?:[^\S\n]+(?<word>and|for|then|to)[^\S\n]+|[^\S\n]*(?<sign>[:=,;])[^\S\n]*|[^\S\n]*(?<dash>--?|[–—])[^\S\n]*|[^\S\n]+|)(?=["“]?\p{Lu}|(?<=:[^\S\n]{0,2})\p{Ll})/u;

/** What a page leaves of the picture of an arrow, for who copies it: `Pay 1 Force    Leap 2`. One that was deleted leaves two. */
const leftOfPicture = /^[^\S\n]{3,}$/;

/** Whether a text begins with what is done, without its capital letter, `draw a card.`, and with no more of a cost. */
function isSmallSentence(text: string): boolean {
  return /^\p{Ll}+\s+[\p{L}\d+]/u.test(text) && !leadsToArrow.test(text);
}

/** The beginning of a sentence that is an effect: `Draw a card.`, `Equip`, `The attacking unit gets …`. */
const sentence = /^["“]?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3}(?=\s+[\p{Ll}\p{N}+]|\s*(?:$|[|.]))/u;

/** An amount at the end of a cost, which does not say of what. */
const endsInAmount = /(?:\d|X)$/;

/** An amount of one word in small letters at the end of a cost, which is no unit of costs. */
const endsInWord = new RegExp(String.raw`(?:\d|X)\s+(?:more\s+)?(?!(?:${costUnits})$)\p{Ll}+$`, 'u');
const endsInVerb = new RegExp(String.raw`(?:\d|X)\s+(?:more\s+)?(?:${verbs})$`);

/** Two words or more up to the end of an ability, with no arrow: `Deploy Quill to the marsh.` */
const wholeEffect = /^\p{Lu}\p{Ll}+\s\p{L}[^|•\n>→§"”]{0,150}(?:$|[|•\n"”])/u;

/** Finds effects right after a complete cost, with nothing or another sign between. */
export function effectsAfterCosts(
  text: string,
  uses: readonly KeywordUse[],
  argumentsOfCost: ReadonlySet<number>,
  own: string,
): ArrowFault[] {
  const byStart = new Map(uses.map((use) => [use.start, use]));
  const withColon = new Map(uses.filter(({ hasColon }) => hasColon).map((use) => [use.end, use]));
  return foundIn(text, payments).flatMap((all): ArrowFault[] => {
    const { start: paidAt } = all;
    // The word before the colon of a keyword is its name: "Pay 2 Force Vault: Rest".
    const named = withColon.get(all.end);
    const paid = named ? text.slice(paidAt, named.start).trimEnd().replace(/,$/, '') : all.found;
    const end = paidAt + paid.length;
    const { 0: gap, groups = {} } = between.exec(text.slice(end, end + 20)) ?? {};
    if (gap === undefined || argumentsOfCost.has(paidAt) || !isCost(paid) || asks.test(paid)) return [];
    if (leftOfPicture.test(gap)) return [];
    const start = end + gap.length;
    const sign = groups.sign ?? groups.dash ?? groups.word;
    const isGlued = groups.dash !== undefined && isGluedDash(gap);
    if (isGlued && mayBelongElsewhere(text, paidAt, start)) return [];
    const use = byStart.get(start);
    const isAbility = use !== undefined && fitsShape(text, use.end, use.shape);
    // A sign in brackets may be the type of a card; and where a page lost the arrow, two spaces may be left of it.
    const isDoubtful = sign === ',' || sign === ';' || groups.word !== undefined;
    const isCertain = isCost(paid.replace(/[[\]]/g, '')) && !isDoubtful && (sign || gap.length <= 1);
    const isSentence =
      (isGlued ? sentenceAfterDash : sentence).test(text.slice(start, start + 100)) ||
      (sign === ':' && isSmallSentence(text.slice(start, start + longestCost + 10))) ||
      (own !== '' && text.startsWith(`${own} `, start));
    const isBare = endsInAmount.test(paid);
    const isEffect =
      isCertain &&
      isSentence &&
      (!isBare || (!use && wholeEffect.test(text.slice(start, start + longestCost))));
    if ((!isAbility || isBare) && !isEffect) return [];
    // What is paid may be the verb of an effect: "Pay 2 untap Quill".
    const isOwn = own !== '' && text.startsWith(own, start);
    const mayBeVerb = endsInVerb.test(paid) || (isOwn && endsInWord.test(paid));
    // Without what is paid, after a word that goes on, or within one word, nobody knows what else was lost.
    const isWhole = !isBare && !governs.test(paid);
    const isClear = gap !== '' && isWhole && !named && (sign !== undefined || !mayBeVerb);
    if (sign) {
      return [toldOnly(brokenArrow(text, sign, text.indexOf(sign, end)), !isClear)];
    }
    const said = use && text.slice(use.start, use.end);
    const found = said ?? /^["“]?[\p{L}'’-]+/u.exec(text.slice(start, start + 60))?.[0] ?? '';
    return [missingArrow(found, start, isClear ? `-> ${found}` : null)];
  });
}
