import { isInflected, slipsAgainst } from './against-older.ts';
import { digits, isOwnerOf, movedBlank, oddCapital, ownerless } from './odd-words.ts';
import { signsBetween } from './sign-between.ts';
import { signsInWords } from './sign-in-word.ts';
import { longestWord, type Slip, type SlipContext, type SlipOfWords, shortestWord } from './slip.ts';
import { straySigns } from './stray-signs.ts';
import {
  asRead,
  goesOnInSentence,
  isBlank,
  isElsewhere,
  isWitnessed,
  pairOf,
  type SpelledWord,
  spelledWordsOf,
  startsWithCapital,
} from './vocabulary.ts';

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

/** A doubled word, `the the`; what English really says twice is none. */
function wordTwice(word: SpelledWord, next: SpelledWord): SlipOfWords | null {
  if (word.key !== next.key || !isBlank(next.before) || /^(?:do|had|is|so|that)$/.test(word.key)) return null;
  return { kind: 'twice', meant: word.text, excusedBy: [pairOf(word.key, next.key)] };
}

/**
 * A word that was split, `dam- age`, `dam–age`, `at tack`: as one word it is known, and its two parts are not both.
 */
function splitWord(
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
function missingStop(
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
const compound =
  /^(?:any|every|no|some)(?:body|one|thing|time|times|where|how|way|more)$|^(?:cannot|into|maybe|onto|upon|within|without)$/;

/** Two words that were joined, `diceof`; `apart` and `alone` are words. */
function joinedWords(
  { key, text, index }: SpelledWord,
  { id, older, vocabulary: { words } }: SlipContext,
): Slip[] {
  const isKnown = (part: string) => isWitnessed(words, part, id, older);
  return Array.from(key, (_, cut) => cut)
    .slice(2)
    .filter((cut) => !compound.test(key) && isKnown(key.slice(0, cut)) && isKnown(key.slice(cut)))
    .map((cut) => ({
      kind: 'joined',
      text,
      index,
      meant: `${text.slice(0, cut)} ${text.slice(cut)}`,
      needs: [pairOf(key.slice(0, cut), key.slice(cut))],
    }));
}

/**
 * A misspelt word: `danage`, one letter from a known word between the same words; `doesnt`, `darnage` and `damgae`, which are
 * no other words, anywhere.
 */
function misspelt(words: readonly SpelledWord[], at: number, { id, older, vocabulary }: SlipContext): Slip[] {
  const { key, text, index, before } = words[at] as SpelledWord;
  const last = isBlank(before) ? words[at - 1] : undefined;
  const behind = words[at + 1];
  const next = behind && isBlank(behind.before) ? behind : undefined;
  // `cards` may be a plural or a possessive, which is only reported where the words on both sides say so.
  const isMeant = (meant: string) =>
    isWitnessed(vocabulary.words, meant, id, older) && !isInflected(key, meant) && !isOwnerOf(meant, key);
  return vocabulary
    .near(key)
    .filter(isMeant)
    .flatMap((meant) => {
      const isPlain =
        meant.replaceAll("'", '') === key ||
        asRead(key).includes(meant) ||
        (key.length >= longerWord && isTransposed(key, meant)) ||
        (isDoubled(key, meant) && hardlyDoubled.test(key));
      const beside = [...(last ? [pairOf(last.key, meant)] : []), ...(next ? [pairOf(meant, next.key)] : [])];
      // For a doubled letter, or two in the wrong order, one known neighbour is enough where it may be another word.
      const ways =
        isDoubled(key, meant) || isTransposed(key, meant) ? beside.map((pair) => [pair]) : [beside];
      const needed = isPlain ? [[]] : ways.filter((needs) => needs.length > 0);
      return needed.map((needs): Slip => ({ kind: 'misspelt', text, index, meant, needs }));
    });
}

/** Whether a word is another with one letter doubled: `uniit`. */
function isDoubled(key: string, meant: string): boolean {
  const without = (at: number) => key.slice(0, at) + key.slice(at + 1);
  return Array.from(key, (_, at) => at).some((at) => key[at] === key[at + 1] && without(at) === meant);
}

/** Letters of which English words hardly have two side by side. */
const hardlyDoubled = /([ahijkquvwxy])\1/;

/** In letters; of shorter words with two letters in the other order both are often right, `trial` and `trail`. */
const longerWord = 6;

/** Whether a word is another with two adjacent letters inside in the wrong order: `lyaered`. */
function isTransposed(key: string, meant: string): boolean {
  const at = [...key].findIndex((letter, index) => letter !== meant[index]);
  const turned = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
  return key.length >= longerWord - 1 && at > 0 && turned === meant;
}

/** A number or an X with its sign, the word after it, and up to two words before and one more after these. */
const value =
  /(?<=(?<before>(?:(?<![\p{L}'’])[\p{L}'’]{1,30} ){0,2}))(?<![\p{L}\p{N}])(?<sign>[-+\u2013\u2212]?)(?<rest>(?:\d+|X)(?![\p{L}\p{N}])(?: \p{L}+)?)(?=(?<after>(?: \p{L}{1,30})?))/gu;

/** `X power` where an older wording has `–X power` between the same words: a program may lose a sign. */
function missingSign(text: string, before: string): Slip[] {
  if (text === before) return [];
  const older = Map.groupBy(before.matchAll(value), placeOfValue);
  return [...Map.groupBy(text.matchAll(value), placeOfValue)].flatMap(([place, values]) => {
    const others = older.get(place) ?? [];
    // Of several in the same words, the first is compared with the first.
    if (others.length !== values.length) return [];
    return values.flatMap(({ 0: found, index, groups }, at): Slip[] => {
      const meant = others[at]?.[0] ?? '';
      return groups?.sign === '' && meant !== found ? [{ kind: 'unsigned', text: found, index, meant }] : [];
    });
  });
}

function placeOfValue({ groups: { before = '', rest = '', after = '' } = {} }: RegExpExecArray): string {
  return [before, rest, after].join('|');
}
