import { anyOf } from '../../../../keywords/text/pattern.ts';
import { arrows, clauseOf, hasArrow, isCost, longestCost } from '../../text/clause.ts';
import { currency } from '../../text/game-words.ts';
import { type KeywordUse, offer } from '../../text/keyword-use.ts';
import { foundIn, skipBlanks, textBefore } from '../../text/stretches.ts';
import { type ArrowFault, brokenArrow, toldOnly } from './arrow-fault.ts';
import { isBracketAndArrow, isSurelyPaid, mayBeOther, needsMore } from './certain-arrows.ts';

/** The signs that arrows are made of, as a typist or a program writes them. */
const point = '>＞→↦⇒⇨⇾➔-➾⟶⟹⭢⮕\uf0e0\uf0e8';
const dash = '-–—‑−－=~';
/** The arrows of word processors, in a font of signs; without it their bytes, E0 and E8, are read as letters of a script. */
const lettersOfArrows = 'àèŕčąаиΰθ';
const stroke = `[${dash}\\ufe0f${point}]`;

/** A sign certainly meant as an arrow, between a cost and its effect: `=>`, `- ->`, `-->>`, `➔`. */
const broken = new RegExp(
  String.raw`(?<=[\p{L}\p{N}\].)] ?)[^\S\n]*(?!(?:${arrows}|[>＞]=?)[^\S\n]*["“[\p{L}\d])(?=(?:[${dash}][^\S\n]?)*[${point}])${stroke}+(?:[^\S\n]${stroke}*[${point}])*[^\S\n]*(?=["“[\p{L}\d])`,
  'gu',
);

/** A sign that may be meant as an arrow, or was put in its place; without a cost before it, it is another sign. */
const doubtful = anyOf('gu', [
  new RegExp(
    String.raw`(?<=[\p{L}\p{N}\].)])[^\S\n]+(?:(?:[${lettersOfArrows}>＞»›►▶?\ufffd←]\ufe0f?|<-)[^\S\n]+(?=[\p{L}["“])|=[^\S\n]+(?=[\p{Lu}["“]))`,
    'u',
  ),
  // Without a space on one side.
  /(?<=[\p{L}\p{N}\].)])(?:[>＞][^\S\n]*|[^\S\n]+[>＞])(?=["“[\p{Lu}])/u,
  // With a key beside that of the dash in its place, or typed as well; after "Pay" a 0 is an amount.
  /(?<=[\p{L}\p{N}\].)])(?<![Pp]ay)[^\S\n]+-?[0OoPp()[\]+¬|]-?>[^\S\n]*(?=["“[\p{Lu}])/u,
  /(?<=[\p{L}\p{N}\].)])[^\S\n]?->[0OoPp)\]=+][^\S\n]+(?=["“[\p{Lu}])/u,
  // Typed with a neighbouring key, or with shift released too early or late.
  /(?<=[\p{L}\p{N}\].)])(?:[^\S\n]*(?:-\.|_>|\.>|-<)[^\S\n]*|[^\S\n]+-[,/?][^\S\n]+)(?=["“[\p{L}\d])/u,
  // Of other signs that look like its own or stand beside them on a keyboard, or with signs around it.
  /(?<=[\p{L}\p{N}\].)])[^\S\n]+(?:[-–—]›|-[}';]|<->|\(->\)|\[->\])[^\S\n]+(?=["“[\p{Lu}])/u,
  // With a key typed as well, before or after it.
  /(?<=[\p{L}\p{N}\].)])[^\S\n]?(?:[#$%&@\\^_~/][^\S\n]?(?:->|→)|(?:->|→)[^\S\n]?(?:[#$%@\\^_~!/]|&(?!#?\w{1,8};))(?!\d))[^\S\n]*(?=["“[\p{L}\d])/u,
  // With a sign too many, before or after it.
  /(?<=[\p{L}\p{N}\].)])(?:[^\S\n]?,[^\S\n]?(?:->|→)|[^\S\n]?(?:->|→)[^\S\n]?[.:,;])[^\S\n]*(?=["“[\p{L}\d])/u,
]);

/**
 * Signs that may stand before a cost within a clause: `Vault: `, `text='`, a case of several, one more cost of a list.
 */
const beginsOther = /[:=]|(?<![\p{L}\p{N}])['‘]|\/(?=[\p{Lu}[])|,\s(?=Pay\s)/u;

/**
 * A letter or digit alone before a point, or a digit glued to a word, which may belong to the arrow: `Pay 1 Force 9>
 * Evade 2`, `Pay 1 point0> Evade 2`.
 */
const aloneBefore = /(?<![Pp]ay)[^\S\n][\p{L}\p{N}]$|\p{Ll}\d$/u;

/** A bracket that is open at the end of a text, others within it left out. */
const openBracket = /[([][^()[\]|•\n]*$/;
const bracketed = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

/** A word that a letter or digit may belong to, at the end of a text: `Tap Team O`, `a unit with power 0`. */
const takesMore = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:(?!${currency}\b)\p{Lu}[\p{L}'’]*|and|are|at|cost|health|is|of|or|power|speed|than|to|with)|\d)\s$`,
  'u',
);

/** Whether a sign in place of an arrow may belong to what stands before or after it, or may have lost a part or more. */
function mayGoOn(text: string, { found, start, end }: ArrowFault): boolean {
  const before = textBefore(text, start, longestCost);
  if (hasArrow.test(found) && /[#$%&@\\^_~!/]/.test(found)) return true;
  // A key beside that of the first letter: `-> ,editate`.
  if (/[.:,;]$/.test(found) && /\p{Ll}/u.test(text.charAt(end))) return true;
  if (/[)\]]/.test(found)) return openBracket.test(before.replace(bracketed, ''));
  if (/>0$/.test(found) || (/>\+$/.test(found) && /^\s*X\b/.test(text.slice(end, end + 5)))) return true;
  return /^[\p{L}\d]/u.test(found) ? takesMore.test(before) : found === '>' && aloneBefore.test(before);
}

/** Verbs that are a whole cost; others need an object. */
const wholeVerb = /^\s*(?:exhaust|(?:un)?tap)\s*$/i;

/** An arrow later in the same clause, however it is written: it and the sign have one cost. A point may be none. */
export const leadsToAnyArrow = new RegExp(
  String.raw`^[^|•\n;:*"“.!/]{0,150}?(?:[${dash}]\s?[${point}]|(?![>＞])[${point}]|§)`,
);

/** Finds signs in place of an arrow, those that are certainly meant as one first. */
export function findArrowSigns(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  const ofCosts = foundIn(text, doubtful).flatMap(({ found, start, end }): ArrowFault[] => {
    const before = clauseOf(textBefore(text, start, longestCost));
    const clause = withoutDash(before.split(beginsOther).at(-1) ?? '');
    const isNumber = /\?/.test(found) && /^\s*\p{L}+\s*$/u.test(clause) && !wholeVerb.test(clause);
    const isPaid = isCost(clause) && !isNumber && !countsCards(text, start, before);
    if (!isPaid || leadsToAnyArrow.test(text.slice(end, end + longestCost))) return [];
    const fault = brokenArrow(text, found, start);
    return [toldOnly(fault, mayBeOther(text, fault, clause))];
  });
  // After an ability the sign may as well stand between two: `Armor >> Stealth`.
  const abilityEnds = new Set(
    uses
      .filter(
        ({ role, hasColon, start }) =>
          (role === 'own' || /[>»]\s?$/.test(textBefore(text, start, 3))) && !hasColon,
      )
      .map(({ argumentEnd }) => skipBlanks(text, argumentEnd)),
  );
  const certain = foundIn(text, broken)
    .map(({ found, start }) => brokenArrow(text, found, start))
    .map((fault) => toldOnly(fault, abilityEnds.has(fault.start)));
  return [...certain, ...ofCosts]
    .filter((fault) => !isBracketAndArrow(text, fault))
    .map((fault) => toldOnly(fault, mayGoOn(text, fault)));
}

/** Finds dashes between a cost and a numbered ability: arrows that lost their point. */
export function findDashes(text: string, uses: readonly KeywordUse[]): ArrowFault[] {
  return uses.flatMap((use, index) => dashBefore(text, use, uses[index - 1]));
}

/** The dash between a cost and a numbered ability; one at the beginning of a line is a list mark. */
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
  // After another ability a dash goes on with a list; after words that offer a choice it begins one.
  const namesAbility = (previous?.end ?? 0) > start - sign.length - cost.length;
  const isPaid = isCost(cost) && !/(?:^|\s)[-–]\s/.test(cost) && !namesAbility && !offer.test(cost);
  if (!isPaid || countsCards(text, start - sign.length, cost)) return [];
  const fault = brokenArrow(text, sign, start - sign.length);
  return [toldOnly(fault, !isSurelyPaid(cost) || needsMore.test(cost))];
}

/** An amount of something capitalised, without the word “pay”. */
const soMuch = /^\s*\d{1,2}\s+\p{Lu}(?:(?!\s[Pp](?:ay|AY)\s*$).)*$/su;

/** Whether words that begin a line may as well be a count of cards in a list. */
function countsCards(text: string, end: number, words: string): boolean {
  const start = end - words.length;
  return soMuch.test(words) && (start === 0 || text[start - 1] === '\n');
}

/** A clause from after its last dash that is a list mark. */
function withoutDash(clause: string): string {
  return clause.replace(/^(?:.*\s[-–—]\s?(?=\p{Lu})|\s*[-–—]\s?(?=\p{L}))/su, '');
}
