import { slipsAgainst } from './against-older.ts';
import { missingSign } from './missing-sign.ts';
import { joinedWords, misspelt } from './misspelt.ts';
import { digits, movedBlank, oddCapital, ownerless } from './odd-words.ts';
import { signsBetween } from './sign-between.ts';
import { signsInWords } from './sign-in-word.ts';
import { longestWord, type Slip, type SlipContext, shortestWord } from './slip.ts';
import { straySigns } from './stray-signs.ts';
import { goesOnInSentence, isElsewhere, spelledWordsOf, startsWithCapital } from './vocabulary.ts';
import { missingStop, splitWord, wordTwice } from './word-pairs.ts';

/**
 * Possible slips in a text, judged by the words of other sources.
 * @param before the text of an older source that it replaces
 */
export function foundSlips(text: string, before: string, beside: SlipContext): Slip[] {
  const words = spelledWordsOf(text);
  const { id, vocabulary } = beside;
  const isKnown = (key: string) => isElsewhere(vocabulary.words, key, id);
  const pairs = words.flatMap((word, index) => {
    const [next, after] = words.slice(index + 1, index + 3);
    if (!next) return [];
    const found =
      wordTwice(word, next) ??
      splitWord(word, next, beside) ??
      movedBlank(word, next, beside) ??
      missingStop(word, next, after, beside);
    return found
      ? { ...found, text: text.slice(word.index, next.index + next.text.length), index: word.index }
      : [];
  });
  const parted = new Set(
    pairs.flatMap(({ kind, index }) => (kind === 'parted' || kind === 'moved' ? index : [])),
  );
  const strange = words.flatMap((word, index) => {
    const isName = startsWithCapital(word.text) && goesOnInSentence(word.before);
    const isRest = parted.has(words[index - 1]?.index ?? -1);
    if (isName || isRest || word.key.length < shortestWord || word.key.length > longestWord) return [];
    if (isKnown(word.key) || vocabulary.names.has(word.key)) return [];
    return [...joinedWords(word, beside), ...misspelt(words, index, beside)];
  });
  const inWords = signsInWords(text, before, beside);
  const ofDigits = digits(text, beside);
  const certain = ofDigits.filter(({ needs = [] }) => needs.length === 0);
  const explaining = [...inWords.filter((slip) => !isLetterOff(slip)), ...certain];
  const others = [
    ...straySigns(text),
    ...inWords,
    ...signsBetween(text, before),
    ...pairs,
    ...words.flatMap((word, index) => [...oddCapital(word, beside), ...ownerless(words, index, beside)]),
    ...strange,
    ...ofDigits,
    ...slipsAgainst(before, text, beside),
    ...missingSign(text, before),
  ];
  return [...explaining, ...others.filter(createApartTest(explaining))];
}

/** Whether a mark or a bracket may belong before the first letter of a word, or behind its last: `t"he`. */
function isLetterOff({ text }: Slip): boolean {
  return /^\p{L}["“”(]\p{L}|\p{L}["“”)]\p{L}$/u.test(text);
}

/** Whether a slip has nothing in common with what others explain: the rest of `uni*ts` is no word of its own. */
function createApartTest(told: readonly Slip[]): (slip: Slip) => boolean {
  return ({ index, text }) =>
    !told.some((each) => each.index < index + text.length && index < each.index + each.text.length);
}
