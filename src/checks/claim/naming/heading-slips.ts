import { uniqueBy } from '../../../general/lists.ts';
import type { Keyword } from '../../../keywords/model.ts';
import { keywordNames } from '../../../keywords/names/names.ts';
import { foldEditorial } from '../../../keywords/text/editorial.ts';
import { createTypoIndex } from '../../../keywords/text/typo.ts';

/** In letters; shorter words are too often one letter apart. */
const leastLetters = 5;

/**
 * Prepares the reading of headings that differ from a name by one slip, or by a plural "s": `Sheilds`, `Ion Canon`. A
 * word of the rules is no slip, nor is a word with another first letter, as names of people may have: `Harry` is not
 * Parry.
 * @param isOfRules whether the rules have a word
 * @returns a function from a heading, folded by {@link foldEditorial}, to the slug of the only name that it can be
 */
export function createSlipReader(
  keywords: readonly Keyword[],
  isOfRules: (word: string) => boolean,
): (heading: string) => string | undefined {
  const names = createTypoIndex<{ slug: string; words: readonly string[] }>();
  let longest = 0;
  for (const { slug, name } of keywordNames(keywords)) {
    const folded = foldEditorial(name);
    names.add(folded, { slug, words: folded.split(' ') });
    longest = Math.max(longest, folded.length + 1);
  }
  return (heading) => {
    if (heading.length > longest) return undefined;
    const typed = heading.split(' ');
    const isMeant = (words: readonly string[]) => {
      const at = words.findIndex((word, index) => word !== typed[index]);
      const [slip = '', meant = ''] = [typed[at], words[at]];
      const isWord = !/\d/.test(slip) && !isOfRules(slip);
      const isSlip = slip[0] === meant[0] && meant.length >= leastLetters && isWord;
      return isSlip && words.length === typed.length;
    };
    const meant = uniqueBy(
      names.near(heading).filter(({ words }) => isMeant(words)),
      ({ slug }) => slug,
    );
    return meant.length === 1 ? meant[0]?.slug : undefined;
  };
}
