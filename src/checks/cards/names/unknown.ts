import { onceEach } from '../../../general/once.ts';
import { endsAbility } from '../text/after-name.ts';
import { isCost } from '../text/clause.ts';
import { statistics } from '../text/game-words.ts';
import { kind } from '../text/head-pieces.ts';
import { isListed, type KeywordUse } from '../text/keyword-use.ts';
import { roleAt } from '../text/role.ts';
import { type Quoted, textBefore } from '../text/stretches.ts';
import { withoutPrinting } from '../text/title.ts';

/** Capitalised words with a number: `Dodge 2`, `First Strike 1`. */
const numbered =
  /(?<![\p{L}\p{N}'’-])(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) [+-]?(?:\d{1,2}|X)(?![\p{L}\p{N}])/gu;

/** Capitalised words alone between the signs of a list, or before the first: `| Haste |`. */
const alone =
  /(?<=(?:^|[|•])[^\S\n]*)(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[^\S\n]*(?:$|[|•\n]))/gu;

/** Names of figures, before which the card's type may stand: `Ground Cost 5`. */
const ofFigure = / (?:Cost|Health|Power|Speed)$/;

/** Words before a card's number in a set: its rarity, or the set. */
const ofPrinting = /^(?:Common|Uncommon|Rare|Promo|Set)$/i;

/** How many words are remembered: cards say most of theirs again and again. */
const mostKept = 10_000;

/** What certainly ends an ability; other signs may stand within the name of a card. */
const certainEnd = /^\.?[^\S\n]*(?:$|[\n|•*"”])|^\.\s/;

/**
 * Prepares the search for what is written as an ability and is no keyword. Words that the texts of keywords use
 * themselves, one after another, belong to the rules, as where a card names a figure: `| Health 4 |`.
 * @param texts what the keywords say
 * @returns a function of a text, of the abilities in it, and of what the card is called, null where nobody knows
 */
export function createUnknownFinder(texts: readonly string[]) {
  const rules = ` ${texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+|[^\s\p{Ll}]/gu) ?? []).join(' ')} `;

  const isOfRules = onceEach((words: string) => rules.includes(` ${words} `), mostKept);

  return (text: string, uses: readonly KeywordUse[], cardName: string | null): Quoted[] => {
    const first = uses.find(({ role }) => role === 'own')?.start ?? text.length;
    // The name of the card may stand on two lines: `| Quill⏎Pen rests.`
    const own = withoutPrinting(cardName);
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
        isOfRules(name.toLowerCase());
      const role = roleAt(text, start);
      if (isKnown || role === 'mentioned' || isPrinted(text, { found, start, end }, first)) return [];
      if (found === name) {
        // A type of card may stand so in a row as well, but not after an ability.
        const hasPrefix = one?.role === 'own' && /^\s*[|•]\s*$/.test(text.slice(one.argumentEnd, start));
        // The first one may be a title, unless the card has another.
        const isFirst =
          cardName !== null &&
          text.slice(0, start).trim() === '' &&
          other?.role === 'own' &&
          /^\s*[|•]\s*$/.test(text.slice(end, other.start)) &&
          !kind.test(name);
        return (hasPrefix || isFirst) && !isOwn(start) ? [{ found, start, end }] : [];
      }
      // A line of its own may be the card's name where that is not known, unless it is one word below the abilities;
      // and a comma may be that of a sentence, unless an ability stands beside it.
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
 * Whether a line below others gives the printing of a card: `Rare 12`, short words in capitals, `BAE 12`, or, after
 * the first ability, whatever stands below the figures.
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

/** In characters: a line about the printing is shorter. */
const longestPrinted = 60;
