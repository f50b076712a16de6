import { straight } from '../../text/typography.ts';
import { longestWord, type Slip, type SlipContext, type SlipOfWords, shortestWord } from './slip.ts';
import {
  hasOddCapital,
  isBlank,
  isElsewhere,
  isWitnessed,
  pairOf,
  type SpelledWord,
  spelledWordsOf,
} from './vocabulary.ts';

/** A misplaced space, `thisu nit`: one letter further on, or back, both words are known beside the same neighbours. */
export function movedBlank(
  word: SpelledWord,
  next: SpelledWord,
  { id, older, vocabulary: { words } }: SlipContext,
): SlipOfWords | null {
  const joined = word.text + next.text;
  const known = [word, next].filter(({ key }) => isElsewhere(words, key, id)).length;
  if (known === 2 || !isBlank(next.before) || joined.length > longestWord) return null;
  for (const cut of [word.text.length - 1, word.text.length + 1]) {
    const [one, other] = [joined.slice(0, cut), joined.slice(cut)];
    const keys = [one, other].map((part) => straight(part).toLowerCase());
    if (keys.every((key) => isWitnessed(words, key, id, older)))
      return {
        kind: 'moved',
        meant: `${one} ${other}`,
        needs: known === 0 ? [] : [keys.join(' ')],
      };
  }
  return null;
}

/** Whether a word is the possessive where the plural may be meant: `unit's` for `units`. */
export function isOwnerOf(meant: string, key: string): boolean {
  return key.endsWith('s') && meant === `${key.slice(0, -1)}'s`;
}

/** Words before a singular, and never before a plural. */
const ofOne = /^(?:an?|another|each|every|one|that|this)$/;

/**
 * A possessive without its apostrophe, `this units attack`: a singular between the same words, where elsewhere no
 * plural stands. After other words `the units' power` may be the plural, and in `the units attack` it may be the
 * subject.
 */
export function ownerless(
  words: readonly SpelledWord[],
  at: number,
  { id, older, vocabulary }: SlipContext,
): Slip[] {
  const { key, text, index, before } = words[at] as SpelledWord;
  const [last, next] = [words[at - 1], words[at + 1]];
  const meant = `${key.slice(0, -1)}'s`;
  const isTold = isOwnerOf(meant, key) && isWitnessed(vocabulary.words, meant, id, older);
  if (!isTold || !last || !next || !isBlank(before)) return [];
  const isOfOne = ofOne.test(last.key);
  if (!isBlank(isOfOne ? next.before.replace(/^['’]/, '') : next.before)) return [];
  const doings = isOfOne ? [] : ['can', 'may', 'must', 'to'].map((word) => pairOf(word, next.key));
  const pairsWith = (word: string) => [pairOf(last.key, word), pairOf(word, next.key)];
  return [
    {
      kind: 'misspelt',
      text: text + next.before.trimEnd(),
      index,
      meant: `${text.slice(0, -1)}'s`,
      excusedBy: [...pairsWith(key), ...doings],
      needs: pairsWith(meant),
    },
  ];
}

/** A capital within a known word that no other source writes so: `attaCk`, `YOu`. */
export function oddCapital({ key, text, index }: SpelledWord, { id, vocabulary }: SlipContext): Slip[] {
  if (!hasOddCapital(text) || !isElsewhere(vocabulary.words, key, id)) return [];
  if (isElsewhere(vocabulary.oddCapitals, text, id)) return [];
  const inCapitals = text.toUpperCase();
  const meant = isElsewhere(vocabulary.oddCapitals, inCapitals, id)
    ? inCapitals
    : text.slice(0, 1) + text.slice(1).toLowerCase();
  return [{ kind: 'capital', text, index, meant }];
}

/** A digit within a word, or next to one without a space; the bound is the length of any real number. */
const digitInWord = /\d{1,9}(?:(?<=\p{L}\d{1,9})|(?=\p{L}))/gu;

/** The letters for which a digit is misread. */
const letterOfDigit: Readonly<Record<string, readonly string[]>> = { 0: ['o'], 1: ['l', 'i'], 5: ['s'] };

/**
 * A digit for a letter, `wil1`, or a missing space, `0speed`: with the letter or the space it is a known word. A short
 * one must occur elsewhere after the same word, since `natural 1s` and `type A5` are correct.
 */
export function digits(text: string, { id, older, vocabulary }: SlipContext): Slip[] {
  const isKnown = (word: string) => isWitnessed(vocabulary.words, straight(word).toLowerCase(), id, older);
  return [...text.matchAll(digitInWord)].flatMap(({ 0: number, index }): Slip[] => {
    const end = index + number.length;
    const front = /[\p{L}'’]*$/u.exec(text.slice(Math.max(0, index - longestWord), index))?.[0] ?? '';
    const rest = /^[\p{L}'’]*/u.exec(text.slice(end, end + longestWord))?.[0] ?? '';
    const isParted = (word: string) => word === '' || (word.length >= shortestWord && isKnown(word));
    const asLetter = (letterOfDigit[number] ?? []).map((letter) => front + letter + rest).find(isKnown);
    const asNumber = isParted(front) && isParted(rest) ? `${front} ${number} ${rest}`.trim() : undefined;
    const meant = asLetter ?? asNumber;
    if (meant === undefined) return [];
    const last = spelledWordsOf(text.slice(Math.max(0, index - longestWord), index - front.length)).at(-1);
    const isShort = meant === asLetter && meant.length < shortestWord;
    return [
      {
        kind: 'digit',
        text: front + number + rest,
        index: index - front.length,
        meant,
        needs: isShort ? [pairOf(last?.key ?? '', straight(meant).toLowerCase())] : [],
      },
    ];
  });
}
