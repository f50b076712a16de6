import { straight } from '../../text/typography.ts';
import { longestWord, type Slip, type SlipContext } from './slip.ts';
import { isElsewhere, isWitnessed, spelledWordsOf } from './vocabulary.ts';

/** A sign other than those that words have inside, or that tell of a missing space. */
const sign = String.raw`[^\p{L}\p{M}\p{N}\s\p{Pd}'’,;]`;

/** Letters with a sign or two between them, once or more often; its pieces are bounded so that it is linear. */
const piece = String.raw`\p{L}[\p{L}'’]{0,${longestWord}}`;
const parted = new RegExp(String.raw`(?<!\p{L})${piece}(?:${sign}{1,2}['’]?${piece})+`, 'gu');
const signs = new RegExp(`${sign}+`, 'u');

/** A bracket around a part of a word: `unit(s)`, `(re)roll`, `tak[en]`. */
const bracketed = /[([]\p{L}+[)\]]/u;

/** Letters that stand for words: `N/A`, `Q&A`. */
const initials = /^\p{Lu}(?:[./&]\p{Lu})+$/u;

/** The end of a word that was set apart, `"Moss"'s`, and another way to write `unit(s)`. */
const afterMark = /["“”»>)\]}*_™®©]['’]|\/s$/u;

/** What follows an apostrophe. */
const shortened = /^(?:d|ll|m|re|s|t|ve)$/;

/**
 * A sign within a word that is known without it, `t)he`, `ef*fe*ct`, or with an apostrophe in its place, `don|t`. Two
 * known words with a sign between them, `on/to`, may be two on purpose, unless the older text has them as one; and so
 * may be what an older text of the keyword has.
 */
export function signsInWords(
  text: string,
  before: string,
  { id, older, vocabulary: { words } }: SlipContext,
): Slip[] {
  const olderWords = new Set(spelledWordsOf(before).map(({ key }) => key));
  const isWord = (part: string) => keyOf(part).length > 1 && isElsewhere(words, keyOf(part), id);
  return [...text.matchAll(parted)].flatMap(({ 0: written, index }): Slip[] => {
    const around = text.slice(Math.max(0, index - 1), index + written.length + 1);
    if (written.length > longestWord || before.includes(written)) return [];
    if (bracketed.test(around) || initials.test(written) || afterMark.test(written)) return [];
    const parts = written.split(signs);
    const joined = parts.join('');
    const [front = '', end = ''] = parts;
    const withApostrophe = parts.length === 2 && shortened.test(end) ? [`${front}'${end}`] : [];
    const ways = isWord(front) ? [...withApostrophe, joined] : [joined, ...withApostrophe];
    const known = ways.filter((way) => isWitnessed(words, keyOf(way), id, older));
    const said = known.find((way) => olderWords.has(keyOf(way)));
    const meant = said ?? known[0];
    const mayBeTwo = parts.every(isWord) && (said === undefined || written.includes('/'));
    return meant === undefined || mayBeTwo ? [] : [{ kind: 'sign in a word', text: written, index, meant }];
  });
}

/** A word as a vocabulary has it, without the marks of a quotation around it. */
function keyOf(word: string): string {
  return straight(word)
    .toLowerCase()
    .replace(/^'+|'+$/g, '');
}
