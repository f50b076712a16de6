import { stemmer } from 'stemmer';
import { addTo } from '../../general/lists.ts';
import { onceEach } from '../../general/once.ts';
import type { Vocabulary } from '../../keywords/store/vocabulary.ts';
import { figures } from '../../keywords/text/number-words.ts';
import { stopWords } from '../../keywords/text/stop-words.ts';
import { unpackSynonyms } from './sent-synonyms.ts';

/** One word of a text as the search reads it, and its position, in UTF-16 code units. */
interface ReadWord {
  word: string;
  start: number;
  end: number;
}

/** How texts and queries are read. All of the search shares one instance. */
export interface Words {
  /**
   * Passes each word of a text to `take`: in lower case, without apostrophes, `re-roll` as `reroll`, phrases as the
   * vocabulary reads them.
   */
  read(text: string, take: (word: string, start: number, end: number) => void): void;
  /** The words of a text as a list, cached: the same texts are shown on every key press. */
  split(text: string): readonly ReadWord[];
  /** The form under which a word is indexed: its stem, or the digits of a number; null for a stop word. */
  toTerm(word: string): string | null;
  /** The terms of a text, each as often as it occurs. */
  termsOf(text: string): string[];
}

/**
 * Different ways of saying one thing in English, each line with the words they are read as first. Irregular forms of
 * verbs are among them, which the stemmer leaves as they are, but none that begins another word as it is typed: "hid".
 */
const readings = unpackSynonyms([
  'cant,cannot,can not,may not,must not,can never,could not,couldnt,unable to',
  'cant,not able to,isnt able to,not being able to,not allowed to,isnt allowed to',
  'each,every',
  'choose,chose',
  'drive,drove,driven',
  'eat,ate,eaten',
  'fly,flew,flown',
  'give,gave,given',
  'take,took',
  'throw,threw,thrown',
]);

/**
 * Number words by their stem, as their digits; without "one", which is a pronoun as often, and "zero", which no text
 * has.
 */
const digits = new Map([...figures].slice(2).map(([word, figure]) => [stemmer(word), figure] as const));

/** A word with its apostrophes and the hyphens that join letters. Each character is read once. */
const wordPattern = /([\p{L}\p{M}\p{N}]+(?:(?:['’]+|(?<=[\p{L}\p{M}])-(?=\p{L}))[\p{L}\p{M}\p{N}]+)*)/u;

/** Creates the reader of texts from what the vocabulary says of words. */
export function createWords(vocabulary: Pick<Vocabulary, 'readings' | 'stopWords'>): Words {
  const common = new Set([...stopWords, ...vocabulary.stopWords.map(spellingOf)]);
  const phrases = byFirstWord([...readings, ...vocabulary.readings]);
  // A word has few spellings, each of which occurs in many texts.
  const spell = onceEach((written: string): Spelling => {
    const word = spellingOf(written);
    return { word, phrases: phrases.get(word) };
  });
  const read: Words['read'] = (text, take) => {
    // The text between words and the words themselves, alternately.
    const pieces = text.split(wordPattern);
    const isSaid = ({ rest }: Phrase, place: number) =>
      rest.every((word, index) => {
        const next = place + 2 * (index + 1);
        return spellingOf(pieces[next] ?? '') === word && pieces[next - 1]?.trim() === '';
      });
    let end = 0;
    for (let place = 1; place < pieces.length; place += 2) {
      const written = pieces[place] as string;
      const start = end + (pieces[place - 1] as string).length;
      end = start + written.length;
      const { word, phrases: possible } = spell(written);
      const phrase = possible?.find((each) => isSaid(each, place));
      if (!phrase) {
        take(word, start, end);
        continue;
      }
      const last = place + 2 * phrase.rest.length;
      end += pieces.slice(place + 1, last + 1).join('').length;
      place = last;
      for (const each of phrase.mean) take(each, start, end);
    }
  };
  const split = onceEach((text: string): readonly ReadWord[] => {
    const words: ReadWord[] = [];
    read(text, (word, start, end) => words.push({ word, start, end }));
    return words;
  });
  const toTerm = onceEach((word: string) => (common.has(word) ? null : stem(word)));
  return { read, split, toTerm, termsOf: (text) => split(text).flatMap(({ word }) => toTerm(word) ?? []) };
}

/** How a word is read, and the phrases that may begin with it, longest first. */
interface Spelling {
  word: string;
  phrases: Phrase[] | undefined;
}

/** A phrase that is read as other words: the text after its first word, and those words. */
interface Phrase {
  rest: string[];
  mean: string[];
}

/**
 * A word in lower case, without apostrophes, hyphens and accents: few people type accents, and Unicode has two ways to
 * write them.
 */
function spellingOf(written: string): string {
  const word = written.toLowerCase().replace(/['’-]/g, '');
  // Plain ASCII skips `normalize`, as in `slugify`: a browser would have to load its Unicode tables first.
  return /^\w*$/.test(word) ? word : word.normalize('NFD').replace(/(?<=[a-z])\p{M}+/gu, '');
}

function byFirstWord(readings: Vocabulary['readings']): Map<string, Phrase[]> {
  const wordsOf = (phrase: string) => phrase.split(' ').map(spellingOf);
  const phrases = readings.flatMap(({ say, mean }) => say.map((said) => ({ said, mean: wordsOf(mean) })));
  const byFirst = new Map<string, Phrase[]>();
  for (const { said, mean } of phrases.sort((a, b) => b.said.length - a.said.length)) {
    const [first = '', ...rest] = wordsOf(said);
    addTo(byFirst, first, { rest, mean });
  }
  return byFirst;
}

function stem(word: string): string {
  const stemmed = /^\d+s$/.test(word) ? word.slice(0, -1) : stemmer(word);
  return digits.get(stemmed) ?? stemmed;
}
