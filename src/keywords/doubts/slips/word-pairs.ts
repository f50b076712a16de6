import type { SlipContext, SlipOfWords } from './slip.ts';
import {
  goesOnInSentence,
  isBlank,
  isElsewhere,
  isWitnessed,
  pairOf,
  type SpelledWord,
  startsWithCapital,
} from './vocabulary.ts';

/** A doubled word, `the the`; what English really says twice is none. */
export function wordTwice(word: SpelledWord, next: SpelledWord): SlipOfWords | null {
  if (word.key !== next.key || !isBlank(next.before) || /^(?:do|had|is|so|that)$/.test(word.key)) return null;
  return { kind: 'twice', meant: word.text, excusedBy: [pairOf(word.key, next.key)] };
}

/**
 * A word that was split, `dam- age`, `dam–age`, `at tack`: as one word it is known, and its two parts are not both.
 */
export function splitWord(
  word: SpelledWord,
  next: SpelledWord,
  { id, older, vocabulary: { words } }: SlipContext,
): SlipOfWords | null {
  const joined = word.key + next.key;
  if (!/^(?:[-\u2010]\s*|\p{Pd}|\u00ad?\s+)$/u.test(next.before) || !isWitnessed(words, joined, id, older))
    return null;
  const areWords = isElsewhere(words, word.key, id) && isElsewhere(words, next.key, id);
  // `a lone unit` is no split word.
  if (!/\S\s/.test(next.before) && (areWords || word.key === 'a' || compound.test(joined))) return null;
  return { kind: 'parted', meant: word.text + next.text };
}

/**
 * A sentence without its stop, `attack dice It`: the next word usually begins sentences, and has a capital only there.
 */
export function missingStop(
  word: SpelledWord,
  next: SpelledWord,
  after: SpelledWord | undefined,
  { id, vocabulary: { words, capitals, beginnings, names } }: SlipContext,
): SlipOfWords | null {
  const { key, text, before } = next;
  const begins =
    startsWithCapital(text) &&
    !isInCapitals(text) &&
    !isInCapitals(word.text) &&
    // `any Play-or-Pass chance` has a name.
    !after?.before.startsWith('-') &&
    goesOnInSentence(before) &&
    word.key !== 'means' &&
    !names.has(key) &&
    isElsewhere(beginnings, key, id);
  if (!begins || !isElsewhere(words, key, id) || isElsewhere(capitals, key, id)) return null;
  // The letter of a name is no article: `Player A may`.
  const needs = key === 'a' ? [pairOf('a', after?.key ?? '')] : [];
  return { kind: 'unended', meant: `${word.text}. ${text}`, needs };
}

function isInCapitals(word: string): boolean {
  return /^\p{Lu}{2}/u.test(word);
}

/** Correct words that are made of two others. */
export const compound =
  /^(?:any|every|no|some)(?:body|one|thing|time|times|where|how|way|more)$|^(?:cannot|into|maybe|onto|upon|within|without)$/;
