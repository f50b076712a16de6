import { anyOf } from '../../../keywords/text/pattern.ts';
import { arrows, clauseOf, isCost, longestCost } from '../text/clause.ts';
import { type KeywordUse, offer } from '../text/keyword-use.ts';
import { foundIn, skipBlanks, textBefore } from '../text/stretches.ts';
import { type ArrowFault, brokenArrow } from './arrow-fault.ts';
import { findLostArrows } from './lost-arrows.ts';
import { emptyEffect } from './template-fault.ts';
import { findUnclearCosts } from './unclear-costs.ts';

/** What arrows are made of, and the points that programs have for one. */
const point = '>→➔-➾⇒⇨⟶⟹⮕\uf0e0';
const stroke = `[-–—=~\\ufe0f${point}]`;

/** What was meant for an arrow, between a cost and what it pays for: `=>`, `- ->`, `-->>`, `➔`. */
const broken = new RegExp(
  String.raw`(?<=[\p{L}\p{N}\].)] ?)[^\S\n]*(?!(?:${arrows}|>=?)[^\S\n]*["“[\p{L}\d])(?=(?:[-–—=~][^\S\n]?)*[${point}])${stroke}+(?:[^\S\n]${stroke}*[${point}])*[^\S\n]*(?=["“[\p{L}\d])`,
  'gu',
);

/** What may be meant for one, or what a program put in its place. Without a cost before it, it is another sign. */
const doubtful = anyOf('gu', [
  /(?<=[\p{L}\p{N}\].)])[^\S\n]+(?:(?:[>à»›►▶?\ufffd←]\ufe0f?|<-)[^\S\n]+(?=[\p{L}["“])|=[^\S\n]+(?=[\p{Lu}["“]))/u,
  // With no blank beside it.
  /(?<=[\p{L}\p{N}\].)])(?:>[^\S\n]*|[^\S\n]+>)(?=["“[\p{Lu}])/u,
  // Typed with a key beside the right one, or held too short.
  /(?<=[\p{L}\p{N}\].)])[^\S\n]*(?:-\.|_>|\.>|-<)[^\S\n]*(?=["“[\p{L}\d])/u,
  // With a sign too many, before it or after.
  /(?<=[\p{L}\p{N}\].)])(?:[^\S\n]?,[^\S\n]?(?:->|→)|[^\S\n]?(?:->|→)[^\S\n]?[.:,;])[^\S\n]*(?=["“[\p{L}\d])/u,
]);

/** What stands before a cost within a clause: `Vault: `, `text='`, a case of several, one more of a list. */
const beginsOther = /[:=]|(?<![\p{L}\p{N}])['‘]|\/(?=[\p{Lu}[])|,\s(?=Pay\s)/u;

/** Of a cost alone it says all; after other verbs stands what it is done with. */
const wholeVerb = /^\s*(?:exhaust|(?:un)?tap)\s*$/i;

/** After a sign, an arrow of the same clause, however it is written: both are then of one cost. */
const leadsToArrow = new RegExp(String.raw`^[^|•\n;:*"“.!]{0,150}?(?:[${point}]|§)`);

const proper = new RegExp(`(?<=^|[|•:;*“\\n]|(?<!\\S)"|[.!?] )\\s{0,8}(?:${arrows})`, 'g');

/** An arrow that leads to nothing. */
const toNothing = new RegExp(`(?:${arrows})(?=${emptyEffect})`, 'g');

/**
 * Finds arrows that are broken or lost, those that have no cost before them or only a part of one, and those that
 * lead to nothing.
 * @param cardName what the card is called, with which a sentence may begin; null where nobody knows
 */
export function findArrowFaults(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null = null,
): ArrowFault[] {
  const ofCosts = foundIn(text, doubtful).filter(({ found, start, end }) => {
    const before = clauseOf(textBefore(text, start, longestCost));
    const clause = withoutDash(before.split(beginsOther).at(-1) ?? '');
    const isNumber = /\?/.test(found) && /^\s*\p{L}+\s*$/u.test(clause) && !wholeVerb.test(clause);
    const isPaid = isCost(clause) && !isNumber && !countsCards(text, start, before);
    return isPaid && !leadsToArrow.test(text.slice(end, end + longestCost));
  });
  const signs = [...foundIn(text, broken), ...ofCosts].map(({ found, start }) =>
    brokenArrow(text, found, start),
  );
  const dashes = uses.flatMap((use, index) => dashBefore(text, use, uses[index - 1]));
  const empty = foundIn(text, proper).map(
    ({ found, start }): ArrowFault => ({
      ...brokenArrow(text, found, start),
      rule: 'cost-empty',
      replacement: null,
    }),
  );
  const leadingNowhere = foundIn(text, toNothing).map(
    (each): ArrowFault => ({ ...each, rule: 'effect-empty', replacement: null }),
  );
  // A sign that is a letter too leaves its cost as it is: `Pay 1 Force à Evade 2`.
  const afterSigns = new Set(signs.map(({ end }) => skipBlanks(text, end)));
  const lost = findLostArrows(text, uses, cardName).filter(
    ({ rule, start }) => rule !== 'arrow-missing' || !afterSigns.has(start),
  );
  // What is found in several ways is told once, as the last of them has it, which knows most.
  return [
    ...new Map(
      [...signs, ...dashes, ...lost, ...empty, ...findUnclearCosts(text, uses), ...leadingNowhere].map(
        (fault) => [fault.start, fault],
      ),
    ).values(),
  ];
}

/**
 * A dash between a cost and an ability with its number: the point of the arrow was lost. One that begins a line is of a
 * list.
 */
function dashBefore(
  text: string,
  { start, number, shape }: KeywordUse,
  previous: KeywordUse | undefined,
): ArrowFault[] {
  const before = textBefore(text, start, longestCost);
  const sign = /[^\S\n]?(?<![<>])(?:--?|[—–])[^\S\n]+$|[^\S\n](?:--?|[—–])$/.exec(before)?.[0];
  if (!sign || (shape.hasNumber && number === null)) return [];
  const cost =
    before
      .slice(0, before.length - sign.length)
      .split(/[|•\n;"“:*]|[.!?](?:\s|$)/)
      .at(-1) ?? '';
  // After another ability a dash goes on with a list, and after what asks for one of several it begins one.
  const namesAbility = (previous?.end ?? 0) > start - sign.length - cost.length;
  const isPaid = isCost(cost) && !/(?:^|\s)[-–]\s/.test(cost) && !namesAbility && !offer.test(cost);
  return isPaid && !countsCards(text, start - sign.length, cost)
    ? [brokenArrow(text, sign, start - sign.length)]
    : [];
}

/** So much of something whose name has a capital, and no word that it is paid. */
const soMuch = /^\s*\d{1,2}\s+\p{Lu}(?:(?!\s[Pp](?:ay|AY)\s*$).)*$/su;

/** Whether a line begins with words up to an offset that may as well say how many of a card are in a list. */
function countsCards(text: string, end: number, words: string): boolean {
  const start = end - words.length;
  return soMuch.test(words) && (start === 0 || text[start - 1] === '\n');
}

/** What a clause says after the last dash that begins a point of a list. */
function withoutDash(clause: string): string {
  return clause.replace(/^(?:.*\s[-–—]\s?(?=\p{Lu})|\s*[-–—]\s?(?=\p{L}))/su, '');
}
