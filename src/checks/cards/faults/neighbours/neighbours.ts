import type { Mention } from '../../../../keywords/names/name-finder.ts';
import { arrows, capitalVerbs, sentenceStart, wholeCost } from '../../text/clause.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { foundIn, type Stretch, textBefore } from '../../text/stretches.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { withoutPrinting } from '../../text/title.ts';

/** A fault right before or after an ability. */
export interface NeighbourFault extends Stretch {
  rule: 'sentence-case' | 'separator-missing' | 'word-doubled';
  /** Name of the ability. */
  name: string;
  found: string;
}

/** Words that begin a sentence and no name, for a pattern. */
const sentenceWords = 'As|Each|Equipped|If|This|When|Whenever|Your?';

/**
 * A repeated word in small letters, or a repeated first word of a sentence or verb of a cost. A sentence may have `that
 * that` and `Whatever rests rests there`, and other capitalised words are names: `Jar Jar`.
 */
const repeated = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-]|\b[Ww]h(?:at|ich|o)ever\s{1,2})(?!(?:had|that)\s)(\p{Ll}+|${capitalVerbs}|${sentenceWords})(?:[^\S\n]+\1(?![\p{L}\p{N}'’-]))+`,
  'gu',
);

/** The first word of a sentence repeated in small letters: `This this unit`. */
const begun = /(?<![\p{L}\p{N}'’-])(?!(?:Had|That)\s)(\p{Lu}\p{Ll}*)[^\S\n]+(\p{Ll}+)(?=[^\S\n]+\p{L})/gu;

/** Finds doubled words: of a sentence, a whole name, or one word of a name: `Critical Hit Hit 2`. */
export function findDoubled(text: string, mentions: readonly Mention[]): NeighbourFault[] {
  const words = foundIn(text, repeated).flatMap(({ captured: name, ...each }): NeighbourFault[] => {
    // Three times or more is meant.
    const isTwice = each.found.slice(name.length).trimStart() === name;
    return isTwice ? [{ ...each, rule: 'word-doubled', name }] : [];
  });
  const firsts = [...text.matchAll(begun)].flatMap(
    ({ 0: found, 1: name = '', 2: again, index: start }): NeighbourFault[] =>
      name.toLowerCase() === again
        ? [{ rule: 'word-doubled', name, found, start, end: start + found.length }]
        : [],
  );
  const ends = new Set(mentions.map(({ end }) => end));
  const colons = foundIn(text, doubledColon)
    .filter(({ start }) => ends.has(start) || !isLabel.test(textBefore(text, start, longestLabel)))
    .map((each): NeighbourFault => ({ ...each, rule: 'word-doubled', name: ':' }));
  const costs = foundIn(text, doubledCost).map(
    ({ captured: name, ...each }): NeighbourFault => ({ ...each, rule: 'word-doubled', name }),
  );
  return [...words, ...firsts, ...colons, ...costs, ...doubledNames(text, mentions)];
}

/** A doubled colon after a word: `Bounty:: Gain 1 Force.` */
const doubledColon = /(?<=\p{L}|\d)::(?=[^\S\n]|\[)/gu;

/** The name of a field before two colons, as programs for notes have it, at the end of a text: `- type:: Space`. */
const isLabel = /(?:^|\n)[^\S\n]*(?:[-*+•][^\S\n]+)?\p{L}[\p{L} _-]{0,20}$/u;

/** In characters: the name of a field, and what stands before it on its line. */
const longestLabel = 40;

/** A whole cost that stands twice before its arrow: `[tap], [tap] ->`. */
const doubledCost = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${wholeCost}|Tap),?[^\S\n]{0,2}\1(?=[^\S\n]{0,2}(?:${arrows}))`,
  'gu',
);

function doubledNames(text: string, mentions: readonly Mention[]): NeighbourFault[] {
  const faults: NeighbourFault[] = [];
  for (const [index, { name, start, end }] of mentions.entries()) {
    if (start < (faults.at(-1)?.end ?? 0)) continue;
    const words = name.split(' ');
    const before = `${words[0]} `;
    // The word may belong to a longer name beside it: `Double Damage Damage Control 2`.
    const [last, next] = [mentions[index - 1], mentions[index + 1]];
    const isOfNext = next?.start === end + 1 && next.name !== name && next.name.includes(' ');
    const isOfLast = last?.end === start - 1 && last.name.includes(' ');
    const again = [` ${name}`, `: ${name}`, ` ${words.at(-1)}`];
    // After a colon the word may begin a sentence, unless it has a colon itself.
    const isAgain = (said: string) =>
      isNext(text, end, said) && (said.startsWith(' ') || text[end + said.length] === ':');
    const after = isOfNext ? undefined : again.find(isAgain);
    const isBefore =
      !isOfLast &&
      text.slice(0, start).endsWith(before) &&
      !/[\p{L}\p{N}-]/u.test(text[start - before.length - 1] ?? '');
    if (!after && !isBefore) continue;
    const from = isBefore ? start - before.length : start;
    const to = end + (after?.length ?? 0);
    faults.push({ rule: 'word-doubled', name, found: text.slice(from, to), start: from, end: to });
  }
  return faults;
}

function isNext(text: string, offset: number, words: string): boolean {
  return text.startsWith(words, offset) && !/^[\p{L}\p{N}'’-]/u.test(text.slice(offset + words.length));
}

/** A word in small letters after a full stop. */
const small = /^\.[^\S\n]+(?<word>\p{Ll}+)/u;

/** Finds sentences after a keyword that begin with a small letter: `Leap 2. this unit rests`. */
export function findLowercaseStarts(text: string, uses: readonly KeywordUse[]): NeighbourFault[] {
  return uses.flatMap(({ name, argumentEnd }): NeighbourFault[] => {
    const { 0: all = '', groups } = small.exec(text.slice(argumentEnd, argumentEnd + 40)) ?? {};
    const found = groups?.word;
    if (found === undefined) return [];
    const end = argumentEnd + all.length;
    return [{ rule: 'sentence-case', name, found, start: end - found.length, end }];
  });
}

/** The beginning of a cost, a sign in brackets or a sentence, none of which continues an ability. */
const beginsOther = new RegExp(
  String.raw`^(?:(?:\p{Lu}\p{Ll}+,\s+)?Pay\s+(?:\d+|X)\s+\p{L}|\[\p{L}+\]|\p{Lu}\p{Ll}+\s+(?:${arrows})|This\s+\p{Lu}|${sentenceStart})`,
  'u',
);

/** A space after an ability, perhaps with a letter in place of the bar that it looks like: `Armor l Stealth`. */
const gap = /^[^\S\n]+(?:[lI][^\S\n]+)?(?=\S)/;

/**
 * Finds whole abilities with another right after them, `Armor Evade 2`, `Evade 2 Pay 1 Force -> …`, or with a sentence
 * that begins with the card's name.
 * @param cardName null where nobody knows it
 */
export function findMissingSeparators(
  text: string,
  uses: readonly KeywordUse[],
  cardName: string | null,
): NeighbourFault[] {
  const own = withoutPrinting(cardName);
  const isWhole = standWhole(text, uses);
  // Of several in a row, each but the first follows something that ends no ability, and begins one all the same.
  const isRunOn = new Set<number>();
  return uses.flatMap((use, index): NeighbourFault[] => {
    const { name, number, argumentEnd } = use;
    const { hasNumber, hasColon } = use.shape;
    const role = isRunOn.has(index) ? 'own' : use.role;
    const blank = gap.exec(text.slice(argumentEnd, argumentEnd + 10))?.[0];
    if (!blank || role === 'mentioned' || hasColon || use.hasColon) return [];
    if (hasNumber !== (number !== null) || text.slice(use.end - name.length, use.end) !== name) return [];
    const start = argumentEnd + blank.length;
    const next = uses[index + 1];
    const isAbility = next?.start === start && next.name !== name && isWhole[index + 1];
    const after = text.slice(start, start + 40);
    const isOther =
      beginsOther.test(after) ||
      (role === 'own' && hasNumber && /^\p{Lu}\p{Ll}/u.test(after)) ||
      (own !== '' &&
        text.startsWith(own, start) &&
        /^\s\p{Ll}/u.test(text.slice(start + own.length, start + own.length + 2)));
    if (!isAbility && !isOther) return [];
    if (isAbility) isRunOn.add(index + 1);
    const word = isAbility ? text.slice(next.start, next.end) : (/^\S+/.exec(after)?.[0] ?? '');
    const found = `${blank.trimStart()}${word}`;
    const end = start + word.length;
    return [{ rule: 'separator-missing', name, found, start: end - found.length, end }];
  });
}

/**
 * For each use, whether it is a whole ability that ends, or is followed by another such, a cost or a sentence, so that
 * a sign between them may be missing.
 */
function standWhole(text: string, uses: readonly KeywordUse[]): boolean[] {
  const isWhole: boolean[] = [];
  // From the last to the first, so that the answer for the next one is known.
  for (const [index, { number, shape, end, argumentEnd }] of [...uses.entries()].reverse()) {
    const blank = gap.exec(text.slice(argumentEnd, argumentEnd + 10))?.[0] ?? '';
    const start = argumentEnd + blank.length;
    const isFollowed =
      uses[index + 1]?.start === start ? isWhole[index + 1] : beginsOther.test(text.slice(start, start + 40));
    const isFilled = !shape.hasColon && shape.hasNumber === (number !== null);
    isWhole[index] = fitsShape(text, end, shape) || (blank !== '' && isFilled && isFollowed === true);
  }
  return isWhole;
}
