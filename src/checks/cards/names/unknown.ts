import { endsAbility } from '../text/after-name.ts';
import { isCost, roleAt } from '../text/clause.ts';
import { statistics } from '../text/game-words.ts';
import { kind } from '../text/head-pieces.ts';
import { isListed, type KeywordUse } from '../text/keyword-use.ts';
import { type Quoted, textBefore } from '../text/stretches.ts';
import { withoutPrinting } from '../text/title.ts';

/** Words with capitals and a number: `Dodge 2`, `First Strike 1`. */
const numbered =
  /(?<![\p{L}\p{N}'’-])(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) [+-]?(?:\d{1,2}|X)(?![\p{L}\p{N}])/gu;

/** Words with capitals alone between two points of a list: `| Haste |`. */
const alone =
  /(?<=[|•][^\S\n]*)(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[^\S\n]*(?:$|[|•\n]))/gu;

/** What a figure of a card is of, before which may stand what the card is: `Ground Cost 5`. */
const ofFigure = / (?:Cost|Health|Power|Speed)$/;

/** How rare a card is, or of what, before its number in a set. */
const ofPrinting = /^(?:Common|Uncommon|Rare|Promo|Set)$/i;

/** What ends an ability for certain; other signs may stand within what a card is called. */
const certainEnd = /^\.?[^\S\n]*(?:$|[\n|•*"”])|^\.\s/;

/**
 * Prepares the search for what is written as an ability and is of no keyword. A word that the texts of the keywords use themselves is one of
 * the rules, as where a card counts what it has: `| Health 4 |`.
 * @param texts what the keywords say
 * @returns a function of a text, of the abilities in it, and of what the card is called, null where nobody knows
 */
export function createUnknownFinder(texts: readonly string[]) {
  const ofRules = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []));

  return (text: string, uses: readonly KeywordUse[], cardName: string | null): Quoted[] => {
    const first = uses.find(({ role }) => role === 'own')?.start ?? text.length;
    // What the card is called may stand on two lines: `| Quill⏎Pen rests.`
    const own = withoutPrinting(cardName ?? '').trim();
    const isOwn = (start: number) =>
      own !== '' && text.slice(start, start + own.length).replace(/\s/g, ' ') === own.replace(/\s/g, ' ');
    let next = 0;
    const all = [...text.matchAll(numbered), ...text.matchAll(alone)].sort((a, b) => a.index - b.index);
    return all.flatMap(({ index: start, 0: found, groups = {} }): Quoted[] => {
      const { name = '' } = groups;
      const end = start + found.length;
      const after = text.slice(end, end + 20);
      while ((uses[next]?.start ?? text.length) < start) next++;
      const [one, other] = [uses[next - 1], uses[next]];
      const isKnown =
        isCost(name) ||
        (ofFigure.test(name) && kind.test(name.replace(ofFigure, ''))) ||
        name.split(' ').every((word) => ofRules.has(word.toLowerCase()));
      const role = roleAt(text, start);
      if (isKnown || role === 'mentioned' || isPrinted(text, { found, start, end }, first)) return [];
      if (found === name) {
        // Of a row, what the card is may stand so as well, but not after its abilities.
        const hasPrefix = one?.role === 'own' && /^\s*[|•]\s*$/.test(text.slice(one.argumentEnd, start));
        return hasPrefix && !isOwn(start) ? [{ found, start, end }] : [];
      }
      // A line of its own may be what the card is called, where nobody knows, but for one word below its abilities; and
      // a comma is of a sentence as well, but beside an ability.
      const before = textBefore(text, start, 2);
      const mayBeTitle =
        cardName === null && /(?:^|\n) ?$/.test(before) && (start < first || name.includes(' '));
      const isInList =
        (one?.role === 'own' && isListed(text, one, { start })) ||
        (other?.role === 'own' && isListed(text, { argumentEnd: end }, other));
      const isDoubtful = (mayBeTitle || /, ?$/.test(before)) && !/^\.?\s*[|•*]/.test(after);
      const isAbility = role === 'granted' ? endsAbility(after) : certainEnd.test(after) && !isDoubtful;
      return isAbility || isInList ? [{ found, start, end }] : [];
    });
  };
}

/**
 * Whether a line below others tells of the printing of a card: `Rare 12`, in short words of capitals, `BAE 12`, or, after the
 * first ability, what stands below its figures.
 */
function isPrinted(text: string, { found, start, end }: Quoted, firstAbility: number): boolean {
  const [before = '', above] = textBefore(text, start, longestPrinted).split('\n').reverse();
  if (above === undefined) return false;
  const [after = ''] = text.slice(end, end + longestPrinted).split('\n', 1);
  const isFirst = before.trim() === '';
  return (
    !/\p{Ll}|\p{L}{5}/u.test(`${before}${found}${after}`) ||
    (isFirst && ofPrinting.test(found.replace(/\s.*/, ''))) ||
    (isFirst && start > firstAbility && statistics.test(above.trim()))
  );
}

/** In characters: a line of that is shorter. */
const longestPrinted = 60;
