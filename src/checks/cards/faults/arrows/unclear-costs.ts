import { openNumber } from '../../text/after-name.ts';
import { arrows, capitalVerbs, clauseOf, isCost, longestCost, straySign } from '../../text/clause.ts';
import { costUnits, countedUnits, currency, verbs } from '../../text/game-words.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { tellsX } from '../../text/letter-x.ts';
import { createOverlapTest, foundIn, type Stretch, textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import type { ArrowFault } from './arrow-fault.ts';

/** The rest of a cost, up to its arrow. */
const upToArrow = String.raw`[^|•\n;:*"“.!>→§]{0,100}\s(?:${arrows})`;

/** An amount with a number or a sign too many, or without all words for what is paid: `2 2 moss`, `moss 2`, `2 points`. */
const oddAmount = String.raw`(?:\d+ (?:\d+ \p{L}+(?: points?)?|(?!(?:and|or|to)\b)\p{L}+(?: points?)? [\d\])}]{1,2}|build|points?)|(?:to |[-–+])\d+ \p{L}+(?: points?)?|\p{L}+ \d+|\d+(?: \p{L}|(?!bp|BP)\p{L}{1,2})|(?<=,\s)\d+ \p{L}+)`;

/** The place before a cost. */
const costBegin = String.raw`(?<=^|[|•:;*“”"'‘\n/]\s?|[.!?,] |(?:^|[\s|:])[-–—]\s?)`;

/** A cost that does not say of what, how much, or either: `Pay -> …`. */
const unclear = new RegExp(
  String.raw`${costBegin}[Pp]ay(?:,? (?:(?:\d+|X(?:[+-]\d+)?)(?: more)?|(?:more )?\p{L}+(?: points?)?|${oddAmount}))?(?=\s{0,2}(?:${arrows})(?!\s?>)|(?<! )(?<!ay), ${upToArrow})`,
  'gu',
);

/** What is paid, right before an arrow. */
const paid = String.raw`\p{L}+(?: points?)?(?=\s{0,2}(?:${arrows}))`;

/** A number before its verb, or a sign within a cost: `2 Pay moss`, `Pay: 2 moss`, `Pay 2-moss`. */
const disordered = new RegExp(
  String.raw`${costBegin}(?:(?:\d{1,2}|X) [Pp]ay ${paid}|[Pp]ay\s?(?:${straySign}|/)\s?(?:\d{1,2}|X) ${paid}|[Pp]ay (?:\d{1,2}|X)\s?(?:${straySign}|/)\s?${paid})`,
  'gu',
);

/** A word of the effect between a whole cost and its arrow: `Pay 2 moss Draw -> a card.` A name is told otherwise. */
const exchanged = new RegExp(
  String.raw`${costBegin}[Pp]ay (?:\d{1,2}|X) (?:more )?(?:${currency}|${costUnits}) (?!(?:${currency}|${countedUnits})(?!\p{L}))\p{Lu}\p{Ll}+,?(?=\s{0,2}(?:${arrows}))`,
  'gu',
);

/** Words in small letters with which no cost ends, for a pattern. */
const neverLast = String.raw`(?<![\p{L}\p{N}'’-])(?:an?|and|by|for|from|gets?|its|of|or|than|the|their|to|where|with(?:out)?|your)`;

/** One of them, with the word before it: `Pay 2 moss and ->`. */
const unfinished = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,20} )?${neverLast}(?=\s{0,2}(?:${arrows}))`,
  'gu',
);

/** An open number in a cost: `Discard ? cards -> …`. */
const open = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${verbs}|${capitalVerbs})(?: \p{L}+){0,4} (?:${openNumber}|#|_{1,4})(?=\s${upToArrow})`,
  'gu',
);

/** An amount of X. */
const anyNumber = new RegExp(String.raw`(?<![\p{L}\p{N}])[Pp]ay X \p{L}+(?=${upToArrow}\s?)`, 'gu');

/** Finds costs before an arrow that do not say how much of what is paid. */
export function findUnclearCosts(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  const isNamed = createOverlapTest(uses.filter(({ shape }) => !shape.hasColon));
  const found = [unclear, disordered, open].flatMap((pattern) => foundIn(text, pattern));
  // Without a cost, an arrow may stand between any two words: `of -> for`.
  const isOfCost = ({ end }: Stretch) => isCost(clauseOf(textBefore(text, end, longestCost)));
  const cut = foundIn(text, unfinished).filter(isOfCost);
  const moved = foundIn(text, exchanged).filter((each) => !isNamed(each));
  return [...found, ...cut, ...moved, ...anyNumbers(text, uses)].map(({ found, start, end }) => ({
    rule: 'cost-unclear',
    found,
    start,
    end,
    replacement: null,
  }));
}

/** Finds costs of X for an ability with another number, where nothing else on the card speaks of X. */
function anyNumbers(text: string, uses: readonly KeywordUse[]) {
  const byStart = new Map(uses.map((use) => [use.start, use]));
  const paid = foundIn(text, anyNumber).filter(({ end }) => {
    const [all = ''] = afterArrow.exec(text.slice(end, end + 120)) ?? [];
    const use = byStart.get(end + all.length);
    return use?.number != null && fitsShape(text, use.end, use.shape);
  });
  return paid.length === 0 || tellsX(text, paid) ? [] : paid;
}

/** The rest of a cost, its arrow, and the spaces after that. */
const afterArrow = new RegExp(String.raw`^${upToArrow}\s{0,3}`);
