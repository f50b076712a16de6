import { arrows, sentenceStart } from '../../text/clause.ts';
import type { KeywordUse } from '../../text/keyword-use.ts';
import { fitsShape } from '../../text/template-shape.ts';
import { withoutPrinting } from '../../text/title.ts';
import type { NeighbourFault } from './neighbour-fault.ts';

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
