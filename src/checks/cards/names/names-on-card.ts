import type { Keyword } from '../../../keywords/model.ts';
import type { Find, Mention } from '../../../keywords/names/name-finder.ts';
import { keywordNames } from '../../../keywords/names/names.ts';
import { governs, wholeCost } from '../text/clause.ts';
import { createCoveringTest } from '../text/stretches.ts';
import { isDone } from '../text/template-shape.ts';
import type { CurrentKeywords } from './current-keywords.ts';
import { createLookAlikeFinder } from './look-alikes.ts';
import { createTypoFinder, type Typo } from './misspelt.ts';
import { createMiswrittenFinder, type MiswrittenName } from './miswritten.ts';
import { ownNames } from './own-name.ts';
import { isOfName, isToldAsFormer } from './quoted-name.ts';

/** The names of keywords on a card, in the order of the text: as they are, miswritten or misspelt. */
export interface NamesOnCard {
  /** All certain mentions, miswritten ones included. */
  mentions: Mention[];
  miswritten: MiswrittenName[];
  typos: Typo[];
}

/**
 * Prepares the search of card texts for the names of keywords.
 * @param find finds the names that are written as they are
 * @returns a function of a text, of what the card is called, null where nobody knows, and of the offset at which what
 *   it says begins: no name stands before that
 */
export function createNameReader(
  keywords: readonly Keyword[],
  find: Find,
  { keywordOf, shapeOf }: CurrentKeywords,
): (text: string, cardName: string | null, begin: number) => NamesOnCard {
  const shaped = keywordNames(keywords).map(({ name, keyword: { slug } }) => ({
    slug,
    name,
    shape: shapeOf(slug),
  }));
  const findTypos = createTypoFinder(shaped);
  const findMiswritten = createMiswrittenFinder(shaped);
  const findLookAlikes = createLookAlikeFinder(shaped.map(({ name }) => name));

  return (text, cardName, begin) => {
    const all = find(text.replace(gluedToCost, ' '));
    const own = [
      { start: 0, end: begin },
      ...ownNames(text, cardName, all).filter(({ start }) => start >= begin),
    ];
    const isInOwn = createCoveringTest(own);
    const named = all.filter(
      (mention) =>
        !isInOwn(mention.start) &&
        !isOfName(text, mention) &&
        !isToldAsFormer(text, mention, keywordOf(mention.slug).name) &&
        !isPicture(text, mention) &&
        !isDone(text, mention, shapeOf(mention.slug)),
    );
    const miswritten = findMiswritten(text, createCoveringTest([...named, ...own]));
    // A miswritten or misspelt name may have a short name within it.
    const isInMiswritten = createCoveringTest(miswritten);
    const sure = [
      ...named.filter(({ start }) => !isInMiswritten(start)),
      ...miswritten.map(({ slug, name, start, end }) => ({ slug, name, start, end })),
    ].sort((a, b) => a.start - b.start);
    const alike = findLookAlikes(text, createCoveringTest([...sure, ...own]));
    const typos = [...alike, ...findTypos(text, createCoveringTest([...sure, ...alike]), cardName)];
    const isInTypo = createCoveringTest(typos);
    return { mentions: sure.filter(({ start }) => !isInTypo(start)), miswritten, typos };
  };
}

/** A hyphen that joins no words: an arrow that lost its point and its blanks, `Pay 2 Force-Evade 2`, `[tap]-Evade 2`. */
const gluedToCost = new RegExp(String.raw`(?<=(?<!\p{L})${wholeCost})[-‐‑](?=\p{Lu})`, 'gu');

/** Whether a name in brackets stands for the picture before a name in words: `[Pilot] Speeder Pilot.` */
function isPicture(text: string, { start, end, name }: Mention): boolean {
  if (!/[[(]/.test(text.charAt(start - 1))) return false;
  const [all = '', words = ''] = inWords.exec(text.slice(end, end + 80)) ?? [];
  return words !== '' && !governs.test(words.trimEnd()) && text.startsWith(name, end + all.length);
}

/** Capitalised words, also hyphenated after a small one, or with a small one after them: `non-Droid Patrol ship, `. */
const inWords =
  /^[\])]\s{0,3}((?:(?:\p{Ll}+-)?\p{Lu}[\p{L}'’-]*(?:\s(?!(?:and|or|unit)\b)\p{Ll}+(?=,|\s(?:and|or|\p{Lu})))?[\s,/]{1,2}|(?:and|or|unit)\s){1,9})/u;
