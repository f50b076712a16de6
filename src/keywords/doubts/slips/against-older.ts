import { isOneTypo } from '../../text/typo.ts';
import { straight } from '../../text/typography.ts';
import type { Slip, SlipContext } from './slip.ts';
import {
  endsBefore,
  goesOnInSentence,
  isBlank,
  isElsewhere,
  pairOf,
  type SpelledWord,
  spelledWordsOf,
  startsWithCapital,
} from './vocabulary.ts';

/** What an older text has around its words. */
interface OlderWords {
  /** Each word by its place: the words on both sides, and the signs between. */
  places: ReadonlyMap<string, SpelledWord>;
  /** The second of five words in a row by the other four. */
  seconds: ReadonlyMap<string, SpelledWord>;
  /** Four words in a row, with only a space between the two in the middle. */
  fours: ReadonlySet<string>;
  /** Two words that end one sentence and begin the next, and those within one. */
  apart: ReadonlySet<string>;
  together: ReadonlySet<string>;
}

function olderWordsOf(text: string): OlderWords {
  const words = spelledWordsOf(text);
  const [places, seconds] = [new Map<string, SpelledWord>(), new Map<string, SpelledWord>()];
  const [fours, apart, together] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [at, word] of words.entries()) {
    const [next, after] = words.slice(at + 1, at + 3);
    places.set(placeOf(words, at), word);
    if (next && after && isBlank(after.before)) seconds.set(keysAt(words, at - 1, at, at + 2, at + 3), next);
    if (next && isBlank(next.before)) fours.add(keysAt(words, at - 1, at, at + 1, at + 2));
    if (next) (isApart(next) ? apart : together).add(pairOf(word.key, next.key));
  }
  return { places, seconds, fours, apart, together };
}

/** The words at these places of a text; none where it has no such place. */
function keysAt(words: readonly SpelledWord[], ...places: readonly number[]): string {
  return places.map((at) => words[at]?.key ?? '').join(' ');
}

/** The words on both sides of a word, and what is between. */
function placeOf(words: readonly SpelledWord[], at: number): string {
  const [before, after] = [words[at]?.before ?? '', words[at + 1]?.before ?? ''];
  return straight(`${keysAt(words, at - 1)}${before}|${after}${keysAt(words, at + 1)}`);
}

function isApart({ text, before }: SpelledWord): boolean {
  return endsBefore(before) && startsWithCapital(text);
}

/**
 * Possible slips in a text that an older one has right: a word that is one letter off, two that are exchanged, one that
 * is lost, a full stop that is.
 */
export function slipsAgainst(before: string, text: string, beside: SlipContext): Slip[] {
  if (before === '' || before === text) return [];
  const [words, older] = [spelledWordsOf(text), olderWordsOf(before)];
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const other = older.places.get(placeOf(words, at));
    const found = [
      ...(other ? [...altered(words, at, other, beside), ...respelled(words, at, other, beside)] : []),
      ...(next
        ? [...exchanged(words, at, older), ...lost(words, at, older), ...unended(word, next, older)]
        : []),
    ];
    return found.map((slip): Slip => {
      const isPair = slip.kind !== 'altered' && slip.kind !== 'respelled';
      const end = isPair && next ? next.index + next.text.length : word.index + word.text.length;
      return { ...slip, text: text.slice(word.index, end), index: word.index };
    });
  });
}

type Found = Omit<Slip, 'text' | 'index'>;

const article = /^any?$/;

/**
 * A word, of no keyword's name, that is one letter away from the older one between the same words and signs, and stands
 * so nowhere else. Where no fewer sources have it, it may mend a slip of the older text, unless another keyword has
 * words of that.
 */
function altered(
  words: readonly SpelledWord[],
  at: number,
  other: SpelledWord,
  { id, vocabulary }: SlipContext,
): Found[] {
  const { key } = words[at] as SpelledWord;
  if (!isOneTypo(key, other.key) || isInflected(key, other.key) || vocabulary.names.has(key)) return [];
  // Of one letter for another, nothing is left; and an article may well become `any`.
  if (key.length + other.key.length === 2 || (article.test(key) && article.test(other.key))) return [];
  const pairs = (word: string) => [
    pairOf(words[at - 1]?.key ?? '', word),
    pairOf(word, words[at + 1]?.key ?? ''),
  ];
  const holders = (word: string) =>
    [...(vocabulary.words.get(word) ?? [])].filter((each) => each !== id).length;
  const usual = holders(key) < holders(other.key) ? undefined : pairs(other.key);
  return [{ kind: 'altered', meant: other.text, excusedBy: pairs(key), usual }];
}

/** An X, or a name of a keyword, in small letters; and another capital that no other source has within a sentence. */
function respelled(
  words: readonly SpelledWord[],
  at: number,
  other: SpelledWord,
  { id, vocabulary: { capitals, names, wholeNames } }: SlipContext,
): Found[] {
  const { key, text, before } = words[at] as SpelledWord;
  if (other.key !== key || other.text === text) return [];
  // A word of a name may have a capital for another reason: `Deep Moss`, `the Moss Garden`.
  const isName = [keysAt(words, at), keysAt(words, at - 1, at), keysAt(words, at, at + 1)].some((keys) =>
    wholeNames.has(keys),
  );
  const isLarge = startsWithCapital(text);
  const isLost = !isLarge && startsWithCapital(other.text) && (other.text === 'X' || isName);
  const isOdd = isLarge && goesOnInSentence(before) && !names.has(key) && !isElsewhere(capitals, key, id);
  return isLost || isOdd ? [{ kind: 'respelled', meant: other.text }] : [];
}

/** Words that may stand before or behind another with the same meaning: `only triggers`, `triggers only`. */
const adverb = /^(?:again|also|always|now|only|still|then|\p{L}{2,}ly)$/u;

/** Two words that are in the other order in the older text, and in this one nowhere else. */
function exchanged(words: readonly SpelledWord[], at: number, { fours }: OlderWords): Found[] {
  const [word, next] = [words[at] as SpelledWord, words[at + 1] as SpelledWord];
  if (word.key === next.key || !isBlank(next.before)) return [];
  if (adverb.test(word.key) || adverb.test(next.key)) return [];
  if (!fours.has(keysAt(words, at - 1, at + 1, at, at + 2))) return [];
  return [{ kind: 'exchanged', meant: `${next.text} ${word.text}`, excusedBy: [keysAt(words, at, at + 1)] }];
}

/** Words without which two others do not go together; others may really have been removed. */
const small = /^(?:an?|are|as|at|be|by|for|from|if|in|is|it|its|of|on|or|than|that|the|this|to|with)$/;

/** What may be left out, with the words around: `stones (that) you have`, `when (it is) tapped`, `all (of) the`. */
const optional =
  /^\S+ that (?:an?|each|it|no|the|they|this|you)$|^(?:and|as|if|or|than|unless|when|while) (?:are|be|is|it|to) (?!(?:are|can|had|has|is|may|must|was|were|will)$)|^(?:all|both|off) of /;

/** A small word that the older text has between two pairs, or an X, of which the sign may be left. */
function lost(words: readonly SpelledWord[], at: number, { seconds, together }: OlderWords): Found[] {
  const [word, next] = [words[at] as SpelledWord, words[at + 1] as SpelledWord];
  const other = seconds.get(keysAt(words, at - 1, at, at + 1, at + 2));
  const sign = next.before.trim();
  if (!other || together.has(pairOf(word.key, next.key)) || other.before.trim() !== sign) return [];
  const meant = `${word.text} ${sign}${other.text} ${next.text}`;
  if (other.text === 'X') return [{ kind: 'lost', meant }];
  // A name may have an article by itself, `with (the) Rest, …`, but not as part of something: `the Rest ability`.
  const isName = startsWithCapital(next.text) && !isBlank(words[at + 2]?.before ?? '');
  const isOptional = optional.test(`${word.key} ${other.key} ${next.key}`) || (isName && other.key === 'the');
  return sign === '' && small.test(other.key) && !isOptional
    ? [{ kind: 'lost', meant, excusedBy: [keysAt(words, at, at + 1)] }]
    : [];
}

/** A sentence that ends in the older text before a word, and goes on here, where that still has its capital. */
function unended(word: SpelledWord, next: SpelledWord, { apart, together }: OlderWords): Found[] {
  const pair = pairOf(word.key, next.key);
  const goesOn = startsWithCapital(next.text) && goesOnInSentence(next.before);
  if (!goesOn || !apart.has(pair) || together.has(pair)) return [];
  return [{ kind: 'unended', meant: `${word.text}. ${next.text}` }];
}

/** Whether two words are singular and plural, or two tenses, of one word. */
export function isInflected(one: string, other: string): boolean {
  const isFormOf = (long: string, short: string) =>
    long.startsWith(short) && /^(?:'?s|d)$/.test(long.slice(short.length));
  return isFormOf(one, other) || isFormOf(other, one);
}
