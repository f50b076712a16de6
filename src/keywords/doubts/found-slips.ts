import {
  isBlank,
  isElsewhere,
  isWithin,
  pairOf,
  startsWithCapital,
  type Vocabulary,
  type Word,
  wordsOf,
} from './vocabulary.ts';

/** What may stand in a text in place of something else. */
export interface Slip {
  kind: 'stop' | 'twice' | 'parted' | 'article' | 'unended' | 'joined' | 'misspelt';
  /** As it stands there, where, and as it may be meant. */
  text: string;
  index: number;
  meant: string;
  /** Pairs of words: where another source has any of these, it stands there as it should. */
  here: readonly string[];
  /** Those that it is meant to have: it is a slip where other sources have all of these. */
  there: readonly string[];
}

/** What may be a slip in a text of one source, beside the words of the others. */
export function foundSlips(text: string, id: string, vocabulary: Vocabulary): Slip[] {
  const words = wordsOf(text);
  const isKnown = (key: string) => isElsewhere(vocabulary.words, key, id);
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next) return [];
    const found =
      wordTwice(word, next) ??
      partedWord(word, next, isKnown) ??
      otherArticle(word, next) ??
      unended(word, next, id, vocabulary);
    return found
      ? { ...found, text: text.slice(word.index, next.index + next.text.length), index: word.index }
      : [];
  });
  const inPairs = new Set(pairs.flatMap(({ kind, index }) => (kind === 'parted' ? index : [])));
  const strange = words.flatMap((word, index) => {
    const isName = startsWithCapital(word.text) && isWithin(word.before);
    const isPart = inPairs.has(word.index) || inPairs.has(words[index - 1]?.index ?? -1);
    if (isName || isPart || word.key.length < shortest || isKnown(word.key) || vocabulary.names.has(word.key))
      return [];
    return [...joinedWords(word, isKnown), ...misspelt(words, index, id, vocabulary)];
  });
  return [...strayStops(text), ...pairs, ...strange];
}

/** In letters: of shorter words too many are one letter from each other. */
const shortest = 4;

type Found = Omit<Slip, 'text' | 'index'>;

/** `the the` */
function wordTwice(word: Word, next: Word): Found | null {
  if (word.key !== next.key || !isBlank(next.before)) return null;
  return { kind: 'twice', meant: word.text, here: [pairOf(word.key, next.key)], there: [] };
}

/** `dam- age`, `at tack`: as one word it is known, and not each of the two. */
function partedWord(word: Word, next: Word, isKnown: (key: string) => boolean): Found | null {
  if (!/^[-\u00ad\u2010]?\s+$/.test(next.before) || !isKnown(word.key + next.key)) return null;
  const areWords = isBlank(next.before) && isKnown(word.key) && isKnown(next.key);
  return areWords
    ? null
    : { kind: 'parted', meant: word.text + next.text, here: [pairOf(word.key, next.key)], there: [] };
}

/** `A isolated` */
function otherArticle(word: Word, next: Word): Found | null {
  if (!/^an?$/.test(word.key) || !isBlank(next.before)) return null;
  const other = word.key === 'a' ? `${word.text}n` : word.text.slice(0, 1);
  return {
    kind: 'article',
    meant: `${other} ${next.text}`,
    here: [pairOf(word.key, next.key)],
    there: [pairOf(other.toLowerCase(), next.key)],
  };
}

/** `attack dice It`: a word with which sentences begin, and which has its capital nowhere else. */
function unended(
  word: Word,
  next: Word,
  id: string,
  { words, capitals, beginnings, names }: Vocabulary,
): Found | null {
  const { key, text, before } = next;
  const begins =
    /^\p{Lu}(?!\p{Lu})/u.test(text) &&
    isWithin(before) &&
    word.key !== 'means' &&
    !names.has(key) &&
    isElsewhere(beginnings, key, id);
  if (!begins || !isElsewhere(words, key, id) || isElsewhere(capitals, key, id)) return null;
  return { kind: 'unended', meant: `${word.text}. ${text}`, here: [], there: [] };
}

/** `diceof` */
function joinedWords({ key, text, index }: Word, isKnown: (key: string) => boolean): Slip[] {
  return Array.from(key, (_, cut) => cut)
    .slice(1)
    .filter((cut) => isKnown(key.slice(0, cut)) && isKnown(key.slice(cut)))
    .map((cut) => ({
      kind: 'joined',
      text,
      index,
      meant: `${text.slice(0, cut)} ${text.slice(cut)}`,
      here: [],
      there: [pairOf(key.slice(0, cut), key.slice(cut))],
    }));
}

/** `darnage`, `doesnt`: a known word but for one letter, between the same words. */
function misspelt(words: readonly Word[], at: number, id: string, vocabulary: Vocabulary): Slip[] {
  const { key, text, index, before } = words[at] as Word;
  const last = isBlank(before) ? words[at - 1] : undefined;
  const behind = words[at + 1];
  const next = behind && isBlank(behind.before) ? behind : undefined;
  if (!last && !next) return [];
  return vocabulary
    .near(key)
    .filter((meant) => isElsewhere(vocabulary.words, meant, id) && !isInflected(key, meant))
    .map((meant) => ({
      kind: 'misspelt',
      text,
      index,
      meant,
      here: [],
      there: [...(last ? [pairOf(last.key, meant)] : []), ...(next ? [pairOf(meant, next.key)] : [])],
    }));
}

/** Whether two words are one, of one and of several, or now and then. */
function isInflected(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return /^(?:'?s|d)$/.test(long.startsWith(short) ? long.slice(short.length) : '');
}

/** Stops twice, or with a blank in front. */
const stray = /(?<=[\p{L}\p{N}"”)])(?:(?<!\.)\.\.(?!\.)|,[,.]|\s+[.,;](?=["”)]?(?:\s|$)))/gu;

function strayStops(text: string): Slip[] {
  return [...text.matchAll(stray)].map(({ 0: found, index }) => {
    const word = /\S{0,20}$/.exec(text.slice(0, index))?.[0] ?? '';
    const stop = found.trim().at(found.includes('.') ? -1 : 0) ?? '';
    return {
      kind: 'stop',
      text: word + found,
      index: index - word.length,
      meant: word + stop,
      here: [],
      there: [],
    };
  });
}
